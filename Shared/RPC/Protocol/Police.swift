/// Whether a peer behaves: pings not too often, and not too much that only makes work.
///
/// A proven process is not policed: its connection carries everybody's cancellations, and one
/// caller could have it closed for all. Times are milliseconds on the loop's clock.
struct Police {
  /// Tokens of the nuisance bucket, and how many come back each second.
  private static let capacity: Int64 = 200
  private static let refillPerSecond: Int64 = 20
  /// The third early ping ends the connection.
  private static let strikesAllowed = 2

  private let isOff: Bool
  private let pingInterval: Int64
  /// Thousandths of a token.
  private var tokens = capacity * 1_000
  private var countedAt: Int64
  private var strikes = 0
  private var lastPing: Int64?

  init(isOff: Bool, pingInterval: Duration, now: Int64) {
    self.isOff = isOff
    self.pingInterval = pingInterval.wholeMilliseconds
    countedAt = now
  }

  /// Counts something that costs us and moves no call forward.
  mutating func nuisance(now: Int64) throws(ConnectionFault) {
    guard !isOff else { return }
    tokens = min(Self.capacity * 1_000, tokens + (now - countedAt) * Self.refillPerSecond)
    countedAt = now
    tokens -= 1_000
    guard tokens >= 0 else { throw ConnectionFault(.calm, "too many useless frames") }
  }

  /// Counts a ping; one that comes before nine tenths of the interval are over is a strike.
  mutating func ping(now: Int64) throws(ConnectionFault) {
    try nuisance(now: now)
    guard !isOff else { return }
    defer { lastPing = now }
    guard let lastPing, (now - lastPing) * 10 < pingInterval * 9 else { return }
    strikes += 1
    guard strikes <= Self.strikesAllowed else {
      throw ConnectionFault(.calm, "too_many_pings")
    }
  }

  /// We sent something a call waited for: the peer has reason to be here.
  mutating func sentReply() {
    guard !isOff else { return }
    strikes = 0
    tokens = min(Self.capacity * 1_000, tokens + 1_000)
  }
}
