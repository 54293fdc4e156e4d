import RPC

/// What one call does from start to end; generated before the run starts.
struct CallPlan: Sendable {
  enum Kind: CaseIterable {
    /// One message each way, without effects.
    case ask
    /// One message each way, with an effect that must not happen twice.
    case change
    /// One request, many replies.
    case tell
    /// Many requests, one reply.
    case collect
    /// Many messages both ways; each request is answered as it arrives.
    case talk
    /// Many replies; the reader resumes after the last one that it took.
    case follow

    var method: MethodDescriptor {
      switch self {
      case .ask: SimulatedService.ask
      case .change: SimulatedService.change
      case .tell: SimulatedService.tell
      case .collect: SimulatedService.collect
      case .talk: SimulatedService.talk
      case .follow: SimulatedService.follow
      }
    }

    /// One request, many replies.
    var tellsMany: Bool { method.kind == .serverStream }
  }

  /// Why a call is made; determines its size, start and channel.
  enum Occasion {
    /// A call of any size at any time.
    case ordinary
    /// Many small calls through the proxy that begin at this time.
    ///
    /// Nearly all are forwarded unparsed, because the first one opens the connections and announces
    /// the methods' numbers.
    case burst(Duration)
    /// A small call through the retrying channel that fails on every attempt.
    case failing(Duration)
    /// A call that runs for long, so that its connections stay open.
    case longCall(Duration, client: Int)

    fileprivate var isSmall: Bool { if case .ordinary = self { false } else { true } }

    fileprivate var start: Duration? {
      switch self {
      case .ordinary: nil
      case .burst(let time), .failing(let time), .longCall(let time, _): time
      }
    }

    fileprivate var client: Int? {
      switch self {
      case .ordinary: nil
      case .burst: Topology.throughProxy
      case .failing: Topology.repeating
      case .longCall(_, let client): client
      }
    }
  }

  let number: Int
  let kind: Kind
  /// The index of the channel that carries it.
  let client: Int
  /// Measured from the beginning of the run.
  let start: Duration
  /// Bytes of each request, and of each reply.
  let requests: [Int]
  let replies: [Int]
  /// The deadline; `nil` for none.
  let timeout: Duration?
  /// When the caller cancels; `nil` for never.
  let givesUpAfter: Duration?
  /// The caller's pause between two messages.
  let callerPause: Duration
  /// Replies after which the caller reads no more; `nil`: it reads all.
  let readsOnly: Int?
  /// The handler's work before its first reply.
  let work: Duration
  /// The handler's pause between two messages.
  let handlerPause: Duration
  /// Requests after which the handler reads no more; `nil`: it reads all.
  let takesOnly: Int?
  /// Whether the handler fails instead of sending its last reply.
  let isRefused: Bool
  /// How long the handler continues after it was cancelled.
  let cancellationDelay: Duration
  let hasRequestID: Bool
  let waitsForConnection: Bool
  let waitsForReturn: Bool
  /// Bytes of metadata without meaning.
  let padding: Int
  /// A priority below that of the method; `nil` for the method's own.
  let priority: Priority?
  /// How much slower one of the servers is than the other, so that hedging has an effect.
  let lag: Duration
  let slowServer: Int
  /// How long the caller reads nothing after the first of many replies.
  let nap: Duration
  /// Whether every attempt fails with a retryable error.
  let alwaysFails: Bool
  /// Replies after which the reader leaves and resumes; `nil` when it stays.
  let leavesAfter: Int?
  /// Whether the first attempt of each second resumption fails with a retryable error.
  let failsOnResume: Bool
  /// Whether an interceptor refuses it, at the caller's channel or at the server.
  let isRefusedAtClient: Bool
  let isRefusedAtServer: Bool

