/// Which fields lie behind a pointer: those that may contain their own message again, and those
/// that would make every copy of the message around them expensive.
struct Layout {
  private let schema: Schema
  private var reachable: [String: Set<String>] = [:]
  private var sizes: [String: Int] = [:]

  /// Bytes a message may take inside another one.
  ///
  /// Larger ones cost more to move than to allocate.
  static let largestInlineMessage = 1_024

  init(_ schema: Schema) {
    self.schema = schema
  }

  /// Whether a field of `owner` keeps its message behind a pointer.
  mutating func isBoxed(_ field: FieldDescriptor, in owner: MessageType) -> Bool {
    guard !field.isRepeated, let target = schema.messages[field.typeName] else { return false }
    let name = target.scope.contractName
    return name == owner.scope.contractName
      || reach(from: name).contains(owner.scope.contractName)
      || size(of: target) > Layout.largestInlineMessage
  }

  /// Names of all messages that a message contains in itself, at any depth.
  private mutating func reach(from name: String) -> Set<String> {
    if let known = reachable[name] { return known }
    var seen: Set<String> = []
    var waiting = [name]
    while let next = waiting.popLast() {
      for field in schema.messages[next]?.descriptor.fields ?? [] where !field.isRepeated {
        let target = field.typeName
        guard schema.messages[target] != nil, seen.insert(target).inserted else { continue }
        waiting.append(target)
      }
    }
    reachable[name] = seen
    return seen
  }

  /// About how many bytes a message takes; a boxed field takes a pointer.
  private mutating func size(of message: MessageType) -> Int {
    let name = message.scope.contractName
    if let known = sizes[name] { return known }
    sizes[name] = 8  // what a field of a recursive type takes
    var total = 8
    for field in message.descriptor.fields {
      if !field.isRepeated, let target = schema.messages[field.typeName] {
        let inner = size(of: target)
        total += isBoxed(field, in: message) ? 8 : inner + 8
      } else {
        total += field.isRepeated ? 8 : 16
      }
    }
    sizes[name] = total
    return total
  }
}
