/// A message that is the body of one kind of event, by the option `event` of its contract.
public protocol EventMessage: Message {
  /// Snake case, entity and past verb: `task_completed`.
  static var eventKind: String { get }
}

/// What services and gateway know of an event's body besides its kind.
///
/// Generated code conforms to it; see ``EventSet`` for all kinds of an area.
package protocol EventBody: EventMessage {
  /// Whether only its member may see the event: true unless the contract says otherwise.
  static var isPrivateToMember: Bool { get }

  /// The names of fields that members other than the event's may see, in the body and all messages
  /// inside.
  static var sharedFields: SharedFields { get }

  /// The body for members other than the event's.
  ///
  /// - Returns: the fields that the contract declares visible; all others, including unknown ones,
  ///   are at their defaults.
  func sharedParts() -> Self
}

/// The part of an event that others than its member may see.
package struct SharedEvent: Sendable {
  /// The body without private fields.
  package let body: any EventBody
  /// The changed fields that are not private.
  package let changedFields: [String]
}

extension EventBody {
  /// The event for others than its member.
  ///
  /// - Parameter changedFields: the event's changed fields; empty if unknown.
  /// - Returns: `nil` if others may not see it: its kind is private, or everything that changed is.
  package func shared(changedFields: [String]) -> SharedEvent? {
    guard !Self.isPrivateToMember else { return nil }
    let visible = changedFields.filter(Self.sharedFields.contains)
    guard changedFields.isEmpty || !visible.isEmpty else { return nil }
    return SharedEvent(body: sharedParts(), changedFields: visible)
  }
}
