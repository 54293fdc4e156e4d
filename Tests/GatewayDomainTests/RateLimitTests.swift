import GatewayDomain
import TestSupport
import Testing
import Vocabulary

@Suite("A token bucket")
struct TokenBucketTests {
  private let limit = TokenBucket.Limit(rate: 50, burst: 200)

  @Test("admits the burst at once and then its rate")
  func burstThenRate() {
    var bucket = TokenBucket(limit, at: .zero)
    for _ in 0..<200 { #expect(bucket.take(at: .zero) == nil) }
    #expect(bucket.take(at: .zero) == .milliseconds(20))
    #expect(bucket.take(at: .milliseconds(19)) == .milliseconds(1))
    #expect(bucket.take(at: .milliseconds(20)) == nil)
    #expect(bucket.take(at: .milliseconds(20)) != nil)
  }

  @Test("is configured as rate and burst, and in no other form (GTW-052)")
  func settings() {
    #expect(TokenBucket.Limit(text: "50:200") == limit)
    for text in [
      "", "50", "50:", ":200", "0:1", "1:0", "-1:5", "1:1000001", "5:5:5", "a:b", " 5:5",
    ] {
      #expect(TokenBucket.Limit(text: text) == nil, "\(text)")
    }
  }

  @Test("never holds more than its burst")
  func full() {
    var bucket = TokenBucket(limit, at: .zero)
    let later = Duration.seconds(1_000_000_000)
    for _ in 0..<200 { #expect(bucket.take(at: later) == nil) }
    #expect(bucket.take(at: later) != nil)
  }

  @Test("does not fill when the clock stands or goes back")
  func clock() {
    var bucket = TokenBucket(TokenBucket.Limit(rate: 1, burst: 1), at: .seconds(10))
    #expect(bucket.take(at: .seconds(10)) == nil)
    #expect(bucket.take(at: .seconds(5)) == .seconds(1))
    #expect(bucket.take(at: .seconds(10)) == .seconds(1))
  }

  @Test("can refund a use that did not count")
  func giveBack() {
    var bucket = TokenBucket(TokenBucket.Limit(rate: 1, burst: 1), at: .zero)
    #expect(bucket.take(at: .zero) == nil)
    bucket.refund()
    bucket.refund()
    #expect(bucket.take(at: .zero) == nil)
    #expect(bucket.take(at: .zero) != nil)
  }

  @Test(
    "admits no more than burst plus rate times time, in any pattern",
    arguments: UInt64(0)..<50
  )
  func neverTooMuch(seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    var bucket = TokenBucket(TokenBucket.Limit(rate: 7, burst: 5), at: .zero)
    var (now, granted) = (Duration.zero, 0)
    for _ in 0..<500 {
      now += .milliseconds(Int(numbers.next() % 300))
      if bucket.take(at: now) == nil { granted += 1 }
    }
    let (seconds, attoseconds) = now.components
    let elapsed = Double(seconds) + Double(attoseconds) / 1e18
    #expect(Double(granted) <= 5 + 7 * elapsed + 0.001)
    #expect(Double(granted) >= 0.5 * min(500, 7 * elapsed))
  }
}

@Suite("The request meter")
struct RequestMeterTests {
  private let token = TokenID(rawValue: UniqueID(high: 1, low: 1))
  private let member = MemberID(rawValue: UniqueID(high: 3, low: 3))
  private let household = HouseholdID(rawValue: UniqueID(high: 2, low: 2))

  private static func token(_ number: UInt64) -> TokenID {
    TokenID(rawValue: UniqueID(high: 5, low: number))
  }

  private static func member(_ number: UInt64) -> MemberID {
    MemberID(rawValue: UniqueID(high: 7, low: number))
  }

  @Test("limits each token separately (GTW-050)")
  func perToken() throws {
    var meter = RequestMeter(RequestLimits())
    for _ in 0..<200 {
      try meter.count(token: token, member: member, household: household, at: .zero)
    }
    let refusal = #expect(throws: RateRefusal.self) {
      try meter.count(token: token, member: member, household: household, at: .zero)
    }
    #expect(refusal?.measure == .token)
    #expect(refusal?.retryAfter == .milliseconds(20))
    let other = TokenID(rawValue: UniqueID(high: 1, low: 2))
    try meter.count(token: other, member: member, household: household, at: .zero)
  }

  @Test(
    "limits a household over all its tokens, and refused calls cost nothing (GTW-050)"
  )
  func perHousehold() throws {
    var limits = RequestLimits()
    limits.perHousehold = .init(rate: 1, burst: 3)
    limits.perToken = .init(rate: 2, burst: 3)
    var meter = RequestMeter(limits)
    for number in UInt64(0)..<3 {
      let (one, other) = (Self.token(number), Self.member(number))
      try meter.count(token: one, member: other, household: household, at: .zero)
    }
    // The member's own call.
    try meter.count(token: token, member: member, household: household, at: .zero)
    for _ in 0..<10 {
      let refusal = #expect(throws: RateRefusal.self) {
        try meter.count(token: token, member: member, household: household, at: .zero)
      }
      #expect(refusal?.measure == .household)
    }
    for second in 1...3 {
      let granted = meter.granted(3, token, member, household, at: .seconds(second))
      #expect(granted == 2, "the household's and their own")
    }
  }

