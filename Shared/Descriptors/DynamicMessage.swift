package import Wire

/// Messages of types that are known only at run time: JSON to bytes and back, by their descriptions.
///
/// What it accepts and writes is what the generated types do: unknown fields, names given twice and
/// two fields of one oneof are refused; defaults are left out; the types of `google.protobuf` have
/// the form that protobuf gives them.
package struct DynamicMessage: Sendable {
  /// As in protobuf's own decoders.
  static let deepest = 100

  let pool: DescriptorPool
  let options: JSONOptions

  /// - Parameters:
  ///   - pool: the types.
  ///   - options: the types an `Any` may hold.
  package init(_ pool: DescriptorPool, _ options: JSONOptions = JSONOptions()) {
    self.pool = pool
    self.options = options
  }

  /// Types whose JSON form is no object of their fields; they are linked in.
  static let wellKnown: [String: any Message.Type] = {
    var types: [String: any Message.Type] = [:]
    for type in GoogleProtobuf.messageTypes where type.hasOwnJSONForm {
      types[type.fullName] = type
    }
    return types
  }()

  static let nullValue = "google.protobuf.NullValue"
}

extension MessageType {
  /// The types of key and value when this is one entry of a map.
  var entry: (key: FieldType, value: FieldType)? {
    guard isMapEntry, let key = fields.first(where: { $0.number == 1 }),
      let value = fields.first(where: { $0.number == 2 })
    else { return nil }
    return (key, value)
  }
}

extension DynamicMessage {
  func type(_ name: String) throws(DescriptorError) -> MessageType {
    guard let type = pool.messages[name] else { throw .unknownType(name) }
    return type
  }

  func enumType(_ name: String) throws(DescriptorError) -> EnumType {
    guard let type = pool.enums[name] else { throw .unknownType(name) }
    return type
  }

  /// The entry of a map field; `nil` for every other field.
  func entry(_ field: FieldType) -> (key: FieldType, value: FieldType)? {
    guard field.isRepeated, field.kind == .message else { return nil }
    return pool.messages[field.typeName]?.entry
  }
}
