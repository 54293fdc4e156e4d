package import Vocabulary

/// How long a reminder that is no longer scheduled can be looked at.
package enum Retention {
  /// As long as the events about it.
  package static let span: Duration = .seconds(90 * 24 * 60 * 60)

  /// What was settled before this instant is forgotten.
  package static func cutOff(now: Timestamp) -> Timestamp { now - span }
}
