package import RPC
import SQLite
import Synchronization

/// One service from start to stop: built, served, drained, closed.
///
/// The steps are the same in a process of its own and in a simulated installation. Only signals,
/// threads and the real network belong to ``ServiceMain``.
package final class ServiceProcess: Sendable {
  /// How long running calls may take when the service stops; containers get 40 s.
  package static let drainGrace = Duration.seconds(25)
  /// Creates the service.
  ///
  /// It may throw ``DatabaseRefusal``; the process then stays up and reports the reason.
  package typealias Build = @Sendable (RuntimeEnvironment) async throws -> ServiceInstance

  /// The actual listening address.
  package let address: Address
  private let environment: RuntimeEnvironment
  private let state: Mutex<State>

  private struct State {
    /// `nil` while an instance is replaced, and after the end.
    var serving: Serving?
    var recovery: Task<Void, Never>?
  }

  private init(_ serving: Serving, _ environment: RuntimeEnvironment) {
    address = serving.address
    self.environment = environment
    state = Mutex(State(serving: serving))
  }

  /// The store; `nil` while it could not be opened.
  package var store: ServiceStore? { state.withLock { $0.serving?.instance.store } }

  /// Builds the service and starts to serve it.
  ///
  /// - Parameters:
  ///   - environment: what the service takes from outside.
  ///   - address: where to listen.
  ///   - build: creates the service; called again while a store cannot be opened.
  /// - Returns: the service, which serves until ``stop(grace:)``.
  /// - Throws: ``TransportError`` when the address cannot be used; what `build` throws, except a
  ///   ``DatabaseRefusal``, which results in a degraded service.
  package static func start(
    _ environment: RuntimeEnvironment,
    at address: Address,
    build: @escaping Build
  ) async throws -> ServiceProcess {
    let instance: ServiceInstance
    var refusal: DatabaseRefusal?
    do {
      instance = try await build(environment)
      refusal = instance.trouble
    } catch let found as DatabaseRefusal {
      instance = .degraded(by: found)
      refusal = found
    }
    refusal?.log(environment.log, instance)
    do {
      let serving = try await Serving.begin(instance, environment, at: address, refusal: refusal)
      let process = ServiceProcess(serving, environment)
      if let refusal { process.tryAgain(refusal, build) }
      return process
    } catch {
      await instance.end()
      throw error
    }
  }

  /// Stops: new calls are refused, running ones finish, then everything is closed, the store last.
  package func stop(grace: Duration = drainGrace) async {
    let recovery = state.withLock { $0.recovery }
    recovery?.cancel()
    await recovery?.value
    await take()?.end(grace: grace)
  }

  private func take() -> Serving? {
    state.withLock { state in
      defer { state.serving = nil }
      return state.serving
    }
  }
}

// MARK: - A store that may be opened later

extension ServiceProcess {
  /// Pauses between attempts begin at 1 s and double up to 30 s, or up to 5 min where only an
  /// operator can help.
  private static let firstPause = Duration.seconds(1)
  private static let longestPause = Duration.seconds(30)
  private static let longestPauseForOperators = Duration.seconds(300)
  /// How long running calls may take when a read-only instance is replaced.
  private static let readingGrace = Duration.seconds(5)

  private func tryAgain(_ refusal: DatabaseRefusal, _ build: @escaping Build) {
    let recovery = environment.loop.spawn { [self] in await recover(refusal, build) }
    state.withLock { $0.recovery = recovery }
  }

  /// Builds the service repeatedly until that succeeds, or only another program version could.
  ///
  /// A read-only instance has the file open, and closes it when there is space.
  private func recover(_ first: DatabaseRefusal, _ build: Build) async {
    var known = first
    var pause = Self.firstPause
    while !known.stays, (try? await environment.loop.sleep(for: pause)) != nil {
      pause = min(pause * 2, known.mayPass ? Self.longestPause : Self.longestPauseForOperators)
      if let store {
        guard store.database.hasRoom else { continue }
        await take()?.end(grace: Self.readingGrace)
      }
      do {
        let instance = try await build(environment)
        if let refusal = instance.refusal {
          await stay(instance, known, refusal)
          known = refusal
          continue
        }
        await change(to: instance)
        guard let refusal = instance.trouble else { return }
        known = refusal
      } catch let refusal as DatabaseRefusal {
        await stay(.degraded(by: refusal), known, refusal)
        known = refusal
      } catch {
        let cause = String(describing: error)
        environment.log.error("store", "the service cannot be built", ["cause": .cause(cause)])
        if state.withLock({ $0.serving == nil }) {
          await change(to: .degraded(by: known), because: known)
        }
      }
    }
  }

  /// Keeps the current instance when the database cannot be opened again; otherwise begins
  /// `instance`.
  private func stay(
    _ instance: ServiceInstance,
    _ known: DatabaseRefusal,
    _ refusal: DatabaseRefusal
  ) async {
    if refusal != known { refusal.log(environment.log, instance) }
    if let serving = state.withLock({ $0.serving }) {
      await instance.end()
      serving.server.health.setAll(serving: false, because: refusal.description)
    } else {
      await change(to: instance, because: refusal)
    }
  }

  /// Replaces the degraded instance by this one.
  private func change(to instance: ServiceInstance, because degraded: DatabaseRefusal? = nil) async
  {
    let refusal = degraded ?? instance.trouble
    if refusal == nil {
      environment.log.info("store", "the database can be used; calls are served")
    }
    await take()?.end(grace: .zero)
    var reports = FailureReports()
    while !Task.isCancelled {
      do {
        let serving = try await Serving.begin(
          instance,
          environment,
          at: address,
          refusal: refusal
        )
        return state.withLock { $0.serving = serving }
      } catch {
        if let left = reports.failed(at: environment.loop.now) {
          environment.log.error(
            "process",
            "cannot listen",
            ["cause": .cause(String(describing: error)), "unwritten": .integer(left)]
          )
        }
        try? await environment.loop.sleep(for: Self.firstPause)
      }
    }
    await instance.end()
  }
}

extension ServiceInstance {
  /// Why it cannot serve all calls.
  fileprivate var trouble: DatabaseRefusal? { refusal ?? store?.onlyReads }
}

extension DatabaseRefusal {
  /// Whether further attempts are pointless: a failed migration would fail again, after another
  /// copy of the file.
  fileprivate var stays: Bool {
    if case .migrationFailed = self { !mayPass } else { false }
  }

  fileprivate func log(_ log: Logger, _ instance: ServiceInstance) {
    let sentence: StaticString =
      if instance.store != nil {
        "the database accepts no changes; reads are served"
      } else if instance.refusal != nil {
        "the database cannot be used and is not changed; only calls without it are served"
      } else {
        "the database cannot be used and is not changed; no call is served"
      }
    log.error("store", sentence, ["cause": .cause(description)])
  }
}
