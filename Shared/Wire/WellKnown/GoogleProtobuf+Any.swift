// Generated from google/protobuf/any.proto by protoc-gen-daybook; do not edit.

extension GoogleProtobuf {
  /// `Any` contains an arbitrary serialized protocol buffer message along with a URL that
  /// describes the type of the serialized message.
  ///
  /// Protobuf library provides support to pack/unpack Any values in the form of utility functions
  /// or additional generated methods of the Any type.
  ///
  /// Example 1: Pack and unpack a message in C++.
  ///
  ///     Foo foo = ...;
  ///     Any any;
  ///     any.PackFrom(foo);
  ///     ...
  ///     if (any.UnpackTo(&foo)) {
  ///       ...
  ///     }
  ///
  /// Example 2: Pack and unpack a message in Java.
  ///
  ///     Foo foo = ...;
  ///     Any any = Any.pack(foo);
  ///     ...
  ///     if (any.is(Foo.class)) {
  ///       foo = any.unpack(Foo.class);
  ///     }
  ///
  /// Example 3: Pack and unpack a message in Python.
  ///
  ///     foo = Foo(...)
  ///     any = Any()
  ///     any.Pack(foo)
  ///     ...
  ///     if any.Is(Foo.DESCRIPTOR):
  ///       any.Unpack(foo)
  ///       ...
  ///
  /// Example 4: Pack and unpack a message in Go
  ///
  ///      foo := &pb.Foo{...}
  ///      any, err := anypb.New(foo)
  ///      if err != nil {
  ///        ...
  ///      }
  ///      ...
  ///      foo := &pb.Foo{}
  ///      if err := any.UnmarshalTo(foo); err != nil {
  ///        ...
  ///      }
  ///
  /// The pack methods provided by protobuf library will by default use
  /// 'type.googleapis.com/full.type.name' as the type URL and the unpack methods only use the
  /// fully qualified type name after the last '/' in the type URL, for example "foo.bar.com/x/y.z"
  /// will yield type name "y.z".
  ///
  /// JSON
  ///
  /// The JSON representation of an `Any` value uses the regular representation of the
  /// deserialized, embedded message, with an additional field `@type` which contains the type URL.
  /// Example:
  ///
  ///     package google.profile;
  ///     message Person {
  ///       string first_name = 1;
  ///       string last_name = 2;
  ///     }
  ///
  ///     {
  ///       "@type": "type.googleapis.com/google.profile.Person",
  ///       "firstName": <string>,
  ///       "lastName": <string>
  ///     }
  ///
  /// If the embedded message type is well-known and has a custom JSON representation, that
  /// representation will be embedded adding a field `value` which holds the custom JSON in
  /// addition to the `@type` field. Example (for message [google.protobuf.Duration][]):
  ///
  ///     {
  ///       "@type": "type.googleapis.com/google.protobuf.Duration",
  ///       "value": "1.212s"
  ///     }
  public struct `Any`: Message {
    /// A URL/resource name that uniquely identifies the type of the serialized protocol buffer
    /// message.
    ///
    /// This string must contain at least one "/" character. The last segment of the URL's path
    /// must represent the fully qualified name of the type (as in
    /// `path/google.protobuf.Duration`). The name should be in a canonical form (e.g., leading "."
    /// is not accepted).
    ///
    /// In practice, teams usually precompile into the binary all types that they expect it to use
    /// in the context of Any. However, for URLs which use the scheme `http`, `https`, or no
    /// scheme, one can optionally set up a type server that maps type URLs to message definitions
    /// as follows:
    ///
    /// - If no scheme is provided, `https` is assumed.
    /// - An HTTP GET on the URL must yield a [google.protobuf.Type][] value in binary format, or
    ///   produce an error.
    /// - Applications are allowed to cache lookup results based on the URL, or have them
    ///   precompiled into a binary to avoid any lookup. Therefore, binary compatibility needs to
    ///   be preserved on changes to types. (Use versioned type names to manage breaking changes.)
    ///
    /// Note: this functionality is not currently available in the official protobuf release, and
    /// it is not used for type URLs beginning with type.googleapis.com.
    ///
    /// Schemes other than `http`, `https` (or the empty scheme) might be used with implementation
    /// specific semantics.
    public var typeUrl: String = ""

    /// Must be a valid serialized protocol buffer of the above specified type.
    public var value: ArraySlice<UInt8> = []

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(typeUrl: String = "", value: ArraySlice<UInt8> = []) {
      self.typeUrl = typeUrl
      self.value = value
    }
  }
}

extension GoogleProtobuf.`Any` {
  /// The full name in the contract.
  public static let fullName: String = "google.protobuf.Any"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "type_url", "typeUrl"),
    FieldInfo(2, "value", "value"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(self.value, 2, BytesField.self)
    sink.implicit(typeUrl, 1, StringField.self)
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
      case 10: typeUrl = try StringField.read(from: &reader)
      case 18: self.value = try BytesField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }
}
