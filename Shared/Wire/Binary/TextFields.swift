/// `string`: UTF-8, with its length before it.
@usableFromInline
package enum StringField: DefaultedKind {
  @inlinable @inline(__always)
  package static var wireType: WireType { .lengthDelimited }

  @inlinable @inline(__always)
  package static var initialValue: String { "" }

  @inlinable @inline(__always)
  package static func isInitial(_ value: String) -> Bool { value.isEmpty }

  @inlinable @inline(__always)
  package static func size(_ value: String) -> Int {
    let count = value.utf8.count
    return varintSize(UInt64(count)) + count
  }

  @inlinable @inline(__always)
  package static func write(_ value: String, to writer: inout WireWriter) {
    writer = writer.with(value)
  }

  @inlinable @inline(__always)
  package static func read(from reader: inout WireReader) throws(WireError) -> String {
    try reader.string()
  }

  /// A `String` stores fifteen bytes inline.
  @inlinable @inline(__always)
  package static func blockSize(_ value: String) -> Int {
    value.utf8.count > 15 ? smallestBlock : 0
  }
}

/// `string` as the key of a map.
@usableFromInline
package enum ExactTextField: MapKeyKind {
  @inlinable @inline(__always)
  package static var wireType: WireType { .lengthDelimited }

  @inlinable @inline(__always)
  package static var initialValue: ExactText { "" }

  @inlinable @inline(__always)
  package static func isInitial(_ value: ExactText) -> Bool { value.text.isEmpty }

  @inlinable @inline(__always)
  package static func size(_ value: ExactText) -> Int { StringField.size(value.text) }

  @inlinable @inline(__always)
  package static func write(_ value: ExactText, to writer: inout WireWriter) {
    StringField.write(value.text, to: &writer)
  }

  @inlinable @inline(__always)
  package static func read(from reader: inout WireReader) throws(WireError) -> ExactText {
    ExactText(try reader.string())
  }

  @inlinable @inline(__always)
  package static func blockSize(_ value: ExactText) -> Int { StringField.blockSize(value.text) }

  @inlinable @inline(__always)
  package static func commonPrefix(_ one: ExactText, _ other: ExactText) -> Int {
    one.commonPrefix(with: other)
  }

  @inlinable @inline(__always)
  package static func word(of value: ExactText, behind prefix: Int) -> UInt64 {
    value.word(at: prefix)
  }
}

/// `bytes`, with their length before them; large ones may be a slice of the array they were read
/// from.
@usableFromInline
package enum BytesField: DefaultedKind {
  @inlinable @inline(__always)
  package static var wireType: WireType { .lengthDelimited }

  @inlinable @inline(__always)
  package static var initialValue: ArraySlice<UInt8> { [] }

  @inlinable @inline(__always)
  package static func isInitial(_ value: ArraySlice<UInt8>) -> Bool { value.isEmpty }

  @inlinable @inline(__always)
  package static func size(_ value: ArraySlice<UInt8>) -> Int {
    varintSize(UInt64(value.count)) + value.count
  }

  @inlinable @inline(__always)
  package static func write(_ value: ArraySlice<UInt8>, to writer: inout WireWriter) {
    writer = writer.with(value)
    writer.varint(UInt64(value.count))
  }

  @inlinable @inline(__always)
  package static func read(from reader: inout WireReader) throws(WireError) -> ArraySlice<UInt8> {
    let read = try reader.behindBytes()
    reader = read.0
    return read.1
  }

  @inlinable @inline(__always)
  package static func blockSize(_ value: ArraySlice<UInt8>) -> Int {
    value.isEmpty ? 0 : smallestBlock
  }
}

/// `string` of a fixed form, read and written in place.
@usableFromInline
package enum TextField<Value: WireText>: FieldKind {
  @inlinable @inline(__always)
  package static var wireType: WireType { .lengthDelimited }

  @inlinable @inline(__always)
  package static func size(_ value: Value) -> Int {
    let count = value.wireTextCount
    return varintSize(UInt64(count)) + count
  }

  @inlinable @inline(__always)
  package static func write(_ value: Value, to writer: inout WireWriter) {
    let count = value.wireTextCount
    let text = UnsafeMutableRawBufferPointer(start: writer.reserve(count), count: count)
    value.writeWireText(into: text)
    writer.varint(UInt64(count))
  }

  @inlinable @inline(__always)
  package static func read(from reader: inout WireReader) throws(WireError) -> Value {
    guard let value = Value(wireText: try reader.delimited()) else {
      throw reader.failure(.malformedText(Value.wireTextForm))
    }
    return value
  }
}
