/// Why a call about points is refused.
package enum ScoreRefusal: Error, Equatable, Sendable {
  /// The number of days is out of range.
  case invalidPeriod(allowed: ClosedRange<Int>)
  /// No event of the task service has arrived yet, so there are no figures (ANA-072).
  case sourceUnavailable
}
