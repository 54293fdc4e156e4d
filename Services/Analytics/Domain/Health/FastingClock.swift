package import Vocabulary

/// The state of a fast on the timer at one instant (FST-013).
package struct FastingClock: Hashable, Sendable {
  /// After this time the member is asked whether the fast has ended; it runs until they end it.
  package static let staleAfter = Duration.seconds(72 * 3_600)

  package let fast: HealthEntry
  package let elapsedSeconds: Int64
  /// Never negative.
  package let remainingSeconds: Int64
  /// Above 100 after the goal.
  package let percent: Int
  package let isStale: Bool

  /// - Parameters:
  ///   - fast: a running or ended fast.
  ///   - now: the current instant; used while the fast runs.
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
