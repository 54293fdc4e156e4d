// Made from deep/er/same.proto by protoc-gen-daybook; changes belong there.

package import Wire

extension TestSame {
  package struct Two: Wire.Message {
    package var one: TestSame.One?

    package var unknownFields = Wire.UnknownFields()

    package init() {}

    package init(one: TestSame.One? = nil) {
      self.one = one
    }
  }
}

extension TestSame.Two {
  package static let fullName: Swift.String = "test.same.Two"

  package static let fields: [Wire.FieldInfo] = [
    Wire.FieldInfo(1, "one", "one", .single, TestSame.One.self)
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: Wire.WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(one, 1, Wire.MessageField<TestSame.One>.self)
    return sink
  }

  package func encodedSize() -> Swift.Int {
    emit(to: Wire.WireSizer()).total
  }

  package func encode(to writer: inout Wire.WireWriter) {
    writer = emit(to: writer)
  }

  package mutating func merge(from outer: inout Wire.WireReader) throws(Wire.WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      switch tag {
      case 10: try reader.merge(&one)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout Wire.JSONWriter) throws(Wire.JSONError) {
    writer.beginObject()
    try writer.optional(one, "one", Wire.MessageField<TestSame.One>.self)
    writer.endObject()
  }

  package static let jsonFields = Wire.JSONFields(fields)

  package mutating func mergeJSON(from reader: inout Wire.JSONReader) throws(Wire.JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&one, Wire.MessageField<TestSame.One>.self)
      default: break
      }
    }
  }
}
