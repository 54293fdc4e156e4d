// Generated from google/protobuf/type.proto by protoc-gen-daybook; do not edit.

extension GoogleProtobuf {
  /// The syntax of a file.
  public enum Syntax: WireEnum, CaseIterable {
    case proto2
    case proto3
    case editions
    /// A number without a name in this contract.
    case unrecognized(Int32)
  }
}

extension GoogleProtobuf.Syntax {
  /// The value with this number, declared or not.
  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .proto2
    case 1: self = .proto3
    case 2: self = .editions
    default: self = .unrecognized(rawValue)
    }
  }

  /// The number in the contract.
  public var rawValue: Int32 {
    switch self {
    case .proto2: return 0
    case .proto3: return 1
    case .editions: return 2
    case .unrecognized(let number): return number
    }
  }

  /// Every declared value.
  public static let allCases: [GoogleProtobuf.Syntax] = [
    .proto2,
    .proto3,
    .editions,
  ]

  /// Every value with its name in the contract.
  public static let contractNames: [(name: StaticString, number: Int32)] = [
    ("SYNTAX_PROTO2", 0),
    ("SYNTAX_PROTO3", 1),
    ("SYNTAX_EDITIONS", 2),
  ]

  /// The same names, for JSON.
  public static let jsonNames = JSONFields(names: contractNames)

  /// The name of a number; `nil` if it has no name.
  public static func contractName(of number: Int32) -> StaticString? {
    switch number {
    case 0: return "SYNTAX_PROTO2"
    case 1: return "SYNTAX_PROTO3"
    case 2: return "SYNTAX_EDITIONS"
    default: return nil
    }
  }
}

extension GoogleProtobuf {
  /// A message type.
  public struct TypeMessage: Message {
    /// With its package, as `daybook.task.v1.Task`.
    public var name: String = ""

    /// The fields.
    public var fields: [GoogleProtobuf.Field] = []

    /// The names of its oneofs, in the order that `Field.oneof_index` counts.
    public var oneofs: [String] = []

    /// Options of the declaration.
    public var options: [GoogleProtobuf.Option] = []

    /// The file that declares it.
    public var sourceContext: GoogleProtobuf.SourceContext?

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
      fields: [GoogleProtobuf.Field] = [],
      oneofs: [String] = [],
      options: [GoogleProtobuf.Option] = [],
      sourceContext: GoogleProtobuf.SourceContext? = nil,
      syntax: GoogleProtobuf.Syntax = GoogleProtobuf.Syntax(rawValue: 0),
      edition: String = ""
    ) {
      self.name = name
      self.fields = fields
      self.oneofs = oneofs
      self.options = options
      self.sourceContext = sourceContext
      self.syntax = syntax
      self.edition = edition
    }
  }
}

