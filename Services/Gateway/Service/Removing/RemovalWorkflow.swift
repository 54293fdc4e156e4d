import GatewayDomain
package import RPC
import RuntimeContracts
package import ServiceRuntime
import SQLite
import Synchronization
import Vocabulary

/// Runs removals over all databases, one step after the other, and resumes after a restart.
///
/// Steps are idempotent, and retried until they succeed. Progress is stored before the next step begins.
package final class RemovalWorkflow: Sendable {
  /// The deadline for one service's step.
  private static let stepTimeout: Duration = .seconds(120)
  /// The pause between checks for due removals.
  private static let pause: Duration = .seconds(30)

  private let store: ServiceStore
  private let peers: Peers
  private let loop: EventLoop
  private let log: Logger
  private let state = Mutex(State())

  private struct State {
    var isRunning = false
    /// A removal began while it ran.
    var runsAgain = false
  }

  package init(store: ServiceStore, peers: Peers, loop: EventLoop, log: Logger) {
    self.store = store
    self.peers = peers
    self.loop = loop
    self.log = log
  }

  /// Runs due steps, now and every half minute, until the task is cancelled.
  package func run() async {
    while !Task.isCancelled {
      await advance()
      guard (try? await loop.sleep(for: Self.pause)) != nil else { return }
    }
  }

  /// Starts running due steps, without waiting for them.
  func begin() {
    loop.spawn { await self.advance() }
  }

  /// Runs all due steps, unless another task does so already.
  private func advance() async {
    let isFree = state.withLock { state in
      defer { state.isRunning = true }
      if state.isRunning { state.runsAgain = true }
      return !state.isRunning
    }
    guard isFree else { return }
    while !Task.isCancelled {
      let goesOn = await takeStep()
      let isDone = state.withLock { state in
        if goesOn || state.runsAgain {
          state.runsAgain = false
          return false
        }
        state.isRunning = false
        return true
      }
      if isDone { return }
    }
    state.withLock { $0.isRunning = false }
  }

  /// Runs the next due step, and stores the outcome.
  ///
  /// - Returns: false when no step was due, or it could not be stored.
  private func takeStep() async -> Bool {
    let now = store.clock.now()
    guard let due = try? await store.read({ try RemovalRows($0).due(at: now) }), let next = due.next
    else { return false }
    var removal = due
    do {
      var positions = FeedPositions(text: removal.progress.positions)
      let removed = try await erase(removal, next, &positions)
      removal.passed(removed: removed, positions: positions.text, at: store.clock.now())
    } catch {
      if Task.isCancelled { return false }
      log.warning(
        "removal",
        "a step of a removal failed and will be retried",
        [
          "removal": .id(removal.id), "step": .count(removal.progress.step),
          "cause": .cause((error as? RPCError)?.debugDescription ?? String(reflecting: error)),
        ]
      )
      let isBehind = (error as? RPCError)?.reason == "intake_behind"
      removal.failed(at: store.clock.now(), isBehind: isBehind)
    }
    let (id, isFinished, changed) = (removal.id, removal.finishedAt != nil, removal)
    guard (try? await store.write { try RemovalRows($0.connection).update(changed) }) != nil else {
      return false
    }
    if isFinished {
      log.info("removal", "the removal is complete", ["removal": .id(id)])
    }
    return true
  }

  private func erase(
    _ removal: Removal,
    _ step: Removal.Step,
    _ positions: inout FeedPositions
  ) async throws -> Int {
    switch step {
    case .gateway:
      let outcome = try await SpaceRemoval(store, DirectoryStore.spaces).run(
        RemovedSpace(household: removal.household, member: removal.member),
        keeping: removal.request
      )
      positions.advance(SeenPositions.gateway, to: store.position)
      guard outcome.isLogClear || !removal.isSecondPass else { throw LogInUse() }
      return outcome.removed
    case .service(let area):
      let request = OperationsV1.EraseSpaceRequest(
        householdID: removal.household,
        memberID: removal.member
      )
      let options = CallOptions(
        timeout: Self.stepTimeout,
        metadata: [TrustedKey.after: positions.text],
        waitsForReturn: true
      )
      let answer = try await peers[area].calling {
        try await OperationsV1.SpacesClient($0).eraseSpace(request, options)
      }
      if let position = FeedPosition(text: answer.position[...]) {
        positions.advance(area.rawValue, to: position)
      }
      guard answer.done || !removal.isSecondPass else { throw LogInUse() }
      return Int(clamping: answer.removed)
    }
  }
}

/// Readers still use older pages of a database, so its write-ahead log cannot be truncated.
private struct LogInUse: Error {}
