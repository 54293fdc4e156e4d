// Made from google/protobuf/empty.proto by protoc-gen-daybook; changes belong there.

extension GoogleProtobuf {
  /// A generic empty message that you can re-use to avoid defining duplicated empty messages in
  /// your APIs.
  ///
  /// A typical example is to use it as the request or the response type of an API method. For
  /// instance:
  ///
  ///     service Foo {
  ///       rpc Bar(google.protobuf.Empty) returns (google.protobuf.Empty);
  ///     }
  package struct Empty: Message {
    package var unknownFields = UnknownFields()

    package init() {}
  }
}

extension GoogleProtobuf.Empty {
  package static let fullName: String = "google.protobuf.Empty"

  package static let fields: [FieldInfo] = []

  /// The last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
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
      try reader.skip(tag, into: &unknownFields)
    }
    outer = reader
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