  @Test("delays a change for its member's earlier written amount, and no read (GTW-055)")
  func writes() throws {
    var limits = RequestLimits()
    limits.recordsPerMember = .init(rate: 10, burst: 100)
    limits.kibibytesPerMember = .init(rate: 4, burst: 64)
    var meter = RequestMeter(limits)
    func refusal(at second: Int64, of one: MemberID, changes: Bool = true) -> RateRefusal? {
      do throws(RateRefusal) {
        try meter.count(
          token: token,
          member: one,
          household: household,
          changes: changes,
          at: .seconds(second)
        )
        return nil
      } catch {
        return error
      }
    }
    func charge(_ records: Int64, _ bytes: Int64, to one: MemberID, at second: Int64) {
      meter.charge(
        records: records,
        bytes: bytes,
        to: one,
        of: household,
        at: second * 1_000_000_000
      )
    }
    let other = Self.member(77)
    // A change is admitted although it writes more than there is.
    #expect(refusal(at: 0, of: member) == nil)
    charge(129, 1, to: member, at: 0)
    #expect(
      refusal(at: 0, of: member)
        == RateRefusal(measure: .memberRecords, retryAfter: .seconds(3))
    )
    #expect(refusal(at: 0, of: member, changes: false) == nil, "reads are admitted")
    #expect(refusal(at: 0, of: other) == nil)
    #expect(refusal(at: 3, of: member) == nil)
    // 64 KiB, of which it has 63; 3 s later all 64 again.
    charge(1, 66 << 10, to: member, at: 3)
    #expect(
      refusal(at: 3, of: member)
        == RateRefusal(measure: .memberBytes, retryAfter: .milliseconds(750))
    )
    // A debt of one burst at most.
    charge(.max, .max, to: member, at: 10)
    #expect(refusal(at: 10, of: member)?.retryAfter == .milliseconds(16_250))
  }

  @Test("delays all members for the written amount of their household's changes (GTW-055)")
  func writesOfHousehold() throws {
    var limits = RequestLimits()
    limits.recordsPerMember = .init(rate: 10, burst: 100)
    var meter = RequestMeter(limits)
    for number in UInt64(1)...4 {
      meter.charge(records: 100, bytes: 1, to: Self.member(number), of: household, at: 0)
    }
    let refusal = #expect(throws: RateRefusal.self) {
      try meter.count(
        token: token,
        member: Self.member(9),
        household: household,
        changes: true,
        at: .zero
      )
    }
    #expect(refusal == RateRefusal(measure: .householdRecords, retryAfter: .milliseconds(25)))
  }

  @Test("derives a member's own limit from the household's (GTW-050, GTW-052)")
  func eighth() {
    var limits = RequestLimits()
    #expect(limits.perMember == TokenBucket.Limit(rate: 25, burst: 125))
    limits.perHousehold = .init(rate: 15, burst: 7)
    #expect(limits.perMember == TokenBucket.Limit(rate: 1, burst: 1))
  }

  @Test("reserves calls for each member, whoever uses up the household's (GTW-050)")
  func perMember() throws {
    var meter = RequestMeter(RequestLimits())
    let child = Self.member(1)
    let tokens = (UInt64(0)..<10).map { Self.token($0) }
    var granted = 0
    for one in tokens { granted += meter.granted(200, one, child, household, at: .zero) }
    #expect(granted == 1_125, "the household's and an eighth")
    let own = meter.granted(150, token, member, household, at: .zero)
    #expect(own == 125)
    #expect(throws: RateRefusal(measure: .household, retryAfter: .milliseconds(5))) {
      try meter.count(token: token, member: member, household: household, at: .zero)
    }
    // Each time the household has one more call, the child is first, for four seconds.
    var (theirs, mine) = (0, 0)
    for step in 1...800 {
      let now = Duration.milliseconds(5 * step)
      for one in tokens { theirs += meter.granted(1, one, child, household, at: now) }
      mine += meter.granted(2, token, member, household, at: now)
    }
    #expect(theirs == 900, "200 a second of the household's, 25 of their own")
    #expect(mine == 100, "25 a second")
  }

  @Test("reports when the first of household and member has a call again (GTW-050)")
  func nearest() throws {
    var limits = RequestLimits()
    limits.perHousehold = .init(rate: 8, burst: 8)
    var meter = RequestMeter(limits)
    let child = Self.member(1)
    var granted = meter.granted(20, Self.token(1), child, household, at: .zero)
    #expect(granted == 9)
    granted = meter.granted(2, token, member, household, at: .milliseconds(60))
    #expect(granted == 1)
    #expect(throws: RateRefusal(measure: .household, retryAfter: .milliseconds(65))) {
      try meter.count(token: token, member: member, household: household, at: .milliseconds(60))
    }
    for eighth in 1...8 {
      let now = Duration.milliseconds(125 * eighth)
      granted = meter.granted(1, Self.token(1), child, household, at: now)
      #expect(granted == 1)
    }
    // The household's next call is available at 1,125 ms, the member's own at 1,060 ms.
    #expect(throws: RateRefusal(measure: .household, retryAfter: .milliseconds(10))) {
      try meter.count(token: token, member: member, household: household, at: .milliseconds(1_050))
    }
    granted = meter.granted(2, token, member, household, at: .milliseconds(1_060))
    #expect(granted == 1)
  }

  @Test("evicts a member's own bucket after many others, and finds the new one (GTW-050)")
  func forgottenMember() throws {
    var limits = RequestLimits()
    limits.perToken = .init(rate: 1, burst: 100_000)
    limits.perHousehold = .init(rate: 8, burst: 8)
    var meter = RequestMeter(limits)
    var account: MeterAccount?
    for _ in 0..<9 { try meter.count(token, member, household, at: 0, &account) }
    let refusal = RateRefusal(measure: .household, retryAfter: .milliseconds(125))
    #expect(throws: refusal) { try meter.count(token, member, household, at: 0, &account) }
    let before = account
    // Two generations of members, and of nothing else.
    let home = HouseholdID(rawValue: UniqueID(high: 6, low: 1))
    for number in 0..<UInt64(RequestMeter.capacity) {
      let (one, other) = (Self.token(1), Self.member(number))
      try meter.count(token: one, member: other, household: home, at: .zero)
    }
    try meter.count(token, member, household, at: 0, &account)
    #expect(account !== before)
    #expect(throws: refusal) { try meter.count(token, member, household, at: 0, &account) }
  }

  @Test("counts a call through a cached account like any other (GTW-050)")
  func account() throws {
    var limits = RequestLimits()
    limits.perToken = .init(rate: 1, burst: 3)
    var meter = RequestMeter(limits)
    var account: MeterAccount?
    try meter.count(token, member, household, at: 0, &account)
    try meter.count(token, member, household, at: 0, &account)
    try meter.count(token: token, member: member, household: household, at: .zero)
    #expect(throws: RateRefusal(measure: .token, retryAfter: .seconds(1))) {
      try meter.count(token, member, household, at: 0, &account)
    }
    let before = account
    // Two generations of others: the bucket is evicted, and its caller has a new one, however it is
    // found.
    for number in 0..<UInt64(RequestMeter.capacity) {
      let home = HouseholdID(rawValue: UniqueID(high: 6, low: number))
      let (one, other) = (Self.token(number), Self.member(number))
      try meter.count(token: one, member: other, household: home, at: .zero)
    }
    for _ in 0..<3 { try meter.count(token, member, household, at: 0, &account) }
    #expect(account !== before)
    #expect(throws: RateRefusal(measure: .token, retryAfter: .seconds(1))) {
      try meter.count(token: token, member: member, household: household, at: .zero)
    }
  }

  @Test("limits an address before authentication, whatever its port (GTW-050)")
  func perAddress() throws {
    var meter = RequestMeter(RequestLimits())
    for port in 0..<50 { try meter.count(address: "192.0.2.1:\(port)", at: .zero) }
    #expect(throws: RateRefusal(measure: .address, retryAfter: .milliseconds(100))) {
      try meter.count(address: "192.0.2.1:99", at: .zero)
    }
    try meter.count(address: "192.0.2.2:99", at: .zero)
    meter.refund(address: "192.0.2.1:7")
    try meter.count(address: "192.0.2.1:99", at: .zero)
  }

  @Test(
    "treats an IPv6 customer's whole network as one address (GTW-051)",
    arguments: [
      ("[2001:db8:1:2:3:4:5:6]:80", "2001:db8:1:2::/64"), ("[2001:db8::1]:80", "2001:db8:0:0::/64"),
      ("[::1]:80", "0:0:0:0::/64"), ("10.0.0.1:80", "10.0.0.1"), ("memory", "memory"),
      ("[::ffff:192.0.2.1]:80", "192.0.2.1"),
    ]
  )
  func keys(address: String, key: String) {
    #expect(AddressKey.of(address) == key)
  }
}

