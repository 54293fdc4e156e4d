package import Wire

/// Messages of types that are known only at run time: JSON to bytes and back, by descriptors.
///
/// It accepts and writes the same as generated types: unknown fields, repeated names and two fields
/// of one oneof are refused; defaults are left out; types of `google.protobuf` have protobuf's
/// special forms.
package struct DynamicMessage: Sendable {
  /// As in protobuf's own decoders.
  static let deepest = 100

  let pool: DescriptorPool
  let options: JSONOptions

  /// Messages of a pool's types.
  ///
  /// - Parameters:
  ///   - pool: the types.
  ///   - options: the types that an `Any` may contain.
  package init(_ pool: DescriptorPool, _ options: JSONOptions = JSONOptions()) {
    self.pool = pool
    self.options = options
  }

  /// Linked types whose JSON form is not an object of their fields.
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
  /// The types of key and value, if this is a map entry.
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

  /// The entry of a map field; `nil` for other fields.
  func entry(_ field: FieldType) -> (key: FieldType, value: FieldType)? {
    guard field.isRepeated, field.kind == .message else { return nil }
    return pool.messages[field.typeName]?.entry
  }
}
