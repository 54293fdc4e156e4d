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
    /// A depot says that it does not serve, and serves.
    case unwell(server: Int, Duration)
    /// From now on every piece takes so long.
    case latency(ClosedRange<Duration>)
  }

  let events: [(time: Duration, event: Event)]
  let latency: ClosedRange<Duration>
  let pieces: ClosedRange<Int>?

  /// Draws the weather; every fifth run has none.
  init(servers: Int, within time: Duration, _ dice: inout Dice) {
    let count = dice.chance(0.2) ? 0 : dice.number(in: 1...12)
    var events: [(time: Duration, event: Event)] = []
    for _ in 0..<count {
      let moment = dice.duration(in: .zero...time)
      events.append((moment, Self.event(servers, &dice)))
    }
    if count > 0, dice.chance(0.6) {
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
    pieces = dice.pick([nil, 1...40, 1...3_000, 1_000...60_000])
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
