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

    var method: MethodDescriptor {
      switch self {
      case .ask: Depot.ask
      case .change: Depot.change
      case .tell: Depot.tell
      case .collect: Depot.collect
      case .talk: Depot.talk
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

  /// Draws an order.
  ///
  /// One of a rush (`rush`: when that begins) goes through the hallway with many others, each with one
  /// small request. Nearly all of these are passed on as they came, because the first of them has opened
  /// the connections and told them the methods' numbers.
  ///
  /// A doomed one goes through the repeating channel, as small.
  init(
    number: Int,
    rush: Duration?,
    isDoomed: Bool = false,
    clients: Int,
    within time: Duration,
    _ dice: inout Dice
  ) {
    self.number = number
    self.isDoomed = isDoomed
    let sleeps = rush == nil && dice.chance(0.03)
    let anyKind = dice.pick(rush == nil ? Kind.allCases : [.ask, .change])
    kind = sleeps ? .tell : anyKind
    let anywhere = dice.number(in: 0..<clients)
    client = rush == nil ? anywhere : isDoomed ? House.repeating : House.throughHallway
    start =
      rush.map { $0 + dice.duration(in: .zero ... .milliseconds(500)) }
      ?? dice.duration(in: .zero...time)
    let sizes =
      rush == nil
      ? dice.pick([0...200, 0...200, 0...200, 0...20_000, 0...300_000])
      : dice.pick([0...90, 0...90, 0...8_000])
    let isOversized = dice.chance(0.01)
    let size = { (dice: inout Dice) in
      isOversized ? Limits.message + 1 : dice.number(in: sizes)
    }
    let many = sizes.upperBound > 20_000 ? 0...6 : 0...40
    switch kind {
    case .ask, .change:
      requests = [size(&dice)]
      replies = [size(&dice)]
    case .tell:
      requests = [size(&dice)]
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
    timeout = sleeps || isDoomed ? nil : time
    nap = sleeps ? dice.duration(in: .seconds(70) ... .seconds(120)) : .zero
    let endurance = dice.chance(0.1) ? dice.duration(in: .zero ... .seconds(3)) : nil
    givesUpAfter = sleeps || isDoomed ? nil : endurance
    callerPause = dice.chance(0.2) ? dice.duration(in: .zero ... .milliseconds(400)) : .zero
    handlerPause = dice.chance(0.2) ? dice.duration(in: .zero ... .milliseconds(400)) : .zero
    readsOnly = dice.chance(0.1) ? dice.number(in: 0...3) : nil
    takesOnly = dice.chance(0.15) ? dice.number(in: 0...3) : nil
    work = dice.chance(0.4) ? dice.duration(in: .zero ... .seconds(2)) : .zero
    isRefused = dice.chance(0.08)
    stubbornness = dice.chance(0.1) ? dice.duration(in: .zero ... .seconds(5)) : .zero
    hasRequestID = dice.chance(0.5) || isDoomed
    waitsForConnection = dice.chance(0.3)
    waitsForReturn = dice.chance(0.3)
    padding = dice.chance(0.1) ? dice.number(in: 0...6_000) : 0
    priority = dice.chance(0.2) ? dice.pick([.background, .bulk]) : nil
    lag = dice.chance(0.2) ? dice.duration(in: .zero ... .seconds(3)) : .zero
    laggard = dice.number(in: 1..<House.servers)
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
    case .tell: replies.count
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