extension RequestMeter {
  /// Tries this number of calls of one token at once.
  /// - Returns: the number of admitted calls.
  fileprivate mutating func granted(
    _ calls: Int,
    _ token: TokenID,
    _ member: MemberID,
    _ household: HouseholdID,
    at now: Duration
  ) -> Int {
    var granted = 0
    for _ in 0..<calls {
      do {
        try count(token: token, member: member, household: household, at: now)
        granted += 1
      } catch {}
    }
    return granted
  }
}

@Suite("A bounded table")
struct BoundedTableTests {
  @Test("never exceeds its capacity and keeps recently used entries")
  func bounded() {
    var table = BoundedTable<Int, Int>(capacity: 100)
    for number in 0..<10_000 {
      table[number] = number
      #expect(table.count <= 100)
      #expect(table[0] == 0, "used each time, never evicted")
    }
    #expect(table[9_999] == 9_999)
    #expect(table[5_000] == nil)
  }

  @Test("removes an entry from both generations")
  func removal() {
    var table = BoundedTable<Int, Int>(capacity: 4)
    for number in 0..<3 { table[number] = number }
    table[0] = nil
    #expect(table[0] == nil)
    table.removeAll { $0 == 2 }
    #expect(table[2] == nil)
    #expect(table[1] == 1)
  }
}

