import Wire

/// One `.proto` file: its declarations, and its serialized descriptor.
package struct FileType: Sendable {
  /// `daybook/task/v1/tasks.proto`.
  package private(set) var name = ""
  package private(set) var package = ""
  package private(set) var imports: [String] = []
  package private(set) var messages: [MessageType] = []
  package private(set) var enums: [EnumType] = []
  package private(set) var services: [ServiceType] = []
  /// A serialized `google.protobuf.FileDescriptorProto`.
  package let bytes: [UInt8]

  /// `protoc` nests messages no deeper than 32; fields and options are inside the last.
  private static let limits = WireLimits(depth: 40)

  /// Reads a serialized `google.protobuf.FileDescriptorProto`.
  ///
  /// - Throws: ``DescriptorError`` if it is invalid, or no contract can produce it: a field number
  ///   out of range or repeated, an invalid name, an unknown type, a missing oneof.
  package init(_ bytes: [UInt8]) throws(DescriptorError) {
    self.bytes = bytes
    do {
      try WireReader.read(bytes, limits: Self.limits) { (reader) throws(WireError) in
        var ahead = reader
        try readHead(&ahead)
        try readDeclarations(&reader)
      }
    } catch {
      throw DescriptorError(error)
    }
    let names = messages.map(\.name) + enums.map(\.name) + services.map(\.name)
    guard Set(names).count == names.count else { throw .malformed }
  }

  /// The name at the start of a descriptor, whatever is wrong with the rest; `nil` if there is
  /// none.
  package static func name(of bytes: [UInt8]) -> String? {
    try? WireReader.read(bytes, limits: limits) { (reader) throws(WireError) -> String? in
      while let tag = try reader.nextTag() {
        if tag == 10 { return try reader.string() }
        try reader.skip(tag)
      }
      return nil
    }
  }

  /// A descriptor without comments, its field 9.
  package static func withoutComments(_ bytes: [UInt8]) throws(DescriptorError) -> [UInt8] {
    do {
      return try WireReader.read(bytes, limits: limits) { (reader) throws(WireError) in
        var kept = UnknownFields()
        while let tag = try reader.nextTag() {
          if tag >> 3 == 9 { try reader.skip(tag) } else { try reader.skip(tag, into: &kept) }
        }
        return kept.bytes
      }
    } catch {
      throw DescriptorError(error)
    }
  }

  /// Reads the package, which is the prefix of all full names.
  private mutating func readHead(_ reader: inout WireReader) throws(WireError) {
    while let tag = try reader.nextTag() {
      switch tag {
      case 10: name = try reader.string()
      case 18: package = try reader.fullName()
      case 26: imports.append(try reader.string())
      default: try reader.skip(tag)
      }
    }
  }

  private mutating func readDeclarations(_ reader: inout WireReader) throws(WireError) {
    while let tag = try reader.nextTag() {
      switch tag {
      case 34: try readMessage(&reader, in: package)
      case 42: enums.append(try reader.declared(in: package, EnumType.init))
      case 50: services.append(try reader.declared(in: package, ServiceType.init))
      default: try reader.skip(tag)
      }
    }
  }

  private mutating func readMessage(
    _ reader: inout WireReader,
    in scope: String
  ) throws(WireError) {
    let type = try reader.declared(in: scope) { (reader, name) throws(WireError) in
      var type = MessageType(name: name)
      while let tag = try reader.nextTag() {
        switch tag {
        case 18:
          try reader.charge(MemoryLayout<FieldType>.stride)
          try reader.nested { (reader) throws(WireError) in
            type.fields.append(try FieldType(&reader))
          }
        case 26: try readMessage(&reader, in: name)
        case 34: enums.append(try reader.declared(in: name, EnumType.init))
        case 58: type.isMapEntry = try reader.options([7])[7] ?? 0 != 0
        case 66:
          try reader.nested { (reader) throws(WireError) in
            type.oneofs.append(try reader.name())
          }
        default: try reader.skip(tag)
        }
      }
      return type
    }
    messages.append(try type.checked())
  }
}

extension MessageType {
  /// The fields in the order of their numbers.
  fileprivate func checked() throws(WireError) -> MessageType {
    var type = self
    type.fields.sort { $0.number < $1.number }
    let names = Set(fields.map(\.name))
    let numbers = Set(fields.map(\.number))
    guard names.count == fields.count, numbers.count == fields.count,
      fields.allSatisfy({ $0.oneof.map(oneofs.indices.contains) ?? true }),
      !isMapEntry || type.entry.map({ $0.key.canBeKey && !$0.value.isRepeated }) ?? false
    else { throw .unsound }
    return type
  }
}

