// Generated from google/protobuf/api.proto by protoc-gen-daybook; do not edit.

extension GoogleProtobuf {
  /// A service.
  public struct Api: Message {
    /// With its package, as `daybook.task.v1.Tasks`.
    public var name: String = ""

    /// The methods.
    public var methods: [GoogleProtobuf.Method] = []

    /// Options of the declaration.
    public var options: [GoogleProtobuf.Option] = []

    /// As `1.10`; empty: given by the package's name.
    public var version: String = ""

    /// The file that declares it.
    public var sourceContext: GoogleProtobuf.SourceContext?

    /// Services whose methods it includes.
    public var mixins: [GoogleProtobuf.Mixin] = []

    /// The syntax of its file.
    public var syntax: GoogleProtobuf.Syntax = GoogleProtobuf.Syntax(rawValue: 0)

    /// As `2023`; only with `SYNTAX_EDITIONS`.
    public var edition: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      name: String = "",
      methods: [GoogleProtobuf.Method] = [],
      options: [GoogleProtobuf.Option] = [],
      version: String = "",
      sourceContext: GoogleProtobuf.SourceContext? = nil,
      mixins: [GoogleProtobuf.Mixin] = [],
      syntax: GoogleProtobuf.Syntax = GoogleProtobuf.Syntax(rawValue: 0),
      edition: String = ""
    ) {
      self.name = name
      self.methods = methods
      self.options = options
      self.version = version
      self.sourceContext = sourceContext
      self.mixins = mixins
      self.syntax = syntax
      self.edition = edition
    }
  }
}

extension GoogleProtobuf.Api {
  /// The full name in the contract.
  public static let fullName: String = "google.protobuf.Api"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "name", "name"),
    FieldInfo(2, "methods", "methods", .repeated, GoogleProtobuf.Method.self),
    FieldInfo(3, "options", "options", .repeated, GoogleProtobuf.Option.self),
    FieldInfo(4, "version", "version"),
    FieldInfo(5, "source_context", "sourceContext", .single, GoogleProtobuf.SourceContext.self),
    FieldInfo(6, "mixins", "mixins", .repeated, GoogleProtobuf.Mixin.self),
    FieldInfo(7, "syntax", "syntax"),
    FieldInfo(8, "edition", "edition"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(edition, 8, StringField.self)
    sink.implicit(syntax, 7, EnumField<GoogleProtobuf.Syntax>.self)
    sink.repeated(mixins, 6, MessageField<GoogleProtobuf.Mixin>.self)
    sink.optional(sourceContext, 5, MessageField<GoogleProtobuf.SourceContext>.self)
    sink.implicit(version, 4, StringField.self)
    sink.repeated(options, 3, MessageField<GoogleProtobuf.Option>.self)
    sink.repeated(methods, 2, MessageField<GoogleProtobuf.Method>.self)
    sink.implicit(name, 1, StringField.self)
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
      case 10: name = try StringField.read(from: &reader)
      case 18: try reader.append(to: &methods, MessageField<GoogleProtobuf.Method>.self)
      case 26: try reader.append(to: &options, MessageField<GoogleProtobuf.Option>.self)
      case 34: version = try StringField.read(from: &reader)
      case 42: try reader.merge(&sourceContext)
      case 50: try reader.append(to: &mixins, MessageField<GoogleProtobuf.Mixin>.self)
      case 56: syntax = try EnumField<GoogleProtobuf.Syntax>.read(from: &reader)
      case 66: edition = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
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
    try writer.implicit(edition, "edition", StringField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
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
      case 8: try reader.read(&edition, StringField.self)
      default: break
      }
    }
  }
}

extension GoogleProtobuf {
  /// A method of a service.
  public struct Method: Message {
    /// Without its service.
    public var name: String = ""

    /// As `type.googleapis.com/daybook.task.v1.CreateTaskRequest`.
    public var requestTypeUrl: String = ""

    /// Whether the caller sends any number of requests.
    public var requestStreaming: Bool = false

    /// The type of the response.
    public var responseTypeUrl: String = ""

    /// Whether the service sends any number of responses.
    public var responseStreaming: Bool = false

    /// Options of the declaration.
    public var options: [GoogleProtobuf.Option] = []

    /// Replaced by the service's.
    @available(*, deprecated)
    public var syntax: GoogleProtobuf.Syntax {
      get { storedSyntax }
      set { storedSyntax = newValue }
    }

    private var storedSyntax: GoogleProtobuf.Syntax = GoogleProtobuf.Syntax(rawValue: 0)

