/// Why a question about points has no answer.
package enum ScoreRefusal: Error, Equatable, Sendable {
  /// The number of days asked for is outside what a history covers.
  case invalidPeriod(allowed: ClosedRange<Int>)
}