@Suite("Concurrent watches")
struct OpenWatchesTests {
  private let watches = Watches()

  @Test("are limited to 32 per member, whatever the tokens (GTW-065)")
  func ofOneMember() throws {
    try watches.begin(100, times: 32)
    #expect(watches.attempt(100) == .member)
    try watches.begin(101, times: 32)
    #expect(watches.attempt(101) == .member)
    watches.end(100)
    try watches.begin(100)
    #expect(watches.attempt(100) == .member)
  }

  @Test("of two children leave 4 for each other member (GTW-065)")
  func ofGreedyChildren() throws {
    try watches.begin(100, times: 32)
    try watches.begin(101, times: 32)
    for parent in [UInt64(102), 103] {
      try watches.begin(parent, times: 4)
      #expect(watches.attempt(parent) == .household)
    }
    #expect(watches.open.count == 72)
    // There is room again when the household is below its 64, whichever member's watches they were.
    watches.end(100, times: 9)
    try watches.begin(102)
    #expect(watches.attempt(102) == .household)
  }

  @Test("are limited to 224 in total, the last of them for members without one (GTW-065)")
  func ofAll() throws {
    for home in UInt64(1)...3 {
      for child in UInt64(0)..<2 { try watches.begin(home * 100 + child, times: 32) }
    }
    #expect(watches.open.count == 192)
    // A parent without watches, in a household that has 64.
    try watches.begin(102)
    #expect(watches.attempt(102) == .all)
    // Fifteen more of these.
    for parent in UInt64(2)..<17 { try watches.begin(200 + parent) }
    #expect(watches.open.count == 208)
    #expect(watches.attempt(103) == .all)
    // Households without watches.
    for home in UInt64(4)..<20 {
      try watches.begin(home * 100)
      #expect(watches.attempt(home * 100) == .all)
      #expect(watches.attempt(home * 100 + 1) == .all)
    }
    #expect(watches.open.count == OpenWatches.ofAll)
    #expect(watches.attempt(2_000) == .all)
    watches.end(400)
    try watches.begin(2_000)
    #expect(watches.attempt(400) == .all)
  }

