/// One of the encodings of a contract's values: `sint32`, `bytes`, a message of some type.
///
/// The generator names a kind with each field, for which readers and writers are specialized.
@usableFromInline
package protocol FieldKind {
  /// The type in Swift.
  associatedtype Value: Hashable, Sendable

  static var wireType: WireType { get }

  /// The bytes after the tag, including a length.
  static func size(_ value: Value) -> Int

  static func write(_ value: Value, to writer: inout WireWriter)

  static func read(from reader: inout WireReader) throws(WireError) -> Value

  /// Reads another occurrence of a field that was read before.
  static func update(_ value: inout Value, from reader: inout WireReader) throws(WireError)

  /// The bytes of a short value's own allocation; 0 if it is stored inline.
  static func blockSize(_ value: Value) -> Int

  static func writeJSON(_ value: Value, to writer: inout JSONWriter) throws(JSONError)

  /// Reads the JSON form.
  ///
  /// - Returns: `nil` for an unknown name of an enum that the options ignore.
  static func readJSON(from reader: inout JSONReader) throws(JSONError) -> Value?
}

extension FieldKind {
  /// The last occurrence counts; only messages are merged.
  @inlinable @inline(__always)
  package static func update(
    _ value: inout Value,
    from reader: inout WireReader
  ) throws(WireError) {
    value = try read(from: &reader)
  }

  @inlinable @inline(__always)
  package static func blockSize(_ value: Value) -> Int { 0 }
}

/// The smallest allocation of an array or a text, in bytes: a header of 32, and the content rounded
/// up to 16.
@usableFromInline let smallestBlock = 48

/// The storage of an empty map, in bytes.
@usableFromInline let emptyMapSize = 128

/// A kind with a default value.
@usableFromInline
package protocol DefaultedKind: FieldKind {
  static var initialValue: Value { get }

  /// Whether a field without presence leaves this value out.
  static func isInitial(_ value: Value) -> Bool
}

/// A kind that may be the key of a map.
@usableFromInline
package protocol MapKeyKind: DefaultedKind {
  /// The length of the common prefix of both keys in bytes.
  static func commonPrefix(_ one: Value, _ other: Value) -> Int

  /// The first word of the key's sort order, after `prefix` bytes that all keys share.
  static func word(of value: Value, behind prefix: Int) -> UInt64

  /// The order of keys with the same ``word(of:behind:)``.
  static func isOrdered(_ first: Value, before second: Value) -> Bool

  /// The name of the entry in JSON, where every name is text.
  static func jsonKey(_ value: Value) -> String

  /// The key with this name; `nil` if it is invalid.
  static func value(jsonKey: UnsafeBufferPointer<UInt8>) -> Value?
}

extension MapKeyKind {
  @inlinable @inline(__always)
  package static func commonPrefix(_ one: Value, _ other: Value) -> Int { 0 }
}

extension MapKeyKind where Value: Comparable {
  @inlinable
  package static func isOrdered(_ first: Value, before second: Value) -> Bool { first < second }
}

extension MapKeyKind where Value: FixedWidthInteger {
  @inlinable @inline(__always)
  package static func word(of value: Value, behind prefix: Int) -> UInt64 {
    UInt64(truncatingIfNeeded: value) ^ (Value.isSigned ? 1 << 63 : 0)
  }
}

extension DefaultedKind where Value: BinaryInteger {
  @inlinable @inline(__always)
  package static var initialValue: Value { 0 }

  @inlinable @inline(__always)
  package static func isInitial(_ value: Value) -> Bool { value == 0 }
}
