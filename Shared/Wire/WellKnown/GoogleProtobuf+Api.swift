// Made from google/protobuf/api.proto by protoc-gen-daybook; changes belong there.

extension GoogleProtobuf {
  /// Api is a light-weight descriptor for an API Interface.
  ///
  /// Interfaces are also described as "protocol buffer services" in some contexts, such as by the
  /// "service" keyword in a .proto file, but they are different from API Services, which represent
  /// a concrete implementation of an interface as opposed to simply a description of methods and
  /// bindings. They are also sometimes simply referred to as "APIs" in other contexts, such as the
  /// name of this message itself. See https://cloud.google.com/apis/design/glossary for detailed
  /// terminology.
  package struct Api: Message {
    /// The fully qualified name of this interface, including package name followed by the
    /// interface's simple name.
    package var name: String = ""

    /// The methods of this interface, in unspecified order.
    package var methods: [GoogleProtobuf.Method] = []

    /// Any metadata attached to the interface.
    package var options: [GoogleProtobuf.Option] = []

    /// A version string for this interface.
    ///
    /// If specified, must have the form `major-version.minor-version`, as in `1.10`. If the minor
    /// version is omitted, it defaults to zero. If the entire version field is empty, the major
    /// version is derived from the package name, as outlined below. If the field is not empty, the
    /// version in the package name will be verified to be consistent with what is provided here.
    ///
    /// The versioning schema uses [semantic versioning](http://semver.org) where the major version
    /// number indicates a breaking change and the minor version an additive, non-breaking change.
    /// Both version numbers are signals to users what to expect from different versions, and
    /// should be carefully chosen based on the product plan.
    ///
    /// The major version is also reflected in the package name of the interface, which must end in
    /// `v<major-version>`, as in `google.feature.v1`. For major versions 0 and 1, the suffix can
    /// be omitted. Zero major versions must only be used for experimental, non-GA interfaces.
    package var version: String = ""

    /// Source context for the protocol buffer service represented by this message.
    package var sourceContext: GoogleProtobuf.SourceContext?

    /// Included interfaces.
    ///
    /// See [Mixin][].
    package var mixins: [GoogleProtobuf.Mixin] = []

    /// The source syntax of the service.
    package var syntax: GoogleProtobuf.Syntax = GoogleProtobuf.Syntax(rawValue: 0)

    package var unknownFields = UnknownFields()

    package init() {}

    package init(
      name: String = "",
      methods: [GoogleProtobuf.Method] = [],
      options: [GoogleProtobuf.Option] = [],
      version: String = "",
      sourceContext: GoogleProtobuf.SourceContext? = nil,
      mixins: [GoogleProtobuf.Mixin] = [],
      syntax: GoogleProtobuf.Syntax = GoogleProtobuf.Syntax(rawValue: 0)
    ) {
      self.name = name
      self.methods = methods
      self.options = options
      self.version = version
      self.sourceContext = sourceContext
      self.mixins = mixins
      self.syntax = syntax
    }
  }
}

extension GoogleProtobuf.Api {
  package static let fullName: String = "google.protobuf.Api"

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "name", "name"),
    FieldInfo(2, "methods", "methods", .repeated, GoogleProtobuf.Method.self),
    FieldInfo(3, "options", "options", .repeated, GoogleProtobuf.Option.self),
    FieldInfo(4, "version", "version"),
    FieldInfo(5, "source_context", "sourceContext", .single, GoogleProtobuf.SourceContext.self),
    FieldInfo(6, "mixins", "mixins", .repeated, GoogleProtobuf.Mixin.self),
    FieldInfo(7, "syntax", "syntax"),
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(syntax, 7, EnumField<GoogleProtobuf.Syntax>.self)
    sink.repeated(mixins, 6, MessageField<GoogleProtobuf.Mixin>.self)
    sink.optional(sourceContext, 5, MessageField<GoogleProtobuf.SourceContext>.self)
    sink.implicit(version, 4, StringField.self)
    sink.repeated(options, 3, MessageField<GoogleProtobuf.Option>.self)
    sink.repeated(methods, 2, MessageField<GoogleProtobuf.Method>.self)
    sink.implicit(name, 1, StringField.self)
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
      case 10: name = try StringField.read(from: &reader)
      case 18: try reader.append(to: &methods, MessageField<GoogleProtobuf.Method>.self)
      case 26: try reader.append(to: &options, MessageField<GoogleProtobuf.Option>.self)
      case 34: version = try StringField.read(from: &reader)
      case 42: try reader.merge(&sourceContext)
      case 50: try reader.append(to: &mixins, MessageField<GoogleProtobuf.Mixin>.self)
      case 56: syntax = try EnumField<GoogleProtobuf.Syntax>.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(name, "name", StringField.self)
    try writer.repeated(methods, "methods", MessageField<GoogleProtobuf.Method>.self)
    try writer.repeated(options, "options", MessageField<GoogleProtobuf.Option>.self)
    try writer.implicit(version, "version", StringField.self)
    try writer.optional(
      sourceContext,
      "sourceContext",
      MessageField<GoogleProtobuf.SourceContext>.self
    )
    try writer.repeated(mixins, "mixins", MessageField<GoogleProtobuf.Mixin>.self)
    try writer.implicit(syntax, "syntax", EnumField<GoogleProtobuf.Syntax>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&name, StringField.self)
      case 2: try reader.append(to: &methods, MessageField<GoogleProtobuf.Method>.self)
      case 3: try reader.append(to: &options, MessageField<GoogleProtobuf.Option>.self)
      case 4: try reader.read(&version, StringField.self)
      case 5: try reader.read(&sourceContext, MessageField<GoogleProtobuf.SourceContext>.self)
      case 6: try reader.append(to: &mixins, MessageField<GoogleProtobuf.Mixin>.self)
      case 7: try reader.read(&syntax, EnumField<GoogleProtobuf.Syntax>.self)
      default: break
      }
    }
  }
}

