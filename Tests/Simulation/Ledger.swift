import RPC

/// What everybody saw in one run, and what was not as promised.
///
/// Unchecked `Sendable`: one thread runs a simulation.
final class Ledger: @unchecked Sendable {
  /// One time a handler ran.
  struct Run {
    let order: Int
    /// Which of the caller's attempts it served.
    let attempt: Attempt
    /// Where it ran, and on whose connection.
    let place: String
    let peer: String
    let startedAt: MonotonicInstant
    /// When its caller's time is over; `nil`: never.
    let deadline: MonotonicInstant?
    var endedAt: MonotonicInstant?
    /// Requests that it took.
    var taken = 0
    /// It was told to stop.
    var wasCancelled = false
    /// The longest that one of its messages waited to be sent.
    var longestWait = Duration.zero
  }

  /// What a caller sends once, or again only if it never ran.
  struct Attempt: Hashable {
    let order: Int
    /// How often its reader resumed.
    let round: Int
    /// How often a policy of retries or of hedging had sent it before.
    let earlier: Int

    init(_ order: Int, _ call: ServerCall) {
      self.order = order
      round = call.metadata[Depot.roundKey].flatMap { Int($0) } ?? 0
      earlier = call.metadata["previous-attempts"].flatMap { Int($0) } ?? 0
    }

    /// `nil` for calls that belong to no order.
    init?(_ call: ServerCall) {
      guard let order = call.metadata[Depot.orderKey].flatMap({ Int($0) }) else { return nil }
      self.init(order, call)
    }
  }

  /// How a call ended for its caller.
  struct Outcome {
    let error: RPCError?
    let replies: Int
    let endedAt: MonotonicInstant
    let took: Duration
  }

  private(set) var runs: [Run] = []
  private var attempts: Set<Attempt> = []
  /// Why streams ended that were resumed.
  private(set) var interruptions: [(order: Int, error: RPCError)] = []
  private(set) var outcomes: [Int: Outcome] = [:]
  private(set) var broken: [String] = []
  /// Calls that the hallway passed on as rows of a table.
  var rows = 0
  /// From when to when a depot said that it does not serve; without an end: it still says so.
  private(set) var unwell: [(place: String, from: MonotonicInstant, to: MonotonicInstant?)] = []
  /// What happened, in order.
  private(set) var lines: [String] = []
  private let loop: EventLoop
  private let start: MonotonicInstant

  init(_ loop: EventLoop) {
    self.loop = loop
    start = loop.now
  }

  /// Writes down what happened now.
  func note(_ line: @autoclosure () -> String) {
    let time = (loop.now - start).milliseconds
    lines.append("\(time) ms  \(line())")
  }

  /// Writes down a promise that was not kept.
  func breaks(_ promise: String) {
    note("BROKEN: \(promise)")
    broken.append(promise)
  }

  func expect(_ isSo: Bool, _ promise: @autoclosure () -> String) {
    if !isSo { breaks(promise()) }
  }

  // MARK: Handlers

  /// A handler begins.
  ///
  /// - Returns: the run's index, for ``handlerEnded(_:)``.
  func handlerStarted(_ order: Int, at place: String, for call: ServerCall) -> Int {
    let attempt = Attempt(order, call)
    note("#\(order) runs at \(place)")
    expect(
      attempts.insert(attempt).inserted,
      "#\(order) was sent again by the runtime itself, though it had run"
    )
    runs.append(
      Run(
        order: order,
        attempt: attempt,
        place: place,
        peer: call.peer,
        startedAt: loop.now,
        deadline: call.remaining.map { loop.now + $0 }
      )
    )
    return runs.count - 1
  }

  func took(_ run: Int) {
    runs[run].taken += 1
  }

  func waited(_ run: Int, _ time: Duration) {
    runs[run].longestWait = max(runs[run].longestWait, time)
  }

  func handlerEnded(_ run: Int, _ how: String, wasCancelled: Bool = false) {
    runs[run].endedAt = loop.now
    runs[run].wasCancelled = wasCancelled
    note("#\(runs[run].order) \(how)")
  }

  func runs(of order: Int) -> Int { runs.count { $0.order == order } }

  var running: [Int] { runs.filter { $0.endedAt == nil }.map(\.order) }

  /// Handlers that run for the calls of one connection.
  func running(for peer: String) -> Int { runs.count { $0.peer == peer && $0.endedAt == nil } }

  /// A depot begins to say that it serves, or that it does not.
  func says(_ place: String, isServing: Bool) {
    let open = unwell.lastIndex { $0.place == place && $0.to == nil }
    if isServing {
      if let open { unwell[open].to = loop.now }
    } else if open == nil {
      note("\(place) says that it does not serve")
      unwell.append((place, loop.now, nil))
    }
  }

  // MARK: Callers

  /// A stream ended before its last message, and its reader resumes it.
  func interrupted(_ order: Order, _ error: RPCError, after count: Int) {
    note("#\(order.number) is resumed after \(count) replies: \(error.code) \(error.reason)")
    interruptions.append((order.number, error))
  }

  func ended(_ order: Order, _ error: RPCError?, replies: Int, since begin: MonotonicInstant) {
    expect(outcomes[order.number] == nil, "#\(order.number) ended twice")
    outcomes[order.number] = Outcome(
      error: error,
      replies: replies,
      endedAt: loop.now,
      took: loop.now - begin
    )
    let end = error.map { "\($0.code) \($0.reason)\($0.isUnprocessed ? " unprocessed" : "")" }
    note("#\(order.number) \(order.kind) ended: \(end ?? "ok"), \(replies) replies")
  }

  /// A number that two runs share only if the same happened in both.
  ///
  /// - Source: FNV-1a, 64 bits.
  var digest: UInt64 {
    lines.reduce(0xcbf2_9ce4_8422_2325) { digest, line in
      line.utf8.reduce(digest) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
  }
}
