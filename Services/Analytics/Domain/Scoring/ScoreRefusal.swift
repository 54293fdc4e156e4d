/// Why a call about points is refused.
package enum ScoreRefusal: Error, Equatable, Sendable {
  /// The number of days is out of range.
  case invalidPeriod(allowed: ClosedRange<Int>)
  /// The feed of the task service was never received, so there are no figures (ANA-072).
  case sourceUnavailable
}