extension GoogleProtobuf.TypeMessage {
  /// The full name in the contract.
  public static let fullName: String = "google.protobuf.Type"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "name", "name"),
    FieldInfo(2, "fields", "fields", .repeated, GoogleProtobuf.Field.self),
    FieldInfo(3, "oneofs", "oneofs", .repeated),
    FieldInfo(4, "options", "options", .repeated, GoogleProtobuf.Option.self),
    FieldInfo(5, "source_context", "sourceContext", .single, GoogleProtobuf.SourceContext.self),
    FieldInfo(6, "syntax", "syntax"),
    FieldInfo(7, "edition", "edition"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(edition, 7, StringField.self)
    sink.implicit(syntax, 6, EnumField<GoogleProtobuf.Syntax>.self)
    sink.optional(sourceContext, 5, MessageField<GoogleProtobuf.SourceContext>.self)
    sink.repeated(options, 4, MessageField<GoogleProtobuf.Option>.self)
    sink.repeated(oneofs, 3, StringField.self)
    sink.repeated(fields, 2, MessageField<GoogleProtobuf.Field>.self)
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
      case 18: try reader.append(to: &fields, MessageField<GoogleProtobuf.Field>.self)
      case 26: try reader.append(to: &oneofs, StringField.self)
      case 34: try reader.append(to: &options, MessageField<GoogleProtobuf.Option>.self)
      case 42: try reader.merge(&sourceContext)
      case 48: syntax = try EnumField<GoogleProtobuf.Syntax>.read(from: &reader)
      case 58: edition = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(name, "name", StringField.self)
    try writer.repeated(fields, "fields", MessageField<GoogleProtobuf.Field>.self)
    try writer.repeated(oneofs, "oneofs", StringField.self)
    try writer.repeated(options, "options", MessageField<GoogleProtobuf.Option>.self)
    try writer.optional(
      sourceContext,
      "sourceContext",
      MessageField<GoogleProtobuf.SourceContext>.self
    )
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
      case 2: try reader.append(to: &fields, MessageField<GoogleProtobuf.Field>.self)
      case 3: try reader.append(to: &oneofs, StringField.self)
      case 4: try reader.append(to: &options, MessageField<GoogleProtobuf.Option>.self)
      case 5: try reader.read(&sourceContext, MessageField<GoogleProtobuf.SourceContext>.self)
      case 6: try reader.read(&syntax, EnumField<GoogleProtobuf.Syntax>.self)
      case 7: try reader.read(&edition, StringField.self)
      default: break
      }
    }
  }
}

extension GoogleProtobuf {
  /// A field of a message type.
  public struct Field: Message {
    /// The type of its values.
    public var kind: GoogleProtobuf.Field.Kind = GoogleProtobuf.Field.Kind(rawValue: 0)

    /// The number of values.
    public var cardinality: GoogleProtobuf.Field.Cardinality = GoogleProtobuf.Field.Cardinality(
      rawValue: 0
    )

    /// The number.
    public var number: Int32 = 0

    /// The name.
    public var name: String = ""

    /// The type of a message or an enum, as `type.googleapis.com/google.protobuf.Timestamp`.
    public var typeUrl: String = ""

    /// Its position in `Type.oneofs`, counted from one; 0 outside a oneof.
    public var oneofIndex: Int32 = 0

    /// Whether repeated numbers are packed into one length-delimited record.
    public var packed: Bool = false

    /// Options of the declaration.
    public var options: [GoogleProtobuf.Option] = []

    /// The name in JSON.
    public var jsonName: String = ""

    /// As text; proto2 only.
    public var defaultValue: String = ""

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(
      kind: GoogleProtobuf.Field.Kind = GoogleProtobuf.Field.Kind(rawValue: 0),
      cardinality: GoogleProtobuf.Field.Cardinality = GoogleProtobuf.Field.Cardinality(rawValue: 0),
      number: Int32 = 0,
      name: String = "",
      typeUrl: String = "",
      oneofIndex: Int32 = 0,
      packed: Bool = false,
      options: [GoogleProtobuf.Option] = [],
      jsonName: String = "",
      defaultValue: String = ""
    ) {
      self.kind = kind
      self.cardinality = cardinality
      self.number = number
      self.name = name
      self.typeUrl = typeUrl
      self.oneofIndex = oneofIndex
      self.packed = packed
      self.options = options
      self.jsonName = jsonName
      self.defaultValue = defaultValue
    }
  }
}

