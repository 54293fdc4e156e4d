/// A token bucket: it fills at a steady rate and is emptied by use.
///
/// Instants are nanoseconds since any fixed origin, or durations since it, whose 128-bit arithmetic is slower.
/// The level is stored in billionths, so that filling is exact: `rate` per second is `rate` billionths per
/// nanosecond.
package struct TokenBucket: Hashable, Sendable {
  /// Rate and burst.
  package struct Limit: Hashable, Sendable {
    /// The highest rate and burst.
    package static let most: Int64 = 1_000_000

    /// Sustained uses per second; 1 to ``most``.
    package let rate: Int64
    /// The most uses at once; 1 to ``most``.
    package let burst: Int64

    package init(rate: Int64, burst: Int64) {
      self.rate = min(max(rate, 1), Self.most)
      self.burst = min(max(burst, 1), Self.most)
    }

    /// Parses `rate:burst`, as in `50:200`; both 1 to ``most``.
    package init?(text: some StringProtocol) {
      let parts = text.split(separator: ":", omittingEmptySubsequences: false)
      guard parts.count == 2, let rate = Int64(parts[0]), let burst = Int64(parts[1]),
        (1...Self.most).contains(rate), (1...Self.most).contains(burst)
      else { return nil }
      self.init(rate: rate, burst: burst)
    }
  }

  private static let one: Int64 = 1_000_000_000

  package let limit: Limit
  private var level: Int64
  /// In nanoseconds.
  private var filledAt: Int64

  /// A full bucket.
  package init(_ limit: Limit, atNanosecond now: Int64) {
    self.limit = limit
    level = limit.burst * TokenBucket.one
    filledAt = now
  }

  /// A full bucket.
  package init(_ limit: Limit, at now: Duration) {
    self.init(limit, atNanosecond: now.wholeNanoseconds)
  }

  /// How long until one use is possible; zero when it is now.
  package mutating func wait(at now: Duration) -> Duration {
    wait(atNanosecond: now.wholeNanoseconds)
  }

  /// How long until one use is possible; zero when it is now.
  package mutating func wait(atNanosecond now: Int64) -> Duration {
    fill(until: now)
    return wait
  }

  /// Takes uses that have already happened.
  ///
  /// The level may become negative, down to minus one burst.
  package mutating func charge(_ uses: Int64, atNanosecond now: Int64) {
    fill(until: now)
    let debt = -limit.burst * TokenBucket.one
    level = max(level - min(max(uses, 0), 2 * limit.burst) * TokenBucket.one, debt)
  }

  /// How long from ``filledAt`` until one use is possible.
  private var wait: Duration {
    guard level < TokenBucket.one else { return .zero }
    let missing = TokenBucket.one - level
    return .nanoseconds((missing + limit.rate - 1) / limit.rate)
  }

  /// Takes one use if possible.
  /// - Returns: `nil` when it was taken, else how long to wait.
  package mutating func take(at now: Duration) -> Duration? {
    take(atNanosecond: now.wholeNanoseconds)
  }

  /// Takes one use if possible.
  /// - Returns: `nil` when it was taken, else how long to wait.
  package mutating func take(atNanosecond now: Int64) -> Duration? {
    fill(until: now)
    guard level >= TokenBucket.one else { return wait }
    level -= TokenBucket.one
    return nil
  }

  /// Refunds one use.
  package mutating func refund() {
    level = min(level + TokenBucket.one, limit.burst * TokenBucket.one)
  }

  private mutating func fill(until now: Int64) {
    guard now > filledAt else { return }
    let full = limit.burst * TokenBucket.one
    let (time, isLong) = now.subtractingReportingOverflow(filledAt)
    let (gained, overflow) = time.multipliedReportingOverflow(by: limit.rate)
    level = isLong || overflow || gained > full - level ? full : level + gained
    filledAt = now
  }
}

extension Duration {
  /// Capped at `Int64.max`, which is 292 years.
  var wholeNanoseconds: Int64 {
    let (seconds, attoseconds) = components
    let (whole, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    let (sum, overflowed) = whole.addingReportingOverflow(attoseconds / 1_000_000_000)
    return overflow || overflowed ? .max : sum
  }
}