    /// Replaced by the service's.
    @available(*, deprecated)
    public var edition: String {
      get { storedEdition }
      set { storedEdition = newValue }
    }

    private var storedEdition: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      name: String = "",
      requestTypeUrl: String = "",
      requestStreaming: Bool = false,
      responseTypeUrl: String = "",
      responseStreaming: Bool = false,
      options: [GoogleProtobuf.Option] = [],
      syntax: GoogleProtobuf.Syntax = GoogleProtobuf.Syntax(rawValue: 0),
      edition: String = ""
    ) {
      self.name = name
      self.requestTypeUrl = requestTypeUrl
      self.requestStreaming = requestStreaming
      self.responseTypeUrl = responseTypeUrl
      self.responseStreaming = responseStreaming
      self.options = options
      self.storedSyntax = syntax
      self.storedEdition = edition
    }
  }
}

extension GoogleProtobuf.Method {
  /// The full name in the contract.
  public static let fullName: String = "google.protobuf.Method"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "name", "name"),
    FieldInfo(2, "request_type_url", "requestTypeUrl"),
    FieldInfo(3, "request_streaming", "requestStreaming"),
    FieldInfo(4, "response_type_url", "responseTypeUrl"),
    FieldInfo(5, "response_streaming", "responseStreaming"),
    FieldInfo(6, "options", "options", .repeated, GoogleProtobuf.Option.self),
    FieldInfo(7, "syntax", "syntax"),
    FieldInfo(8, "edition", "edition"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(storedEdition, 8, StringField.self)
    sink.implicit(storedSyntax, 7, EnumField<GoogleProtobuf.Syntax>.self)
    sink.repeated(options, 6, MessageField<GoogleProtobuf.Option>.self)
    sink.implicit(responseStreaming, 5, BoolField.self)
    sink.implicit(responseTypeUrl, 4, StringField.self)
    sink.implicit(requestStreaming, 3, BoolField.self)
    sink.implicit(requestTypeUrl, 2, StringField.self)
    sink.implicit(name, 1, StringField.self)
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
      case 10: name = try StringField.read(from: &reader)
      case 18: requestTypeUrl = try StringField.read(from: &reader)
      case 24: requestStreaming = try BoolField.read(from: &reader)
      case 34: responseTypeUrl = try StringField.read(from: &reader)
      case 40: responseStreaming = try BoolField.read(from: &reader)
      case 50: try reader.append(to: &options, MessageField<GoogleProtobuf.Option>.self)
      case 56: storedSyntax = try EnumField<GoogleProtobuf.Syntax>.read(from: &reader)
      case 66: storedEdition = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(name, "name", StringField.self)
    try writer.implicit(requestTypeUrl, "requestTypeUrl", StringField.self)
    try writer.implicit(requestStreaming, "requestStreaming", BoolField.self)
    try writer.implicit(responseTypeUrl, "responseTypeUrl", StringField.self)
    try writer.implicit(responseStreaming, "responseStreaming", BoolField.self)
    try writer.repeated(options, "options", MessageField<GoogleProtobuf.Option>.self)
    try writer.implicit(storedSyntax, "syntax", EnumField<GoogleProtobuf.Syntax>.self)
    try writer.implicit(storedEdition, "edition", StringField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&name, StringField.self)
      case 2: try reader.read(&requestTypeUrl, StringField.self)
      case 3: try reader.read(&requestStreaming, BoolField.self)
      case 4: try reader.read(&responseTypeUrl, StringField.self)
      case 5: try reader.read(&responseStreaming, BoolField.self)
      case 6: try reader.append(to: &options, MessageField<GoogleProtobuf.Option>.self)
      case 7: try reader.read(&storedSyntax, EnumField<GoogleProtobuf.Syntax>.self)
      case 8: try reader.read(&storedEdition, StringField.self)
      default: break
      }
    }
  }
}

extension GoogleProtobuf {
  /// A service that another one includes.
  public struct Mixin: Message {
    /// With its package.
    public var name: String = ""

    /// The prefix of each method's path in HTTP rules.
    public var root: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(name: String = "", root: String = "") {
      self.name = name
      self.root = root
    }
  }
}

extension GoogleProtobuf.Mixin {
  /// The full name in the contract.
  public static let fullName: String = "google.protobuf.Mixin"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "name", "name"),
    FieldInfo(2, "root", "root"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(root, 2, StringField.self)
    sink.implicit(name, 1, StringField.self)
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
      case 10: name = try StringField.read(from: &reader)
      case 18: root = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(name, "name", StringField.self)
    try writer.implicit(root, "root", StringField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
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