extension GoogleProtobuf.Field {
  /// The full name in the contract.
  public static let fullName: String = "google.protobuf.Field"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "kind", "kind"),
    FieldInfo(2, "cardinality", "cardinality"),
    FieldInfo(3, "number", "number"),
    FieldInfo(4, "name", "name"),
    FieldInfo(6, "type_url", "typeUrl"),
    FieldInfo(7, "oneof_index", "oneofIndex"),
    FieldInfo(8, "packed", "packed"),
    FieldInfo(9, "options", "options", .repeated, GoogleProtobuf.Option.self),
    FieldInfo(10, "json_name", "jsonName"),
    FieldInfo(11, "default_value", "defaultValue"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(defaultValue, 11, StringField.self)
    sink.implicit(jsonName, 10, StringField.self)
    sink.repeated(options, 9, MessageField<GoogleProtobuf.Option>.self)
    sink.implicit(packed, 8, BoolField.self)
    sink.implicit(oneofIndex, 7, Int32Field.self)
    sink.implicit(typeUrl, 6, StringField.self)
    sink.implicit(name, 4, StringField.self)
    sink.implicit(self.number, 3, Int32Field.self)
    sink.implicit(cardinality, 2, EnumField<GoogleProtobuf.Field.Cardinality>.self)
    sink.implicit(kind, 1, EnumField<GoogleProtobuf.Field.Kind>.self)
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
      case 8: kind = try EnumField<GoogleProtobuf.Field.Kind>.read(from: &reader)
      case 16: cardinality = try EnumField<GoogleProtobuf.Field.Cardinality>.read(from: &reader)
      case 24: self.number = try Int32Field.read(from: &reader)
      case 34: name = try StringField.read(from: &reader)
      case 50: typeUrl = try StringField.read(from: &reader)
      case 56: oneofIndex = try Int32Field.read(from: &reader)
      case 64: packed = try BoolField.read(from: &reader)
      case 74: try reader.append(to: &options, MessageField<GoogleProtobuf.Option>.self)
      case 82: jsonName = try StringField.read(from: &reader)
      case 90: defaultValue = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(kind, "kind", EnumField<GoogleProtobuf.Field.Kind>.self)
    try writer.implicit(
      cardinality,
      "cardinality",
      EnumField<GoogleProtobuf.Field.Cardinality>.self
    )
    try writer.implicit(self.number, "number", Int32Field.self)
    try writer.implicit(name, "name", StringField.self)
    try writer.implicit(typeUrl, "typeUrl", StringField.self)
    try writer.implicit(oneofIndex, "oneofIndex", Int32Field.self)
    try writer.implicit(packed, "packed", BoolField.self)
    try writer.repeated(options, "options", MessageField<GoogleProtobuf.Option>.self)
    try writer.implicit(jsonName, "jsonName", StringField.self)
    try writer.implicit(defaultValue, "defaultValue", StringField.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&kind, EnumField<GoogleProtobuf.Field.Kind>.self)
      case 2: try reader.read(&cardinality, EnumField<GoogleProtobuf.Field.Cardinality>.self)
      case 3: try reader.read(&self.number, Int32Field.self)
      case 4: try reader.read(&name, StringField.self)
      case 6: try reader.read(&typeUrl, StringField.self)
      case 7: try reader.read(&oneofIndex, Int32Field.self)
      case 8: try reader.read(&packed, BoolField.self)
      case 9: try reader.append(to: &options, MessageField<GoogleProtobuf.Option>.self)
      case 10: try reader.read(&jsonName, StringField.self)
      case 11: try reader.read(&defaultValue, StringField.self)
      default: break
      }
    }
  }
}

extension GoogleProtobuf.Field {
  /// The type of a value.
  public enum Kind: WireEnum, CaseIterable {
    case typeUnknown
    case typeDouble
    case typeFloat
    case typeInt64
    case typeUint64
    case typeInt32
    case typeFixed64
    case typeFixed32
    case typeBool
    case typeString
    case typeGroup
    case typeMessage
    case typeBytes
    case typeUint32
    case typeEnum
    case typeSfixed32
    case typeSfixed64
    case typeSint32
    case typeSint64
    /// A number without a name in this contract.
    case unrecognized(Int32)
  }
}

