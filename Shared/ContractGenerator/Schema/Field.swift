/// A field with all decisions: its Swift name, its type, and its encoding.
struct Field {
  let descriptor: FieldDescriptor
  /// The property, or the case of its oneof.
  let name: String
  /// The stored property of a deprecated field.
  let storage: String?
  let shape: Shape
  /// The encoding of a value, as in `StringField`.
  let kind: String
  /// The Swift type of one value.
  let type: String
  /// A field's message type, or that of a map's values.
  let message: MessageType?
  let comments: Comments?

  enum Shape: Equatable {
    /// Left out at its default.
    case implicit
    /// With presence.
    case optional
    /// Each value with its own tag.
    case repeated
    /// Packed.
    case packed
    case map(key: String, keyType: String)
    case oneof(Int)
  }

  var number: UInt32 { descriptor.number }
  var jsonName: String { descriptor.jsonName }

  /// The oneof that it is a case of.
  var choice: Int? {
    guard case .oneof(let index) = shape else { return nil }
    return index
  }

  /// Whether an empty identifier or day is `nil`.
  var isFormedText: Bool { kind.hasPrefix("TextField<") }

  /// Whether `null` in JSON is one of its values.
  var isNullable: Bool {
    guard !descriptor.isRepeated else { return false }
    return [".google.protobuf.Value", ".google.protobuf.NullValue"].contains(descriptor.typeName)
  }

  /// The property, as generated functions refer to it.
  var reference: String { storage ?? Field.reference(name) }

  /// The property wrapper of a boxed field, which is read and written in place.
  var box: String { "_\(Keywords.bare(storage ?? name))" }

  /// A property, as generated functions refer to it.
  static func reference(_ property: String) -> String {
    locals.contains(property) ? "self.\(property)" : property
  }

  /// Local names of generated functions; a property of this name is accessed through `self`.
  private static let locals: Set<String> = [
    "number", "object", "outer", "reader", "sink", "tag", "value", "writer",
  ]

  /// The property's type.
  var propertyType: String {
    switch shape {
    case .implicit: isFormedText ? "\(type)?" : type
    case .optional: "\(type)?"
    case .repeated, .packed: "[\(type)]"
    case .map(_, let keyType): "[\(keyType): \(type)]"
    case .oneof: type
    }
  }

  /// The property's default value.
  func initialValue(_ schema: Schema) -> String {
    switch shape {
    case .optional: return "nil"
    case .repeated, .packed: return "[]"
    case .map: return "[:]"
    case .implicit, .oneof: break
    }
    if isFormedText { return "nil" }
    switch ScalarType(rawValue: descriptor.type) {
    case .string: return "\"\""
    case .bool: return "false"
    case .bytes: return "[]"
    case .enumeration: return "\(type)(rawValue: 0)"
    default: return "0"
    }
  }
}

/// `FieldDescriptorProto.Type`.
enum ScalarType: Int32 {
  case double = 1
  case float, int64, uint64, int32, fixed64, fixed32, bool, string, group, message, bytes, uint32
  case enumeration, sfixed32, sfixed64, sint32, sint64

  /// The kind in ``Wire`` and the Swift type; types of a contract have neither.
  var names: (kind: String, type: String)? {
    switch self {
    case .double: ("DoubleField", "Double")
    case .float: ("FloatField", "Float")
    case .int64: ("Int64Field", "Int64")
    case .uint64: ("UInt64Field", "UInt64")
    case .int32: ("Int32Field", "Int32")
    case .fixed64: ("Fixed64Field", "UInt64")
    case .fixed32: ("Fixed32Field", "UInt32")
    case .bool: ("BoolField", "Bool")
    case .string: ("StringField", "String")
    case .bytes: ("BytesField", "ArraySlice")
    case .uint32: ("UInt32Field", "UInt32")
    case .sfixed32: ("SFixed32Field", "Int32")
    case .sfixed64: ("SFixed64Field", "Int64")
    case .sint32: ("SInt32Field", "Int32")
    case .sint64: ("SInt64Field", "Int64")
    case .group, .message, .enumeration: nil
    }
  }

  /// The wire type in a tag.
  var wireType: UInt32 {
    switch self {
    case .int64, .uint64, .int32, .bool, .uint32, .enumeration, .sint32, .sint64: 0
    case .double, .fixed64, .sfixed64: 1
    case .string, .message, .bytes: 2
    case .group: 3
    case .float, .fixed32, .sfixed32: 5
    }
  }

  /// Whether elements can be packed.
  var isPackable: Bool { wireType != 2 && wireType != 3 }
}
