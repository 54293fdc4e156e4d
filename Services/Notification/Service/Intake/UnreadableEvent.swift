import ServiceRuntime

/// An event of a followed feed that does not say what its kind promises.
///
/// It is logged and passed over: waiting for it would hold up the reminders of every household.
struct UnreadableEvent: Error, Equatable, CustomStringConvertible {
  let kind: String
  let sequence: Int64
  /// Safe for the log: field paths and reasons, never values.
  let why: String

  init(_ event: FeedEvent, why: String) {
    kind = event.kind
    sequence = event.position.sequence
    self.why = why
  }

  var description: String { "event \(sequence) (\(kind)): \(why)" }
}
