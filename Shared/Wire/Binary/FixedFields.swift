/// `fixed32`: four bytes, little-endian.
@usableFromInline
package enum Fixed32Field: MapKeyKind {
  @inlinable @inline(__always)
  package static var wireType: WireType { .fourBytes }

  @inlinable @inline(__always)
  package static func size(_ value: UInt32) -> Int { 4 }

  @inlinable @inline(__always)
  package static func write(_ value: UInt32, to writer: inout WireWriter) {
    writer.fourBytes(value)
  }

  @inlinable @inline(__always)
  package static func read(from reader: inout WireReader) throws(WireError) -> UInt32 {
    try reader.fourBytes()
  }
}

/// `fixed64`: eight bytes, little-endian.
@usableFromInline
package enum Fixed64Field: MapKeyKind {
  @inlinable @inline(__always)
  package static var wireType: WireType { .eightBytes }

  @inlinable @inline(__always)
  package static func size(_ value: UInt64) -> Int { 8 }

  @inlinable @inline(__always)
  package static func write(_ value: UInt64, to writer: inout WireWriter) {
    writer.eightBytes(value)
  }

  @inlinable @inline(__always)
  package static func read(from reader: inout WireReader) throws(WireError) -> UInt64 {
    try reader.eightBytes()
  }
}

/// `sfixed32`: four bytes, little-endian.
@usableFromInline
package enum SFixed32Field: MapKeyKind {
  @inlinable @inline(__always)
  package static var wireType: WireType { .fourBytes }

  @inlinable @inline(__always)
  package static func size(_ value: Int32) -> Int { 4 }

  @inlinable @inline(__always)
  package static func write(_ value: Int32, to writer: inout WireWriter) {
    writer.fourBytes(UInt32(bitPattern: value))
  }

  @inlinable @inline(__always)
  package static func read(from reader: inout WireReader) throws(WireError) -> Int32 {
    Int32(bitPattern: try reader.fourBytes())
  }
}

/// `sfixed64`: eight bytes, little-endian.
@usableFromInline
package enum SFixed64Field: MapKeyKind {
  @inlinable @inline(__always)
  package static var wireType: WireType { .eightBytes }

  @inlinable @inline(__always)
  package static func size(_ value: Int64) -> Int { 8 }

  @inlinable @inline(__always)
  package static func write(_ value: Int64, to writer: inout WireWriter) {
    writer.eightBytes(UInt64(bitPattern: value))
  }

  @inlinable @inline(__always)
  package static func read(from reader: inout WireReader) throws(WireError) -> Int64 {
    Int64(bitPattern: try reader.eightBytes())
  }
}

/// `float`: IEEE 754 in four bytes.
@usableFromInline
package enum FloatField: DefaultedKind {
  @inlinable @inline(__always)
  package static var wireType: WireType { .fourBytes }

  @inlinable @inline(__always)
  package static var initialValue: Float { 0 }

  /// Minus zero is not the default: its bits differ.
  @inlinable @inline(__always)
  package static func isInitial(_ value: Float) -> Bool { value.bitPattern == 0 }

  @inlinable @inline(__always)
  package static func size(_ value: Float) -> Int { 4 }

  @inlinable @inline(__always)
  package static func write(_ value: Float, to writer: inout WireWriter) {
    writer.fourBytes(value.bitPattern)
  }

  @inlinable @inline(__always)
  package static func read(from reader: inout WireReader) throws(WireError) -> Float {
    Float(bitPattern: try reader.fourBytes())
  }
}

/// `double`: IEEE 754 in eight bytes.
@usableFromInline
package enum DoubleField: DefaultedKind {
  @inlinable @inline(__always)
  package static var wireType: WireType { .eightBytes }

  @inlinable @inline(__always)
  package static var initialValue: Double { 0 }

  /// Minus zero is not the default: its bits differ.
  @inlinable @inline(__always)
  package static func isInitial(_ value: Double) -> Bool { value.bitPattern == 0 }

  @inlinable @inline(__always)
  package static func size(_ value: Double) -> Int { 8 }

  @inlinable @inline(__always)
  package static func write(_ value: Double, to writer: inout WireWriter) {
    writer.eightBytes(value.bitPattern)
  }

  @inlinable @inline(__always)
  package static func read(from reader: inout WireReader) throws(WireError) -> Double {
    Double(bitPattern: try reader.eightBytes())
  }
}
