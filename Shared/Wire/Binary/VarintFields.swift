// Numbers whose size depends on their value. A reader takes the low bits, as every protobuf decoder
// does: a field may change between these kinds, and small numbers keep their meaning.

/// `int32`: negative numbers take ten bytes.
@usableFromInline
package enum Int32Field: MapKeyKind {
  @inlinable @inline(__always)
  package static var wireType: WireType { .varint }

  @inlinable @inline(__always)
  package static func size(_ value: Int32) -> Int { varintSize(UInt64(bitPattern: Int64(value))) }

  @inlinable @inline(__always)
  package static func write(_ value: Int32, to writer: inout WireWriter) {
    writer.varint(UInt64(bitPattern: Int64(value)))
  }

  @inlinable @inline(__always)
  package static func read(from reader: inout WireReader) throws(WireError) -> Int32 {
    Int32(truncatingIfNeeded: try reader.varint())
  }
}

/// `int64`: negative numbers take ten bytes.
@usableFromInline
package enum Int64Field: MapKeyKind {
  @inlinable @inline(__always)
  package static var wireType: WireType { .varint }

  @inlinable @inline(__always)
  package static func size(_ value: Int64) -> Int { varintSize(UInt64(bitPattern: value)) }

  @inlinable @inline(__always)
  package static func write(_ value: Int64, to writer: inout WireWriter) {
    writer.varint(UInt64(bitPattern: value))
  }

  @inlinable @inline(__always)
  package static func read(from reader: inout WireReader) throws(WireError) -> Int64 {
    Int64(bitPattern: try reader.varint())
  }
}

/// `uint32`.
@usableFromInline
package enum UInt32Field: MapKeyKind {
  @inlinable @inline(__always)
  package static var wireType: WireType { .varint }

  @inlinable @inline(__always)
  package static func size(_ value: UInt32) -> Int { varintSize(UInt64(value)) }

  @inlinable @inline(__always)
  package static func write(_ value: UInt32, to writer: inout WireWriter) {
    writer.varint(UInt64(value))
  }

  @inlinable @inline(__always)
  package static func read(from reader: inout WireReader) throws(WireError) -> UInt32 {
    UInt32(truncatingIfNeeded: try reader.varint())
  }
}

/// `uint64`.
@usableFromInline
package enum UInt64Field: MapKeyKind {
  @inlinable @inline(__always)
  package static var wireType: WireType { .varint }

  @inlinable @inline(__always)
  package static func size(_ value: UInt64) -> Int { varintSize(value) }

  @inlinable @inline(__always)
  package static func write(_ value: UInt64, to writer: inout WireWriter) {
    writer.varint(value)
  }

  @inlinable @inline(__always)
  package static func read(from reader: inout WireReader) throws(WireError) -> UInt64 {
    try reader.varint()
  }
}

/// `sint32`: zigzag, small numbers of either sign stay short.
@usableFromInline
package enum SInt32Field: MapKeyKind {
  @inlinable @inline(__always)
  package static var wireType: WireType { .varint }

  @inlinable @inline(__always)
  package static func size(_ value: Int32) -> Int { varintSize(UInt64(zigzag(value))) }

  @inlinable @inline(__always)
  package static func write(_ value: Int32, to writer: inout WireWriter) {
    writer.varint(UInt64(zigzag(value)))
  }

  @inlinable @inline(__always)
  package static func read(from reader: inout WireReader) throws(WireError) -> Int32 {
    unzigzag(UInt32(truncatingIfNeeded: try reader.varint()))
  }
}

/// `sint64`: zigzag, small numbers of either sign stay short.
@usableFromInline
package enum SInt64Field: MapKeyKind {
  @inlinable @inline(__always)
  package static var wireType: WireType { .varint }

  @inlinable @inline(__always)
  package static func size(_ value: Int64) -> Int { varintSize(zigzag(value)) }

  @inlinable @inline(__always)
  package static func write(_ value: Int64, to writer: inout WireWriter) {
    writer.varint(zigzag(value))
  }

  @inlinable @inline(__always)
  package static func read(from reader: inout WireReader) throws(WireError) -> Int64 {
    unzigzag(try reader.varint())
  }
}

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

  @inlinable @inline(__always)
  package static func word(of value: Bool, behind prefix: Int) -> UInt64 {
    value ? 1 : 0
  }
}

/// Maps 0, -1, 1 and -2 to 0, 1, 2 and 3, and so on.
@inlinable @inline(__always)
func zigzag(_ value: Int32) -> UInt32 {
  UInt32(bitPattern: value &<< 1) ^ UInt32(bitPattern: value &>> 31)
}

@inlinable @inline(__always)
func zigzag(_ value: Int64) -> UInt64 {
  UInt64(bitPattern: value &<< 1) ^ UInt64(bitPattern: value &>> 63)
}

@inlinable @inline(__always)
func unzigzag(_ value: UInt32) -> Int32 {
  Int32(bitPattern: value &>> 1) ^ -Int32(bitPattern: value & 1)
}

@inlinable @inline(__always)
func unzigzag(_ value: UInt64) -> Int64 {
  Int64(bitPattern: value &>> 1) ^ -Int64(bitPattern: value & 1)
}
