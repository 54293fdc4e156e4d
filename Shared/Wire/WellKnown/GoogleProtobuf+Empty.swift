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
  public struct Empty: Message {
    /// Fields a later version of the contract has; they are written again.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}
  }
}

extension GoogleProtobuf.Empty {
  /// The full name in the contract.
  public static let fullName: String = "google.protobuf.Empty"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = []

  /// The last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
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

  /// Reads the binary form into what is there.
  public mutating func merge(from outer: inout WireReader) throws(WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      try reader.skip(tag, into: &unknownFields)
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Reads the JSON form into what is there.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while try reader.nextField(&object, Self.jsonFields) != nil {}
  }
}
