// Made from google/protobuf/source_context.proto by protoc-gen-daybook; changes belong there.

extension GoogleProtobuf {
  /// `SourceContext` represents information about the source of a protobuf element, like the file
  /// in which it is defined.
  package struct SourceContext: Message {
    /// The path-qualified name of the .proto file that contained the associated protobuf element.
    ///
    /// For example: `"google/protobuf/source_context.proto"`.
    package var fileName: String = ""

    package var unknownFields = UnknownFields()

    package init() {}

    package init(fileName: String = "") {
      self.fileName = fileName
    }
  }
}

extension GoogleProtobuf.SourceContext {
  package static let fullName: String = "google.protobuf.SourceContext"

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "file_name", "fileName")
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(fileName, 1, StringField.self)
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
      case 10: fileName = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(fileName, "fileName", StringField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&fileName, StringField.self)
      default: break
      }
    }
  }
}
