// Generated from deep/er/same.proto by protoc-gen-daybook; do not edit.

package import Wire

extension TestSame {
  package struct Two: Wire.Message {
    package var one: TestSame.One?

    package var unknownFields = UnknownFields()

    package init() {}

    package init(one: TestSame.One? = nil) {
      self.one = one
    }
  }
}

extension TestSame.Two {
  package static let fullName: Swift.String = "test.same.Two"

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "one", "one", .single, TestSame.One.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(one, 1, MessageField<TestSame.One>.self)
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
      case 10: try reader.merge(&one)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(one, "one", MessageField<TestSame.One>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&one, MessageField<TestSame.One>.self)
      default: break
      }
    }
  }
}