extension GoogleProtobuf.Field.Kind {
  /// The value with this number, declared or not.
  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .typeUnknown
    case 1: self = .typeDouble
    case 2: self = .typeFloat
    case 3: self = .typeInt64
    case 4: self = .typeUint64
    case 5: self = .typeInt32
    case 6: self = .typeFixed64
    case 7: self = .typeFixed32
    case 8: self = .typeBool
    case 9: self = .typeString
    case 10: self = .typeGroup
    case 11: self = .typeMessage
    case 12: self = .typeBytes
    case 13: self = .typeUint32
    case 14: self = .typeEnum
    case 15: self = .typeSfixed32
    case 16: self = .typeSfixed64
    case 17: self = .typeSint32
    case 18: self = .typeSint64
    default: self = .unrecognized(rawValue)
    }
  }

  /// The number in the contract.
  public var rawValue: Int32 {
    switch self {
    case .typeUnknown: return 0
    case .typeDouble: return 1
    case .typeFloat: return 2
    case .typeInt64: return 3
    case .typeUint64: return 4
    case .typeInt32: return 5
    case .typeFixed64: return 6
    case .typeFixed32: return 7
    case .typeBool: return 8
    case .typeString: return 9
    case .typeGroup: return 10
    case .typeMessage: return 11
    case .typeBytes: return 12
    case .typeUint32: return 13
    case .typeEnum: return 14
    case .typeSfixed32: return 15
    case .typeSfixed64: return 16
    case .typeSint32: return 17
    case .typeSint64: return 18
    case .unrecognized(let number): return number
    }
  }

  /// Every declared value.
  public static let allCases: [GoogleProtobuf.Field.Kind] = [
    .typeUnknown,
    .typeDouble,
    .typeFloat,
    .typeInt64,
    .typeUint64,
    .typeInt32,
    .typeFixed64,
    .typeFixed32,
    .typeBool,
    .typeString,
    .typeGroup,
    .typeMessage,
    .typeBytes,
    .typeUint32,
    .typeEnum,
    .typeSfixed32,
    .typeSfixed64,
    .typeSint32,
    .typeSint64,
  ]

  /// Every value with its name in the contract.
  public static let contractNames: [(name: StaticString, number: Int32)] = [
    ("TYPE_UNKNOWN", 0),
    ("TYPE_DOUBLE", 1),
    ("TYPE_FLOAT", 2),
    ("TYPE_INT64", 3),
    ("TYPE_UINT64", 4),
    ("TYPE_INT32", 5),
    ("TYPE_FIXED64", 6),
    ("TYPE_FIXED32", 7),
    ("TYPE_BOOL", 8),
    ("TYPE_STRING", 9),
    ("TYPE_GROUP", 10),
    ("TYPE_MESSAGE", 11),
    ("TYPE_BYTES", 12),
    ("TYPE_UINT32", 13),
    ("TYPE_ENUM", 14),
    ("TYPE_SFIXED32", 15),
    ("TYPE_SFIXED64", 16),
    ("TYPE_SINT32", 17),
    ("TYPE_SINT64", 18),
  ]

  /// The same names, for JSON.
  public static let jsonNames = JSONFields(names: contractNames)

  /// The name of a number; `nil` if it has no name.
  public static func contractName(of number: Int32) -> StaticString? {
    switch number {
    case 0: return "TYPE_UNKNOWN"
    case 1: return "TYPE_DOUBLE"
    case 2: return "TYPE_FLOAT"
    case 3: return "TYPE_INT64"
    case 4: return "TYPE_UINT64"
    case 5: return "TYPE_INT32"
    case 6: return "TYPE_FIXED64"
    case 7: return "TYPE_FIXED32"
    case 8: return "TYPE_BOOL"
    case 9: return "TYPE_STRING"
    case 10: return "TYPE_GROUP"
    case 11: return "TYPE_MESSAGE"
    case 12: return "TYPE_BYTES"
    case 13: return "TYPE_UINT32"
    case 14: return "TYPE_ENUM"
    case 15: return "TYPE_SFIXED32"
    case 16: return "TYPE_SFIXED64"
    case 17: return "TYPE_SINT32"
    case 18: return "TYPE_SINT64"
    default: return nil
    }
  }
}

