#if DEBUG || FUZZING
@testable import RPC
import Wire

/// Checks that parsed frames are written as the same bytes.
enum FrameFuzz {
  /// Reads `input` as frames one after the other, and as both sides' opening.
  static func check(_ input: [UInt8]) throws(BrokenPromise) {
    try input.withUnsafeBufferPointer { input throws(BrokenPromise) in
      let bytes = UnsafeRawBufferPointer(input)
      var offset = 0
      while offset < bytes.count {
        let rest = bytes.piece(offset, bytes.count - offset)
        guard let header = try? FrameHeader(rest, limit: FrameHeader.maximumPayload),
          rest.count - FrameHeader.byteCount >= header.length
        else { break }
        let whole = rest.piece(0, FrameHeader.byteCount + header.length)
        let payload = whole.piece(FrameHeader.byteCount, header.length)
        offset += whole.count
        try check(header, payload, whole)
      }
    }
    try opening(input)
  }

  /// A frame that is accepted is written as the same bytes, wherever we could have written it.
  private static func check(
    _ header: FrameHeader,
    _ payload: UnsafeRawBufferPointer,
    _ whole: UnsafeRawBufferPointer
  ) throws(BrokenPromise) {
    guard let type = FrameType(rawValue: header.type) else { return }
    var output = OutputBuffer()
    switch type {
    case .settings: return try settings(payload)
    case .auth:
      _ = try? ClusterProof.read(header.flags, payload)
      return
    case .call: guard call(header, payload, &output) else { return }
    case .head:
      guard header.flags.isEmpty, let metadata = metadata(payload) else { return }
      output.appendHead(stream: header.stream, metadata: metadata)
    case .message: guard message(header, payload, &output) else { return }
    case .end: guard try end(header, payload, &output) else { return }
    case .cancel:
      guard let reason = try? SmallFrames.cancel(header.flags, payload),
        reason.rawValue == payload[0]
      else { return }
      output.appendCancel(stream: header.stream, reason: reason)
    case .credit:
      guard let amount = try? SmallFrames.credit(header.flags, payload) else { return }
      output.appendCredit(stream: header.stream, amount: UInt32(amount))
    case .ping:
      guard let ping = try? SmallFrames.ping(header.flags, payload), header.stream == 0 else {
        return
      }
      output.appendPing(ping.data, isAnswer: ping.isAnswer)
    case .goAway:
      guard let frame = try? GoAwayFrame(header.flags, payload), header.stream == 0,
        frame.code.rawValue == payload.u16(at: 4),
        frame.text.utf8.elementsEqual(payload.dropFirst(6))
      else { return }
      output.appendGoAway(frame)
    }
    guard output.bytes.elementsEqual(whole) else {
      throw BrokenPromise("\(type) is written as other bytes than it was read from")
    }
  }

  private static func metadata(_ block: UnsafeRawBufferPointer) -> Metadata? {
    try? Metadata.read(block, limit: 8_192).get()
  }

  private static func call(
    _ header: FrameHeader,
    _ payload: UnsafeRawBufferPointer,
    _ output: inout OutputBuffer
  ) -> Bool {
    // We send LAST only with the message.
    guard let frame = try? CallFrame(header.flags, payload),
      frame.isLast == (frame.message != nil), let metadata = metadata(frame.metadata)
    else { return false }
    var name: String?
    if let bytes = frame.name {
      guard let text = String(validating: bytes, as: UTF8.self) else { return false }
      name = text
    }
    output.appendCall(
      stream: header.stream,
      method: frame.methodNumber,
      name: name,
      timeout: frame.timeout,
      priority: frame.priority,
      metadata: CallMetadata(metadata),
      message: frame.message?.count,
      isCompressed: frame.isCompressed,
      acceptsCompressed: frame.acceptsCompressed
    ) { place in
      if let message = frame.message { place.bytes.copyBytes(from: message) }
    }
    return true
  }

  private static func message(
    _ header: FrameHeader,
    _ payload: UnsafeRawBufferPointer,
    _ output: inout OutputBuffer
  ) -> Bool {
    guard let frame = try? MessageFrame(header.flags, payload, allowsCursor: true),
      frame.begins, frame.finishes
    else { return false }
    output.appendMessage(
      stream: header.stream,
      size: frame.size,
      cursor: frame.cursor.map { [UInt8]($0) },
      isCompressed: frame.isCompressed
    ) { $0.bytes.copyBytes(from: frame.bytes) }
    return true
  }

  private static func end(
    _ header: FrameHeader,
    _ payload: UnsafeRawBufferPointer,
    _ output: inout OutputBuffer
  ) throws(BrokenPromise) -> Bool {
    guard let frame = try? EndFrame(header.flags, payload) else { return false }
    guard frame.code == .ok else {
      let error = StatusMessage.decode([UInt8](frame.status), code: frame.code)
      let again = StatusMessage.decode(StatusMessage.encode(error), code: frame.code)
      guard StatusMessage.encode(again).count <= 8_000 else {
        throw BrokenPromise("a status is written larger than it may be")
      }
      return false
    }
    guard let metadata = metadata(frame.metadata), payload[0] == 0 else { return false }
    output.appendEnd(
      stream: header.stream,
      trailers: metadata,
      message: frame.message?.count,
      isCompressed: frame.isCompressed
    ) { place in
      if let message = frame.message { place.bytes.copyBytes(from: message) }
    }
    return true
  }

  private static func settings(_ payload: UnsafeRawBufferPointer) throws(BrokenPromise) {
    guard let settings = try? Settings(payload) else { return }
    let frame = settings.encodedFrame()
    let again = frame.withUnsafeBytes { bytes in
      try? Settings(bytes.piece(FrameHeader.byteCount, bytes.count - FrameHeader.byteCount))
    }
    guard again == settings else { throw BrokenPromise("SETTINGS change on the way") }
  }

  private static func opening(_ input: [UInt8]) throws(BrokenPromise) {
    var own = Settings()
    own.proof = .accepted
    own.nonce = [UInt8](repeating: 7, count: Settings.nonceBytes)
    var server = ServerOpening(settings: own, keys: [[UInt8](repeating: 1, count: 32)])
    var client = ClientOpening(settings: own, key: [UInt8](repeating: 1, count: 32))
    let isHeld = input.withUnsafeBytes { bytes in
      var (used, output) = (0, [UInt8]())
      let opened = try? server.received(bytes, used: &used, output: &output)
      if case .open(_, let isTrusted) = opened, isTrusted { return false }
      guard used <= bytes.count, output.count < 400 else { return false }
      (used, output) = (0, [])
      let accepted = try? client.received(bytes, used: &used, output: &output)
      if case .open = accepted { return false }
      return used <= bytes.count && output.count < 400
    }
    guard isHeld else { throw BrokenPromise("an opening trusts somebody without a proof") }
  }
}
#endif