  /// Generates a plan.
  init(
    number: Int,
    _ occasion: Occasion,
    clients: Int,
    within time: Duration,
    largest: Int,
    _ random: inout SeededRandom
  ) {
    self.number = number
    alwaysFails = if case .failing = occasion { true } else { false }
    let isLongCall = if case .longCall = occasion { true } else { false }
    let isSmall = occasion.isSmall
    let sleeps = !isSmall && random.chance(0.03)
    let anyKind = random.pick(isSmall ? [.ask, .change] : Kind.allCases)
    kind = sleeps ? .tell : anyKind
    let anywhere = random.number(in: 0..<clients)
    client = occasion.client ?? anywhere
    start =
      occasion.start.map { $0 + random.duration(in: .zero ... .milliseconds(500)) }
      ?? random.duration(in: .zero...time)
    let sizes =
      isSmall
      ? random.pick([0...90, 0...90, 0...8_000])
      : random.pick([0...200, 0...200, 0...200, 0...20_000, 0...largest])
    let isOversized = random.chance(0.01)
    let size = { (random: inout SeededRandom) in
      isOversized ? Limits.message + 1 : random.number(in: sizes)
    }
    let many = sizes.upperBound > largest / 15 ? 0...6 : 0...40
    switch kind {
    case .ask, .change:
      requests = [size(&random)]
      replies = [size(&random)]
    case .tell, .follow:
      // A request that the connection can never send would be resumed for ever.
      requests = [kind == .follow ? random.number(in: 0...200) : size(&random)]
      let some = (0..<random.number(in: many)).map { _ in size(&random) }
      // More than the credit of any connection.
      replies = sleeps ? Array(repeating: 30_000, count: 8) : some
    case .collect:
      requests = (0..<random.number(in: many)).map { _ in size(&random) }
      replies = [size(&random)]
    case .talk:
      requests = (0..<random.number(in: many)).map { _ in size(&random) }
      replies = requests.map { _ in size(&random) }
    }
    let time = random.chance(0.7) ? random.duration(in: .milliseconds(1) ... .seconds(20)) : nil
    let isPatient = sleeps || alwaysFails || isLongCall
    timeout = isPatient || kind == .follow ? nil : time
    nap = sleeps ? random.duration(in: .seconds(70) ... .seconds(120)) : .zero
    let endurance = random.chance(0.1) ? random.duration(in: .zero ... .seconds(3)) : nil
    givesUpAfter = isPatient ? nil : endurance
    callerPause = random.chance(0.2) ? random.duration(in: .zero ... .milliseconds(400)) : .zero
    let dawdles = random.chance(kind == .follow ? 0.8 : 0.2)
    handlerPause = dawdles ? random.duration(in: .zero ... .milliseconds(400)) : .zero
    readsOnly = random.chance(0.1) && kind != .follow ? random.number(in: 0...3) : nil
    takesOnly = random.chance(0.15) ? random.number(in: 0...3) : nil
    let quick = random.chance(0.4) ? random.duration(in: .zero ... .seconds(2)) : .zero
    work = isLongCall ? random.duration(in: .seconds(18) ... .seconds(40)) : quick
    isRefused = random.chance(0.08)
    cancellationDelay = random.chance(0.1) ? random.duration(in: .zero ... .seconds(5)) : .zero
    hasRequestID = random.chance(0.5) || alwaysFails
    waitsForConnection = random.chance(0.3)
    waitsForReturn = random.chance(0.3)
    padding = random.chance(0.1) ? random.number(in: 0...6_000) : 0
    // With two streams, one of them for health, lower classes never get a slot.
    let lower: Priority? = random.chance(0.2) ? random.pick([.background, .bulk]) : nil
    priority = kind == .follow ? nil : lower
    lag = random.chance(0.2) ? random.duration(in: .zero ... .seconds(3)) : .zero
    slowServer = random.number(in: 1..<Topology.servers)
    leavesAfter = random.chance(0.3) ? random.number(in: 1...8) : nil
    failsOnResume = kind == .follow && random.chance(0.3)
    isRefusedAtClient = random.chance(0.03)
    isRefusedAtServer = random.chance(0.03)
  }

  func request(_ index: Int) -> [UInt8] {
    TestPayload(plan: number, index: index, isReply: false, size: requests[index]).bytes
  }

  func reply(_ index: Int) -> [UInt8] {
    TestPayload(plan: number, index: index, isReply: true, size: replies[index]).bytes
  }

  /// The replies that an undisturbed handler sends.
  var expectedReplies: Int {
    switch kind {
    case .ask, .change, .collect: 1
    case .tell, .follow: replies.count
    case .talk: min(replies.count, takesOnly ?? .max)
    }
  }

  /// Whether its caller pauses while it could read.
  var pauses: Bool { callerPause > .zero || nap > .zero }

  /// Whether the server `place` is the slow one.
  func isSlow(at place: String) -> Bool {
    lag > .zero && place == "\(Topology.place(slowServer).port)"
  }

  /// Whether one of its messages exceeds the limit.
  var isOversized: Bool { (requests + replies).contains { $0 > Limits.message } }
}

/// The limits that all processes of a run share.
enum Limits {
  static let message = 400_000
}
