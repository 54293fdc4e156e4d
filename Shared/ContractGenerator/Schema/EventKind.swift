/// A message that is the body of one kind of event, by the option `event`.
struct EventKind {
  let message: MessageType
  /// Its case in the namespace's enum of events.
  let caseName: String

  /// The kind, as in `task_completed`.
  var kind: String { message.descriptor.event }

  /// The kinds of one namespace, in the order of its files.
  static func all(in files: [FileDescriptor], schema: Schema) -> [EventKind] {
    var names = NameScope.ofEvents
    return files.flatMap { $0.eventBodies(schema) }.map { message in
      let wish = Names.lowerCamel(message.descriptor.event)
      return EventKind(message: message, caseName: names.claim(wish, or: "event"))
    }
  }

  /// Refuses declarations whose events would have no visible field, or could not be filtered.
  ///
  /// - Throws: ``GeneratorError`` with the place and what to declare.
  static func check(_ files: [FileDescriptor], schema: Schema) throws(GeneratorError) {
    var owners: [String: String] = [:]
    for message in files.flatMap({ $0.declaredMessages(schema) }) {
      let (descriptor, name) = (message.descriptor, message.scope.fullName)
      guard !descriptor.event.isEmpty else {
        guard descriptor.isEventPrivate == nil else {
          throw GeneratorError("\(name): event_private_to_member has no effect without event")
        }
        continue
      }
      guard isKind(descriptor.event) else {
        throw GeneratorError(
          "\(name): event = \(CodeWriter.literal(descriptor.event)); a kind is lower-case words of "
            + "a–z and 0–9 with _ between them, as task_completed"
        )
      }
      if let owner = owners.updateValue(name, forKey: descriptor.event) {
        throw GeneratorError("\(name): \(owner) is the body of \(descriptor.event) already")
      }
      var walk = SharedWalk(schema: schema)
      try walk.enter(message)
    }
  }

  private static func isKind(_ text: String) -> Bool {
    let words = text.split(separator: "_", omittingEmptySubsequences: false)
    return text.first?.isNumber == false
      && words.allSatisfy { word in
        !word.isEmpty && word.utf8.allSatisfy { (97...122).contains($0) || (48...57).contains($0) }
      }
  }
}

/// Walks the messages of an event's body that others than its member see.
private struct SharedWalk {
  let schema: Schema
  private var path: [String] = []
  private var done: Set<String> = []

  init(schema: Schema) { self.schema = schema }

  mutating func enter(_ message: MessageType) throws(GeneratorError) {
    let name = message.scope.fullName
    path.append(name)
    defer { path.removeLast() }
    guard done.insert(name).inserted else { return }
    for field in message.descriptor.fields where field.options.isShared {
      guard let inner = schema.sharedMessage(of: field) else { continue }
      let (place, innerName) = ("\(name).\(field.name)", inner.scope.fullName)
      guard !path.contains(innerName) else {
        throw GeneratorError(
          "\(place): an event's body cannot contain \(innerName) in itself; declare the field private"
        )
      }
      guard inner.descriptor.declaresSharing else {
        throw GeneratorError(
          "\(place): it is visible to others, but no field of \(innerName) declares private_to_member"
        )
      }
      try enter(inner)
    }
  }
}

extension Schema {
  /// The message of a field, or of a map's values, that others see in part.
  ///
  /// - Returns: `nil` for values that are visible as a whole: protobuf's own messages, and messages
  ///   without fields.
  func sharedMessage(of field: FieldDescriptor) -> MessageType? {
    guard var message = messages[field.typeName] else { return nil }
    if message.descriptor.isMapEntry {
      guard let value = message.descriptor.fields.first(where: { $0.number == 2 }),
        let inner = messages[value.typeName]
      else { return nil }
      message = inner
    }
    let isWhole =
      message.scope.package == "google.protobuf" || message.descriptor.fields.isEmpty
    return isWhole ? nil : message
  }
}

extension MessageDescriptor {
  /// Whether it gets code that removes private fields: it is an event's body, or declares
  /// visibility.
  ///
  /// Only the message decides that, so every module generates it for its own messages.
  var declaresSharing: Bool {
    !event.isEmpty || fields.contains { $0.options.isPrivate != nil }
  }
}

extension FileDescriptor {
  /// Whether a message of the file is the body of an event.
  var hasEvents: Bool { messages.contains { $0.withNested.contains { !$0.event.isEmpty } } }

  /// The event bodies that it declares.
  fileprivate func eventBodies(_ schema: Schema) -> [MessageType] {
    declaredMessages(schema).filter { !$0.descriptor.event.isEmpty }
  }

  /// Every message it declares, parents first.
  fileprivate func declaredMessages(_ schema: Schema) -> [MessageType] {
    let package = package.isEmpty ? "" : ".\(package)"
    return messages.flatMap { $0.declared(in: package, schema) }
  }
}

extension MessageDescriptor {
  fileprivate func declared(in parent: String, _ schema: Schema) -> [MessageType] {
    let name = "\(parent).\(self.name)"
    guard !isMapEntry, let message = schema.messages[name] else { return [] }
    return [message] + messages.flatMap { $0.declared(in: name, schema) }
  }
}
