/// When a failed delivery is retried (HOK-003), and when its endpoint is switched off (HOK-004).
package enum RetryPlan {
  private static let pauses: [Int64] = [5, 60, 300, 1_800]
  private static let lastPause: Int64 = 3_600

  /// The longest `Retry-After` that is honoured.
  package static let longestPause: Duration = .seconds(24 * 3_600)
  /// The age at which a message is no longer retried.
  package static let longestAge: Duration = .seconds(72 * 3_600)
  /// The time without a success after which an endpoint is switched off.
  package static let patience: Duration = .seconds(5 * 86_400)

  /// - Parameters:
  ///   - failures: the number of failed attempts, 1 after the first.
  ///   - chance: jitter from 0 to 1, for a factor of 0.8 to 1.2.
  ///   - asked: the receiver's `Retry-After`.
  /// - Returns: the pause before the next attempt.
  package static func pause(
    failures: Int,
    chance: Double,
    asked: Duration? = nil
  ) -> Duration {
    let seconds =
      pauses.indices.contains(failures - 1) ? pauses[max(failures - 1, 0)] : lastPause
    let factor = 0.8 + 0.4 * min(max(chance, 0), 1)
    let own = Duration.milliseconds(Int64(Double(seconds * 1_000) * factor))
    guard let asked else { return own }
    return min(max(own, asked), longestPause)
  }
}
