/// The abuse limiter: violations of the PING interval, and frames that only cost work.
///
/// It does not apply to a trusted peer, whose connection carries many callers' cancellations: one
/// caller could have it closed for all. Times are milliseconds on the loop's clock.
struct AbuseLimiter {
  /// Tokens of the bucket, and tokens added each second.
  static let capacity: Int64 = 200
  static let refillPerSecond: Int64 = 20
  /// The third violation ends the connection.
  static let violationsAllowed = 2
  /// More than any client can receive; bounds the arithmetic.
  private static let mostReturnable: Int64 = 1 << 60

  private let isOff: Bool
  private let pingInterval: Int64
  /// Thousandths of a token.
  private var tokens = capacity * 1_000
  private var countedAt: Int64
  private var violations = 0
  private var lastPing: Int64?
  /// The cost of sent messages for which the client has not returned CREDIT yet: on all streams,
  /// including gone ones, and on the connection.
  private var returnable: (streams: Int64, connection: Int64) = (0, 0)

  init(isOff: Bool, pingInterval: Duration, now: Int64) {
    self.isOff = isOff
    self.pingInterval = pingInterval.wholeMilliseconds
    countedAt = now
  }

  /// Takes a token for a frame that costs work and advances no call.
  mutating func nuisance(now: Int64) throws(ConnectionFault) {
    guard !isOff else { return }
    tokens = min(Self.capacity * 1_000, tokens + (now - countedAt) * Self.refillPerSecond)
    countedAt = now
    tokens -= 1_000
    guard tokens >= 0 else { throw ConnectionFault(.calm, "too many useless frames") }
  }

  /// A call was cancelled after it was open for a while; its CANCEL is refunded.
  mutating func callLasted() {
    guard !isOff else { return }
    tokens = min(Self.capacity * 1_000, tokens + 1_000)
  }

  /// Counts a CREDIT.
  ///
  /// It is free while it returns the cost of messages, because the simplest clients return each
  /// one's cost. Every message costs at least its overhead, so a smaller amount returns none.
  /// Clients that grant more than was used need not do so often.
  mutating func credit(_ amount: Int64, isOfStream: Bool, now: Int64) throws(ConnectionFault) {
    guard !isOff else { return }
    let left = isOfStream ? returnable.streams : returnable.connection
    guard amount >= MessageFrame.overhead, amount <= left else { return try nuisance(now: now) }
    if isOfStream { returnable.streams -= amount } else { returnable.connection -= amount }
  }

  /// A message to the client has begun, whose cost it will return.
  mutating func sentMessage(cost: Int) {
    guard !isOff else { return }
    let cost = Int64(cost)
    returnable.streams = min(Self.mostReturnable, returnable.streams + cost)
    returnable.connection = min(Self.mostReturnable, returnable.connection + cost)
  }

  /// Counts a PING; earlier than nine tenths of the interval is a violation.
  mutating func ping(now: Int64) throws(ConnectionFault) {
    try nuisance(now: now)
    guard !isOff else { return }
    defer { lastPing = now }
    guard let lastPing, (now - lastPing) * 10 < pingInterval * 9 else { return }
    violations += 1
    guard violations <= Self.violationsAllowed else {
      throw ConnectionFault(.calm, "too_many_pings")
    }
  }

  /// A frame that a call waited for was sent: the peer has reason to be here.
  mutating func sentReply() {
    guard !isOff else { return }
    violations = 0
    tokens = min(Self.capacity * 1_000, tokens + 1_000)
  }
}
