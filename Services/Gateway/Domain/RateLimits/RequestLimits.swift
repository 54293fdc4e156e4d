package import Vocabulary

/// The rate limits of calls; settings of the installation.
package struct RequestLimits: Hashable, Sendable {
  /// Of one token, so that a runaway program costs its household little.
  package var perToken = TokenBucket.Limit(rate: 50, burst: 200)
  /// Of all tokens of a household together.
  package var perHousehold = TokenBucket.Limit(rate: 200, burst: 1_000)
  /// Of one address before authentication: limits how fast secrets and codes can be guessed.
  package var perAddress = TokenBucket.Limit(rate: 10, burst: 50)

  /// Records that the changes of one member write.
  package var recordsPerMember = TokenBucket.Limit(rate: 20, burst: 20_000)
  /// KiB that the changes of one member write, requests, replies and events together: 2.7 GB a day, and 128 MiB at
  /// once, which is some 20,000 tasks with their texts.
  package var kibibytesPerMember = TokenBucket.Limit(rate: 32, burst: 131_072)

  package init() {}

  /// What the changes of one member write.
  package var writesPerMember: WriteBuckets.Limits {
    WriteBuckets.Limits(records: recordsPerMember, kibibytes: kibibytesPerMember)
  }

  /// What the changes of all members of a household write: four times that of one.
  package var writesPerHousehold: WriteBuckets.Limits {
    func four(_ limit: TokenBucket.Limit) -> TokenBucket.Limit {
      TokenBucket.Limit(rate: limit.rate * 4, burst: limit.burst * 4)
    }
    return WriteBuckets.Limits(
      records: four(recordsPerMember),
      kibibytes: four(kibibytesPerMember)
    )
  }

  /// A member's own calls, for when those of the household are used up: an eighth of these.
  ///
  /// So no member can starve the others, with however many tokens. Rate and burst are at least 1.
  package var perMember: TokenBucket.Limit {
    TokenBucket.Limit(rate: perHousehold.rate / 8, burst: perHousehold.burst / 8)
  }
}

/// Which limit a call exceeded, and how long to wait.
package struct RateRefusal: Error, Hashable, Sendable {
  package enum Measure: String, Hashable, Sendable {
    case token
    /// The household's calls are used up, and so are the member's own.
    case household
    case address
    case memberRecords = "member_records"
    case memberBytes = "member_bytes"
    case householdRecords = "household_records"
    case householdBytes = "household_bytes"
  }

  package let measure: Measure
  /// Until the first bucket that the call may use has capacity.
  package let retryAfter: Duration

  package init(measure: Measure, retryAfter: Duration) {
    self.measure = measure
    self.retryAfter = retryAfter
  }
}

