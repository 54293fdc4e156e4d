/// How often something may happen: a bucket that fills at a steady rate and is emptied by use.
///
/// Instants are durations since any fixed origin that only moves forward. The level is kept in
/// billionths, so that filling needs no fractions: `rate` per second is `rate` billionths per
/// nanosecond.
package struct TokenBucket: Hashable, Sendable {
  /// The two numbers a bucket is known by.
  package struct Limit: Hashable, Sendable {
    /// Uses per second in the long run; at least 1.
    package let rate: Int64
    /// Uses at once after a pause; at least 1.
    package let burst: Int64

    package init(rate: Int64, burst: Int64) {
      self.rate = min(max(rate, 1), 1_000_000)
      self.burst = min(max(burst, 1), 1_000_000)
    }

    /// Reads `rate:burst`, as in `50:200`; both 1 to 1,000,000.
    package init?(text: some StringProtocol) {
      let parts = text.split(separator: ":", omittingEmptySubsequences: false)
      guard parts.count == 2, let rate = Int64(parts[0]), let burst = Int64(parts[1]),
        (1...1_000_000).contains(rate), (1...1_000_000).contains(burst)
      else { return nil }
      self.init(rate: rate, burst: burst)
    }
  }

  private static let one: Int64 = 1_000_000_000

  package let limit: Limit
  private var level: Int64
  private var filledAt: Duration

  /// A full bucket.
  package init(_ limit: Limit, at now: Duration) {
    self.limit = limit
    level = limit.burst * TokenBucket.one
    filledAt = now
  }

  /// How long until one use is possible; zero when it is now.
  package mutating func wait(at now: Duration) -> Duration {
    fill(until: now)
    guard level < TokenBucket.one else { return .zero }
    let missing = TokenBucket.one - level
    return .nanoseconds((missing + limit.rate - 1) / limit.rate)
  }

  /// Takes one use when there is one.
  /// - Returns: `nil` when it was taken, else how long to wait.
  package mutating func take(at now: Duration) -> Duration? {
    let wait = wait(at: now)
    guard wait == .zero else { return wait }
    level -= TokenBucket.one
    return nil
  }

  /// Gives one use back that turned out not to count.
  package mutating func giveBack() {
    level = min(level + TokenBucket.one, limit.burst * TokenBucket.one)
  }

  private mutating func fill(until now: Duration) {
    guard now > filledAt else { return }
    let full = limit.burst * TokenBucket.one
    let nanoseconds = (now - filledAt).wholeNanoseconds
    let (gained, overflow) = nanoseconds.multipliedReportingOverflow(by: limit.rate)
    level = overflow || gained > full - level ? full : level + gained
    filledAt = now
  }
}

extension Duration {
  /// Capped at what `Int64` holds: 292 years.
  fileprivate var wholeNanoseconds: Int64 {
    // Mostly it is a moment, and needs no division of 128 bits.
    if let moment = Int64(exactly: self.attoseconds) { return moment / 1_000_000_000 }
    let (seconds, attoseconds) = components
    let (whole, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    let (sum, overflowed) = whole.addingReportingOverflow(attoseconds / 1_000_000_000)
    return overflow || overflowed ? .max : sum
  }
}
