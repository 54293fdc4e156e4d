package import RPC
import SQLite
import Synchronization

/// One service between start and stop: built, served, drained, closed.
///
/// The same steps in a process of its own and in a simulated installation; only signals, threads and
/// the real network are ``ServiceMain``'s.
package final class ServiceProcess: Sendable {
  /// How long running calls may take when the service stops; containers are given 40 s.
  package static let drainGrace = Duration.seconds(25)
  /// Makes the service.
  ///
  /// It may throw ``DatabaseRefusal``; then the process stays up and says why.
  package typealias Build = @Sendable (RuntimeEnvironment) async throws -> ServiceInstance

  /// Where it really listens.
  package let address: Address
  private let environment: RuntimeEnvironment
  private let state: Mutex<State>

  private struct State {
    /// `nil` while one ends and the next begins, and after the end.
    var serving: Serving?
    var recovery: Task<Void, Never>?
  }

  private init(_ serving: Serving, _ environment: RuntimeEnvironment) {
    address = serving.address
    self.environment = environment
    state = Mutex(State(serving: serving))
  }

  /// The store, unless it could not be opened yet.
  package var store: ServiceStore? { state.withLock { $0.serving?.instance.store } }

  /// Builds the service and begins to serve it.
  ///
  /// - Parameters:
  ///   - environment: what the service takes from outside.
  ///   - address: where to listen.
  ///   - build: makes the service; called again where a store could not be opened for a reason that may
  ///     pass.
  /// - Returns: the service, which serves until ``stop(grace:)``.
  /// - Throws: ``TransportError`` when the address cannot be used; what `build` throws, except a
  ///   ``DatabaseRefusal``, which makes a degraded service.
  package static func start(
    _ environment: RuntimeEnvironment,
    at address: Address,
    build: @escaping Build
  ) async throws -> ServiceProcess {
    let instance: ServiceInstance
    var refusal: DatabaseRefusal?
    do {
      instance = try await build(environment)
    } catch let found as DatabaseRefusal {
      found.log(environment.log)
      instance = .degraded(by: found)
      refusal = found
    }
    do {
      let serving = try await Serving.begin(instance, environment, at: address, refusal: refusal)
      let process = ServiceProcess(serving, environment)
      if let refusal, refusal.mayPass { process.tryAgain(refusal, build) }
      return process
    } catch {
      await instance.end()
      throw error
    }
  }

  /// Stops: no new calls, running ones finish, then everything is closed, the store last.
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
  /// Attempts come 1 s apart at first, each pause twice the one before, up to 30 s.
  private static let firstPause = Duration.seconds(1)
  private static let longestPause = Duration.seconds(30)

  private func tryAgain(_ refusal: DatabaseRefusal, _ build: @escaping Build) {
    let recovery = environment.loop.spawn { [self] in await recover(refusal, build) }
    state.withLock { $0.recovery = recovery }
  }

  /// Builds the service again and again, until that works or fails for a reason that stays.
  private func recover(_ first: DatabaseRefusal, _ build: Build) async {
    var known = first
    var pause = Self.firstPause
    while (try? await environment.loop.sleep(for: pause)) != nil {
      pause = min(pause * 2, Self.longestPause)
      do {
        return await change(to: try await build(environment))
      } catch let refusal as DatabaseRefusal {
        guard refusal != known else { continue }
        known = refusal
        refusal.log(environment.log)
        let health = state.withLock { $0.serving?.server.health }
        health?.setAll(serving: false, because: refusal.description)
        guard refusal.mayPass else { return }
      } catch {
        let cause = String(describing: error)
        environment.log.error("store", "the service cannot be built", ["cause": .cause(cause)])
      }
    }
  }

  /// Ends the degraded service and begins this one in its place.
  private func change(to instance: ServiceInstance) async {
    environment.log.info("store", "the database can be used: calls are served now")
    await take()?.end(grace: .zero)
    while !Task.isCancelled {
      do {
        let serving = try await Serving.begin(instance, environment, at: address)
        return state.withLock { $0.serving = serving }
      } catch {
        let cause = String(describing: error)
        environment.log.error("process", "cannot listen", ["cause": .cause(cause)])
        try? await environment.loop.sleep(for: Self.firstPause)
      }
    }
    await instance.end()
  }
}

extension DatabaseRefusal {
  fileprivate func log(_ log: Logger) {
    log.error(
      "store",
      "the database cannot be used; it is left as it is and no call is served",
      ["cause": .cause(description)]
    )
  }
}
