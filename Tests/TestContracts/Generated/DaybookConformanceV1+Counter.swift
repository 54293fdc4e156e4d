// Generated from counter.proto by protoc-gen-daybook; do not edit.

package import Wire

extension DaybookConformanceV1 {
  package struct Count: Message {
    package var value: Int64 = 0

    package var unknownFields = UnknownFields()

    package init() {}

    package init(value: Int64 = 0) {
      self.value = value
    }
  }
}

extension DaybookConformanceV1.Count {
  package static let fullName: String = "daybook.conformance.v1.Count"

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "value", "value")
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(self.value, 1, Int64Field.self)
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
      case 8: self.value = try Int64Field.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(self.value, "value", Int64Field.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&self.value, Int64Field.self)
      default: break
      }
    }
  }
}
