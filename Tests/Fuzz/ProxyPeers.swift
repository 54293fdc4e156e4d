#if DEBUG || FUZZING
@testable import RPC
import Wire

/// One end of a connection whose other end is a list of bytes.
///
/// Unchecked `Sendable`: see ``Link``.
final class ProxyLink: Link, @unchecked Sendable {
  /// Written bytes that were not inspected yet.
  var written: [UInt8] = []
  /// Received bytes that were not taken yet.
  private var unread: [UInt8] = []
  /// Whether the other end reads nothing.
  var isStalled = false {
    didSet { if !isStalled, !output.isEmpty { needsFlush() } }
  }

  override func writeOutput() {
    guard !isStalled else { return }
    written += output.bytes
    output.removeAll()
  }

  override func resumeInput() {
    loop.post { [self] in deliver() }
  }

  func arrive(_ bytes: some Collection<UInt8>) {
    guard !isClosed else { return }
    unread += bytes
    deliver()
  }

  private func deliver() {
    guard !isClosed, !isReadingPaused, !unread.isEmpty, let receiver else { return }
    let bytes = unread
    let used = bytes.withUnsafeBytes { receiver.linkReceived($0) }
    if !isClosed { unread.removeFirst(used) }
  }
}

/// A peer at the other end of a ``ProxyLink``: the bytes it sends, and when they arrive.
struct ProxyPeer {
  let link: ProxyLink
  /// The model of what may be sent to this peer.
  var wire: WireModel
  /// Sent bytes that have not arrived, while it ``holds``.
  private var underWay: [UInt8] = []
  /// Bytes that arrive with the next ``ProxyHouse/deliver()``; not at once, because they may cause
  /// more peers to be added.
  private var due: [UInt8] = []
  /// Whether it ends the connection after that.
  var isCut = false
  var holds = false
  /// Whether it has behaved like a correct peer so far.
  var isHonest = true

  init(_ link: ProxyLink, _ side: WireModel.Side) {
    self.link = link
    wire = WireModel(side)
  }

  mutating func say(_ write: (inout OutputBuffer) -> Void) {
    var output = OutputBuffer()
    write(&output)
    say([UInt8](output.bytes))
  }

  mutating func say(_ bytes: [UInt8]) {
    if holds { underWay += bytes } else { due += bytes }
  }

  /// Arbitrary bytes.
  mutating func babble(_ bytes: [UInt8]) {
    isHonest = false
    wire.granted(1 << 40)
    say(bytes)
  }

  /// Lets the next held bytes arrive.
  mutating func arrive(_ count: Int) {
    let bytes = underWay.prefix(count)
    underWay.removeFirst(bytes.count)
    due += bytes
  }

  mutating func takeDue() -> [UInt8] {
    guard !due.isEmpty else { return [] }
    defer { due = [] }
    return due
  }

  mutating func give(_ amount: Int, _ stream: UInt32) {
    if stream == 0 { wire.granted(Int64(amount)) }
    say { $0.appendCredit(stream: stream, amount: UInt32(amount)) }
  }
}

/// A client in front of the proxy.
struct ProxyCaller {
  var peer: ProxyPeer
  let number: UInt8
  private(set) var next: UInt32 = 1
  /// Calls without an end, the oldest first.
  private(set) var open: [UInt32] = []
  /// Calls above this stream were not processed, by the proxy's GOAWAY.
  private(set) var line = UInt32.max

  init(_ link: ProxyLink, number: UInt8) {
    peer = ProxyPeer(link, .server)
    self.number = number
  }

  /// The bytes of a call's request, which are returned.
  static func tag(_ number: UInt8, _ stream: UInt32) -> [UInt8] {
    [number] + (0..<4).map { UInt8(truncatingIfNeeded: stream >> (24 - 8 * $0)) }
  }

  mutating func call(_ wish: CallWish, bytes: Int, timeout: UInt32) {
    let id = next
    next += 1
    open.append(id)
    let message = Self.tag(number, id) + [UInt8](repeating: 7, count: bytes)
    var output = OutputBuffer()
    output.appendCall(
      stream: id,
      method: 1,
      name: id == 1 ? ProxyHouse.method.name : nil,
      timeout: timeout,
      priority: wish.contains(.bulk) ? .bulk : .interactive,
      metadata: CallMetadata(wish.metadata),
      message: message.count,
      acceptsCompressed: wish.contains(.compressed)
    ) { $0.put(message) }
    var frame = [UInt8](output.bytes)
    if wish.contains(.unfinished) { frame[5] &= ~FrameFlags.last.rawValue }
    peer.say(frame)
  }

  mutating func cancel(_ id: UInt32) {
    open.removeAll { $0 == id }
    peer.say { $0.appendCancel(stream: id, reason: .givenUp) }
  }

