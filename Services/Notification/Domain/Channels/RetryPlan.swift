/// When a message that did not arrive is tried again (HOK-003), and when its endpoint is given up (HOK-004).
package enum RetryPlan {
  private static let pauses: [Int64] = [5, 60, 300, 1_800]
  private static let lastPause: Int64 = 3_600

  /// The longest pause that a receiver may ask for.
  package static let longestPause: Duration = .seconds(24 * 3_600)
  /// What is older is given up.
  package static let longestAge: Duration = .seconds(72 * 3_600)
  /// After so long without a success an endpoint is switched off.
  package static let patience: Duration = .seconds(5 * 86_400)

  /// - Parameters:
  ///   - failures: how often it failed, 1 after the first try.
  ///   - chance: 0 to 1, for a factor of 0.8 to 1.2.
  ///   - asked: what the receiver asked for.
  /// - Returns: the pause before the next try.
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