extension GoogleProtobuf.Field {
  /// The number of values.
  public enum Cardinality: WireEnum, CaseIterable {
    case unknown
    case optional
    case required
    case repeated
    /// A number without a name in this contract.
    case unrecognized(Int32)
  }
}

extension GoogleProtobuf.Field.Cardinality {
  /// The value with this number, declared or not.
  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unknown
    case 1: self = .optional
    case 2: self = .required
    case 3: self = .repeated
    default: self = .unrecognized(rawValue)
    }
  }

  /// The number in the contract.
  public var rawValue: Int32 {
    switch self {
    case .unknown: return 0
    case .optional: return 1
    case .required: return 2
    case .repeated: return 3
    case .unrecognized(let number): return number
    }
  }

  /// Every declared value.
  public static let allCases: [GoogleProtobuf.Field.Cardinality] = [
    .unknown,
    .optional,
    .required,
    .repeated,
  ]

  /// Every value with its name in the contract.
  public static let contractNames: [(name: StaticString, number: Int32)] = [
    ("CARDINALITY_UNKNOWN", 0),
    ("CARDINALITY_OPTIONAL", 1),
    ("CARDINALITY_REQUIRED", 2),
    ("CARDINALITY_REPEATED", 3),
  ]

  /// The same names, for JSON.
  public static let jsonNames = JSONFields(names: contractNames)

  /// The name of a number; `nil` if it has no name.
  public static func contractName(of number: Int32) -> StaticString? {
    switch number {
    case 0: return "CARDINALITY_UNKNOWN"
    case 1: return "CARDINALITY_OPTIONAL"
    case 2: return "CARDINALITY_REQUIRED"
    case 3: return "CARDINALITY_REPEATED"
    default: return nil
    }
  }
}

extension GoogleProtobuf {
  /// An enum.
  public struct Enum: Message {
    /// With its package.
    public var name: String = ""

    /// The values.
    public var enumvalue: [GoogleProtobuf.EnumValue] = []

    /// Options of the declaration.
    public var options: [GoogleProtobuf.Option] = []

    /// The file that declares it.
    public var sourceContext: GoogleProtobuf.SourceContext?

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
      enumvalue: [GoogleProtobuf.EnumValue] = [],
      options: [GoogleProtobuf.Option] = [],
      sourceContext: GoogleProtobuf.SourceContext? = nil,
      syntax: GoogleProtobuf.Syntax = GoogleProtobuf.Syntax(rawValue: 0),
      edition: String = ""
    ) {
      self.name = name
      self.enumvalue = enumvalue
      self.options = options
      self.sourceContext = sourceContext
      self.syntax = syntax
      self.edition = edition
    }
  }
}

