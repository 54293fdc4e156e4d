/// A circuit breaker: after several calls without an answer it refuses calls at once, and single probes
/// test whether the service is back.
///
/// ```text
///            silences reach the limit                 pause is over
///  closed ───────────────────────────▶ open ──────────────────────▶ half open (one probe)
///    ▲                                  ▲                               │
///    │                                  └──── probe: silence (pause ×2) ┤
///    └──────────────────────────────────────── probe: answer ───────────┘
/// ```
///
/// A refusal by the service is an answer. Instants are durations since any fixed origin.
package struct CircuitBreaker: Hashable, Sendable {
  /// The breaker's parameters.
  package struct Settings: Hashable, Sendable {
    /// Consecutive calls without an answer before it opens; one lost connection may end several.
    package var silencesToOpen = 3
    /// The first pause; each failed probe doubles it.
    package var firstPause: Duration = .milliseconds(500)
    /// The longest pause; a service that is back is noticed at most this late.
    package var longestPause: Duration = .seconds(5)

    package init() {}
  }

  /// What the end of an admitted call says about the service.
  package enum Outcome: Hashable, Sendable {
    /// The service answered, also with an error.
    case answered
    /// The service could not be reached, or a sufficient deadline passed.
    case silent
    /// Inconclusive: the caller cancelled too early.
    case unknown
  }

  /// Given to each admitted call, and returned with its outcome.
  package struct Pass: Hashable, Sendable {
    package let generation: UInt64
    package let isProbe: Bool
  }

  package enum Decision: Hashable, Sendable {
    case pass(Pass)
    case refuse(retryAfter: Duration)
  }

  package enum Phase: Hashable, Sendable {
    case closed(silences: Int)
    case open(until: Duration, pause: Duration)
    case halfOpen(pause: Duration)
  }

  private let settings: Settings
  package private(set) var phase: Phase = .closed(silences: 0)
  /// Incremented with each change of phase, so that a late outcome of an earlier phase is ignored.
  private var generation: UInt64 = 0

  package init(_ settings: Settings = Settings()) { self.settings = settings }

  /// Whether it refuses calls; true while half open as well.
  package var isOpen: Bool { if case .closed = phase { false } else { true } }

  /// The pass of every call while no silence is counted; `nil` otherwise.
  ///
  /// Issuing it, and returning it with an answer, changes no state.
  package var standingPass: Pass? {
    phase == .closed(silences: 0) ? Pass(generation: generation, isProbe: false) : nil
  }

  /// Whether a call may go through at `now`.
  package mutating func admit(at now: @autoclosure () -> Duration) -> Decision {
    switch phase {
    case .closed:
      return .pass(Pass(generation: generation, isProbe: false))
    case .open(let until, let pause):
      let now = now()
      guard now >= until else { return .refuse(retryAfter: until - now) }
      enter(.halfOpen(pause: pause))
      return .pass(Pass(generation: generation, isProbe: true))
    case .halfOpen(let pause):
      return .refuse(retryAfter: pause)
    }
  }

  /// Returns the pass of a call that has ended.
  package mutating func ended(
    _ pass: Pass,
    _ outcome: Outcome,
    at now: @autoclosure () -> Duration
  ) {
    guard pass.generation == generation else { return }
    switch (phase, outcome) {
    case (.closed, .answered):
      phase = .closed(silences: 0)
    case (.closed(let silences), .silent):
      let total = silences + 1
      if total < settings.silencesToOpen {
        phase = .closed(silences: total)
      } else {
        open(for: settings.firstPause, at: now())
      }
    case (.closed, .unknown):
      return
    case (.halfOpen, .answered):
      enter(.closed(silences: 0))
    case (.halfOpen(let pause), .silent):
      open(for: min(pause * 2, settings.longestPause), at: now())
    case (.halfOpen(let pause), .unknown):
      // Inconclusive: the next call is a probe again.
      enter(.open(until: now(), pause: pause))
    case (.open, .answered), (.open, .silent), (.open, .unknown):
      return  // No pass of this generation exists while it is open.
    }
  }

  /// Closes it, after an answer to a call that bypassed it.
  ///
  /// Outcomes of running calls no longer count.
  package mutating func close() {
    enter(.closed(silences: 0))
  }

  private mutating func open(for pause: Duration, at now: Duration) {
    enter(.open(until: now + pause, pause: pause))
  }

  private mutating func enter(_ next: Phase) {
    phase = next
    generation += 1
  }
}
