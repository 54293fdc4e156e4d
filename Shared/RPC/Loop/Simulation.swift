/// A whole installation on one thread, under virtual time and seeded chance.
///
/// ```swift
/// let simulation = Simulation(seed: 42)
/// let answer = try simulation.run {
///   try await simulation.loop.sleep(for: .seconds(3_600))  // takes no time at all
///   return 42
/// }
/// ```
///
/// Everything that is ready runs, in order; only when nothing is left does time jump to the next
/// timer. The same seed and the same program give the same run.
package final class Simulation: Sendable {
  /// The virtual time after which ``run(limit:_:)`` gives up by default.
  package static let defaultLimit = Duration.seconds(40 * 86_400)

  /// The most turns without time passing.
  ///
  /// A month of a household needs fewer; a stream that is read as fast as it is written would never
  /// end.
  static let busyTurns = 500_000

  package let loop: EventLoop
  package let seed: UInt64

  package init(seed: UInt64 = 1) {
    self.seed = seed
    loop = EventLoop(
      name: "simulation",
      random: .seeded(seed),
      simulatedStart: MonotonicInstant(nanoseconds: 1_000_000_000)
    )
  }

  /// Runs `body` on the simulated loop, on the calling thread, until it returns.
  ///
  /// Whatever `body` left behind (servers, sleeping tasks) continues in the next run.
  ///
  /// - Throws: the error of `body`; ``SimulationError`` if it can never return.
  package func run<T: Sendable>(
    limit: Duration = defaultLimit,
    _ body: @escaping @Sendable () async throws -> T
  ) throws -> T {
    loop.adoptThread()
    defer { loop.releaseThread() }
    let end = loop.now + limit
    let box = Outcome<T>()
    let task = Task(executorPreference: loop) {
      do { box.result = .success(try await body()) } catch { box.result = .failure(error) }
    }
    var busy = 0
    while true {
      if let result = box.result { return try result.get() }
      if loop.simulatedTurn() {
        busy += 1
        guard busy < Self.busyTurns else { throw SimulationError.busy(seed: seed) }
        continue
      }
      busy = 0
      if loop.jumpToNextTimer(limit: end) { continue }
      task.cancel()
      while loop.simulatedTurn() {}
      throw loop.hasTimers
        ? SimulationError.tooLong(limit) : SimulationError.standstill(seed: seed)
    }
  }

  /// Advances virtual time in one step, like a machine that was suspended: due timers fire
  /// afterwards, late.
  ///
  /// - Parameter time: the duration of the suspension.
  /// - Throws: as ``run(limit:_:)``.
  package func suspend(for time: Duration) throws {
    try run { [loop] in loop.turnTime = loop.turnTime + time }
  }
}

/// Why a simulation ended before its body did.
package enum SimulationError: Error, Hashable, CustomStringConvertible {
  /// Nothing is ready and no timer is armed: the body waits for an event that cannot happen.
  case standstill(seed: UInt64)
  /// There is always work, so time cannot pass.
  case busy(seed: UInt64)
  /// Timers keep firing, but the body does not return.
  case tooLong(Duration)

  package var description: String {
    switch self {
    case .standstill(let seed):
      "Standstill: the body waits, nothing is ready to run and no timer is armed (seed \(seed))."
    case .busy(let seed):
      "Time stands still: there was something to do at once for too many turns (seed \(seed))."
    case .tooLong(let limit): "The body did not return within \(limit) of virtual time."
    }
  }
}

/// The result of a simulated body.
///
/// Unchecked `Sendable`: one thread runs a simulation.
private final class Outcome<T: Sendable>: @unchecked Sendable {
  var result: Result<T, any Error>?
}