extension GoogleProtobuf.Enum {
  /// The full name in the contract.
  public static let fullName: String = "google.protobuf.Enum"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "name", "name"),
    FieldInfo(2, "enumvalue", "enumvalue", .repeated, GoogleProtobuf.EnumValue.self),
    FieldInfo(3, "options", "options", .repeated, GoogleProtobuf.Option.self),
    FieldInfo(4, "source_context", "sourceContext", .single, GoogleProtobuf.SourceContext.self),
    FieldInfo(5, "syntax", "syntax"),
    FieldInfo(6, "edition", "edition"),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.implicit(edition, 6, StringField.self)
    sink.implicit(syntax, 5, EnumField<GoogleProtobuf.Syntax>.self)
    sink.optional(sourceContext, 4, MessageField<GoogleProtobuf.SourceContext>.self)
    sink.repeated(options, 3, MessageField<GoogleProtobuf.Option>.self)
    sink.repeated(enumvalue, 2, MessageField<GoogleProtobuf.EnumValue>.self)
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
      case 18: try reader.append(to: &enumvalue, MessageField<GoogleProtobuf.EnumValue>.self)
      case 26: try reader.append(to: &options, MessageField<GoogleProtobuf.Option>.self)
      case 34: try reader.merge(&sourceContext)
      case 40: syntax = try EnumField<GoogleProtobuf.Syntax>.read(from: &reader)
      case 50: edition = try StringField.read(from: &reader)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(name, "name", StringField.self)
    try writer.repeated(enumvalue, "enumvalue", MessageField<GoogleProtobuf.EnumValue>.self)
    try writer.repeated(options, "options", MessageField<GoogleProtobuf.Option>.self)
    try writer.optional(
      sourceContext,
      "sourceContext",
      MessageField<GoogleProtobuf.SourceContext>.self
    )
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
      case 2: try reader.append(to: &enumvalue, MessageField<GoogleProtobuf.EnumValue>.self)
      case 3: try reader.append(to: &options, MessageField<GoogleProtobuf.Option>.self)
      case 4: try reader.read(&sourceContext, MessageField<GoogleProtobuf.SourceContext>.self)
      case 5: try reader.read(&syntax, EnumField<GoogleProtobuf.Syntax>.self)
      case 6: try reader.read(&edition, StringField.self)
      default: break
      }
    }
  }
}

extension GoogleProtobuf {
  /// A value of an enum.
  public struct EnumValue: Message {
    /// The name.
    public var name: String = ""

    /// The number.
    public var number: Int32 = 0

    /// Options of the declaration.
    public var options: [GoogleProtobuf.Option] = []

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(name: String = "", number: Int32 = 0, options: [GoogleProtobuf.Option] = []) {
      self.name = name
      self.number = number
      self.options = options
    }
  }
}

extension GoogleProtobuf.EnumValue {
  /// The full name in the contract.
  public static let fullName: String = "google.protobuf.EnumValue"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "name", "name"),
    FieldInfo(2, "number", "number"),
    FieldInfo(3, "options", "options", .repeated, GoogleProtobuf.Option.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.repeated(options, 3, MessageField<GoogleProtobuf.Option>.self)
    sink.implicit(self.number, 2, Int32Field.self)
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
      case 16: self.number = try Int32Field.read(from: &reader)
      case 26: try reader.append(to: &options, MessageField<GoogleProtobuf.Option>.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(name, "name", StringField.self)
    try writer.implicit(self.number, "number", Int32Field.self)
    try writer.repeated(options, "options", MessageField<GoogleProtobuf.Option>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&name, StringField.self)
      case 2: try reader.read(&self.number, Int32Field.self)
      case 3: try reader.append(to: &options, MessageField<GoogleProtobuf.Option>.self)
      default: break
      }
    }
  }
}

extension GoogleProtobuf {
  /// An option of any of these.
  public struct Option: Message {
    /// `map_entry` for a standard option of protobuf, else with its package.
    public var name: String = ""

    /// A scalar is in one of the wrapper messages.
    public var value: GoogleProtobuf.`Any`?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(name: String = "", value: GoogleProtobuf.`Any`? = nil) {
      self.name = name
      self.value = value
    }
  }
}

extension GoogleProtobuf.Option {
  /// The full name in the contract.
  public static let fullName: String = "google.protobuf.Option"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "name", "name"),
    FieldInfo(2, "value", "value", .single, GoogleProtobuf.`Any`.self),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.optional(self.value, 2, MessageField<GoogleProtobuf.`Any`>.self)
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
      case 18: try reader.merge(&self.value)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.implicit(name, "name", StringField.self)
    try writer.optional(self.value, "value", MessageField<GoogleProtobuf.`Any`>.self)
    writer.endObject()
  }

  package static let jsonFields = JSONFields(fields)

  /// Merges the JSON form into this message.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&name, StringField.self)
      case 2: try reader.read(&self.value, MessageField<GoogleProtobuf.`Any`>.self)
      default: break
      }
    }
  }
}
