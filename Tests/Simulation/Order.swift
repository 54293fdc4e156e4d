import RPC

/// What one call does from its start to its end, drawn before anything runs.
struct Order: Sendable {
  enum Kind: CaseIterable {
    /// One each way, without effects.
    case ask
    /// One each way, with an effect that must not happen twice.
    case change
    /// Many back.
    case tell
    /// Many there.
    case collect
    /// Many both ways, each answered as it comes.
    case talk
    /// Many back, which their reader resumes behind the last one that it took.
    case follow

    var method: MethodDescriptor {
      switch self {
      case .ask: Depot.ask
      case .change: Depot.change
      case .tell: Depot.tell
      case .collect: Depot.collect
      case .talk: Depot.talk
      case .follow: Depot.follow
      }
    }

    /// One request, many replies.
    var tellsMany: Bool { method.kind == .serverStream }
  }

  /// Why a call is made, which says what it is like.
  enum Occasion {
    /// A person's wish, at any time.
    case wish
    /// Many small ones through the hallway that begin then.
    ///
    /// Nearly all of these are passed on as they came, because the first of them has opened the
    /// connections and told them the methods' numbers.
    case rush(Duration)
    /// As small, through the repeating channel: it fails however often it is repeated.
    case doom(Duration)
    /// One that is at work for long, so that its connections stay what they are.
    case vigil(Duration, client: Int)

    fileprivate var isSmall: Bool { if case .wish = self { false } else { true } }

    fileprivate var start: Duration? {
      switch self {
      case .wish: nil
      case .rush(let time), .doom(let time), .vigil(let time, _): time
      }
    }

    fileprivate var client: Int? {
      switch self {
      case .wish: nil
      case .rush: House.throughHallway
      case .doom: House.repeating
      case .vigil(_, let client): client
      }
    }
  }

  let number: Int
  let kind: Kind
  /// Which channel carries it.
  let client: Int
  /// From the beginning of the run.
  let start: Duration
  /// Bytes of each request, and of each reply.
  let requests: [Int]
  let replies: [Int]
  /// How long the caller waits; `nil`: as long as it takes.
  let timeout: Duration?
  /// When the caller changes its mind; `nil`: never.
  let givesUpAfter: Duration?
  /// What the caller does between two messages.
  let callerPause: Duration
  /// Replies after which the caller reads no more; `nil`: it reads all.
  let readsOnly: Int?
  /// What the handler does before its first reply.
  let work: Duration
  /// And between two messages.
  let handlerPause: Duration
  /// Requests after which the handler reads no more; `nil`: it reads all.
  let takesOnly: Int?
  /// It fails instead of its last reply.
  let isRefused: Bool
  /// The handler goes on for so long when it was told to stop.
  let stubbornness: Duration
  let hasRequestID: Bool
  let waitsForConnection: Bool
  let waitsForReturn: Bool
  /// Bytes of metadata that mean nothing.
  let padding: Int
  /// Lower than its method's class; `nil`: the same.
  let priority: Priority?
  /// One of the depots takes so much longer than the other, which is what hedging is for.
  let lag: Duration
  let laggard: Int
  /// How long the caller reads nothing after the first of many replies.
  let nap: Duration
  /// Every attempt fails in a way that is worth repeating.
  let isDoomed: Bool
  /// Replies after which its reader leaves, and comes back; `nil`: it stays.
  let leavesAfter: Int?
  /// Each second time that it is resumed, the first attempt fails in a way that is worth repeating.
  let falters: Bool
  /// Who looks at calls refuses it, at the caller's channel, or in front of its handler.
  let isTurnedAway: Bool
  let isBarred: Bool

