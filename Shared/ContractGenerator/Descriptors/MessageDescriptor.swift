import Wire

/// A `message` as `protoc` hands it over.
struct MessageDescriptor {
  var name = ""
  var fields: [FieldDescriptor] = []
  var messages: [MessageDescriptor] = []
  var enums: [EnumDescriptor] = []
  var oneofs: [String] = []
  /// Options it declares for others.
  var extensions: [FieldDescriptor] = []
  var isMapEntry = false
  var isDeprecated = false
  /// The kind of the events it is the body of; empty for none.
  var event = ""
  /// Whether these events are visible to their member alone, when the file says it.
  var isEventPrivate: Bool?
  /// Numbers and names no field may have.
  var reserved = Reserved()

  /// Reads a message.
  ///
  /// - Parameters:
  ///   - reader: stands at the front of a `DescriptorProto`.
  ///   - hasOptions: whether the file sees Daybook's own options.
  /// - Throws: `WireError` when it is none.
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

/// A field as `protoc` hands it over.
struct FieldDescriptor {
  var name = ""
  var number: UInt32 = 0
  var isRepeated = false
  var type: Int32 = 0
  /// Of a message or enum: its full name behind a dot.
  var typeName = ""
  /// Of an extension: the message it extends, behind a dot.
  var extendee = ""
  var oneof: Int?
  var jsonName = ""
  /// Written `optional`: `protoc` puts it in a oneof of its own.
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

/// The options of a field that change what is generated; those from 50001 are Daybook's own, from
/// `daybook/options/v1/options.proto`.
struct FieldOptions {
  /// `packed`, when the file says it.
  var isPacked: Bool?
  var isDeprecated = false
  /// The Swift type of an id.
  var uuid = ""
  var isLocalDay = false
  var isSubject = false
  /// `redact`, or protobuf's own `debug_redact`.
  var isRedacted = false
  /// Whether the field of an event's body is visible to the event's member alone, when the file says it.
  var isPrivate: Bool?
  /// Whether others may see it as well, which has to be declared.
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
