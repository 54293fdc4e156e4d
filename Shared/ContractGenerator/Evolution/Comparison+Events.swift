extension Comparison {
  /// Compares the kinds of events, and who may see them and their fields.
  ///
  /// What was private to a member must stay private: it was written on that assumption. What was
  /// visible may become private.
  mutating func compareEvents() {
    for (name, message) in old.messages.sorted(by: { $0.key < $1.key }) {
      let before = message.descriptor
      guard !before.event.isEmpty, let now = new.messages[name] else { continue }
      if now.descriptor.event != before.event {
        let kind = now.descriptor.event.isEmpty ? "none now" : "\(now.descriptor.event) now"
        report(
          "its event was \(before.event) and is \(kind); consumers identify events by kind",
          about: name,
          in: now
        )
      }
      if before.isEventPrivate != false, now.descriptor.isEventPrivate == false {
        report(
          "the event was private to its member and is visible to others now",
          about: name,
          in: now
        )
      }
    }
    for name in old.messagesInEvents.sorted() {
      guard let before = old.messages[name]?.descriptor, let now = new.messages[name] else {
        continue
      }
      compareSharing(of: before, with: now)
    }
  }

  private mutating func compareSharing(
    of old: MessageDescriptor,
    with new: Declared<MessageDescriptor>
  ) {
    for field in old.fields where !field.options.isShared {
      guard let index = new.descriptor.fields.firstIndex(where: { $0.number == field.number }),
        new.descriptor.fields[index].options.isShared
      else { continue }
      report(
        "it was private to the event's member and is visible to others now",
        about: "\(new.name).\(field.name)",
        in: new,
        [2, Int32(index)]
      )
    }
  }
}

extension ContractIndex {
  /// The names of all messages in events: bodies, and messages in them at any depth.
  fileprivate var messagesInEvents: Set<String> {
    var waiting = messages.filter { !$0.value.descriptor.event.isEmpty }.map(\.key)
    var found = Set(waiting)
    while let name = waiting.popLast() {
      for field in messages[name]?.descriptor.fields ?? [] {
        let inner = String(field.typeName.drop { $0 == "." })
        if messages[inner] != nil, found.insert(inner).inserted { waiting.append(inner) }
      }
    }
    return found
  }
}
