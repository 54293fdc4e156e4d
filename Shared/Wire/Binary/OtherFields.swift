/// `bool`: one byte; any number but zero reads as true.
@usableFromInline
package enum BoolField: MapKeyKind {
  @inlinable @inline(__always)
  package static var wireType: WireType { .varint }

  @inlinable @inline(__always)
  package static var initialValue: Bool { false }

  @inlinable @inline(__always)
  package static func isInitial(_ value: Bool) -> Bool { !value }

  @inlinable @inline(__always)
  package static func size(_ value: Bool) -> Int { 1 }

  @inlinable @inline(__always)
  package static func write(_ value: Bool, to writer: inout WireWriter) {
    writer.varint(value ? 1 : 0)
  }

  @inlinable @inline(__always)
  package static func read(from reader: inout WireReader) throws(WireError) -> Bool {
    try reader.varint() != 0
  }

  @inlinable
  package static func isOrdered(_ first: Bool, before second: Bool) -> Bool { !first && second }
}

/// `string`: UTF-8 behind its length.
@usableFromInline
package enum StringField: MapKeyKind {
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

  @inlinable
  package static func write(_ value: String, to writer: inout WireWriter) {
    let isWritten: Void? = value.utf8.withContiguousStorageIfAvailable { text in
      writer.raw(UnsafeRawBufferPointer(text))
      writer.varint(UInt64(text.count))
    }
    if isWritten == nil { writeForeign(value, to: &writer) }
  }

  /// Writes text that another language's runtime keeps in its own form.
  @usableFromInline
  static func writeForeign(_ value: String, to writer: inout WireWriter) {
    var value = value
    value.withUTF8 { text in
      writer.raw(UnsafeRawBufferPointer(text))
      writer.varint(UInt64(text.count))
    }
  }

  @inlinable @inline(__always)
  package static func read(from reader: inout WireReader) throws(WireError) -> String {
    try reader.string()
  }

  /// By bytes, so that the order is everyone's and not that of a language.
  @inlinable
  package static func isOrdered(_ first: String, before second: String) -> Bool {
    first.utf8.lexicographicallyPrecedes(second.utf8)
  }
}

/// `bytes`: as they are, behind their length.
@usableFromInline
package enum BytesField: DefaultedKind {
  @inlinable @inline(__always)
  package static var wireType: WireType { .lengthDelimited }

  @inlinable @inline(__always)
  package static var initialValue: [UInt8] { [] }

  @inlinable @inline(__always)
  package static func isInitial(_ value: [UInt8]) -> Bool { value.isEmpty }

  @inlinable @inline(__always)
  package static func size(_ value: [UInt8]) -> Int {
    varintSize(UInt64(value.count)) + value.count
  }

  @inlinable
  package static func write(_ value: [UInt8], to writer: inout WireWriter) {
    value.withUnsafeBytes { writer.raw($0) }
    writer.varint(UInt64(value.count))
  }

  @inlinable
  package static func read(from reader: inout WireReader) throws(WireError) -> [UInt8] {
    [UInt8](try reader.delimited())
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

  @inlinable
  package static func write(_ value: Value, to writer: inout WireWriter) {
    let count = value.wireTextCount
    let text = UnsafeMutableRawBufferPointer(start: writer.reserve(count), count: count)
    value.writeWireText(into: text)
    writer.varint(UInt64(count))
  }

  @inlinable
  package static func read(from reader: inout WireReader) throws(WireError) -> Value {
    guard let value = Value(wireText: try reader.delimited()) else {
      throw reader.failure(.malformedText)
    }
    return value
  }
}

/// An enum, as its number.
@usableFromInline
package enum EnumField<Value: WireEnum>: DefaultedKind {
  @inlinable @inline(__always)
  package static var wireType: WireType { .varint }

  @inlinable @inline(__always)
  package static var initialValue: Value { Value(rawValue: 0) }

  @inlinable @inline(__always)
  package static func isInitial(_ value: Value) -> Bool { value.rawValue == 0 }

  @inlinable @inline(__always)
  package static func size(_ value: Value) -> Int { Int32Field.size(value.rawValue) }

  @inlinable @inline(__always)
  package static func write(_ value: Value, to writer: inout WireWriter) {
    Int32Field.write(value.rawValue, to: &writer)
  }

  @inlinable @inline(__always)
  package static func read(from reader: inout WireReader) throws(WireError) -> Value {
    Value(rawValue: try Int32Field.read(from: &reader))
  }
}

/// Another message, behind its length.
@usableFromInline
package enum MessageField<Value: Message>: DefaultedKind {
  @inlinable @inline(__always)
  package static var wireType: WireType { .lengthDelimited }

  @inlinable @inline(__always)
  package static var initialValue: Value { Value() }

  /// A message that is there is written, even an empty one.
  @inlinable @inline(__always)
  package static func isInitial(_ value: Value) -> Bool { false }

  @inlinable
  package static func size(_ value: Value) -> Int {
    let size = value.encodedSize()
    return varintSize(UInt64(size)) + size
  }

  @inlinable
  package static func write(_ value: Value, to writer: inout WireWriter) {
    writer.delimited { value.encode(to: &$0) }
  }

  @inlinable
  package static func read(from reader: inout WireReader) throws(WireError) -> Value {
    var value = Value()
    try update(&value, from: &reader)
    return value
  }

  @inlinable
  package static func update(
    _ value: inout Value,
    from reader: inout WireReader
  ) throws(WireError) {
    try reader.nested { (reader) throws(WireError) in try value.merge(from: &reader) }
  }
}
