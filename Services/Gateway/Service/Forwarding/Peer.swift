package import GatewayDomain
package import RPC
import Synchronization

/// One service behind the door, with the breaker that knows whether it answers.
package final class Peer: Sendable {
  /// A call that waited less than this says nothing about the service, only about its caller.
  private static let minimumConclusiveWait: Duration = .seconds(2)

  package let area: Area
  package let channel: any CallChannel
  /// The same where nothing stands in front of it.
  let bare: Channel?
  /// Where its calls live.
  let loop: EventLoop
  private let breaker: Mutex<CircuitBreaker>
  /// The generation of the breaker's standing pass; ``noPass`` while it has none.
  ///
  /// It changes with the breaker, inside its lock, and is looked at without one: a call that is let through
  /// and answered as nearly all are takes no lock.
  private let standing = Atomic<UInt64>(0)
  private static let noStandingPass = UInt64.max
  /// When the service answered somebody the last time, in the loop's nanoseconds.
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

  /// Whether that is what every call is given now.
  func isStanding(_ pass: CircuitBreaker.Pass) -> Bool {
    !pass.isProbe && standing.load(ordering: .acquiring) == pass.generation
  }

  /// Makes a call to the service, unless it is known to be dead.
  ///
  /// - Throws: `UNAVAILABLE` `peer_unavailable` naming the service, or what `body` throws.
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

  /// Begins a stream.
  ///
  /// It is no probe: nobody knows how long its first message takes.
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

  /// Calls are refused at once, but for one now and then.
  package var isSuspended: Bool { breaker.withLock { $0.isOpen } }

  /// Says that the service answered someone who asked past the breaker: calls may come at once.
  package func answered() {
    change { $0.close() }
  }

  /// - Throws: `UNAVAILABLE` `peer_unavailable` naming the service that is known to be dead.
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

  /// What a failure says about the service: only silence counts against it, and not while it may be
  /// starting again, or calls with little time would close it to those that wait.
  func outcome(
    of error: RPCError,
    after wait: Duration,
    at now: MonotonicInstant
  ) -> CircuitBreaker.Outcome {
    switch (error.code, error.reason) {
    case (.unavailable, "peer_unavailable"), (.unavailable, "connection_lost"),
      (.unavailable, "draining"):
      return bare?.expectsReturn == true ? .unknown : .silent
    // A caller whose time is over often says so before our own clock does.
    case (.deadlineExceeded, _), (.cancelled, _):
      guard wait >= Self.minimumConclusiveWait, bare?.expectsReturn != true else { return .unknown }
      // Who leaves calls that take long does not take the service from those whom it answers.
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

  /// Says which service it is, where the error is about the way to it.
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

/// All services behind the door.
package struct Peers: Sendable {
  /// Few, and found faster one after the other than by a hash.
  private let peers: [Peer]

  package init(_ peers: [Peer]) { self.peers = peers }

  func map<Result>(_ transform: (Peer) -> Result) -> [Result] { peers.map(transform) }

  /// - Throws: `UNAVAILABLE` for a service this installation was started without.
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
