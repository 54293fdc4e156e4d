import RPC

/// The faults of network and servers in one run; generated before the run starts.
struct FaultPlan: Sendable {
  enum Event: Sendable {
    /// Closes one connection after this number of further bytes in one direction.
    case cut(MemoryConnection.Way, afterBytes: Int)
    /// Stalls one direction of one connection for a while.
    case clog(MemoryConnection.Way, Duration)
    /// Stalls all connections one after the other, and releases them in another order.
    case swizzle(Duration)
    /// A server accepts no connection, and its connections are stalled.
    case isolate(server: Int, Duration)
    /// A server's process is killed and started again.
    case crash(server: Int, Duration)
    /// A server drains and is started again.
    case drain(server: Int, grace: Duration, Duration)
    /// Stalls one direction of a connection with running calls for longer than keepalive allows.
    case blackhole(MemoryConnection.Way, Duration)
    /// A server drains while its connections are stalled for longer than it waits for
    /// acknowledgement.
    case drainWhileStalled(DrainWhileStalled)
    /// A server reports NOT_SERVING, but serves.
    case notServing(server: Int, Duration)
    /// Changes the latency of every piece from now on.
    case latency(ClosedRange<Duration>)
  }

  /// A drain that begins while calls arrive that the server no longer accepts.
  struct DrainWhileStalled: Sendable {
    let server: Int
    let way: MemoryConnection.Way
    /// From the start of the run to the stall; from the stall to the drain; the length of the
    /// stall.
    let start: Duration
    let lead: Duration
    let silence: Duration
    /// How long the server lets calls finish, and how long it is down.
    let grace: Duration
    let absence: Duration

    /// How long a server waits for its callers to acknowledge the drain.
    static let patience = Duration.seconds(10)

    init(_ servers: Int, _ random: inout SeededRandom) {
      server = random.number(in: 0..<servers)
      way = random.pick(MemoryConnection.Way.allCases)
      start = .milliseconds(random.number(in: 2_500...8_000))
      lead = .milliseconds(random.number(in: 300...1_500))
      silence = lead + Self.patience + .milliseconds(random.number(in: 500...4_000))
      grace = .milliseconds(random.number(in: 14_000...40_000))
      absence = random.duration(in: .seconds(1) ... .seconds(30))
    }

    /// When many calls begin that the server will not accept: before the drain if the stall delays
    /// its notice, otherwise after its GOAWAY.
    var burst: Duration {
      way == .toServer ? start : start + lead + Self.patience
    }

    /// When calls begin that run until after the drain.
    var longCall: Duration { start - .seconds(2) }
  }

  let events: [(time: Duration, event: Event)]
  let drainWhileStalled: DrainWhileStalled?
  let latency: ClosedRange<Duration>
  let pieces: ClosedRange<Int>?

  /// Bytes of the largest messages; small when pieces are, because large ones would take too long.
  var largest: Int { pieces?.upperBound ?? .max <= Self.few ? 20_000 : 300_000 }

  private static let few = 40

  /// Generates the faults; every fifth run has none.
  ///
  /// A run with a stalled drain has few other faults, which would close its connections before.
  init(servers: Int, within time: Duration, _ random: inout SeededRandom) {
    let isCalm = random.chance(0.2)
    drainWhileStalled = !isCalm && random.chance(0.3) ? DrainWhileStalled(servers, &random) : nil
    let count = isCalm ? 0 : random.number(in: 1...(drainWhileStalled == nil ? 12 : 2))
    var events: [(time: Duration, event: Event)] = []
    for _ in 0..<count {
      let moment = random.duration(in: .zero...time)
      events.append((moment, Self.event(servers, &random)))
    }
    if let drainWhileStalled {
      events.append((drainWhileStalled.start, .drainWhileStalled(drainWhileStalled)))
    }
    if count > 0, drainWhileStalled == nil, random.chance(0.6) {
      let way = random.pick(MemoryConnection.Way.allCases)
      let long = random.duration(in: .seconds(95) ... .seconds(120))
      events.append((random.duration(in: .zero...time), .blackhole(way, long)))
    }
    if count > 0, random.chance(0.7) {
      let long = Duration.milliseconds(random.number(in: 2_000...20_000))
      let server = random.number(in: 1..<servers)
      let moment = Duration.milliseconds(random.number(in: 0...time.milliseconds * 2 / 3))
      events.append((moment, .notServing(server: server, long)))
    }
    self.events = events
    latency = Self.latency(&random)
    pieces = random.pick([nil, 1...Self.few, 1...3_000, 1_000...60_000])
  }

  private static func event(_ servers: Int, _ random: inout SeededRandom) -> Event {
    let server = random.number(in: 0..<servers)
    let way = random.pick(MemoryConnection.Way.allCases)
    let short = random.duration(in: .zero ... .seconds(90))
    switch random.number(in: 0..<8) {
    case 0, 1:
      return .cut(way, afterBytes: random.number(in: 0...random.pick([60, 2_000, 100_000])))
    case 2: return .clog(way, short)
    case 3: return .swizzle(random.duration(in: .zero ... .seconds(20)))
    case 4: return .isolate(server: server, short)
    case 5: return .crash(server: server, short)
    case 6:
      return .drain(server: server, grace: random.duration(in: .zero ... .seconds(10)), short)
    default: return .latency(latency(&random))
    }
  }

  private static func latency(_ random: inout SeededRandom) -> ClosedRange<Duration> {
    let least = random.duration(in: .milliseconds(1) ... .milliseconds(100))
    return least...least + random.duration(in: .zero ... .milliseconds(200))
  }

  /// The longest time that a piece travels in this run.
  var longestTravel: Duration {
    events.reduce(latency.upperBound) {
      if case .latency(let latency) = $1.event { max($0, latency.upperBound) } else { $0 }
    }
  }

  var isCalm: Bool { events.isEmpty }
}