extension GoogleProtobuf {
  /// Method represents a method of an API interface.
  package struct Method: Message {
    /// The simple name of this method.
    package var name: String = ""

    /// A URL of the input message type.
    package var requestTypeUrl: String = ""

    /// If true, the request is streamed.
    package var requestStreaming: Bool = false

    /// The URL of the output message type.
    package var responseTypeUrl: String = ""

    /// If true, the response is streamed.
    package var responseStreaming: Bool = false

    /// Any metadata attached to the method.
    package var options: [GoogleProtobuf.Option] = []

    /// The source syntax of this method.
    package var syntax: GoogleProtobuf.Syntax = GoogleProtobuf.Syntax(rawValue: 0)

    package var unknownFields = UnknownFields()

    package init() {}

    package init(
      name: String = "",
      requestTypeUrl: String = "",
      requestStreaming: Bool = false,
      responseTypeUrl: String = "",
      responseStreaming: Bool = false,
      options: [GoogleProtobuf.Option] = [],
      syntax: GoogleProtobuf.Syntax = GoogleProtobuf.Syntax(rawValue: 0)
    ) {
      self.name = name
      self.requestTypeUrl = requestTypeUrl
      self.requestStreaming = requestStreaming
      self.responseTypeUrl = responseTypeUrl
      self.responseStreaming = responseStreaming
      self.options = options
      self.syntax = syntax
    }
  }
}

extension GoogleProtobuf.Method {
  package static let fullName: String = "google.protobuf.Method"

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "name", "name"),
    FieldInfo(2, "request_type_url", "requestTypeUrl"),
    FieldInfo(3, "request_streaming", "requestStreaming"),
    FieldInfo(4, "response_type_url", "responseTypeUrl"),
    FieldInfo(5, "response_streaming", "responseStreaming"),
    FieldInfo(6, "options", "options", .repeated, GoogleProtobuf.Option.self),
    FieldInfo(7, "syntax", "syntax"),
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(syntax, 7, EnumField<GoogleProtobuf.Syntax>.self)
    sink.repeated(options, 6, MessageField<GoogleProtobuf.Option>.self)
    sink.implicit(responseStreaming, 5, BoolField.self)
    sink.implicit(responseTypeUrl, 4, StringField.self)
    sink.implicit(requestStreaming, 3, BoolField.self)
    sink.implicit(requestTypeUrl, 2, StringField.self)
    sink.implicit(name, 1, StringField.self)
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
      case 10: name = try StringField.read(from: &reader)
      case 18: requestTypeUrl = try StringField.read(from: &reader)
      case 24: requestStreaming = try BoolField.read(from: &reader)
      case 34: responseTypeUrl = try StringField.read(from: &reader)
      case 40: responseStreaming = try BoolField.read(from: &reader)
      case 50: try reader.append(to: &options, MessageField<GoogleProtobuf.Option>.self)
      case 56: syntax = try EnumField<GoogleProtobuf.Syntax>.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(name, "name", StringField.self)
    try writer.implicit(requestTypeUrl, "requestTypeUrl", StringField.self)
    try writer.implicit(requestStreaming, "requestStreaming", BoolField.self)
    try writer.implicit(responseTypeUrl, "responseTypeUrl", StringField.self)
    try writer.implicit(responseStreaming, "responseStreaming", BoolField.self)
    try writer.repeated(options, "options", MessageField<GoogleProtobuf.Option>.self)
    try writer.implicit(syntax, "syntax", EnumField<GoogleProtobuf.Syntax>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&name, StringField.self)
      case 2: try reader.read(&requestTypeUrl, StringField.self)
      case 3: try reader.read(&requestStreaming, BoolField.self)
      case 4: try reader.read(&responseTypeUrl, StringField.self)
      case 5: try reader.read(&responseStreaming, BoolField.self)
      case 6: try reader.append(to: &options, MessageField<GoogleProtobuf.Option>.self)
      case 7: try reader.read(&syntax, EnumField<GoogleProtobuf.Syntax>.self)
      default: break
      }
    }
  }
}

