// Generated from google/protobuf/source_context.proto by protoc-gen-daybook; do not edit.

extension GoogleProtobuf {
  /// `SourceContext` represents information about the source of a protobuf element, like the file
  /// in which it is defined.
  public struct SourceContext: Message {
    /// The path-qualified name of the .proto file that contained the associated protobuf element.
    ///
    /// For example: `"google/protobuf/source_context.proto"`.
    public var fileName: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(fileName: String = "") {
      self.fileName = fileName
    }
  }
}

extension GoogleProtobuf.SourceContext {
  /// The full name in the contract.
  public static let fullName: String = "google.protobuf.SourceContext"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "file_name", "fileName")
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(fileName, 1, StringField.self)
    return sink
  }

  /// Bytes of the binary form.
  public func encodedSize() -> Int {
    emit(to: WireSizer()).total
  }

  /// Writes the binary form.
  public func encode(to writer: inout WireWriter) {
    writer = emit(to: writer)
  }

  /// Merges the binary form into this message.
  public mutating func merge(from outer: inout WireReader) throws(WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      switch tag {
      case 10: fileName = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(fileName, "fileName", StringField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&fileName, StringField.self)
      default: break
      }
    }
  }
}
