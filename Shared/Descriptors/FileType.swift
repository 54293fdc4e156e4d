/// One `.proto` file: what it declares, and its description as bytes.
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

  /// Messages within messages.
  private static let deepest = 32

  /// Reads a serialized `google.protobuf.FileDescriptorProto`.
  package init(_ bytes: [UInt8]) throws(DescriptorError) {
    self.bytes = bytes
    var declarations: [(number: Int, bytes: ArraySlice<UInt8>)] = []
    var cursor = WireCursor(bytes[...])
    while let (number, value) = try cursor.next() {
      switch number {
      case 1: name = try value.text()
      case 2: package = try value.text()
      case 3: imports.append(try value.text())
      case 4, 5, 6: declarations.append((number, try value.slice()))
      default: break
      }
    }
    for (number, bytes) in declarations {
      switch number {
      case 4: try addMessage(bytes, in: package, depth: 0)
      case 5: enums.append(try Self.enumeration(bytes, in: package))
      default: services.append(try Self.service(bytes, in: package))
      }
    }
  }

  /// A description without the words around declarations, its field 9.
  package static func withoutComments(_ bytes: [UInt8]) throws(DescriptorError) -> [UInt8] {
    var kept: [UInt8] = []
    var cursor = WireCursor(bytes[...])
    var start = 0
    while let (number, _) = try cursor.next() {
      let end = bytes.count - cursor.count
      if number != 9 { kept += bytes[start..<end] }
      start = end
    }
    return kept
  }

  private mutating func addMessage(
    _ bytes: ArraySlice<UInt8>,
    in scope: String,
    depth: Int
  ) throws(DescriptorError) {
    guard depth < Self.deepest else { throw .tooDeep }
    var type = MessageType(name: Self.join(scope, try Self.name(bytes)))
    var cursor = WireCursor(bytes)
    while let (number, value) = try cursor.next() {
      switch number {
      case 2: type.fields.append(try FieldType(try value.slice()))
      case 3: try addMessage(try value.slice(), in: type.name, depth: depth + 1)
      case 4: enums.append(try Self.enumeration(try value.slice(), in: type.name))
      case 7: type.isMapEntry = try Self.flag(7, in: try value.slice())
      case 8: type.oneofs.append(try Self.name(try value.slice()))
      default: break
      }
    }
    type.fields.sort { $0.number < $1.number }
    messages.append(type)
  }

  private static func enumeration(
    _ bytes: ArraySlice<UInt8>,
    in scope: String
  ) throws(DescriptorError) -> EnumType {
    var type = EnumType(name: join(scope, try name(bytes)))
    var cursor = WireCursor(bytes)
    while let (number, value) = try cursor.next() {
      guard number == 2 else { continue }
      let entry = try value.slice()
      var inside = WireCursor(entry)
      var code: Int32 = 0
      while let (number, value) = try inside.next() {
        if number == 2 { code = Int32(truncatingIfNeeded: try value.number()) }
      }
      type.values.append(EnumType.Value(name: try name(entry), number: code))
    }
    return type
  }

  private static func service(
    _ bytes: ArraySlice<UInt8>,
    in scope: String
  ) throws(DescriptorError) -> ServiceType {
    var type = ServiceType(name: join(scope, try name(bytes)))
    var cursor = WireCursor(bytes)
    while let (number, value) = try cursor.next() {
      if number == 2 { type.methods.append(try ServiceType.Method(try value.slice())) }
    }
    return type
  }

  /// Every declaration of a name is its field 1.
  private static func name(_ bytes: ArraySlice<UInt8>) throws(DescriptorError) -> String {
    var cursor = WireCursor(bytes)
    while let (number, value) = try cursor.next() {
      if number == 1 { return try value.text() }
    }
    throw .malformed
  }

  private static func flag(
    _ wanted: Int,
    in bytes: ArraySlice<UInt8>
  ) throws(DescriptorError) -> Bool {
    var cursor = WireCursor(bytes)
    var flag = false
    while let (number, value) = try cursor.next() {
      if number == wanted { flag = try value.number() != 0 }
    }
    return flag
  }

  private static func join(_ scope: String, _ name: String) -> String {
    scope.isEmpty ? name : "\(scope).\(name)"
  }
}

extension FieldType {
  fileprivate init(_ bytes: ArraySlice<UInt8>) throws(DescriptorError) {
    var cursor = WireCursor(bytes)
    while let (number, value) = try cursor.next() {
      switch number {
      case 1: name = try value.text()
      case 3: self.number = try value.number()
      case 4: isRepeated = try value.number() == 3
      case 5:
        guard let kind = Kind(rawValue: try value.number()) else { throw .malformed }
        self.kind = kind
      case 6: typeName = try value.typeName()
      case 8:
        var options = WireCursor(try value.slice())
        while let (number, value) = try options.next() {
          if number == 2 { isPacked = try value.number() != 0 }
        }
      case 9: oneof = try value.number()
      case 10: jsonName = try value.text()
      case 17: isOptional = try value.number() != 0
      default: break
      }
    }
    // A field written `optional` is in a oneof of its own, which is no choice.
    if isOptional { oneof = nil }
  }
}

extension ServiceType.Method {
  fileprivate init(_ bytes: ArraySlice<UInt8>) throws(DescriptorError) {
    var cursor = WireCursor(bytes)
    while let (number, value) = try cursor.next() {
      switch number {
      case 1: name = try value.text()
      case 2: input = try value.typeName()
      case 3: output = try value.typeName()
      case 4:
        var options = WireCursor(try value.slice())
        while let (number, value) = try options.next() {
          switch number {
          case 34: hasNoSideEffects = try value.number() == 1
          case 50_001: access = try value.number()
          case 50_002: changes = try value.number() != 0
          default: break
          }
        }
      case 5: takesMany = try value.number() != 0
      case 6: repliesMany = try value.number() != 0
      default: break
      }
    }
  }
}

extension WireCursor.Value {
  /// A full name, which is written with a dot in front.
  fileprivate func typeName() throws(DescriptorError) -> String {
    let text = try text()
    return text.hasPrefix(".") ? String(text.dropFirst()) : text
  }
}