  /// Draws an order.
  init(
    number: Int,
    _ occasion: Occasion,
    clients: Int,
    within time: Duration,
    largest: Int,
    _ dice: inout Dice
  ) {
    self.number = number
    isDoomed = if case .doom = occasion { true } else { false }
    let isVigil = if case .vigil = occasion { true } else { false }
    let isSmall = occasion.isSmall
    let sleeps = !isSmall && dice.chance(0.03)
    let anyKind = dice.pick(isSmall ? [.ask, .change] : Kind.allCases)
    kind = sleeps ? .tell : anyKind
    let anywhere = dice.number(in: 0..<clients)
    client = occasion.client ?? anywhere
    start =
      occasion.start.map { $0 + dice.duration(in: .zero ... .milliseconds(500)) }
      ?? dice.duration(in: .zero...time)
    let sizes =
      isSmall
      ? dice.pick([0...90, 0...90, 0...8_000])
      : dice.pick([0...200, 0...200, 0...200, 0...20_000, 0...largest])
    let isOversized = dice.chance(0.01)
    let size = { (dice: inout Dice) in
      isOversized ? Limits.message + 1 : dice.number(in: sizes)
    }
    let many = sizes.upperBound > largest / 15 ? 0...6 : 0...40
    switch kind {
    case .ask, .change:
      requests = [size(&dice)]
      replies = [size(&dice)]
    case .tell, .follow:
      // Who may never send as much as that would resume for ever.
      requests = [kind == .follow ? dice.number(in: 0...200) : size(&dice)]
      let some = (0..<dice.number(in: many)).map { _ in size(&dice) }
      // More than anybody gives credit for.
      replies = sleeps ? Array(repeating: 30_000, count: 8) : some
    case .collect:
      requests = (0..<dice.number(in: many)).map { _ in size(&dice) }
      replies = [size(&dice)]
    case .talk:
      requests = (0..<dice.number(in: many)).map { _ in size(&dice) }
      replies = requests.map { _ in size(&dice) }
    }
    let time = dice.chance(0.7) ? dice.duration(in: .milliseconds(1) ... .seconds(20)) : nil
    let isPatient = sleeps || isDoomed || isVigil
    timeout = isPatient || kind == .follow ? nil : time
    nap = sleeps ? dice.duration(in: .seconds(70) ... .seconds(120)) : .zero
    let endurance = dice.chance(0.1) ? dice.duration(in: .zero ... .seconds(3)) : nil
    givesUpAfter = isPatient ? nil : endurance
    callerPause = dice.chance(0.2) ? dice.duration(in: .zero ... .milliseconds(400)) : .zero
    let dawdles = dice.chance(kind == .follow ? 0.8 : 0.2)
    handlerPause = dawdles ? dice.duration(in: .zero ... .milliseconds(400)) : .zero
    readsOnly = dice.chance(0.1) && kind != .follow ? dice.number(in: 0...3) : nil
    takesOnly = dice.chance(0.15) ? dice.number(in: 0...3) : nil
    let quick = dice.chance(0.4) ? dice.duration(in: .zero ... .seconds(2)) : .zero
    work = isVigil ? dice.duration(in: .seconds(18) ... .seconds(40)) : quick
    isRefused = dice.chance(0.08)
    stubbornness = dice.chance(0.1) ? dice.duration(in: .zero ... .seconds(5)) : .zero
    hasRequestID = dice.chance(0.5) || isDoomed
    waitsForConnection = dice.chance(0.3)
    waitsForReturn = dice.chance(0.3)
    padding = dice.chance(0.1) ? dice.number(in: 0...6_000) : 0
    // Where two calls are allowed and one watches health, lower classes have no room however long one waits.
    let lower: Priority? = dice.chance(0.2) ? dice.pick([.background, .bulk]) : nil
    priority = kind == .follow ? nil : lower
    lag = dice.chance(0.2) ? dice.duration(in: .zero ... .seconds(3)) : .zero
    laggard = dice.number(in: 1..<House.servers)
    leavesAfter = dice.chance(0.3) ? dice.number(in: 1...8) : nil
    falters = kind == .follow && dice.chance(0.3)
    isTurnedAway = dice.chance(0.03)
    isBarred = dice.chance(0.03)
  }

  func request(_ index: Int) -> [UInt8] {
    Parcel(order: number, index: index, isReply: false, size: requests[index]).bytes
  }

  func reply(_ index: Int) -> [UInt8] {
    Parcel(order: number, index: index, isReply: true, size: replies[index]).bytes
  }

  /// Replies a handler sends that is not disturbed.
  var expectedReplies: Int {
    switch kind {
    case .ask, .change, .collect: 1
    case .tell, .follow: replies.count
    case .talk: min(replies.count, takesOnly ?? .max)
    }
  }

  /// Its caller does other things while it could read.
  var pauses: Bool { callerPause > .zero || nap > .zero }

  /// The depot of that name takes longer.
  func isSlow(at place: String) -> Bool {
    lag > .zero && place == "\(House.place(laggard).port)"
  }

  /// One of its messages is larger than anybody takes.
  var isOversized: Bool { (requests + replies).contains { $0 > Limits.message } }
}

/// The limits that all processes of a simulated house share.
enum Limits {
  static let message = 400_000
}
