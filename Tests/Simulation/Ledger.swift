import RPC

/// The events of one run, and the violated invariants.
///
/// Unchecked `Sendable`: one thread runs a simulation.
final class Ledger: @unchecked Sendable {
  /// One run of a handler.
  struct Run {
    let plan: Int
    /// The caller's attempt that it served.
    let attempt: Attempt
    /// The server that ran it, and the connection.
    let place: String
    let peer: String
    let startedAt: MonotonicInstant
    /// The caller's deadline; `nil` for none.
    let deadline: MonotonicInstant?
    var endedAt: MonotonicInstant?
    /// The number of requests that it took.
    var taken = 0
    /// Whether it was cancelled.
    var wasCancelled = false
    /// The longest time that one of its messages waited to be sent.
    var longestWait = Duration.zero
  }

  /// Calls that a caller sends at most once, unless they never ran.
  struct Attempt: Hashable {
    let plan: Int
    /// The number of resumptions.
    let round: Int
    /// The number of earlier attempts by retry or hedging.
    let earlier: Int

    init(_ plan: Int, _ call: ServerCall) {
      self.plan = plan
      round = call.metadata[SimulatedService.roundKey].flatMap { Int($0) } ?? 0
      earlier = call.metadata["previous-attempts"].flatMap { Int($0) } ?? 0
    }

    /// `nil` for calls without a plan.
    init?(_ call: ServerCall) {
      guard let plan = call.metadata[SimulatedService.orderKey].flatMap({ Int($0) }) else {
        return nil
      }
      self.init(plan, call)
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
  /// The errors of streams that were resumed.
  private(set) var interruptions: [(plan: Int, error: RPCError)] = []
  private(set) var outcomes: [Int: Outcome] = [:]
  private(set) var broken: [String] = []
  /// Calls that the proxy forwarded as table rows.
  var rows = 0
  /// When a server reported NOT_SERVING; without an end, it still does.
  private(set) var notServing: [(place: String, from: MonotonicInstant, to: MonotonicInstant?)] = []
  /// All events, in order.
  private(set) var lines: [String] = []
  private let loop: EventLoop
  private let start: MonotonicInstant

  init(_ loop: EventLoop) {
    self.loop = loop
    start = loop.now
  }

  /// Records an event.
  func note(_ line: @autoclosure () -> String) {
    let time = (loop.now - start).milliseconds
    lines.append("\(time) ms  \(line())")
  }

  /// Records a violated invariant.
  func breaks(_ promise: String) {
    note("BROKEN: \(promise)")
    broken.append(promise)
  }

  func expect(_ isSo: Bool, _ promise: @autoclosure () -> String) {
    if !isSo { breaks(promise()) }
  }

  // MARK: Handlers

  /// Records the start of a handler.
  ///
  /// - Returns: the run's index, for ``handlerEnded(_:)``.
  func handlerStarted(_ plan: Int, at place: String, for call: ServerCall) -> Int {
    let attempt = Attempt(plan, call)
    note("#\(plan) runs at \(place)")
    expect(
      attempts.insert(attempt).inserted,
      "#\(plan) was sent again by the runtime itself, though it had run"
    )
    runs.append(
      Run(
        plan: plan,
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
    note("#\(runs[run].plan) \(how)")
  }

  func runs(of plan: Int) -> Int { runs.count { $0.plan == plan } }

  var running: [Int] { runs.filter { $0.endedAt == nil }.map(\.plan) }

  /// The number of running handlers for one connection.
  func running(for peer: String) -> Int { runs.count { $0.peer == peer && $0.endedAt == nil } }

  /// Records that a server reports SERVING or NOT_SERVING.
  func says(_ place: String, isServing: Bool) {
    let open = notServing.lastIndex { $0.place == place && $0.to == nil }
    if isServing {
      if let open { notServing[open].to = loop.now }
    } else if open == nil {
      note("\(place) says that it does not serve")
      notServing.append((place, loop.now, nil))
    }
  }

  // MARK: Callers

  /// Records that a stream ended early and is resumed.
  func interrupted(_ plan: CallPlan, _ error: RPCError, after count: Int) {
    note("#\(plan.number) is resumed after \(count) replies: \(error.code) \(error.reason)")
    interruptions.append((plan.number, error))
  }

  func ended(_ plan: CallPlan, _ error: RPCError?, replies: Int, since begin: MonotonicInstant) {
    expect(outcomes[plan.number] == nil, "#\(plan.number) ended twice")
    outcomes[plan.number] = Outcome(
      error: error,
      replies: replies,
      endedAt: loop.now,
      took: loop.now - begin
    )
    let end = error.map { "\($0.code) \($0.reason)\($0.isUnprocessed ? " unprocessed" : "")" }
    note("#\(plan.number) \(plan.kind) ended: \(end ?? "ok"), \(replies) replies")
  }

  /// A hash of all events, to compare runs.
  ///
  /// - Source: FNV-1a, 64 bits.
  var digest: UInt64 {
    lines.reduce(0xcbf2_9ce4_8422_2325) { digest, line in
      line.utf8.reduce(digest) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
  }
}