  @Test("of one household, however many members it has, leave some for others (GTW-065)")
  func ofLargeHousehold() throws {
    try watches.begin(100, times: 32)
    try watches.begin(101, times: 32)
    for member in UInt64(2)..<50 {
      for _ in 0..<4 { _ = watches.attempt(100 + member) }
    }
    #expect(watches.open.count == 208)
    for home in UInt64(2)..<18 { try watches.begin(home * 100) }
    #expect(watches.open.count == OpenWatches.ofAll)
  }

  @Test("leave nothing behind when they end (GTW-065)")
  func ends() throws {
    #expect(watches.open.isEmpty)
    try watches.begin(100, times: 32)
    try watches.begin(101, times: 32)
    try watches.begin(102, times: 4)
    try watches.begin(200)
    #expect(watches.attempt(100) == .member && watches.attempt(102) == .household)
    watches.end(100, times: 32)
    watches.end(101, times: 32)
    watches.end(102, times: 4)
    #expect(watches.open.count == 1 && !watches.open.isEmpty)
    watches.end(200)
    #expect(watches.open.isEmpty)
    try watches.begin(100, times: 32)
  }
}

/// Watches of members; each hundred members are a household.
private final class Watches {
  private(set) var open = OpenWatches()

  func begin(_ member: UInt64, times: Int = 1) throws(WatchRefusal) {
    for _ in 0..<times { try open.begin(Self.member(member), of: Self.household(member)) }
  }

  /// Begins one more, or returns why not; then nothing is counted.
  func attempt(_ member: UInt64) -> WatchRefusal? {
    let before = open.count
    do throws(WatchRefusal) {
      try begin(member)
      return nil
    } catch {
      #expect(open.count == before)
      return error
    }
  }

  func end(_ member: UInt64, times: Int = 1) {
    for _ in 0..<times { open.end(Self.member(member), of: Self.household(member)) }
  }

  private static func member(_ number: UInt64) -> MemberID {
    MemberID(rawValue: UniqueID(high: 5, low: number))
  }

  private static func household(_ number: UInt64) -> HouseholdID {
    HouseholdID(rawValue: UniqueID(high: 6, low: number / 100))
  }
}
