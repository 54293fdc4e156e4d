import Wire

/// A `message` from `protoc`.
struct MessageDescriptor {
  var name = ""
  var fields: [FieldDescriptor] = []
  var messages: [MessageDescriptor] = []
  var enums: [EnumDescriptor] = []
  var oneofs: [String] = []
  /// Options that it declares.
  var extensions: [FieldDescriptor] = []
  var isMapEntry = false
  var isDeprecated = false
  /// The kind of event that it is the body of; empty for none.
  var event = ""
  /// Whether only its member may see these events, if declared.
  var isEventPrivate: Bool?
  /// Reserved numbers and names.
  var reserved = Reserved()

  /// Reads a message.
  ///
  /// - Parameters:
  ///   - reader: at the front of a `DescriptorProto`.
  ///   - hasOptions: whether the file sees Daybook's own options.
  /// - Throws: `WireError` if it is invalid.
  init(from reader: inout WireReader, hasOptions: Bool) throws(WireError) {
    while let tag = try reader.nextTag() {
      switch tag {
      case 10: name = try reader.string()
      case 18:
        fields.append(
          try reader.message { (reader) throws(WireError) in
            try FieldDescriptor(from: &reader, hasOptions: hasOptions)
          }
        )
      case 26:
        messages.append(
          try reader.message { (reader) throws(WireError) in
            try MessageDescriptor(from: &reader, hasOptions: hasOptions)
          }
        )
      case 34: enums.append(try reader.message(EnumDescriptor.init))
      case 50:
        extensions.append(
          try reader.message { (reader) throws(WireError) in
            try FieldDescriptor(from: &reader, hasOptions: hasOptions)
          }
        )
      case 58:
        try reader.nested { (reader) throws(WireError) in
          try readOptions(&reader, hasOptions: hasOptions)
        }
      case 66: oneofs.append(try reader.message(Self.firstText))
      case 74: reserved.numbers.append(try reader.message(Reserved.numbersToBefore))
      case 82: reserved.names.append(try reader.string())
      default: try reader.skip(tag)
      }
    }
  }

  private mutating func readOptions(
    _ reader: inout WireReader,
    hasOptions: Bool
  ) throws(WireError) {
    while let tag = try reader.nextTag() {
      switch tag {
      case 3 << 3: isDeprecated = try reader.value(BoolField.self)
      case 7 << 3: isMapEntry = try reader.value(BoolField.self)
      case (50001 << 3)... where !hasOptions: try reader.skip(tag)
      case 50001 << 3 | 2: event = try reader.string()
      case 50002 << 3: isEventPrivate = try reader.value(BoolField.self)
      default: try reader.skip(tag)
      }
    }
  }

  /// Reads field 1, which is the name in every descriptor.
  static func firstText(from reader: inout WireReader) throws(WireError) -> String {
    var text = ""
    while let tag = try reader.nextTag() {
      if tag == 10 { text = try reader.string() } else { try reader.skip(tag) }
    }
    return text
  }
}

/// A field from `protoc`.
struct FieldDescriptor {
  var name = ""
  var number: UInt32 = 0
  var isRepeated = false
  var type: Int32 = 0
  /// The full name of a message or enum type, with a leading dot.
  var typeName = ""
  /// The message that an extension extends, with a leading dot.
  var extendee = ""
  var oneof: Int?
  var jsonName = ""
  /// Declared `optional`: `protoc` puts it in a oneof of its own.
  var isOptional = false
  var options = FieldOptions()

  /// Reads a field; see ``MessageDescriptor/init(from:hasOptions:)``.
  init(from reader: inout WireReader, hasOptions: Bool) throws(WireError) {
    while let tag = try reader.nextTag() {
      switch tag {
      case 10: name = try reader.string()
      case 18: extendee = try reader.string()
      case 24: number = try reader.value(UInt32Field.self)
      case 32: isRepeated = try reader.varint() == 3
      case 40: type = try reader.value(Int32Field.self)
      case 50: typeName = try reader.string()
      case 66:
        options = try reader.message { (reader) throws(WireError) in
          try FieldOptions(from: &reader, hasOptions: hasOptions)
        }
      case 72: oneof = Int(try reader.value(Int32Field.self))
      case 82: jsonName = try reader.string()
      case 136: isOptional = try reader.value(BoolField.self)
      default: try reader.skip(tag)
      }
    }
  }
}

/// The options of a field that change the generated code.
///
/// Those from 50001 are Daybook's own, from `daybook/options/v1/options.proto`.
struct FieldOptions {
  /// `packed`, if declared.
  var isPacked: Bool?
  var isDeprecated = false
  /// The Swift type of an id.
  var uuid = ""
  var isLocalDay = false
  var isSubject = false
  /// `redact`, or protobuf's own `debug_redact`.
  var isRedacted = false
  /// Whether only the event's member may see this field of its body, if declared.
  var isPrivate: Bool?
  /// Whether others may see it, which has to be declared.
  var isShared: Bool { isPrivate == false }

  init() {}

  init(from reader: inout WireReader, hasOptions: Bool) throws(WireError) {
    while let tag = try reader.nextTag() {
      switch tag {
      case 3 << 3: isDeprecated = try reader.value(BoolField.self)
      case 16 << 3: isRedacted = try reader.value(BoolField.self) || isRedacted
      case 2 << 3: isPacked = try reader.value(BoolField.self)
      case (50001 << 3)... where !hasOptions: try reader.skip(tag)
      case 50001 << 3 | 2: uuid = try reader.string()
      case 50002 << 3: isLocalDay = try reader.value(BoolField.self)
      case 50003 << 3: isSubject = try reader.value(BoolField.self)
      case 50004 << 3: isRedacted = try reader.value(BoolField.self) || isRedacted
      case 50005 << 3: isPrivate = try reader.value(BoolField.self)
      default: try reader.skip(tag)
      }
    }
  }
}
