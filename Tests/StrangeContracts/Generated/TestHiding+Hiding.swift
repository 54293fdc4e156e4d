// Generated from hiding.proto by protoc-gen-daybook; do not edit.

package import Wire

extension TestHiding {
  package struct TestCollisions: Wire.Message {
    package var a: Swift.Int32 = 0

    package var unknownFields = UnknownFields()

    package init() {}

    package init(a: Swift.Int32 = 0) {
      self.a = a
    }
  }
}

extension TestHiding.TestCollisions {
  package static let fullName: Swift.String = "test.hiding.TestCollisions"

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "a", "a")
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(a, 1, Int32Field.self)
    return sink
  }

  package func encodedSize() -> Int {
    emit(to: WireSizer()).total
  }

  package func encode(to writer: inout WireWriter) {
    writer = emit(to: writer)
  }

  package mutating func merge(from outer: inout WireReader) throws(WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      switch tag {
      case 8: a = try Int32Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(a, "a", Int32Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&a, Int32Field.self)
      default: break
      }
    }
  }
}