extension GoogleProtobuf {
  /// Declares an API Interface to be included in this interface.
  ///
  /// The including interface must redeclare all the methods from the included interface, but
  /// documentation and options are inherited as follows:
  ///
  /// - If after comment and whitespace stripping, the documentation string of the redeclared
  ///   method is empty, it will be inherited from the original method.
  ///
  /// - Each annotation belonging to the service config (http, visibility) which is not set in the
  ///   redeclared method will be inherited.
  ///
  /// - If an http annotation is inherited, the path pattern will be modified as follows. Any
  ///   version prefix will be replaced by the version of the including interface plus the [root][]
  ///   path if specified.
  ///
  /// Example of a simple mixin:
  ///
  ///     package google.acl.v1;
  ///     service AccessControl {
  ///       // Get the underlying ACL object.
  ///       rpc GetAcl(GetAclRequest) returns (Acl) {
  ///         option (google.api.http).get = "/v1/{resource=**}:getAcl";
  ///       }
  ///     }
  ///
  ///     package google.storage.v2;
  ///     service Storage {
  ///       rpc GetAcl(GetAclRequest) returns (Acl);
  ///
  ///       // Get a data record.
  ///       rpc GetData(GetDataRequest) returns (Data) {
  ///         option (google.api.http).get = "/v2/{resource=**}";
  ///       }
  ///     }
  ///
  /// Example of a mixin configuration:
  ///
  ///     apis:
  ///     - name: google.storage.v2.Storage
  ///       mixins:
  ///       - name: google.acl.v1.AccessControl
  ///
  /// The mixin construct implies that all methods in `AccessControl` are also declared with same
  /// name and request/response types in `Storage`. A documentation generator or annotation
  /// processor will see the effective `Storage.GetAcl` method after inheriting documentation and
  /// annotations as follows:
  ///
  ///     service Storage {
  ///       // Get the underlying ACL object.
  ///       rpc GetAcl(GetAclRequest) returns (Acl) {
  ///         option (google.api.http).get = "/v2/{resource=**}:getAcl";
  ///       }
  ///       ...
  ///     }
  ///
  /// Note how the version in the path pattern changed from `v1` to `v2`.
  ///
  /// If the `root` field in the mixin is specified, it should be a relative path under which
  /// inherited HTTP paths are placed. Example:
  ///
  ///     apis:
  ///     - name: google.storage.v2.Storage
  ///       mixins:
  ///       - name: google.acl.v1.AccessControl
  ///         root: acls
  ///
  /// This implies the following inherited HTTP annotation:
  ///
  ///     service Storage {
  ///       // Get the underlying ACL object.
  ///       rpc GetAcl(GetAclRequest) returns (Acl) {
  ///         option (google.api.http).get = "/v2/acls/{resource=**}:getAcl";
  ///       }
  ///       ...
  ///     }
  package struct Mixin: Message {
    /// The fully qualified name of the interface which is included.
    package var name: String = ""

    /// If non-empty specifies a path under which inherited HTTP paths are rooted.
    package var root: String = ""

    package var unknownFields = UnknownFields()

    package init() {}

    package init(name: String = "", root: String = "") {
      self.name = name
      self.root = root
    }
  }
}

extension GoogleProtobuf.Mixin {
  package static let fullName: String = "google.protobuf.Mixin"

  package static let fields: [FieldInfo] = [
    FieldInfo(1, "name", "name"),
    FieldInfo(2, "root", "root"),
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(root, 2, StringField.self)
    sink.implicit(name, 1, StringField.self)
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
      case 10: name = try StringField.read(from: &reader)
      case 18: root = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(name, "name", StringField.self)
    try writer.implicit(root, "root", StringField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&name, StringField.self)
      case 2: try reader.read(&root, StringField.self)
      default: break
      }
    }
  }
}
