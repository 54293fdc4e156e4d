/// The ten frame types.
///
/// Others are skipped.
enum FrameType: UInt8, CaseIterable {
  case settings = 1
  case auth = 2
  case call = 3
  case head = 4
  case message = 5
  case end = 6
  case cancel = 7
  case credit = 8
  case ping = 9
  case goAway = 10
}

/// The flags of a frame; their meaning depends on the type.
struct FrameFlags: OptionSet, Hashable {
  let rawValue: UInt8

  // CALL
  static let name = FrameFlags(rawValue: 0x01)
  static let last = FrameFlags(rawValue: 0x04)
  static let accept = FrameFlags(rawValue: 0x10)
  static let priority = FrameFlags(rawValue: 0x60)
  // CALL and END
  static let message = FrameFlags(rawValue: 0x02)
  // CALL, END and MESSAGE
  static let compressed = FrameFlags(rawValue: 0x08)
  // MESSAGE
  static let begin = FrameFlags(rawValue: 0x01)
  static let finish = FrameFlags(rawValue: 0x02)
  static let cursor = FrameFlags(rawValue: 0x10)
  // END
  static let unprocessed = FrameFlags(rawValue: 0x10)
  // PING
  static let acknowledgement = FrameFlags(rawValue: 0x01)

  /// The flags of CALL.
  static let call = FrameFlags(rawValue: 0x7f)
}

/// The ten bytes before every payload.
///
/// Shape: `length u32 · type u8 · flags u8 · stream u32`, big-endian; `length` counts the payload
/// only.
struct FrameHeader: Hashable {
  static let byteCount = 10

  /// The longest payload, whatever is announced.
  static let maximumPayload = 1 << 20

  let length: Int
  let type: UInt8
  let flags: FrameFlags
  let stream: UInt32

  init(length: Int, type: FrameType, flags: FrameFlags = [], stream: UInt32) {
    self.length = length
    self.type = type.rawValue
    self.flags = flags
    self.stream = stream
  }

  /// Reads the header at the front of `bytes`.
  ///
  /// - Returns: `nil` while there are fewer than ten bytes.
  /// - Throws: a length above `limit`, or type 0, before memory is reserved for the payload.
  @inline(__always)
  init?(_ bytes: UnsafeRawBufferPointer, limit: Int) throws(ConnectionFault) {
    guard bytes.count >= Self.byteCount else { return nil }
    length = Int(bytes.u32(at: 0))
    type = bytes[4]
    flags = FrameFlags(rawValue: bytes[5])
    stream = bytes.u32(at: 6)
    guard length <= limit else {
      throw ConnectionFault(.frameSize, "frame longer than announced")
    }
    guard type != 0 else { throw ConnectionFault(.protocol, "frame of type 0") }
  }

  /// The end of the frame that begins at `offset`; `nil`: it is incomplete.
  static func end(ofFrameAt offset: Int, in frames: UnsafeRawBufferPointer) -> Int? {
    guard offset >= 0, frames.count - offset >= byteCount else { return nil }
    let end = offset + byteCount + Int(frames.u32(at: offset))
    return end <= frames.count ? end : nil
  }

  @inline(__always)
  func write(to buffer: UnsafeMutableRawBufferPointer) {
    buffer.put(UInt32(truncatingIfNeeded: length), at: 0)
    buffer[4] = type
    buffer[5] = flags.rawValue
    buffer.put(stream, at: 6)
  }
}

extension UnsafeRawBufferPointer {
  /// Big-endian, at an offset the caller has checked.
  @inline(__always) func u16(at offset: Int) -> UInt16 {
    UInt16(bigEndian: loadUnaligned(fromByteOffset: offset, as: UInt16.self))
  }

  @inline(__always) func u32(at offset: Int) -> UInt32 {
    UInt32(bigEndian: loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }

  /// The bytes from `offset` on, `count` of them, inside these.
  @inline(__always) func piece(_ offset: Int, _ count: Int) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: self[offset..<offset + count])
  }
}

extension UnsafeMutableRawBufferPointer {
  @inline(__always) func put(_ value: UInt16, at offset: Int) {
    storeBytes(of: value.bigEndian, toByteOffset: offset, as: UInt16.self)
  }

  @inline(__always) func put(_ value: UInt32, at offset: Int) {
    storeBytes(of: value.bigEndian, toByteOffset: offset, as: UInt32.self)
  }

  @inline(__always) func put(_ bytes: UnsafeRawBufferPointer, at offset: Int) {
    guard !bytes.isEmpty else { return }
    UnsafeMutableRawBufferPointer(rebasing: self[offset...]).copyMemory(from: bytes)
  }

  @inline(__always) func piece(_ offset: Int, _ count: Int) -> UnsafeMutableRawBufferPointer {
    UnsafeMutableRawBufferPointer(rebasing: self[offset..<offset + count])
  }
}
