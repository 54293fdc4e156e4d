package import Vocabulary

/// How many calls the door lets through.
///
/// All are settings of one installation.
package struct RequestLimits: Hashable, Sendable {
  /// One token: a program gone wild costs its own household little.
  package var perToken = TokenBucket.Limit(rate: 50, burst: 200)
  /// All tokens of a household together.
  package var perHousehold = TokenBucket.Limit(rate: 200, burst: 1_000)
  /// One address before anybody has signed in: guessing a secret or a code is this slow.
  package var perAddress = TokenBucket.Limit(rate: 10, burst: 50)

  package init() {}
}

/// Which limit a call ran into, and how long to wait.
package struct RateRefusal: Error, Hashable, Sendable {
  package enum Measure: String, Hashable, Sendable {
    case token
    case household
    case address
  }

  package let measure: Measure
  package let retryAfter: Duration

  package init(measure: Measure, retryAfter: Duration) {
    self.measure = measure
    self.retryAfter = retryAfter
  }
}

/// The buckets of everyone who called lately.
///
/// A bucket that nobody touched for long is forgotten and begins full again, so the tables stay
/// bounded; whoever has more addresses than fit was not held by a limit per address before. There is one of it:
/// a copy would count with the same buckets.
package struct RequestMeter: ~Copyable, Sendable {
  package static let capacity = 8_192  // of each kind; about 100 bytes each

  private let limits: RequestLimits
  private var tokens = BoundedTable<TokenID, SharedBucket>(capacity: capacity)
  private var households = BoundedTable<HouseholdID, SharedBucket>(capacity: capacity)
  private var addresses = BoundedTable<String, TokenBucket>(capacity: capacity)

  package init(_ limits: RequestLimits) { self.limits = limits }

  /// Counts one call of someone known: of both measures, or of none.
  package mutating func count(
    token: TokenID,
    household: HouseholdID,
    at now: Duration
  ) throws(RateRefusal) {
    var account: MeterAccount?
    try count(token, household, at: now.wholeNanoseconds, &account)
  }

  /// The same for someone whose calls are counted again and again, without looking for them by two hashes.
  ///
  /// - Parameters:
  ///   - token: the caller's.
  ///   - household: theirs, too.
  ///   - now: in nanoseconds.
  ///   - account: theirs from the call before, as long as it still counts; else it is found here.
  /// - Throws: ``RateRefusal``.
  package mutating func count(
    _ token: TokenID,
    _ household: HouseholdID,
    at now: Int64,
    _ account: inout MeterAccount?
  ) throws(RateRefusal) {
    if let account, account.turns == turns { return try account.take(at: now) }
    let found = self.account(token, household, at: now)
    account = found
    try found.take(at: now)
  }

  private var turns: UInt64 { tokens.turns &+ households.turns }

  private mutating func account(
    _ token: TokenID,
    _ household: HouseholdID,
    at now: Int64
  ) -> MeterAccount {
    let token = tokens.value(
      of: token,
      orInsert: SharedBucket(TokenBucket(limits.perToken, atNanosecond: now))
    )
    let household = households.value(
      of: household,
      orInsert: SharedBucket(TokenBucket(limits.perHousehold, atNanosecond: now))
    )
    return MeterAccount(token: token, household: household, turns: turns)
  }

  /// Counts one call of someone unknown.
  package mutating func count(address: String, at now: Duration) throws(RateRefusal) {
    let key = AddressKey.of(address)
    var bucket = addresses[key] ?? TokenBucket(limits.perAddress, at: now)
    let wait = bucket.take(at: now)
    addresses[key] = bucket
    if let wait { throw RateRefusal(measure: .address, retryAfter: wait) }
  }

  /// The unknown caller turned out to be known after all.
  package mutating func giveBack(address: String) {
    let key = AddressKey.of(address)
    guard var bucket = addresses[key] else { return }
    bucket.giveBack()
    addresses[key] = bucket
  }
}

/// A bucket in a place of its own, for whoever finds it without asking the table.
///
/// Unchecked `Sendable`: touched by its meter only, and whoever shares that locks it.
private final class SharedBucket: @unchecked Sendable {
  @exclusivity(unchecked) var bucket: TokenBucket

  init(_ bucket: TokenBucket) { self.bucket = bucket }
}

/// The buckets of one token and its household.
///
/// They are those of the meter's tables until one of these makes room for others; then it may have forgotten
/// them, and the account is looked for again.
package final class MeterAccount: Sendable {
  fileprivate let token: SharedBucket
  fileprivate let household: SharedBucket
  /// Of the meter, when it was found.
  fileprivate let turns: UInt64

  fileprivate init(token: SharedBucket, household: SharedBucket, turns: UInt64) {
    self.token = token
    self.household = household
    self.turns = turns
  }

  /// Takes one call of both buckets, or of none.
  fileprivate func take(at now: Int64) throws(RateRefusal) {
    if let wait = token.bucket.take(atNanosecond: now) {
      throw RateRefusal(measure: .token, retryAfter: wait)
    }
    if let wait = household.bucket.take(atNanosecond: now) {
      token.bucket.giveBack()
      throw RateRefusal(measure: .household, retryAfter: wait)
    }
  }
}
