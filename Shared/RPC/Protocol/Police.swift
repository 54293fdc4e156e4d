/// Whether a peer behaves: pings not too often, and not too much that only makes work.
///
/// A proven process is not policed: its connection carries everybody's cancellations, and one
/// caller could have it closed for all. Times are milliseconds on the loop's clock.
struct Police {
  /// Tokens of the nuisance bucket, and how many come back each second.
  static let capacity: Int64 = 200
  static let refillPerSecond: Int64 = 20
  /// The third early ping ends the connection.
  static let strikesAllowed = 2
  /// More than any client is ever sent; for the arithmetic.
  private static let mostReturnable: Int64 = 1 << 60

  private let isOff: Bool
  private let pingInterval: Int64
  /// Thousandths of a token.
  private var tokens = capacity * 1_000
  private var countedAt: Int64
  private var strikes = 0
  private var lastPing: Int64?
  /// What messages to the client cost that it may still return bit by bit: to their streams, gone ones
  /// among them, and to the connection.
  private var returnable: (streams: Int64, connection: Int64) = (0, 0)

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

  /// A call that lasted a while was given up, which is no way to keep a server busy: its CANCEL is forgiven.
  mutating func callLasted() {
    guard !isOff else { return }
    tokens = min(Self.capacity * 1_000, tokens + 1_000)
  }

  /// Counts a CREDIT.
  ///
  /// It is no nuisance as long as it returns what messages cost: the simplest clients return each message's
  /// cost when they have taken it. Every message costs at least its overhead, so what is below that returns
  /// none. Who gives more than was used, to have more come at once, need not do it often.
  mutating func credit(_ amount: Int64, isOfStream: Bool, now: Int64) throws(ConnectionFault) {
    guard !isOff else { return }
    let left = isOfStream ? returnable.streams : returnable.connection
    guard amount >= MessageFrame.overhead, amount <= left else { return try nuisance(now: now) }
    if isOfStream { returnable.streams -= amount } else { returnable.connection -= amount }
  }

  /// A message to the client has begun, and the client will return its cost.
  mutating func sentMessage(cost: Int) {
    guard !isOff else { return }
    let cost = Int64(cost)
    returnable.streams = min(Self.mostReturnable, returnable.streams + cost)
    returnable.connection = min(Self.mostReturnable, returnable.connection + cost)
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