  /// Inspects the output of the proxy.
  mutating func listen(areAnswersOurs: Bool) throws(BrokenPromise) {
    guard !peer.link.written.isEmpty else { return }
    let written = peer.link.written
    peer.link.written = []
    var (ended, pings, line): ([(UInt32, [UInt8]?)], [UInt64], UInt32) = ([], [], line)
    try written.withUnsafeBufferPointer { bytes throws(BrokenPromise) in
      try peer.wire.take(UnsafeRawBufferPointer(bytes)) { header, payload throws(BrokenPromise) in
        switch FrameType(rawValue: header.type) {
        case .end:
          guard let frame = try? EndFrame(header.flags, payload) else { return }
          let isWhole = frame.code == .ok && !frame.isCompressed
          ended.append((header.stream, isWhole ? frame.message.map { [UInt8]($0) } : nil))
        case .ping:
          if let ping = try? SmallFrames.ping(header.flags, payload), !ping.isAnswer {
            pings.append(ping.data)
          }
        case .goAway:
          if let frame = try? GoAwayFrame(header.flags, payload) { line = min(line, frame.last) }
        default: break
        }
      }
    }
    self.line = line
    for (id, message) in ended {
      let wasOpen = open.contains(id)
      open.removeAll { $0 == id }
      guard peer.isHonest else { continue }
      // A cancelled call may be answered in flight.
      guard wasOpen || id < next else { throw BrokenPromise("END of a call that was not made") }
      // A service that could not read the request answers with nines.
      guard let message, areAnswersOurs, let first = message.first, first != 9 else { continue }
      guard message.starts(with: Self.tag(number, id)) else {
        throw BrokenPromise("call \(id) of client \(number) got the answer of another")
      }
    }
    for data in pings { peer.say { $0.appendPing(data, isAnswer: true) } }
  }

  /// Calls that the proxy must end itself.
  var owed: [UInt32] {
    peer.isHonest && !peer.link.isClosed ? open.filter { $0 <= line } : []
  }
}

/// The options of a client's call.
struct CallWish: OptionSet {
  let rawValue: UInt8

  /// The proxy's channel waits until there is a connection.
  static let waits = CallWish(rawValue: 1)
  /// An interceptor inspects the answer.
  static let watched = CallWish(rawValue: 2)
  /// The interceptor also changes it.
  static let changed = CallWish(rawValue: 4)
  /// The proxy refuses it.
  static let refused = CallWish(rawValue: 8)
  /// The proxy runs it in its handler.
  static let handled = CallWish(rawValue: 16)
  static let compressed = CallWish(rawValue: 32)
  static let bulk = CallWish(rawValue: 64)
  /// The end of the requests arrives later, or not at all.
  static let unfinished = CallWish(rawValue: 128)

  var metadata: Metadata { rawValue & 31 == 0 ? [:] : ["wish": "\(rawValue & 31)"] }

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(_ metadata: Metadata) { rawValue = metadata["wish"].flatMap(UInt8.init) ?? 0 }
}

/// The service behind the proxy, on one connection.
struct ProxiedService {
  var peer: ProxyPeer
  /// Calls that wait for an answer, with their requests, the oldest first.
  private(set) var asked: [(id: UInt32, request: [UInt8])] = []
  private(set) var last: UInt32 = 0
  private var isGreeted = false

  init(_ link: ProxyLink) { peer = ProxyPeer(link, .client) }

  /// Answers the opening.
  mutating func greet(_ settings: Settings) {
    guard !isGreeted, !peer.link.written.isEmpty else { return }
    isGreeted = true
    peer.link.written = []
    peer.say(Hello.server(chosen: Hello.version) + settings.encodedFrame())
  }

  mutating func listen() throws(BrokenPromise) {
    guard isGreeted, !peer.link.written.isEmpty else { return }
    let written = peer.link.written
    peer.link.written = []
    var (asked, last, pings): ([(id: UInt32, request: [UInt8])], UInt32, [UInt64]) =
      (asked, last, [])
    try written.withUnsafeBufferPointer { bytes throws(BrokenPromise) in
      try peer.wire.take(UnsafeRawBufferPointer(bytes)) { header, payload throws(BrokenPromise) in
        switch FrameType(rawValue: header.type) {
        case .call:
          guard let frame = try? CallFrame(header.flags, payload) else { return }
          let request = frame.message.map { Self.plain($0, isCompressed: frame.isCompressed) }
          asked.append((header.stream, request ?? []))
          last = header.stream
        case .message:
          guard let frame = try? MessageFrame(header.flags, payload, allowsCursor: false),
            frame.begins, let index = asked.firstIndex(where: { $0.id == header.stream })
          else { return }
          asked[index].request = Self.plain(frame.bytes, isCompressed: frame.isCompressed)
        case .cancel: asked.removeAll { $0.id == header.stream }
        case .ping:
          if let ping = try? SmallFrames.ping(header.flags, payload), !ping.isAnswer {
            pings.append(ping.data)
          }
        default: break
        }
      }
    }
    self.asked = asked
    self.last = last
    for data in pings { peer.say { $0.appendPing(data, isAnswer: true) } }
  }

  /// The request, or its beginning; empty for a piece of a compressed one.
  private static func plain(_ message: UnsafeRawBufferPointer, isCompressed: Bool) -> [UInt8] {
    guard isCompressed else { return [UInt8](message) }
    return (try? CompressedMessage.inflate(message, limit: 1 << 20)) ?? []
  }

  /// Removes one of the waiting calls.
  mutating func take(_ choice: Int) -> (id: UInt32, request: [UInt8])? {
    asked.isEmpty ? nil : asked.remove(at: choice % asked.count)
  }

  /// One of the waiting calls, which continues to wait.
  func waiting(_ choice: Int) -> UInt32? {
    asked.isEmpty ? nil : asked[choice % asked.count].id
  }
}
#endif
