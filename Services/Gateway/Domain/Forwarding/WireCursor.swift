/// Iterates over the fields of a protobuf message without decoding their values.
///
/// - Source: the protobuf encoding: tag = field number << 3 | wire type; varints of up to 10 bytes.
struct WireCursor {
  enum WireType: UInt64 {
    case varint = 0
    case fixed64 = 1
    case lengthDelimited = 2
    case groupStart = 3
    case groupEnd = 4
    case fixed32 = 5
  }

  struct Tag {
    let number: Int
    let type: WireType
  }

  private var position: Int
  private let end: Int

  /// Iterates over a range of the bytes that are passed to each method.
  init(_ range: Range<Int>) {
    position = range.lowerBound
    end = range.upperBound
  }

  /// - Returns: `nil` at the end.
  mutating func nextTag(in bytes: RawSpan) throws(MalformedMessage) -> Tag? {
    guard position < end else { return nil }
    let start = position
    let value = try varint(in: bytes)
    guard value <= UInt64(UInt32.max), value >> 3 != 0, let type = WireType(rawValue: value & 7)
    else { throw MalformedMessage(offset: start) }
    return Tag(number: Int(value >> 3), type: type)
  }

  /// Returns the range of a length-delimited field's content, and advances past it.
  mutating func lengthDelimited(in bytes: RawSpan) throws(MalformedMessage) -> Range<Int> {
    let start = position
    let length = try varint(in: bytes)
    guard length <= UInt64(end - position) else { throw MalformedMessage(offset: start) }
    let content = position..<position + Int(length)
    position = content.upperBound
    return content
  }

  mutating func skip(_ tag: Tag, in bytes: RawSpan) throws(MalformedMessage) {
    switch tag.type {
    case .varint: _ = try varint(in: bytes)
    case .fixed64: try advance(8)
    case .fixed32: try advance(4)
    case .lengthDelimited: _ = try lengthDelimited(in: bytes)
    case .groupStart: try skipGroup(tag.number, in: bytes)
    case .groupEnd: throw MalformedMessage(offset: position)
    }
  }

  /// Skips a group up to its end tag, including nested groups.
  ///
  /// - Parameters:
  ///   - number: the field number of the group.
  ///   - bytes: the message's bytes.
  ///   - depth: the number of open groups, this one included.
  /// - Throws: ``MalformedMessage``, also when groups nest too deeply.
  private mutating func skipGroup(
    _ number: Int,
    in bytes: RawSpan,
    depth: Int = 1
  ) throws(MalformedMessage) {
    while let tag = try nextTag(in: bytes) {
      switch tag.type {
      case .groupEnd:
        guard tag.number == number else { throw MalformedMessage(offset: position) }
        return
      case .groupStart:
        guard depth < SubjectScan.maximumDepth else { throw MalformedMessage(offset: position) }
        try skipGroup(tag.number, in: bytes, depth: depth + 1)
      case .varint, .fixed64, .lengthDelimited, .fixed32: try skip(tag, in: bytes)
      }
    }
    throw MalformedMessage(offset: position)
  }

  private mutating func advance(_ count: Int) throws(MalformedMessage) {
    guard count <= end - position else { throw MalformedMessage(offset: position) }
    position += count
  }

  private mutating func varint(in bytes: RawSpan) throws(MalformedMessage) -> UInt64 {
    let start = position
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while shift < 70 {
      guard position < end else { throw MalformedMessage(offset: start) }
      let byte = bytes.unsafeLoad(fromByteOffset: position, as: UInt8.self)
      position += 1
      // The tenth byte has room for one bit.
      guard shift < 63 || byte <= 1 else { throw MalformedMessage(offset: start) }
      value |= UInt64(byte & 0x7f) << shift
      if byte & 0x80 == 0 { return value }
      shift += 7
    }
    throw MalformedMessage(offset: start)
  }
}
