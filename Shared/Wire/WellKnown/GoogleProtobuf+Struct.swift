// Generated from google/protobuf/struct.proto by protoc-gen-daybook; do not edit.

extension GoogleProtobuf {
  /// `NullValue` is a singleton enumeration to represent the null value for the `Value` type
  /// union.
  ///
  /// The JSON representation for `NullValue` is JSON `null`.
  public enum NullValue: WireEnum, CaseIterable {
    /// Null value.
    case nullValue
    /// A number without a name in this contract.
    case unrecognized(Int32)
  }
}

extension GoogleProtobuf.NullValue {
  /// The value with this number, declared or not.
  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .nullValue
    default: self = .unrecognized(rawValue)
    }
  }

  /// The number in the contract.
  public var rawValue: Int32 {
    switch self {
    case .nullValue: return 0
    case .unrecognized(let number): return number
    }
  }

  /// Every declared value.
  public static let allCases: [GoogleProtobuf.NullValue] = [
    .nullValue
  ]

  /// Every value with its name in the contract.
  public static let contractNames: [(name: StaticString, number: Int32)] = [
    ("NULL_VALUE", 0)
  ]

  /// The same names, for JSON.
  public static let jsonNames = JSONFields(names: contractNames)

  /// The name of a number; `nil` if it has no name.
  public static func contractName(of number: Int32) -> StaticString? {
    switch number {
    case 0: return "NULL_VALUE"
    default: return nil
    }
  }
}

extension GoogleProtobuf {
  /// `Struct` represents a structured data value, consisting of fields which map to dynamically
  /// typed values.
  ///
  /// In some languages, `Struct` might be supported by a native representation. For example, in
  /// scripting languages like JS a struct is represented as an object. The details of that
  /// representation are described together with the proto support for the language.
  ///
  /// The JSON representation for `Struct` is JSON object.
  public struct Struct: Message {
    /// Unordered map of dynamically typed values.
    public var fields: [ExactText: GoogleProtobuf.Value] = [:]

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(fields: [ExactText: GoogleProtobuf.Value] = [:]) {
      self.fields = fields
    }
  }
}

extension GoogleProtobuf.Struct {
  /// The full name in the contract.
  public static let fullName: String = "google.protobuf.Struct"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "fields", "fields", .map, GoogleProtobuf.Value.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.map(fields, 1, ExactTextField.self, MessageField<GoogleProtobuf.Value>.self)
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
      case 10:
        try reader.insert(
          into: &fields,
          ExactTextField.self,
          MessageField<GoogleProtobuf.Value>.self
        )
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }
}

extension GoogleProtobuf {
  /// `Value` represents a dynamically typed value which can be either null, a number, a string, a
  /// boolean, a recursive struct value, or a list of values.
  ///
  /// A producer of value is expected to set one of these variants. Absence of any variant
  /// indicates an error.
  ///
  /// The JSON representation for `Value` is JSON value.
  public struct Value: Message {
    /// The kind of value.
    public var kind: OneOf_Kind?

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(kind: OneOf_Kind? = nil) {
      self.kind = kind
    }
  }
}

extension GoogleProtobuf.Value {
  /// The kind of value.
  public enum OneOf_Kind: WireOneof {
    /// Represents a null value.
    case nullValue(GoogleProtobuf.NullValue)
    /// Represents a double value.
    case numberValue(Double)
    /// Represents a string value.
    case stringValue(String)
    /// Represents a boolean value.
    case boolValue(Bool)
    /// Represents a structured value.
    case structValue(GoogleProtobuf.Struct)
    /// Represents a repeated `Value`.
    case listValue(GoogleProtobuf.ListValue)

    /// The message with nothing else set.
    public var alone: GoogleProtobuf.Value { GoogleProtobuf.Value(kind: self) }
  }
}

extension GoogleProtobuf.Value {
  /// The full name in the contract.
  public static let fullName: String = "google.protobuf.Value"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "null_value", "nullValue", oneof: 0, isNullable: true),
    FieldInfo(2, "number_value", "numberValue", oneof: 0),
    FieldInfo(3, "string_value", "stringValue", oneof: 0),
    FieldInfo(4, "bool_value", "boolValue", oneof: 0),
    FieldInfo(5, "struct_value", "structValue", .single, GoogleProtobuf.Struct.self, oneof: 0),
    FieldInfo(6, "list_value", "listValue", .single, GoogleProtobuf.ListValue.self, oneof: 0),
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.choice(kind, 6, GoogleProtobuf.ListValue.self) {
      if case .listValue(let value) = $0 { value } else { nil }
    }
    sink.choice(kind, 5, GoogleProtobuf.Struct.self) {
      if case .structValue(let value) = $0 { value } else { nil }
    }
    if case .boolValue(let value)? = kind { sink.present(value, 4, BoolField.self) }
    if case .stringValue(let value)? = kind { sink.present(value, 3, StringField.self) }
    if case .numberValue(let value)? = kind { sink.present(value, 2, DoubleField.self) }
    if case .nullValue(let value)? = kind {
      sink.present(value, 1, EnumField<GoogleProtobuf.NullValue>.self)
    }
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
      case 8: kind = .nullValue(try EnumField<GoogleProtobuf.NullValue>.read(from: &reader))
      case 17: kind = .numberValue(try DoubleField.read(from: &reader))
      case 26: kind = .stringValue(try StringField.read(from: &reader))
      case 32: kind = .boolValue(try BoolField.read(from: &reader))
      case 42:
        try reader.merge(
          &kind,
          GoogleProtobuf.Struct.self,
          { if case .structValue(let earlier) = $0 { earlier } else { nil } },
          { .structValue($0) }
        )
      case 50:
        try reader.merge(
          &kind,
          GoogleProtobuf.ListValue.self,
          { if case .listValue(let earlier) = $0 { earlier } else { nil } },
          { .listValue($0) }
        )
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }
}

extension GoogleProtobuf {
  /// `ListValue` is a wrapper around a repeated field of values.
  ///
  /// The JSON representation for `ListValue` is JSON array.
  public struct ListValue: Message {
    /// Repeated field of dynamically typed values.
    public var values: [GoogleProtobuf.Value] = []

    /// Fields of later versions of the contract; they are kept when encoding.
    public var unknownFields = UnknownFields()

    /// Every field at its default.
    public init() {}

    /// The given fields; all others at their defaults.
    public init(values: [GoogleProtobuf.Value] = []) {
      self.values = values
    }
  }
}

extension GoogleProtobuf.ListValue {
  /// The full name in the contract.
  public static let fullName: String = "google.protobuf.ListValue"

  /// The fields in the order of their numbers.
  public static let fields: [FieldInfo] = [
    FieldInfo(1, "values", "values", .repeated, GoogleProtobuf.Value.self)
  ]

  /// Writes the last field first; see `WireSink`.
  private func emit<Sink: WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.repeated(values, 1, MessageField<GoogleProtobuf.Value>.self)
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
      case 10: try reader.append(to: &values, MessageField<GoogleProtobuf.Value>.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }
}
