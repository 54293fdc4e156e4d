// Generated from underscored.proto by protoc-gen-daybook; do not edit.

package import Wire

extension StrangeNames {
  package struct SameMessage: Wire.Message {
    package var other: StrangeNames.Same?

    package var unknownFields = UnknownFields()

    package init() {}

    package init(other: StrangeNames.Same? = nil) {
      self.other = other
    }
  }
}

extension StrangeNames.SameMessage {
  package static let fullName: Swift.String = "strange_names.Same"

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "other", "other", .single, StrangeNames.Same.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(other, 1, MessageField<StrangeNames.Same>.self)
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
      case 10: try reader.merge(&other)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.optional(other, "other", MessageField<StrangeNames.Same>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&other, MessageField<StrangeNames.Same>.self)
      default: break
      }
    }
  }
}
