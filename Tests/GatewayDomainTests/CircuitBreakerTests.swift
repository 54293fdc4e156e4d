import GatewayDomain
import TestSupport
import Testing

@Suite("A circuit breaker")
struct CircuitBreakerTests {
  private typealias Decision = CircuitBreaker.Decision

  private func pass(_ decision: Decision) throws -> CircuitBreaker.Pass {
    guard case .pass(let pass) = decision else { throw Refused() }
    return pass
  }

  /// A breaker that has opened at second 0.
  private func opened() throws -> CircuitBreaker {
    var breaker = CircuitBreaker()
    for _ in 0..<3 {
      let pass = try pass(breaker.admit(at: .zero))
      breaker.ended(pass, .silent, at: .zero)
    }
    return breaker
  }

  @Test("admits every call while the service answers")
  func closed() throws {
    var breaker = CircuitBreaker()
    for second in 0..<100 {
      let pass = try pass(breaker.admit(at: .seconds(second)))
      // Every third call is lost; two consecutive ones never are.
      breaker.ended(pass, second % 3 == 0 ? .silent : .answered, at: .seconds(second))
    }
    #expect(breaker.phase == .closed(silences: 1))
  }

  @Test("opens after three consecutive calls without an answer and then refuses at once (GTW-044)")
  func opens() throws {
    var breaker = try opened()
    #expect(breaker.admit(at: .zero) == .refuse(retryAfter: .milliseconds(500)))
    #expect(breaker.admit(at: .milliseconds(400)) == .refuse(retryAfter: .milliseconds(100)))
  }

  @Test("sends one probe after the pause, and refuses the others meanwhile")
  func probe() throws {
    var breaker = try opened()
    let probe = try pass(breaker.admit(at: .milliseconds(500)))
    #expect(probe.isProbe)
    #expect(breaker.admit(at: .milliseconds(500)) == .refuse(retryAfter: .milliseconds(500)))
  }

  @Test("closes when the probe is answered")
  func closes() throws {
    var breaker = try opened()
    let probe = try pass(breaker.admit(at: .milliseconds(500)))
    breaker.ended(probe, .answered, at: .milliseconds(510))
    #expect(breaker.phase == .closed(silences: 0))
  }

  @Test("closes on an answer, and outcomes of earlier calls change nothing then")
  func closesOnAnswer() throws {
    var breaker = CircuitBreaker()
    let passes = try (0..<6).map { _ in try pass(breaker.admit(at: .zero)) }
    for pass in passes.prefix(3) { breaker.ended(pass, .silent, at: .zero) }
    #expect(breaker.phase != .closed(silences: 0))
    breaker.close()
    for pass in passes.suffix(3) { breaker.ended(pass, .silent, at: .zero) }
    #expect(breaker.phase == .closed(silences: 0))
  }

  @Test("doubles the pause with each unanswered probe, up to the maximum (GTW-044)")
  func backsOff() throws {
    var breaker = try opened()
    var now = Duration.zero
    var pauses: [Duration] = []
    for _ in 0..<8 {
      guard case .refuse(let wait) = breaker.admit(at: now) else { throw Refused() }
      pauses.append(wait)
      now += wait
      breaker.ended(try pass(breaker.admit(at: now)), .silent, at: now)
    }
    #expect(
      pauses == [0.5, 1, 2, 4, 5, 5, 5, 5].map { .milliseconds(Int($0 * 1_000)) }
    )
  }

  @Test("probes again at once when a probe's caller left before the answer")
  func wastedProbe() throws {
    var breaker = try opened()
    let probe = try pass(breaker.admit(at: .seconds(1)))
    breaker.ended(probe, .unknown, at: .seconds(1))
    #expect(try pass(breaker.admit(at: .seconds(1))).isProbe)
  }

  @Test("ignores late outcomes of calls from an earlier phase")
  func lateOutcomes() throws {
    var breaker = CircuitBreaker()
    let early = try pass(breaker.admit(at: .zero))
    for _ in 0..<3 { breaker.ended(try pass(breaker.admit(at: .zero)), .silent, at: .zero) }
    breaker.ended(early, .answered, at: .zero)
    #expect(breaker.admit(at: .zero) == .refuse(retryAfter: .milliseconds(500)))
    let probe = try pass(breaker.admit(at: .seconds(1)))
    breaker.ended(early, .silent, at: .seconds(1))
    breaker.ended(probe, .answered, at: .seconds(1))
    #expect(breaker.phase == .closed(silences: 0))
  }

  @Test("always admits a call again eventually", arguments: UInt64(0)..<100)
  func neverStuck(seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    var breaker = CircuitBreaker()
    var running: [CircuitBreaker.Pass] = []
    var now = Duration.zero
    let outcomes: [CircuitBreaker.Outcome] = [.answered, .silent, .unknown]
    for _ in 0..<300 {
      now += .milliseconds(Int(numbers.next() % 2_000))
      if case .pass(let pass) = breaker.admit(at: now) { running.append(pass) }
      if !running.isEmpty, numbers.next() % 3 > 0 {
        let pass = running.remove(at: Int(numbers.next() % UInt64(running.count)))
        breaker.ended(pass, outcomes[Int(numbers.next() % 3)], at: now)
      }
    }
    for pass in running { breaker.ended(pass, .silent, at: now) }
    guard case .pass = breaker.admit(at: now + .seconds(5)) else {
      Issue.record("stuck in \(breaker.phase)")
      return
    }
  }
}

private struct Refused: Error {}
