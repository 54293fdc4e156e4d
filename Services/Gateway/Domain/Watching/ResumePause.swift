/// How long to wait before a feed that broke off is asked for again: doubled from a quarter of a
/// second to ten seconds, each time spread by a fifth, so that many watchers do not return at once.
package struct ResumePause: Hashable, Sendable {
  package static let first: Duration = .milliseconds(250)
  package static let longest: Duration = .seconds(10)

  private var next = ResumePause.first

  package init() {}

  /// The pause before the next try; `chance` is any random number.
  package mutating func take(chance: UInt64) -> Duration {
    let pause = next
    next = min(next * 2, ResumePause.longest)
    return pause * Int(800 + chance % 401) / 1_000
  }

  /// The feed spoke: the next break starts from the beginning.
  package mutating func reset() { next = ResumePause.first }
}
