package import Vocabulary

/// The rate limits of calls, as configured for the installation.
package struct RequestLimits: Hashable, Sendable {
  /// Calls of one token; contains a runaway program.
  package var perToken = TokenBucket.Limit(rate: 50, burst: 200)
  /// Calls of all tokens of a household together.
  package var perHousehold = TokenBucket.Limit(rate: 200, burst: 1_000)
  /// Calls of one address before authentication; limits how fast secrets and codes can be guessed.
  package var perAddress = TokenBucket.Limit(rate: 10, burst: 50)

  /// Records written by one member's changes.
  package var recordsPerMember = TokenBucket.Limit(rate: 20, burst: 20_000)
  /// KiB written by one member's changes, with requests, replies and events: 2.7 GB a day, and 128 MiB at
  /// once, which is about 20,000 tasks with their texts.
  package var kibibytesPerMember = TokenBucket.Limit(rate: 32, burst: 131_072)

  package init() {}

  /// The write limits of one member.
  package var writesPerMember: WriteBuckets.Limits {
    WriteBuckets.Limits(records: recordsPerMember, kibibytes: kibibytesPerMember)
  }

  /// The write limits of a household: four times those of a member.
  package var writesPerHousehold: WriteBuckets.Limits {
    func four(_ limit: TokenBucket.Limit) -> TokenBucket.Limit {
      TokenBucket.Limit(rate: limit.rate * 4, burst: limit.burst * 4)
    }
    return WriteBuckets.Limits(
      records: four(recordsPerMember),
      kibibytes: four(kibibytesPerMember)
    )
  }

  /// A member's own calls, used when the household's are exhausted: an eighth of those.
  ///
  /// So no member can starve the others, whatever their number of tokens. Rate and burst are at least 1.
  package var perMember: TokenBucket.Limit {
    TokenBucket.Limit(rate: perHousehold.rate / 8, burst: perHousehold.burst / 8)
  }
}

/// The limit that a call exceeded, and how long to wait.
package struct RateRefusal: Error, Hashable, Sendable {
  package enum Measure: String, Hashable, Sendable {
    case token
    /// Both the household's calls and the member's own are exhausted.
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
/// A bucket that was not used recently is evicted and starts full again, so the tables stay bounded. A caller
/// with more addresses than fit evades a limit per address anyway. Noncopyable, because a copy would share the
/// buckets.
package struct RequestMeter: ~Copyable, Sendable {
  package static let capacity = 8_192  // of each kind; about 100 bytes each

  private let limits: RequestLimits
  private var tokens = BoundedTable<TokenID, SharedBucket>(capacity: capacity)
  private var members = BoundedTable<MemberID, SharedBucket>(capacity: capacity)
  private var households = BoundedTable<HouseholdID, SharedBucket>(capacity: capacity)
  private var memberWrites = BoundedTable<MemberID, SharedWrites>(capacity: capacity)
  private var householdWrites = BoundedTable<HouseholdID, SharedWrites>(capacity: capacity)
  private var addresses = BoundedTable<String, TokenBucket>(capacity: capacity)
  /// The sum over the five account tables; updated only when an account is created.
  private var generations: UInt64 = 0

  package init(_ limits: RequestLimits) { self.limits = limits }

  /// Counts an authenticated call against both its token and its household, or neither.
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
  ///   - token: the caller's token.
  ///   - member: the token's member.
  ///   - household: the member's household.
  ///   - changes: whether the call changes something, and so needs write quota.
  ///   - now: in nanoseconds.
  ///   - account: the caller's account from an earlier call; replaced when it is stale.
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

  /// The same with a cached account.
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

  /// Charges a member and the household for what a change wrote.
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

  /// Refunds a call whose caller proved to be authenticated.
  package mutating func refund(address: String) {
    let key = AddressKey.of(address)
    guard var bucket = addresses[key] else { return }
    bucket.refund()
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

/// The same for write buckets.
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
  /// The meter's value when the account was created.
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

  /// Takes one call from both the token's and the household's bucket, or from neither.
  ///
  /// The member's own bucket is used only when the household's is empty. A change also needs write quota.
  fileprivate func take(changes: Bool, at now: Int64) throws(RateRefusal) {
    if changes { try expectRoom(at: now) }
    if let wait = token.bucket.take(atNanosecond: now) {
      throw RateRefusal(measure: .token, retryAfter: wait)
    }
    if let wait = household.bucket.take(atNanosecond: now),
      let own = member.bucket.take(atNanosecond: now)
    {
      token.bucket.refund()
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
    // The longest wait: a retry after a shorter one would be refused again.
    guard let (measure, wait) = waits.max(by: { $0.1 < $1.1 }), wait > .zero else { return }
    throw RateRefusal(measure: measure, retryAfter: wait)
  }
}
