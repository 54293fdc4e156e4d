package import Vocabulary

/// How long a settled reminder is stored.
package enum Retention {
  /// The same as for the events about it.
  package static let span: Duration = .seconds(90 * 24 * 60 * 60)

  /// Reminders settled before this instant are deleted.
  package static func cutOff(now: Timestamp) -> Timestamp { now - span }
}
