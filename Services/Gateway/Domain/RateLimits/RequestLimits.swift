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

  /// A member's own calls, for when those of the household are used up: an eighth of these.
  ///
  /// So no member can shut the others out, with however many tokens. Rate and burst are at least 1.
  package var perMember: TokenBucket.Limit {
    TokenBucket.Limit(rate: perHousehold.rate / 8, burst: perHousehold.burst / 8)
  }
}

/// Which limit a call ran into, and how long to wait.
package struct RateRefusal: Error, Hashable, Sendable {
  package enum Measure: String, Hashable, Sendable {
    case token
    /// The household's calls are used up, and so are the member's own.
    case household
    case address
  }

  package let measure: Measure
  /// Until the first of the buckets that a call may be taken from has one.
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
  private var members = BoundedTable<MemberID, SharedBucket>(capacity: capacity)
  private var households = BoundedTable<HouseholdID, SharedBucket>(capacity: capacity)
  private var addresses = BoundedTable<String, TokenBucket>(capacity: capacity)
  /// Those of tokens, members and households together, which turn only where an account is made.
  private var generations: UInt64 = 0

  package init(_ limits: RequestLimits) { self.limits = limits }

  /// Counts one call of someone known: of their token and of their household, or of neither.
  ///
  /// Where the household has none left, the member's own bucket takes its place.
  package mutating func count(
    token: TokenID,
    member: MemberID,
    household: HouseholdID,
    at now: Duration
  ) throws(RateRefusal) {
    var account: MeterAccount?
    try count(token, member, household, at: now.wholeNanoseconds, &account)
  }

  /// The same for someone whose calls are counted again and again, without looking for them by
  /// three hashes.
  ///
  /// - Parameters:
  ///   - token: the caller's.
  ///   - member: whose token it is.
  ///   - household: theirs, too.
  ///   - now: in nanoseconds.
  ///   - account: theirs from the call before, as long as it still counts; else it is found here.
  /// - Throws: ``RateRefusal``.
  package mutating func count(
    _ token: TokenID,
    _ member: MemberID,
    _ household: HouseholdID,
    at now: Int64,
    _ account: inout MeterAccount?
  ) throws(RateRefusal) {
    if let account, try count(account, at: now) { return }
    let found = self.account(token, member, household, at: now)
    account = found
    try found.take(at: now)
  }

  /// The same for someone whose buckets were found before.
  ///
  /// - Returns: whether they still count; else nothing was counted.
  package func count(_ account: MeterAccount, at now: Int64) throws(RateRefusal) -> Bool {
    guard account.generations == generations else { return false }
    try account.take(at: now)
    return true
  }

  private mutating func account(
    _ token: TokenID,
    _ member: MemberID,
    _ household: HouseholdID,
    at now: Int64
  ) -> MeterAccount {
    let token = tokens.value(
      of: token,
      orInsert: SharedBucket(TokenBucket(limits.perToken, atNanosecond: now))
    )
    let member = members.value(
      of: member,
      orInsert: SharedBucket(TokenBucket(limits.perMember, atNanosecond: now))
    )
    let household = households.value(
      of: household,
      orInsert: SharedBucket(TokenBucket(limits.perHousehold, atNanosecond: now))
    )
    generations = tokens.generations &+ members.generations &+ households.generations
    return MeterAccount(
      token: token,
      member: member,
      household: household,
      generations: generations
    )
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

/// The buckets of one token, its member and its household.
///
/// They are those of the meter's tables until one of these makes room for others; then it may have forgotten
/// them, and the account is looked for again.
package final class MeterAccount: Sendable {
  fileprivate let token: SharedBucket
  fileprivate let member: SharedBucket
  fileprivate let household: SharedBucket
  /// Of the meter, when it was found.
  fileprivate let generations: UInt64

  fileprivate init(
    token: SharedBucket,
    member: SharedBucket,
    household: SharedBucket,
    generations: UInt64
  ) {
    self.token = token
    self.member = member
    self.household = household
    self.generations = generations
  }

  /// Takes one call of the token's bucket and one of the household's, or of none.
  ///
  /// The member's own is looked at only when the household's is empty.
  fileprivate func take(at now: Int64) throws(RateRefusal) {
    if let wait = token.bucket.take(atNanosecond: now) {
      throw RateRefusal(measure: .token, retryAfter: wait)
    }
    if let wait = household.bucket.take(atNanosecond: now),
      let own = member.bucket.take(atNanosecond: now)
    {
      token.bucket.giveBack()
      throw RateRefusal(measure: .household, retryAfter: min(wait, own))
    }
  }
}
