import GatewayDomain
import TestSupport
import Testing
import Vocabulary

@Suite("A token bucket")
struct TokenBucketTests {
  private let limit = TokenBucket.Limit(rate: 50, burst: 200)

  @Test("gives the burst at once and then as fast as it fills")
  func burstThenRate() {
    var bucket = TokenBucket(limit, at: .zero)
    for _ in 0..<200 { #expect(bucket.take(at: .zero) == nil) }
    #expect(bucket.take(at: .zero) == .milliseconds(20))
    #expect(bucket.take(at: .milliseconds(19)) == .milliseconds(1))
    #expect(bucket.take(at: .milliseconds(20)) == nil)
    #expect(bucket.take(at: .milliseconds(20)) != nil)
  }

  @Test("is set as rate and burst, and by nothing else (GTW-052)")
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

  @Test("takes back a use that did not count")
  func giveBack() {
    var bucket = TokenBucket(TokenBucket.Limit(rate: 1, burst: 1), at: .zero)
    #expect(bucket.take(at: .zero) == nil)
    bucket.giveBack()
    bucket.giveBack()
    #expect(bucket.take(at: .zero) == nil)
    #expect(bucket.take(at: .zero) != nil)
  }

  @Test(
    "grants no more than burst plus rate times time, in any pattern",
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
  private let household = HouseholdID(rawValue: UniqueID(high: 2, low: 2))

  @Test("holds each token to its own limit (GTW-050)")
  func perToken() throws {
    var meter = RequestMeter(RequestLimits())
    for _ in 0..<200 { try meter.count(token: token, household: household, at: .zero) }
    let refusal = #expect(throws: RateRefusal.self) {
      try meter.count(token: token, household: household, at: .zero)
    }
    #expect(refusal?.measure == .token)
    #expect(refusal?.retryAfter == .milliseconds(20))
    let other = TokenID(rawValue: UniqueID(high: 1, low: 2))
    try meter.count(token: other, household: household, at: .zero)
  }

  @Test(
    "holds a household to one limit for all its tokens, and refused calls cost nothing (GTW-050)"
  )
  func perHousehold() throws {
    var limits = RequestLimits()
    limits.perHousehold = .init(rate: 1, burst: 3)
    limits.perToken = .init(rate: 1, burst: 3)
    var meter = RequestMeter(limits)
    for number in UInt64(0)..<3 {
      let one = TokenID(rawValue: UniqueID(high: 5, low: number))
      try meter.count(token: one, household: household, at: .zero)
    }
    for _ in 0..<10 {
      let refusal = #expect(throws: RateRefusal.self) {
        try meter.count(token: token, household: household, at: .zero)
      }
      #expect(refusal?.measure == .household)
    }
    for second in 1...3 {
      try meter.count(token: token, household: household, at: .seconds(second))
    }
  }

  @Test("counts who is found again without being looked for like everybody else (GTW-050)")
  func account() throws {
    var limits = RequestLimits()
    limits.perToken = .init(rate: 1, burst: 3)
    var meter = RequestMeter(limits)
    var account: MeterAccount?
    try meter.count(token, household, at: 0, &account)
    try meter.count(token, household, at: 0, &account)
    try meter.count(token: token, household: household, at: .zero)
    #expect(throws: RateRefusal(measure: .token, retryAfter: .seconds(1))) {
      try meter.count(token, household, at: 0, &account)
    }
    let before = account
    // Two generations of others: the bucket is forgotten, and its caller has a new one, wherever it is found.
    for number in 0..<UInt64(RequestMeter.capacity) {
      let one = TokenID(rawValue: UniqueID(high: 5, low: number))
      let home = HouseholdID(rawValue: UniqueID(high: 6, low: number))
      try meter.count(token: one, household: home, at: .zero)
    }
    for _ in 0..<3 { try meter.count(token, household, at: 0, &account) }
    #expect(account !== before)
    #expect(throws: RateRefusal(measure: .token, retryAfter: .seconds(1))) {
      try meter.count(token: token, household: household, at: .zero)
    }
  }

  @Test("holds an address before anyone has signed in, whatever port it comes from (GTW-050)")
  func perAddress() throws {
    var meter = RequestMeter(RequestLimits())
    for port in 0..<50 { try meter.count(address: "192.0.2.1:\(port)", at: .zero) }
    #expect(throws: RateRefusal(measure: .address, retryAfter: .milliseconds(100))) {
      try meter.count(address: "192.0.2.1:99", at: .zero)
    }
    try meter.count(address: "192.0.2.2:99", at: .zero)
    meter.giveBack(address: "192.0.2.1:7")
    try meter.count(address: "192.0.2.1:99", at: .zero)
  }

  @Test(
    "takes an IPv6 customer's whole network for one address (GTW-051)",
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

@Suite("A bounded table")
struct BoundedTableTests {
  @Test("never grows over its capacity and keeps what was touched last")
  func bounded() {
    var table = BoundedTable<Int, Int>(capacity: 100)
    for number in 0..<10_000 {
      table[number] = number
      #expect(table.count <= 100)
      #expect(table[0] == 0, "touched each time, never forgotten")
    }
    #expect(table[9_999] == 9_999)
    #expect(table[5_000] == nil)
  }

  @Test("forgets what is removed, in both generations")
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

@Suite("Watches at once")
struct OpenWatchesTests {
  private static func token(_ number: UInt64) -> TokenID {
    TokenID(rawValue: UniqueID(high: 5, low: number))
  }

  private static func household(_ number: UInt64) -> HouseholdID {
    HouseholdID(rawValue: UniqueID(high: 6, low: number))
  }

  @Test("are counted for token, household and all, and what is refused is not (GTW-065)")
  func shares() throws {
    var open = OpenWatches()
    let refusal = { (token: UInt64, household: UInt64) in
      #expect(throws: WatchRefusal.self) {
        try open.begin(Self.token(token), of: Self.household(household))
      }
    }
    for home in UInt64(0)..<3 {
      for token in UInt64(0)..<2 {
        for _ in 0..<32 { try open.begin(Self.token(home * 10 + token), of: Self.household(home)) }
        if token == 0 { #expect(refusal(home * 10, home) == .token) }
      }
      #expect(refusal(home * 10 + 4, home) == .household)
    }
    for _ in 192..<224 { try open.begin(Self.token(80), of: Self.household(8)) }
    #expect(open.count == 224)
    #expect(refusal(90, 9) == .all)
    open.end(Self.token(0), of: Self.household(0))
    try open.begin(Self.token(90), of: Self.household(9))
    #expect(refusal(91, 9) == .all)
    #expect(open.count == 224)
  }
}
