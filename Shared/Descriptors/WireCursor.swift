/// The binary form read field by field, by whoever knows the fields only at run time.
struct WireCursor {
  /// One value as it stands on the wire.
  enum Value {
    case varint(UInt64)
    case eightBytes(UInt64)
    case bytes(ArraySlice<UInt8>)
    case fourBytes(UInt32)
  }

  private var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) {
    rest = bytes
  }

  var isAtEnd: Bool { rest.isEmpty }
  /// Bytes that were not read yet.
  var count: Int { rest.count }

  /// The next field; `nil` at the end.
  ///
  /// - Throws: ``DescriptorError/malformed`` also for groups, which proto3 does not have.
  mutating func next() throws(DescriptorError) -> (number: Int, value: Value)? {
    guard !rest.isEmpty else { return nil }
    let tag = try varint()
    let number = Int(truncatingIfNeeded: tag >> 3)
    guard tag <= UInt32.max, number > 0 else { throw .malformed }
    switch tag & 7 {
    case 0: return (number, .varint(try varint()))
    case 1: return (number, .eightBytes(try fixed(8)))
    case 2: return (number, .bytes(try bytes()))
    case 5: return (number, .fourBytes(UInt32(truncatingIfNeeded: try fixed(4))))
    default: throw .malformed
    }
  }

  mutating func varint() throws(DescriptorError) -> UInt64 {
    var value: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 70, by: 7) {
      guard let byte = rest.popFirst() else { throw .malformed }
      value |= UInt64(byte & 0x7f) << shift
      if byte < 0x80 { return value }
    }
    throw .malformed
  }

  mutating func fixed(_ count: Int) throws(DescriptorError) -> UInt64 {
    guard rest.count >= count else { throw .malformed }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count).reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  private mutating func bytes() throws(DescriptorError) -> ArraySlice<UInt8> {
    let length = try varint()
    guard length <= UInt64(rest.count) else { throw .malformed }
    defer { rest = rest.dropFirst(Int(length)) }
    return rest.prefix(Int(length))
  }
}

extension WireCursor.Value {
  func number() throws(DescriptorError) -> Int {
    guard case .varint(let value) = self else { throw .malformed }
    return Int(truncatingIfNeeded: value)
  }

  func slice() throws(DescriptorError) -> ArraySlice<UInt8> {
    guard case .bytes(let bytes) = self else { throw .malformed }
    return bytes
  }

  func text() throws(DescriptorError) -> String {
    guard let text = String(validating: try slice(), as: UTF8.self) else { throw .malformed }
    return text
  }
}

/// Why a description, or a message by it, cannot be used.
package enum DescriptorError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The bytes are not what they should be.
  case malformed
  /// Nested more deeply than a message may.
  case tooDeep
  /// A description names a type that nobody has described.
  case unknownType(String)

  package var description: String {
    switch self {
    case .malformed: "The bytes are not the message that was expected."
    case .tooDeep: "The message is nested too deeply."
    case .unknownType(let name): "The type \(name) has no description."
    }
  }
}
