// Generated from kinds.proto by protoc-gen-daybook; do not edit.

package import Wire

extension TestKindsV1 {
  /// What goes both ways.
  package struct Line: Message {
    package var text: String = ""

    package var number: Int64 = 0

    package var unknownFields = UnknownFields()

    package init() {}

    package init(text: String = "", number: Int64 = 0) {
      self.text = text
      self.number = number
    }
  }
}

extension TestKindsV1.Line {
  package static let fullName: String = "test.kinds.v1.Line"

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "text", "text"),
    FieldInfo(2, "number", "number"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(self.number, 2, Int64Field.self)
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
      case 16: self.number = try Int64Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(text, "text", StringField.self)
    try writer.implicit(self.number, "number", Int64Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&text, StringField.self)
      case 2: try reader.read(&self.number, Int64Field.self)
      default: break
      }
    }
  }
}
