import RPC

/// What happens to the network and to the servers of a run, drawn before it starts.
struct Weather: Sendable {
  enum Event: Sendable {
    /// One connection ends when so many more bytes have arrived one way.
    case cut(MemoryConnection.Way, afterBytes: Int)
    /// One connection lets nothing arrive one way for a while.
    case clog(MemoryConnection.Way, Duration)
    /// All connections are stopped one after the other, and let go in another order.
    case swizzle(Duration)
    /// A server answers nobody new, and nothing travels to it or from it.
    case isolate(server: Int, Duration)
    /// A server's process dies and is started again.
    case crash(server: Int, Duration)
    /// A server stops as it should and is started again.
    case drain(server: Int, grace: Duration, Duration)
    /// One connection with calls on it lets nothing arrive one way for longer than anybody waits to
    /// hear whether its other end lives.
    case deafen(MemoryConnection.Way, Duration)
    /// A server stops as it should, and what it says or what it is told of it stands still for longer
    /// than it waits to hear that its callers know.
    case unheardStop(UnheardStop)
    /// A depot says that it does not serve, and serves.
    case unwell(server: Int, Duration)
    /// From now on every piece takes so long.
    case latency(ClosedRange<Duration>)
  }

  /// A server that stops while calls are on their way to it which it will not take any more.
  struct UnheardStop: Sendable {
    let server: Int
    let way: MemoryConnection.Way
    /// From the beginning of the run to where nothing arrives any more; until the server stops; until
    /// everything arrives again.
    let start: Duration
    let lead: Duration
    let silence: Duration
    /// How long the server lets calls finish, and how long it is away.
    let grace: Duration
    let absence: Duration

    /// How long a server waits to hear that its callers know.
    static let patience = Duration.seconds(10)

    init(_ servers: Int, _ dice: inout Dice) {
      server = dice.number(in: 0..<servers)
      way = dice.pick(MemoryConnection.Way.allCases)
      start = .milliseconds(dice.number(in: 2_500...8_000))
      lead = .milliseconds(dice.number(in: 300...1_500))
      silence = lead + Self.patience + .milliseconds(dice.number(in: 500...4_000))
      grace = .milliseconds(dice.number(in: 14_000...40_000))
      absence = dice.duration(in: .seconds(1) ... .seconds(30))
    }

    /// When many calls begin that the server will not take: before it stops, if its callers hear of that;
    /// else when it has drawn the line.
    var rush: Duration {
      way == .toServer ? start : start + lead + Self.patience
    }

    /// When calls begin that it takes and works on until all is over.
    var vigil: Duration { start - .seconds(2) }
  }

  let events: [(time: Duration, event: Event)]
  let unheardStop: UnheardStop?
  let latency: ClosedRange<Duration>
  let pieces: ClosedRange<Int>?

  /// Bytes of the largest messages: in pieces of a few bytes, longer ones take as much time as all else.
  var largest: Int { pieces?.upperBound ?? .max <= Self.few ? 20_000 : 300_000 }

  private static let few = 40

  /// Draws the weather; every fifth run has none.
  ///
  /// Where a server stops unheard little else happens, or its connections would be gone before.
  init(servers: Int, within time: Duration, _ dice: inout Dice) {
    let isCalm = dice.chance(0.2)
    unheardStop = !isCalm && dice.chance(0.3) ? UnheardStop(servers, &dice) : nil
    let count = isCalm ? 0 : dice.number(in: 1...(unheardStop == nil ? 12 : 2))
    var events: [(time: Duration, event: Event)] = []
    for _ in 0..<count {
      let moment = dice.duration(in: .zero...time)
      events.append((moment, Self.event(servers, &dice)))
    }
    if let unheardStop { events.append((unheardStop.start, .unheardStop(unheardStop))) }
    if count > 0, unheardStop == nil, dice.chance(0.6) {
      let way = dice.pick(MemoryConnection.Way.allCases)
      let long = dice.duration(in: .seconds(95) ... .seconds(120))
      events.append((dice.duration(in: .zero...time), .deafen(way, long)))
    }
    if count > 0, dice.chance(0.7) {
      let long = Duration.milliseconds(dice.number(in: 2_000...20_000))
      let server = dice.number(in: 1..<servers)
      let moment = Duration.milliseconds(dice.number(in: 0...time.milliseconds * 2 / 3))
      events.append((moment, .unwell(server: server, long)))
    }
    self.events = events
    latency = Self.latency(&dice)
    pieces = dice.pick([nil, 1...Self.few, 1...3_000, 1_000...60_000])
  }

  private static func event(_ servers: Int, _ dice: inout Dice) -> Event {
    let server = dice.number(in: 0..<servers)
    let way = dice.pick(MemoryConnection.Way.allCases)
    let short = dice.duration(in: .zero ... .seconds(90))
    switch dice.number(in: 0..<8) {
    case 0, 1: return .cut(way, afterBytes: dice.number(in: 0...dice.pick([60, 2_000, 100_000])))
    case 2: return .clog(way, short)
    case 3: return .swizzle(dice.duration(in: .zero ... .seconds(20)))
    case 4: return .isolate(server: server, short)
    case 5: return .crash(server: server, short)
    case 6:
      return .drain(server: server, grace: dice.duration(in: .zero ... .seconds(10)), short)
    default: return .latency(latency(&dice))
    }
  }

  private static func latency(_ dice: inout Dice) -> ClosedRange<Duration> {
    let least = dice.duration(in: .milliseconds(1) ... .milliseconds(100))
    return least...least + dice.duration(in: .zero ... .milliseconds(200))
  }

  /// The longest that a piece travels at any time of the run.
  var longestTravel: Duration {
    events.reduce(latency.upperBound) {
      if case .latency(let latency) = $1.event { max($0, latency.upperBound) } else { $0 }
    }
  }

  var isCalm: Bool { events.isEmpty }
}
