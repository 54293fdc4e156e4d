/// Why a question about points has no answer.
package enum ScoreRefusal: Error, Equatable, Sendable {
  /// The number of days asked for is outside what a history covers.
  case invalidPeriod(allowed: ClosedRange<Int>)
  /// The task service was never heard of, so nothing is known at all (ANA-072).
  case sourceUnavailable
}
