/// A message that is the body of the events of one kind, as the contract declares it with the option `event`.
public protocol EventMessage: Message {
  /// Snake case, entity and past verb: `task_completed`.
  static var eventKind: String { get }
}

/// What the services and the gateway know of an event's body beside its kind.
///
/// Generated code conforms to it; see ``EventSet`` for all kinds of an area.
package protocol EventBody: EventMessage {
  /// Whether the event is visible to its member alone: true unless the contract declares the opposite.
  static var isPrivateToMember: Bool { get }

  /// Which names of fields others than the event's member may see, of the body and of all inside it.
  static var sharedFields: SharedFields { get }

  /// The body as others than the event's member may see it.
  ///
  /// - Returns: the fields that the contract declares visible; all else is at its default, fields that this
  ///   version does not know included.
  func sharedParts() -> Self
}

/// What others than the event's member may see of an event.
package struct SharedEvent: Sendable {
  /// The body without what is private.
  package let body: any EventBody
  /// Those of the changed fields that are not private.
  package let changedFields: [String]
}

extension EventBody {
  /// The event as others than its member may see it.
  ///
  /// - Parameter changedFields: what the event says changed; none when it does not say.
  /// - Returns: `nil` when others may not see it: the kind is private, or all that changed is.
  package func shared(changedFields: [String]) -> SharedEvent? {
    guard !Self.isPrivateToMember else { return nil }
    let visible = changedFields.filter(Self.sharedFields.contains)
    guard changedFields.isEmpty || !visible.isEmpty else { return nil }
    return SharedEvent(body: sharedParts(), changedFields: visible)
  }
}
