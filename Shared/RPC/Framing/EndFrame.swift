import Wire

/// A received END of a server.
///
/// Its parts are valid as long as the frame.
///
/// Shape: `code u8 · status length u16 · metadata length u16 · status · metadata · [message]`.
struct EndFrame {
  /// Bytes before status, metadata and message.
  static let fixedByteCount = 5

  let code: StatusCode
  let isCompressed: Bool
  let isUnprocessed: Bool
  private let hasMessage: Bool
  private let payload: UnsafeRawBufferPointer
  private let statusLength: Int
  private let metadataLength: Int

  @inline(__always) init(
    _ flags: FrameFlags,
    _ payload: UnsafeRawBufferPointer
  ) throws(ConnectionFault) {
    guard flags.isSubset(of: [.message, .compressed, .unprocessed]),
      flags.contains(.message) || !flags.contains(.compressed)
    else { throw ConnectionFault(.protocol, "flags of END") }
    guard payload.count >= Self.fixedByteCount else { throw Self.cut }
    self.payload = payload
    code = StatusCode(wire: payload[0])
    statusLength = Int(payload.u16(at: 1))
    metadataLength = Int(payload.u16(at: 3))
    isCompressed = flags.contains(.compressed)
    isUnprocessed = flags.contains(.unprocessed)
    hasMessage = flags.contains(.message)
    guard hasMessage ? payload.count >= front : payload.count == front else { throw Self.cut }
    let isContradiction = code == .ok ? statusLength > 0 || isUnprocessed : hasMessage
    guard !isContradiction else { throw ConnectionFault(.protocol, "END contradicts itself") }
  }

  private var front: Int { Self.fixedByteCount + statusLength + metadataLength }

  var status: UnsafeRawBufferPointer { payload.piece(Self.fixedByteCount, statusLength) }

  var metadata: UnsafeRawBufferPointer {
    payload.piece(Self.fixedByteCount + statusLength, metadataLength)
  }

  var message: UnsafeRawBufferPointer? {
    hasMessage ? payload.piece(front, payload.count - front) : nil
  }

  private static let cut = ConnectionFault(.protocol, "layout of END")
}

extension OutputBuffer {
  /// Writes a server's END with OK.
  ///
  /// `message` is the size of a message that `write` fills in.
  @inline(__always)
  mutating func appendEnd(
    stream: UInt32,
    trailers: Metadata,
    message: Int?,
    isCompressed: Bool = false,
    write: (EncodingPlace) -> Void
  ) {
    let metadataLength = trailers.isEmpty ? 0 : trailers.encodedByteCount
    let front = EndFrame.fixedByteCount + metadataLength
    let length = front + (message ?? 0)
    let frame = append(FrameHeader.byteCount + length)
    var flags: FrameFlags = message == nil ? [] : .message
    if message != nil, isCompressed { flags.formUnion(.compressed) }
    FrameHeader(length: length, type: .end, flags: flags, stream: stream).write(to: frame)
    let payload = frame.piece(FrameHeader.byteCount, length)
    payload[0] = StatusCode.ok.rawValue
    payload.put(UInt16(0), at: 1)
    payload.put(UInt16(truncatingIfNeeded: metadataLength), at: 3)
    if metadataLength > 0 {
      trailers.write(to: payload.piece(EndFrame.fixedByteCount, metadataLength))
    }
    if let message { write(EncodingPlace(payload.piece(front, message))) }
  }

  /// Writes a server's END with an error.
  mutating func appendEnd(stream: UInt32, error: RPCError, trailers: Metadata) {
    let status = error.encodedStatus ?? StatusMessage.encode(error)
    let metadataLength = trailers.encodedByteCount
    let length = EndFrame.fixedByteCount + status.count + metadataLength
    let frame = append(FrameHeader.byteCount + length)
    let flags: FrameFlags = error.isUnprocessed ? .unprocessed : []
    FrameHeader(length: length, type: .end, flags: flags, stream: stream).write(to: frame)
    let payload = frame.piece(FrameHeader.byteCount, length)
    payload[0] = error.code.rawValue
    payload.put(UInt16(truncatingIfNeeded: status.count), at: 1)
    payload.put(UInt16(truncatingIfNeeded: metadataLength), at: 3)
    status.withUnsafeBytes { payload.put($0, at: EndFrame.fixedByteCount) }
    trailers.write(to: payload.piece(EndFrame.fixedByteCount + status.count, metadataLength))
  }
}
