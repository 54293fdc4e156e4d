/// Exponential backoff before an interrupted feed is opened again: 250 ms doubled up to 10 s, with a
/// jitter of ±20 %, so that many watchers do not reconnect at once.
package struct ResumePause: Hashable, Sendable {
  package static let first: Duration = .milliseconds(250)
  package static let longest: Duration = .seconds(10)

  private var next = ResumePause.first

  package init() {}

  /// The pause before the next attempt; `chance` is a random number.
  package mutating func take(chance: UInt64) -> Duration {
    let pause = next
    next = min(next * 2, ResumePause.longest)
    return pause * Int(800 + chance % 401) / 1_000
  }

  /// Starts over with the first pause, after the feed has answered.
  package mutating func reset() { next = ResumePause.first }
}
