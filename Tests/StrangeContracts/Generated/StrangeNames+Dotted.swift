// Generated from dotted.proto by protoc-gen-daybook; do not edit.

package import Wire

extension StrangeNames {
  package struct Same: Wire.Message {
    package var dotted: Swift.String = ""

    package var unknownFields = UnknownFields()

    package init() {}

    package init(dotted: Swift.String = "") {
      self.dotted = dotted
    }
  }
}

extension StrangeNames.Same {
  package static let fullName: Swift.String = "strange.names.Same"

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "dotted", "dotted")
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(dotted, 1, StringField.self)
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
      case 10: dotted = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(dotted, "dotted", StringField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&dotted, StringField.self)
      default: break
      }
    }
  }
}