extension FieldType {
  fileprivate init(_ reader: inout WireReader) throws(WireError) {
    name = try reader.ahead().name()
    var kind: Kind?
    while let tag = try reader.nextTag() {
      switch tag {
      case 24: number = Int(try reader.int32())
      case 32:
        let label = try reader.int32()
        guard (1...3).contains(label) else { throw .unsound }
        isRepeated = label == 3
      case 40: kind = Kind(rawValue: Int(try reader.int32()))
      case 50: typeName = try reader.typeName()
      case 66: try reader.nested { (reader) throws(WireError) in try readOptions(&reader) }
      case 72: oneof = Int(try reader.int32())
      case 82: jsonName = try reader.string()
      case 136: isOptional = try reader.value(BoolField.self)
      default: try reader.skip(tag)
      }
    }
    let isNamed = kind == .message || kind == .enumeration
    guard let kind, Self.numbers.contains(number), !Self.taken.contains(number),
      isNamed != typeName.isEmpty
    else { throw .unsound }
    self.kind = kind
    // Compilers omit it from descriptors that they embed.
    if jsonName.isEmpty { jsonName = Self.jsonName(of: name) }
    // A field declared `optional` is in a oneof of its own, which is not a choice.
    if isOptional { oneof = nil }
  }

  private mutating func readOptions(_ reader: inout WireReader) throws(WireError) {
    while let tag = try reader.nextTag() {
      switch tag {
      case 2 << 3: isPacked = try reader.varint() != 0
      case 16 << 3, 50_004 << 3:
        let isMarked = try reader.varint() != 0
        isRedacted = isRedacted || isMarked
      case 50_001 << 3 | 2:
        // Elsewhere this number may belong to another option.
        let bytes = try reader.delimited()
        if let name = String(utf8: bytes), name.isIdentifier { uuid = name }
      case 50_002 << 3: isLocalDay = try reader.varint() != 0
      case 50_003 << 3: isSubject = try reader.varint() != 0
      default: try reader.skip(tag)
      }
    }
  }

  /// The contract declares a JSON name other than the default.
  var isCalledOtherwise: Bool { !jsonName.isExactly(Self.jsonName(of: name)) }

  /// The default JSON name: lowerCamelCase of the field's name.
  ///
  /// - Source: protoc's `ToJsonName`: each underscore is removed, and the letter after it is a
  ///   capital.
  private static func jsonName(of name: String) -> String {
    var json = ""
    var isCapital = false
    for character in name {
      if character != "_" { json += isCapital ? character.uppercased() : String(character) }
      isCapital = character == "_"
    }
    return json
  }

  /// The valid field numbers.
  private static let numbers = 1...536_870_911
  /// Reserved for protobuf itself.
  private static let taken = 19_000...19_999

  fileprivate var canBeKey: Bool {
    switch kind {
    case .double, .float, .bytes, .enumeration, .message: false
    default: !isRepeated
    }
  }
}

extension EnumType {
  fileprivate init(_ reader: inout WireReader, name: String) throws(WireError) {
    self.init(name: name)
    while let tag = try reader.nextTag() {
      guard tag == 18 else {
        try reader.skip(tag)
        continue
      }
      try reader.charge(MemoryLayout<Value>.stride)
      try reader.nested { (reader) throws(WireError) in
        let name = try reader.ahead().name()
        var number: Int32 = 0
        while let tag = try reader.nextTag() {
          if tag == 16 { number = try reader.int32() } else { try reader.skip(tag) }
        }
        values.append(Value(name: name, number: number))
      }
    }
    guard !values.isEmpty else { throw .unsound }
  }
}

extension ServiceType {
  fileprivate init(_ reader: inout WireReader, name: String) throws(WireError) {
    self.init(name: name)
    while let tag = try reader.nextTag() {
      guard tag == 18 else {
        try reader.skip(tag)
        continue
      }
      try reader.charge(MemoryLayout<Method>.stride)
      try reader.nested { (reader) throws(WireError) in methods.append(try Method(&reader)) }
    }
  }
}

extension ServiceType.Method {
  fileprivate init(_ reader: inout WireReader) throws(WireError) {
    name = try reader.ahead().name()
    while let tag = try reader.nextTag() {
      switch tag {
      case 18: input = try reader.typeName()
      case 26: output = try reader.typeName()
      case 34: try reader.nested { (reader) throws(WireError) in try readOptions(&reader) }
      case 40: takesMany = try reader.value(BoolField.self)
      case 48: repliesMany = try reader.value(BoolField.self)
      default: try reader.skip(tag)
      }
    }
    guard !input.isEmpty, !output.isEmpty else { throw .unsound }
  }

  private mutating func readOptions(_ reader: inout WireReader) throws(WireError) {
    while let tag = try reader.nextTag() {
      switch tag {
      case 34 << 3: hasNoSideEffects = try reader.varint() == 1
      case 50_001 << 3: access = Int(try reader.int32())
      case 50_002 << 3: changes = try reader.value(BoolField.self)
      case 50_006 << 3: declaredScope = Int(try reader.int32())
      case 50_007 << 3: consent = Int(try reader.int32())
      case 50_008 << 3: isForDevices = try reader.value(BoolField.self)
      default: try reader.skip(tag)
      }
    }
  }
}
