import Wire

/// A received MESSAGE: a whole message or a fragment.
///
/// Its parts are valid as long as the frame.
///
/// Shape: `[cursor length u8 · cursor] · [message size u32] · bytes`; the size is present if a
/// message begins and does not end.
struct MessageFrame {
  /// A size from here on is a connection error, not a message that is too large.
  static let impossibleSize = 1 << 30
  /// The least payload of a frame without FINISH, against floods of tiny fragments.
  static let leastFragment = 1_024
  /// The cost of a message besides its bytes, so that empty messages are not free.
  static let overhead = 32
  /// The longest cursor.
  static let maximumCursor = 64

  let begins: Bool
  let finishes: Bool
  let isCompressed: Bool
  let cursor: UnsafeRawBufferPointer?
  /// The size of the whole message, if it begins here.
  let size: Int
  let bytes: UnsafeRawBufferPointer

  /// The cost of the whole message, charged with its first frame.
  var cost: Int { size + Self.overhead }

  /// Reads the payload; `allowsCursor` says whether the frame came from a server.
  init(
    _ flags: FrameFlags,
    _ payload: UnsafeRawBufferPointer,
    allowsCursor: Bool
  ) throws(ConnectionFault) {
    begins = flags.contains(.begin)
    finishes = flags.contains(.finish)
    isCompressed = flags.contains(.compressed)
    var legal: FrameFlags = [.begin, .finish]
    if begins { legal.formUnion(allowsCursor ? [.compressed, .cursor] : .compressed) }
    guard flags.isSubset(of: legal) else { throw ConnectionFault(.protocol, "flags of MESSAGE") }
    guard payload.count >= (finishes ? (begins ? 0 : 1) : Self.leastFragment) else {
      throw ConnectionFault(.protocol, "fragment too small")
    }
    var offset = 0
    if flags.contains(.cursor) {
      guard payload.count >= 1 else { throw Self.cut }
      let length = Int(payload[0])
      guard (1...Self.maximumCursor).contains(length), payload.count > length else {
        throw Self.cut
      }
      cursor = payload.piece(1, length)
      offset = 1 + length
    } else {
      cursor = nil
    }
    if begins && !finishes {
      guard payload.count - offset >= 4 else { throw Self.cut }
      size = Int(payload.u32(at: offset))
      offset += 4
      guard size < Self.impossibleSize else {
        throw ConnectionFault(.frameSize, "message of 2^30 bytes or more")
      }
      guard payload.count - offset < size else {
        throw ConnectionFault(.protocol, "first fragment holds all of the message")
      }
    } else {
      size = payload.count - offset
    }
    bytes = payload.piece(offset, payload.count - offset)
  }

  private static let cut = ConnectionFault(.protocol, "layout of MESSAGE")
}

extension OutputBuffer {
  /// Writes a message that fits one frame; `write` fills in its bytes.
  mutating func appendMessage(
    stream: UInt32,
    size: Int,
    cursor: [UInt8]?,
    isCompressed: Bool = false,
    write: (EncodingPlace) -> Void
  ) {
    let front = cursor.map { 1 + $0.count } ?? 0
    let length = front + size
    let frame = append(FrameHeader.byteCount + length)
    var flags: FrameFlags = [.begin, .finish]
    if cursor != nil { flags.formUnion(.cursor) }
    if isCompressed { flags.formUnion(.compressed) }
    FrameHeader(length: length, type: .message, flags: flags, stream: stream).write(to: frame)
    let payload = frame.piece(FrameHeader.byteCount, length)
    if let cursor { Self.put(cursor, in: payload) }
    write(EncodingPlace(payload.piece(front, size)))
  }

  /// Writes the next fragment of a message, at most `limit` payload bytes.
  ///
  /// - Returns: how many bytes of the message were written.
  mutating func appendFragment(
    stream: UInt32,
    of outgoing: OutgoingMessage,
    limit: Int
  ) -> Int {
    let (message, start) = (outgoing.parts, outgoing.sent)
    let begins = start == 0
    let cursor = begins ? outgoing.cursor : nil
    if begins, (cursor.map { 1 + $0.count } ?? 0) + message.count <= limit {
      appendMessage(
        stream: stream,
        size: message.count,
        cursor: cursor,
        isCompressed: outgoing.isCompressed
      ) { $0.put(message) }
      return message.count
    }
    let front = (cursor.map { 1 + $0.count } ?? 0) + (begins ? 4 : 0)
    let count = min(message.count - start, limit - front)
    var flags: FrameFlags = []
    if begins { flags.formUnion(outgoing.isCompressed ? [.begin, .compressed] : .begin) }
    if start + count == message.count { flags.formUnion(.finish) }
    if cursor != nil { flags.formUnion(.cursor) }
    let length = front + count
    let frame = append(FrameHeader.byteCount + length)
    FrameHeader(length: length, type: .message, flags: flags, stream: stream).write(to: frame)
    let payload = frame.piece(FrameHeader.byteCount, length)
    if let cursor { Self.put(cursor, in: payload) }
    if begins { payload.put(UInt32(truncatingIfNeeded: message.count), at: front - 4) }
    message.copy(start..<start + count, into: payload.piece(front, count))
    return count
  }

  private static func put(_ cursor: [UInt8], in payload: UnsafeMutableRawBufferPointer) {
    payload[0] = UInt8(truncatingIfNeeded: cursor.count)
    cursor.withUnsafeBytes { payload.put($0, at: 1) }
  }
}