/// The token buckets of recent callers.
///
/// A bucket that was not used lately is evicted and starts full again, so the tables stay bounded; a caller
/// with more addresses than fit is not held by a limit per address anyway. Noncopyable, because a copy would
/// share the buckets.
package struct RequestMeter: ~Copyable, Sendable {
  package static let capacity = 8_192  // of each kind; about 100 bytes each

  private let limits: RequestLimits
  private var tokens = BoundedTable<TokenID, SharedBucket>(capacity: capacity)
  private var members = BoundedTable<MemberID, SharedBucket>(capacity: capacity)
  private var households = BoundedTable<HouseholdID, SharedBucket>(capacity: capacity)
  private var memberWrites = BoundedTable<MemberID, SharedWrites>(capacity: capacity)
  private var householdWrites = BoundedTable<HouseholdID, SharedWrites>(capacity: capacity)
  private var addresses = BoundedTable<String, TokenBucket>(capacity: capacity)
  /// Of the five tables together; changes only where an account is created.
  private var generations: UInt64 = 0

  package init(_ limits: RequestLimits) { self.limits = limits }

  /// Counts one authenticated call against its token and its household, or against neither.
  ///
  /// When the household's bucket is empty, the member's own is used.
  package mutating func count(
    token: TokenID,
    member: MemberID,
    household: HouseholdID,
    changes: Bool = false,
    at now: Duration
  ) throws(RateRefusal) {
    var account: MeterAccount?
    try count(token, member, household, changes: changes, at: now.wholeNanoseconds, &account)
  }

  /// The same with cached buckets, which saves three lookups.
  ///
  /// - Parameters:
  ///   - token: the caller's.
  ///   - member: the token's.
  ///   - household: the member's.
  ///   - changes: whether the call changes something, and so needs room for what it writes.
  ///   - now: in nanoseconds.
  ///   - account: the caller's from an earlier call; replaced here when it is stale.
  /// - Throws: ``RateRefusal``.
  package mutating func count(
    _ token: TokenID,
    _ member: MemberID,
    _ household: HouseholdID,
    changes: Bool = false,
    at now: Int64,
    _ account: inout MeterAccount?
  ) throws(RateRefusal) {
    if let account, try count(account, changes: changes, at: now) { return }
    let found = self.account(token, member, household, at: now)
    account = found
    try found.take(changes: changes, at: now)
  }

  /// The same with cached buckets.
  ///
  /// - Returns: false when the account is stale; then nothing was counted.
  package func count(
    _ account: MeterAccount,
    changes: Bool = false,
    at now: Int64
  ) throws(RateRefusal) -> Bool {
    guard account.generations == generations else { return false }
    try account.take(changes: changes, at: now)
    return true
  }

  /// Takes what a member's change wrote.
  package mutating func charge(
    records: Int64,
    bytes: Int64,
    to member: MemberID,
    of household: HouseholdID,
    at now: Int64
  ) {
    for writes in [writes(of: member, at: now), writes(of: household, at: now)] {
      writes.buckets.charge(records: records, bytes: bytes, atNanosecond: now)
    }
  }

  private mutating func writes(of member: MemberID, at now: Int64) -> SharedWrites {
    memberWrites.value(
      of: member,
      orInsert: SharedWrites(WriteBuckets(limits.writesPerMember, atNanosecond: now))
    )
  }

  private mutating func writes(of household: HouseholdID, at now: Int64) -> SharedWrites {
    householdWrites.value(
      of: household,
      orInsert: SharedWrites(WriteBuckets(limits.writesPerHousehold, atNanosecond: now))
    )
  }

  private mutating func account(
    _ token: TokenID,
    _ member: MemberID,
    _ household: HouseholdID,
    at now: Int64
  ) -> MeterAccount {
    let (memberWrites, householdWrites) = (
      writes(of: member, at: now), writes(of: household, at: now)
    )
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
    generations =
      tokens.generations &+ members.generations &+ households.generations
      &+ self.memberWrites.generations &+ self.householdWrites.generations
    return MeterAccount(
      token: token,
      member: member,
      household: household,
      memberWrites: memberWrites,
      householdWrites: householdWrites,
      generations: generations
    )
  }

  /// Counts one unauthenticated call.
  package mutating func count(address: String, at now: Duration) throws(RateRefusal) {
    let key = AddressKey.of(address)
    var bucket = addresses[key] ?? TokenBucket(limits.perAddress, at: now)
    let wait = bucket.take(at: now)
    addresses[key] = bucket
    if let wait { throw RateRefusal(measure: .address, retryAfter: wait) }
  }

  /// Gives a call back whose caller turned out to be authenticated.
  package mutating func giveBack(address: String) {
    let key = AddressKey.of(address)
    guard var bucket = addresses[key] else { return }
    bucket.giveBack()
    addresses[key] = bucket
  }
}

/// A bucket that is shared by a table and the accounts that cache it.
///
/// Unchecked `Sendable`: used only by its meter, which its owner locks.
private final class SharedBucket: @unchecked Sendable {
  @exclusivity(unchecked) var bucket: TokenBucket

  init(_ bucket: TokenBucket) { self.bucket = bucket }
}

/// The same for what is written.
private final class SharedWrites: @unchecked Sendable {
  @exclusivity(unchecked) var buckets: WriteBuckets

  init(_ buckets: WriteBuckets) { self.buckets = buckets }
}

/// The buckets of one token, its member and its household.
///
/// Valid until one of the meter's tables evicts a generation; then the account is created again.
package final class MeterAccount: Sendable {
  fileprivate let token: SharedBucket
  fileprivate let member: SharedBucket
  fileprivate let household: SharedBucket
  private let memberWrites: SharedWrites
  private let householdWrites: SharedWrites
  /// The meter's, when the account was created.
  fileprivate let generations: UInt64

  fileprivate init(
    token: SharedBucket,
    member: SharedBucket,
    household: SharedBucket,
    memberWrites: SharedWrites,
    householdWrites: SharedWrites,
    generations: UInt64
  ) {
    self.token = token
    self.member = member
    self.household = household
    self.memberWrites = memberWrites
    self.householdWrites = householdWrites
    self.generations = generations
  }

  /// Takes one call from the token's bucket and one from the household's, or none.
  ///
  /// The member's own is used only when the household's is empty. A change needs room for what it writes besides.
  fileprivate func take(changes: Bool, at now: Int64) throws(RateRefusal) {
    if changes { try expectRoom(at: now) }
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

  private func expectRoom(at now: Int64) throws(RateRefusal) {
    let own = memberWrites.buckets.waits(atNanosecond: now)
    let all = householdWrites.buckets.waits(atNanosecond: now)
    guard own != (.zero, .zero) || all != (.zero, .zero) else { return }
    let waits: [(RateRefusal.Measure, Duration)] = [
      (.memberRecords, own.records), (.memberBytes, own.bytes),
      (.householdRecords, all.records), (.householdBytes, all.bytes),
    ]
    // The longest: who comes back after a shorter one is refused again.
    guard let (measure, wait) = waits.max(by: { $0.1 < $1.1 }), wait > .zero else { return }
    throw RateRefusal(measure: measure, retryAfter: wait)
  }
}
