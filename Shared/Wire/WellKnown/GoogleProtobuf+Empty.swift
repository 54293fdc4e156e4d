// Made from google/protobuf/empty.proto by protoc-gen-daybook; changes belong there.

extension GoogleProtobuf {
  /// A generic empty message that you can re-use to avoid defining duplicated empty messages in
  /// your APIs.
  ///
  /// A typical example is to use it as the request or the response type of an API method. For
  /// instance:
  ///
  /// service Foo { rpc Bar(google.protobuf.Empty) returns (google.protobuf.Empty); }
  package struct Empty: Message {
    package var unknownFields = UnknownFields()

    package init() {}
  }
}

extension GoogleProtobuf.Empty {
  package static let fullName: String = "google.protobuf.Empty"

  package static let fields: [FieldInfo] = []

  /// The last field first; see `WireSink`.
  private func emit(to sink: inout some WireSink) {
    sink.unknown(unknownFields)
  }

  package func encodedSize() -> Int {
    var sizer = WireSizer()
    emit(to: &sizer)
    return sizer.total
  }

  package func encode(to writer: inout WireWriter) {
    emit(to: &writer)
  }

  package mutating func merge(from reader: inout WireReader) throws(WireError) {
    while let tag = try reader.nextTag() {
      try reader.skip(tag, into: &unknownFields)
    }
  }

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while try reader.nextField(&object, Self.jsonFields) != nil {}
  }
}
