package import Vocabulary

/// What the timer shows of a fast at one moment (FST-013).
package struct FastingClock: Hashable, Sendable {
  /// After so long the member is asked whether the fast has ended; it goes on until they say so.
  package static let staleAfter = Duration.seconds(72 * 3_600)

  package let fast: HealthEntry
  package let elapsedSeconds: Int64
  /// Never negative.
  package let remainingSeconds: Int64
  /// More than 100 beyond the goal.
  package let percent: Int
  package let isStale: Bool

  /// - Parameters:
  ///   - fast: the fast, running or ended.
  ///   - now: the moment; it counts while the fast runs.
  package init(_ fast: HealthEntry, at now: Timestamp) {
    self.fast = fast
    let elapsed = max(.zero, (fast.end ?? now) - fast.start)
    let goal = Duration.seconds(fast.goalHours * 3_600)
    elapsedSeconds = elapsed.milliseconds / 1_000
    remainingSeconds = max(0, (goal.milliseconds - elapsed.milliseconds + 999) / 1_000)
    percent =
      fast.goalHours > 0
      ? Int(clamping: elapsed.milliseconds / (Int64(fast.goalHours) * 36_000)) : 0
    isStale = fast.isRunning && elapsed > Self.staleAfter
  }
}
