package import Vocabulary

/// What is to be done about a scheduled reminder now.
package enum Lateness: Equatable, Sendable {
  case wait(Duration)
  case deliver
  /// It is of no use any more.
  case drop

  /// How late a reminder may be found and still be said (REM-012).
  package static let limit: Duration = .seconds(24 * 60 * 60)

  package init(dueAt: Timestamp, now: Timestamp) {
    let late = now - dueAt
    if late < .zero {
      self = .wait(dueAt - now)
    } else {
      self = late <= Lateness.limit ? .deliver : .drop
    }
  }
}
