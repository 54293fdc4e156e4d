/// One of the ways a contract writes a value: `sint32`, `bytes`, a message of some type.
///
/// The generator names a kind with each field; readers and writers are then made for it.
@usableFromInline
package protocol FieldKind {
  /// What Swift sees.
  associatedtype Value: Hashable, Sendable

  static var wireType: WireType { get }

  /// The bytes behind the tag, a length in front of them included.
  static func size(_ value: Value) -> Int

  static func write(_ value: Value, to writer: inout WireWriter)

  static func read(from reader: inout WireReader) throws(WireError) -> Value

  /// Reads another occurrence of a field that has been read before.
  static func update(_ value: inout Value, from reader: inout WireReader) throws(WireError)

  /// Bytes of the block of its own that a short value lies in; 0 when it lies in its owner.
  static func blockSize(_ value: Value) -> Int

  static func writeJSON(_ value: Value, to writer: inout JSONWriter) throws(JSONError)

  /// Reads the JSON form.
  ///
  /// - Returns: `nil` for the name of an enum's value that the options say to pass over.
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

/// Bytes of the smallest block of memory an array or a text of its own lies in: 32 for what it says
/// about itself, and what it holds rounded up to 16.
@usableFromInline let smallestBlock = 48

/// What a map's storage takes whatever it holds.
@usableFromInline let emptyMapSize = 128

/// A kind with a default: what a field is that nobody set.
@usableFromInline
package protocol DefaultedKind: FieldKind {
  static var initialValue: Value { get }

  /// Whether a field without presence leaves this value out.
  static func isInitial(_ value: Value) -> Bool
}

/// A kind that may be the key of a map.
@usableFromInline
package protocol MapKeyKind: DefaultedKind {
  /// How many bytes both keys begin with alike.
  static func commonPrefix(_ one: Value, _ other: Value) -> Int

  /// Where the key stands in the order in which entries are written, as far as a word says it, among
  /// keys that are alike in the first `prefix` bytes.
  static func word(of value: Value, behind prefix: Int) -> UInt64

  /// The order of keys that have the same ``word(of:behind:)``.
  static func isOrdered(_ first: Value, before second: Value) -> Bool

  /// The name of the entry in JSON, where every name is text.
  static func jsonKey(_ value: Value) -> String

  /// The key with this name; `nil` when it is none.
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
