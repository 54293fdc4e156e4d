package import GatewayDomain
package import RPC
import Synchronization

/// One service that calls are forwarded to, with its circuit breaker.
package final class Peer: Sendable {
  /// A call that was cancelled or timed out sooner is inconclusive: its deadline may have been too short.
  private static let minimumConclusiveWait: Duration = .seconds(2)

  package let area: Area
  package let channel: any CallChannel
  /// ``channel`` without interceptors; `nil` when it has some.
  let bare: Channel?
  /// The event loop of its calls.
  let loop: EventLoop
  private let breaker: Mutex<CircuitBreaker>
  /// The generation of ``CircuitBreaker/standingPass``; ``noStandingPass`` while it is `nil`.
  ///
  /// Written inside the breaker's lock and read without it, so that successful calls take no lock.
  private let standing = Atomic<UInt64>(0)
  private static let noStandingPass = UInt64.max
  /// When the service last answered, in nanoseconds of the loop's clock.
  private let answeredAt = Atomic<Int64>(0)

  package init(
    _ area: Area,
    _ channel: any CallChannel,
    breaker: CircuitBreaker = CircuitBreaker()
  ) {
    self.area = area
    self.channel = channel
    bare = channel.bare
    loop = channel.loop
    self.breaker = Mutex(breaker)
    change { _ in }
  }

  private func change<Result: Sendable>(
    _ change: (inout CircuitBreaker) -> Result
  ) -> Result {
    breaker.withLock { breaker in
      let result = change(&breaker)
      let standing = breaker.standingPass?.generation ?? Self.noStandingPass
      self.standing.store(standing, ordering: .releasing)
      return result
    }
  }

  /// Whether `pass` is the current standing pass.
  func isStanding(_ pass: CircuitBreaker.Pass) -> Bool {
    !pass.isProbe && standing.load(ordering: .acquiring) == pass.generation
  }

  /// Calls the service, unless its breaker is open.
  ///
  /// - Throws: `UNAVAILABLE` `peer_unavailable` naming the service, and errors of `body`.
  package func calling<T: Sendable>(
    _ body: (any CallChannel) async throws -> T
  ) async throws -> T {
    let pass = try admit()
    let start = loop.now
    do {
      let result = try await body(channel)
      ended(pass, .answered, at: loop.now)
      return result
    } catch {
      let failure = RPCError(describing: error)
      let now = loop.now
      ended(pass, outcome(of: failure, after: now - start, at: now), at: now)
      throw named(failure)
    }
  }

  /// Opens a stream.
  ///
  /// A stream is never a probe: how long its first message takes is unknown.
  package func opening<T: Sendable>(
    _ body: (any CallChannel) async throws -> T
  ) async throws -> T {
    let pass = try admit()
    ended(pass, .unknown, at: loop.now)
    do {
      return try await body(channel)
    } catch {
      throw named(RPCError(describing: error))
    }
  }

  /// Whether the breaker is open or half open: calls other than probes are refused.
  package var isSuspended: Bool { breaker.withLock { $0.isOpen } }

  /// Closes the breaker, after an answer to a call that bypassed it.
  package func answered() {
    change { $0.close() }
  }

  /// - Throws: `UNAVAILABLE` `peer_unavailable` naming the service while the breaker is open.
  func admit() throws -> CircuitBreaker.Pass {
    switch change({ $0.admit(at: instant) }) {
    case .pass(let pass): return pass
    case .refuse(let retryAfter):
      var error = unreachable
      error.retryAfter = .milliseconds(retryAfter.wholeMilliseconds + 1)
      error.isUnprocessed = true
      throw error
    }
  }

  func ended(
    _ pass: CircuitBreaker.Pass,
    _ outcome: CircuitBreaker.Outcome,
    at now: MonotonicInstant
  ) {
    if outcome == .answered {
      answeredAt.store(now.nanoseconds, ordering: .relaxed)
      if isStanding(pass) { return }
    }
    change { $0.ended(pass, outcome, at: .nanoseconds(now.nanoseconds)) }
  }

  private var instant: Duration { .nanoseconds(loop.now.nanoseconds) }

  /// Classifies a failure for the breaker.
  ///
  /// Only silence counts against the service, and not while it may be restarting. Otherwise calls with short
  /// deadlines would open the breaker for calls that can wait.
  func outcome(
    of error: RPCError,
    after wait: Duration,
    at now: MonotonicInstant
  ) -> CircuitBreaker.Outcome {
    switch (error.code, error.reason) {
    case (.unavailable, "peer_unavailable"), (.unavailable, "connection_lost"),
      (.unavailable, "draining"):
      return bare?.expectsReturn == true ? .unknown : .silent
    // A caller's deadline often passes before our own.
    case (.deadlineExceeded, _), (.cancelled, _):
      guard wait >= Self.minimumConclusiveWait, bare?.expectsReturn != true else { return .unknown }
      // Abandoned long calls do not count while the service answers others.
      let silence = now.nanoseconds - answeredAt.load(ordering: .relaxed)
      return .nanoseconds(silence) >= wait ? .silent : .unknown
    default: return .answered
    }
  }

  private var unreachable: RPCError {
    RPCError(
      .unavailable,
      "peer_unavailable",
      "The \(area.rawValue) service cannot be reached.",
      retryable: true
    )
  }

  /// Names the service in errors about the connection to it.
  func named(_ error: RPCError) -> RPCError {
    guard error.code == .unavailable else { return error }
    switch error.reason {
    case "peer_unavailable", "draining":
      var named = unreachable
      named.isUnprocessed = error.isUnprocessed
      named.retryAfter = error.retryAfter ?? .milliseconds(250)
      named.debugDetail = error.debugDetail
      return named
    case "connection_lost":
      var named = error
      named.message =
        "The connection to the \(area.rawValue) service broke; "
        + "whether the call took effect is not known."
      return named
    default: return error
    }
  }
}

/// All services that calls are forwarded to.
package struct Peers: Sendable {
  /// An array, because for so few a linear search is faster than hashing.
  private let peers: [Peer]

  package init(_ peers: [Peer]) { self.peers = peers }

  func map<Result>(_ transform: (Peer) -> Result) -> [Result] { peers.map(transform) }

  /// - Throws: `UNAVAILABLE` `peer_unavailable` for a service that is not configured.
  package subscript(_ area: Area) -> Peer {
    get throws {
      guard let peer = peers.first(where: { $0.area == area }) else {
        throw RPCError(
          .unavailable,
          "peer_unavailable",
          "The \(area.rawValue) service is not part of this installation."
        )
      }
      return peer
    }
  }
}
