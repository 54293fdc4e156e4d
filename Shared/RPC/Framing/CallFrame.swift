import Wire

/// A received CALL.
///
/// Its parts are valid as long as the frame.
///
/// Shape:
/// `method u16 · timeout u32 · metadata length u16 · [name length u8 · name] · metadata · [message to the end]`.
struct CallFrame {
  /// No deadline.
  static let noTimeout = UInt32.max

  /// Bytes before name, metadata and message.
  static let fixedByteCount = 8

  let methodNumber: UInt16
  /// Remaining milliseconds.
  let timeout: UInt32
  let name: UnsafeRawBufferPointer?
  let metadata: UnsafeRawBufferPointer
  let message: UnsafeRawBufferPointer?
  let isLast: Bool
  let isCompressed: Bool
  /// Compressed replies are accepted.
  let acceptsCompressed: Bool
  /// The highest class that the caller asks for.
  let priority: Priority

  @inline(__always)
  init(_ flags: FrameFlags, _ payload: UnsafeRawBufferPointer) throws(ConnectionFault) {
    guard flags.isSubset(of: .call), let priority = Priority(rawValue: flags.rawValue >> 5),
      flags.contains(.message) || !flags.contains(.compressed)
    else { throw ConnectionFault(.protocol, "flags of CALL") }
    guard payload.count >= Self.fixedByteCount else { throw Self.cut }
    methodNumber = payload.u16(at: 0)
    timeout = payload.u32(at: 2)
    let metadataLength = Int(payload.u16(at: 6))
    var offset = Self.fixedByteCount
    if flags.contains(.name) {
      guard payload.count > offset else { throw Self.cut }
      let length = Int(payload[offset])
      offset += 1
      guard length > 0, payload.count - offset >= length else { throw Self.cut }
      name = payload.piece(offset, length)
      offset += length
    } else {
      name = nil
    }
    guard payload.count - offset >= metadataLength else { throw Self.cut }
    metadata = payload.piece(offset, metadataLength)
    offset += metadataLength
    if flags.contains(.message) {
      message = payload.piece(offset, payload.count - offset)
    } else {
      guard payload.count == offset else { throw Self.cut }
      message = nil
    }
    isLast = flags.contains(.last)
    isCompressed = flags.contains(.compressed)
    acceptsCompressed = flags.contains(.accept)
    self.priority = priority
  }

  private static let cut = ConnectionFault(.protocol, "layout of CALL")
}

extension OutputBuffer {
  /// Writes a CALL.
  ///
  /// `message` is the size of a message that `write` fills in, or `nil` for none.
  mutating func appendCall(
    stream: UInt32,
    method: UInt16,
    name: String?,
    timeout: UInt32,
    priority: Priority,
    metadata: CallMetadata,
    message: Int?,
    isCompressed: Bool = false,
    acceptsCompressed: Bool = false,
    write: (EncodingPlace) -> Void
  ) {
    let metadataLength = metadata.encodedByteCount
    let nameLength = name.map { $0.utf8.count + 1 } ?? 0
    let front = CallFrame.fixedByteCount + nameLength + metadataLength
    var flags = FrameFlags(rawValue: priority.rawValue << 5)
    if name != nil { flags.formUnion(.name) }
    if message != nil { flags.formUnion([.message, .last]) }
    if message != nil, isCompressed { flags.formUnion(.compressed) }
    if acceptsCompressed { flags.formUnion(.accept) }
    let length = front + (message ?? 0)
    let frame = append(FrameHeader.byteCount + length)
    FrameHeader(length: length, type: .call, flags: flags, stream: stream).write(to: frame)
    let payload = frame.piece(FrameHeader.byteCount, length)
    payload.put(method, at: 0)
    payload.put(timeout, at: 2)
    payload.put(UInt16(truncatingIfNeeded: metadataLength), at: 6)
    var offset = CallFrame.fixedByteCount
    if var name {
      name.withUTF8 { text in
        payload[offset] = UInt8(truncatingIfNeeded: text.count)
        payload.put(UnsafeRawBufferPointer(text), at: offset + 1)
      }
      offset += nameLength
    }
    metadata.write(to: payload.piece(offset, metadataLength))
    if let message { write(EncodingPlace(payload.piece(front, message))) }
  }
}
