/// A received GOAWAY.
///
/// Shape: `last stream u32 · code u16 · text`, at most 512 bytes of text from the peer. What is not
/// printable ASCII becomes `?`, so that it is safe in a log or a message.
struct GoAwayFrame: Hashable {
  static let maximumText = 512
  /// All calls are still accepted.
  static let noLimit = UInt32.max

  let last: UInt32
  let code: ConnectionFault.Code
  let text: String

  init(last: UInt32, code: ConnectionFault.Code, text: String) {
    self.last = last
    self.code = code
    self.text = text
  }

  init(_ flags: FrameFlags, _ payload: UnsafeRawBufferPointer) throws(ConnectionFault) {
    guard flags.isEmpty, payload.count >= 6, payload.count <= 6 + Self.maximumText else {
      throw ConnectionFault(.protocol, "layout of GOAWAY")
    }
    last = payload.u32(at: 0)
    code = ConnectionFault.Code(wire: payload.u16(at: 4))
    text = Self.line(payload.piece(6, payload.count - 6))
  }
}

extension GoAwayFrame {
  private static func line(_ bytes: UnsafeRawBufferPointer) -> String {
    String(
      decoding: bytes.map { (0x20...0x7E).contains($0) ? $0 : UInt8(ascii: "?") },
      as: UTF8.self
    )
  }
}

/// Reads the frames whose payload is one number.
enum SmallFrames {
  /// CREDIT: `amount u32`, 1 to 2³¹ − 1.
  static func credit(
    _ flags: FrameFlags,
    _ payload: UnsafeRawBufferPointer
  ) throws(ConnectionFault) -> Int64 {
    guard flags.isEmpty, payload.count == 4 else {
      throw ConnectionFault(.protocol, "layout of CREDIT")
    }
    let amount = payload.u32(at: 0)
    guard amount > 0, amount <= UInt32(Int32.max) else {
      throw ConnectionFault(.credit, "amount of CREDIT")
    }
    return Int64(amount)
  }

  /// CANCEL: `reason u8`.
  static func cancel(
    _ flags: FrameFlags,
    _ payload: UnsafeRawBufferPointer
  ) throws(ConnectionFault) -> CancelReason {
    guard flags.isEmpty, payload.count == 1 else {
      throw ConnectionFault(.protocol, "layout of CANCEL")
    }
    return CancelReason(wire: payload[0])
  }

  /// PING: 8 bytes.
  static func ping(
    _ flags: FrameFlags,
    _ payload: UnsafeRawBufferPointer
  ) throws(ConnectionFault) -> (isAnswer: Bool, data: UInt64) {
    guard flags.isSubset(of: .acknowledgement), payload.count == 8 else {
      throw ConnectionFault(.protocol, "layout of PING")
    }
    let data = UInt64(payload.u32(at: 0)) << 32 | UInt64(payload.u32(at: 4))
    return (flags.contains(.acknowledgement), data)
  }
}

extension OutputBuffer {
  /// Reserves a frame's bytes and writes its header.
  mutating func appendFrame(
    _ type: FrameType,
    flags: FrameFlags = [],
    stream: UInt32,
    length: Int
  ) -> UnsafeMutableRawBufferPointer {
    let frame = append(FrameHeader.byteCount + length)
    FrameHeader(length: length, type: type, flags: flags, stream: stream).write(to: frame)
    return frame.piece(FrameHeader.byteCount, length)
  }

  mutating func appendHead(stream: UInt32, metadata: Metadata) {
    let length = metadata.encodedByteCount
    metadata.write(to: appendFrame(.head, stream: stream, length: length))
  }

  /// Writes the client's END: it has sent its last message.
  mutating func appendHalfClose(stream: UInt32) {
    _ = appendFrame(.end, stream: stream, length: 0)
  }

  mutating func appendCancel(stream: UInt32, reason: CancelReason) {
    appendFrame(.cancel, stream: stream, length: 1)[0] = reason.rawValue
  }

  mutating func appendCredit(stream: UInt32, amount: UInt32) {
    appendFrame(.credit, stream: stream, length: 4).put(amount, at: 0)
  }

  mutating func appendPing(_ data: UInt64, isAnswer: Bool) {
    let flags: FrameFlags = isAnswer ? .acknowledgement : []
    let payload = appendFrame(.ping, flags: flags, stream: 0, length: 8)
    payload.put(UInt32(truncatingIfNeeded: data >> 32), at: 0)
    payload.put(UInt32(truncatingIfNeeded: data), at: 4)
  }

  mutating func appendGoAway(_ frame: GoAwayFrame) {
    let text = Array(frame.text.utf8.prefix(GoAwayFrame.maximumText))
    let payload = appendFrame(.goAway, stream: 0, length: 6 + text.count)
    payload.put(frame.last, at: 0)
    payload.put(frame.code.rawValue, at: 4)
    text.withUnsafeBytes { payload.put($0, at: 6) }
  }
}
