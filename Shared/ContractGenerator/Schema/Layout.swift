/// Which fields are boxed: those that may contain their own message, and those that would make
/// copies of their message expensive.
struct Layout {
  private let schema: Schema
  /// Messages that contain each other share a number.
  private var cycles: [String: Int] = [:]
  private var sizes: [String: Int] = [:]

  /// The largest message that is stored inline, in bytes.
  ///
  /// Larger ones cost more to move than to allocate.
  static let largestInlineMessage = 1_024

  init(_ schema: Schema) {
    self.schema = schema
    let found = Cycles.all(of: schema.messages.keys.sorted()) { Layout.contents(of: $0, schema) }
    for (number, cycle) in found.enumerated() {
      for name in cycle { cycles[name] = number }
      for name in cycle { sizes[name] = size(of: name) }
    }
  }

  /// Whether a field of `owner` is boxed.
  func isBoxed(_ field: FieldDescriptor, in owner: MessageType) -> Bool {
    guard !field.isRepeated, schema.messages[field.typeName] != nil else { return false }
    return cycles[field.typeName] == cycles[owner.scope.contractName]
      || sizes[field.typeName, default: 0] > Layout.largestInlineMessage
  }

  /// The messages that a message stores inline.
  private static func contents(of name: String, _ schema: Schema) -> [String] {
    let fields = schema.messages[name]?.descriptor.fields ?? []
    return fields.compactMap { field in
      !field.isRepeated && schema.messages[field.typeName] != nil ? field.typeName : nil
    }
  }

  /// The estimated size of a message in bytes, with the sizes of its contents; a boxed field is a
  /// pointer.
  private func size(of name: String) -> Int {
    guard let message = schema.messages[name] else { return 0 }
    return message.descriptor.fields.reduce(8) { total, field in
      if field.isRepeated { return total + 8 }
      guard schema.messages[field.typeName] != nil else {
        return total + (ScalarType(rawValue: field.type) == .bytes ? 32 : 16)
      }
      return total + (isBoxed(field, in: message) ? 8 : sizes[field.typeName, default: 0] + 8)
    }
  }
}
