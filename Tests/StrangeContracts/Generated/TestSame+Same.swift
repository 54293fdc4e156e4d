// Made from deep/same.proto by protoc-gen-daybook; changes belong there.

package import Wire

extension TestSame {
  package struct One: Wire.Message {
    package var text: Swift.String = ""

    package var unknownFields = Wire.UnknownFields()

    package init() {}

    package init(text: Swift.String = "") {
      self.text = text
    }
  }
}

extension TestSame.One {
  package static let fullName: Swift.String = "test.same.One"

  package static let fields: [Wire.FieldInfo] = [
    Wire.FieldInfo(1, "text", "text")
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: Wire.WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(text, 1, Wire.StringField.self)
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
      case 10: text = try Wire.StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout Wire.JSONWriter) throws(Wire.JSONError) {
    writer.beginObject()
    try writer.implicit(text, "text", Wire.StringField.self)
    writer.endObject()
  }

  package static let jsonFields = Wire.JSONFields(fields)

  package mutating func mergeJSON(from reader: inout Wire.JSONReader) throws(Wire.JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&text, Wire.StringField.self)
      default: break
      }
    }
  }
}
