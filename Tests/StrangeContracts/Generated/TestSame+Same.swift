// Generated from deep/same.proto by protoc-gen-daybook; do not edit.

package import Wire

extension TestSame {
  package struct One: Wire.Message {
    package var text: Swift.String = ""

    package var unknownFields = UnknownFields()

    package init() {}

    package init(text: Swift.String = "") {
      self.text = text
    }
  }
}

extension TestSame.One {
  package static let fullName: Swift.String = "test.same.One"

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "text", "text")
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(text, 1, StringField.self)
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
      case 10: text = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(text, "text", StringField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&text, StringField.self)
      default: break
      }
    }
  }
}
