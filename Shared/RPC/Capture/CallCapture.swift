import Cryptography
import Wire

/// The destination of captured calls.
package protocol CaptureSink: AnyObject, Sendable {
  /// Writes one record in its file form; does not wait.
  func write(_ record: [UInt8])
}

/// Captures calls so that they can be replayed.
///
/// Calls that reached a handler are written when they are over: requests, outcome, and a digest of
/// the replies. Public methods are left out, since a household's first secrets are exchanged there.
/// Only the metadata that a replay needs is stored, and no token. Messages are stored completely.
///
/// Unchecked `Sendable`: touched on the loop of its server only.
package final class CallCapture: ServerInterceptor, @unchecked Sendable {
  /// The most bytes of requests of open calls; of a call beyond it only the end is written.
  private static let maximumOpenBytes = 64 << 20

  private final class Open {
    var call: RPCV1.CapturedCall
    var bytes = 0
    var replies = ReplyDigest()

    init(_ call: RPCV1.CapturedCall) {
      self.call = call
    }
  }

  private let sink: any CaptureSink
  private let startedAt: MonotonicInstant
  private var open: [ObjectIdentifier: Open] = [:]
  private var openBytes = 0

  /// Captures from now on.
  package init(into sink: any CaptureSink, on loop: EventLoop) {
    self.sink = sink
    startedAt = loop.now
  }

  /// Metadata to keep: identity, which gives no rights, and what marks a repetition.
  static func keeps(_ key: String) -> Bool {
    ["request-id", "resume-bin", "device-id"].contains(key) || key.hasPrefix("daybook-")
  }

  // MARK: Events of calls

  func began(_ call: ServerCall, _ request: EncodedSource) {
    guard call.method.access != .anyone else { return }
    let kind = call.method.kind
    let entries = call.metadata.filter { Self.keeps($0.key) }
    let open = Open(
      RPCV1.CapturedCall(
        method: call.method.name,
        takesMany: kind.takesMany,
        repliesMany: kind.repliesMany,
        began: GoogleProtobuf.Duration(call.startedAt - startedAt),
        timeout: call.deadline.map { GoogleProtobuf.Duration($0 - call.startedAt) },
        metadata: entries.map { RPCV1.CapturedEntry(key: $0.key, value: $0.value.bytes[...]) }
      )
    )
    self.open[ObjectIdentifier(call)] = open
    guard kind.takesMany else {
      return add(request.copied, isCompressed: call.isRequestCompressed, to: open, of: call)
    }
    call.inbox?.onTaken = { [unowned self, unowned call] in
      switch $0 {
      case .message(let next):
        add(next.bytes, isCompressed: next.isCompressed, to: open, of: call)
      case .end: open.call.sawEnd = true
      }
    }
  }

  private func add(
    _ message: [UInt8],
    isCompressed: Bool,
    to open: Open,
    of call: ServerCall
  ) {
    guard !open.call.lacksRequests else { return }
    let cost = message.count + 64
    guard open.bytes + cost <= CaptureForm.maximumRequests,
      openBytes + cost <= Self.maximumOpenBytes
    else {
      openBytes -= open.bytes
      open.bytes = 0
      open.call.requests = []
      open.call.lacksRequests = true
      return
    }
    open.bytes += cost
    openBytes += cost
    open.call.requests.append(
      RPCV1.CapturedRequest(
        after: GoogleProtobuf.Duration(call.loop.now - call.startedAt),
        message: message[...],
        isCompressed: isCompressed
      )
    )
  }

  /// A reply of `bytes` bytes is sent, which `write` fills in.
  func replied(_ call: ServerCall, _ bytes: Int, _ write: (EncodingPlace) -> Void) {
    open[ObjectIdentifier(call)]?.replies.add([UInt8](byteCount: bytes, writtenBy: write))
  }

  package func intercept(_ call: ServerCall) throws {}

  package func finished(_ call: ServerCall, _ outcome: CallOutcome) {
    guard let open = open.removeValue(forKey: ObjectIdentifier(call)) else { return }
    call.inbox?.onTaken = nil
    openBytes -= open.bytes
    open.call.code = UInt32(outcome.code.rawValue)
    open.call.reason = outcome.error?.reason ?? ""
    open.call.replies = open.replies.count
    open.call.replyDigest = open.replies.bytes[...]
    open.call.took = GoogleProtobuf.Duration(outcome.took)
    sink.write(CaptureForm.record(open.call))
  }
}

/// The digest of the replies, for comparison: SHA-256 over the digest so far and the next message.
package struct ReplyDigest: Hashable, Sendable {
  package private(set) var count: UInt32 = 0
  /// Empty if there was no reply.
  package private(set) var bytes: [UInt8] = []

  package init() {}

  fileprivate init(count: UInt32, bytes: [UInt8]) {
    self.count = count
    self.bytes = bytes
  }

  /// Adds a message, inflated.
  package mutating func add(_ message: [UInt8]) {
    count &+= 1
    bytes = SHA256.hash(of: bytes + message)
  }
}

extension Metadata.EntryValue {
  fileprivate var bytes: [UInt8] {
    switch self {
    case .text(let text): Array(text.utf8)
    case .binary(let bytes): bytes
    }
  }
}

extension RPCV1.CapturedCall {
  /// The caller's metadata, as far as it was kept.
  package var entries: Metadata {
    var entries = Metadata()
    for entry in metadata {
      if entry.key.hasSuffix("-bin") {
        entries.append(entry.key, binary: Array(entry.value))
      } else {
        entries.append(entry.key, String(decoding: entry.value, as: UTF8.self))
      }
    }
    return entries
  }

  /// The digest of the replies; `nil` if there was none, or none was recorded.
  package var answer: ReplyDigest? {
    replyDigest.isEmpty ? nil : ReplyDigest(count: replies, bytes: Array(replyDigest))
  }

  package var kind: MethodKind {
    switch (takesMany, repliesMany) {
    case (false, false): .unary
    case (false, true): .serverStream
    case (true, false): .clientStream
    case (true, true): .bidirectional
    }
  }
}

extension RPCV1.CapturedRequest {
  /// The message, inflated.
  ///
  /// - Throws: ``RPCError`` if it is damaged, or larger than the message limit.
  package func inflated() throws -> [UInt8] {
    guard isCompressed else { return Array(message) }
    return try message.withUnsafeBytes {
      try CompressedMessage.inflate($0, limit: CaptureForm.maximumRecord)
    }
  }
}
