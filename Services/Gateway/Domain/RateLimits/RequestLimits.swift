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
/// bounded; whoever has more addresses than fit was not held by a limit per address before.
package struct RequestMeter: Sendable {
  package static let capacity = 8_192  // of each kind; about 100 bytes each

  private let limits: RequestLimits
  private var tokens = BoundedTable<TokenID, TokenBucket>(capacity: capacity)
  private var households = BoundedTable<HouseholdID, TokenBucket>(capacity: capacity)
  private var addresses = BoundedTable<String, TokenBucket>(capacity: capacity)

  package init(_ limits: RequestLimits) { self.limits = limits }

  /// Counts one call of someone known: of both measures, or of none.
  package mutating func count(
    token: TokenID,
    household: HouseholdID,
    at now: Duration
  ) throws(RateRefusal) {
    let full = TokenBucket(limits.perToken, at: now)
    if let wait = tokens.update(token, orInsert: full, { $0.take(at: now) }) {
      throw RateRefusal(measure: .token, retryAfter: wait)
    }
    let wait = households.update(
      household,
      orInsert: TokenBucket(limits.perHousehold, at: now)
    ) { $0.take(at: now) }
    if let wait {
      tokens.update(token, orInsert: full) { $0.giveBack() }
      throw RateRefusal(measure: .household, retryAfter: wait)
    }
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

/// What counts as one address: an IPv4 address, or the /64 that one IPv6 customer is given.
package enum AddressKey {
  /// Reads `127.0.0.1:5000` and `[2001:db8::1]:5000`; any other text stays as it is.
  package static func of(_ address: String) -> String {
    guard let colon = address.lastIndex(of: ":") else { return address }
    let host = address[..<colon]
    guard host.hasPrefix("["), host.hasSuffix("]") else { return String(host) }
    return network(of: host.dropFirst().dropLast())
  }

  private static func network(of address: Substring) -> String {
    let halves = address.split(separator: "::", maxSplits: 1, omittingEmptySubsequences: false)
    var groups = halves[0].split(separator: ":").map(String.init)
    if halves.count == 2 {
      let rest = halves[1].split(separator: ":").count
      while groups.count + rest < 8 { groups.append("0") }
      groups += halves[1].split(separator: ":").map(String.init)
    }
    return groups.prefix(4).joined(separator: ":") + "::/64"
  }
}
