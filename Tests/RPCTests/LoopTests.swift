import Testing
import Wire

@testable import RPC

/// The guarantees of a loop, live and simulated.
@Suite("A loop")
struct LoopTests {
  @Test("jumps to the next timer when nothing else is left, and reports virtual time correctly")
  func virtualTime() throws {
    let simulation = Simulation()
    let elapsed = try simulation.run {
      let start = simulation.loop.now
      try await simulation.loop.sleep(for: .seconds(86_400))
      return simulation.loop.now - start
    }
    #expect(elapsed == .seconds(86_400))
  }

  @Test("reports that nothing can happen any more, instead of hanging")
  func standstill() {
    let simulation = Simulation(seed: 5)
    #expect(throws: SimulationError.standstill(seed: 5)) {
      try simulation.run {
        await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
      }
    }
  }

  @Test("reports that time cannot pass when there is always work due at once")
  func busy() {
    let simulation = Simulation(seed: 5)
    let loop = simulation.loop
    @Sendable func again() { loop.post { again() } }
    #expect(throws: SimulationError.busy(seed: 5)) {
      try simulation.run {
        again()
        try await loop.sleep(for: .seconds(1))
      }
    }
  }

  @Test("stops when timers go on and the body does not end")
  func tooLong() {
    let simulation = Simulation()
    simulation.loop.spawn {
      while true { try? await simulation.loop.sleep(for: .seconds(30)) }
    }
    #expect(throws: SimulationError.tooLong(.seconds(600))) {
      try simulation.run(limit: .seconds(600)) {
        await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
      }
    }
  }

  @Test("runs the same way twice from one seed", arguments: [UInt64(1), 2, 3])
  func determinism(seed: UInt64) throws {
    func trace() throws -> [String] {
      let simulation = Simulation(seed: seed)
      let network = MemoryTransport(simulation.loop)
      network.behaviour.latency = .milliseconds(1) ... .milliseconds(50)
      network.behaviour.pieces = 1...400
      let notes = Notes()
      try simulation.run {
        try await World.run(network) { world in
          let channel = try await world.serve(House.router())
          await withTaskGroup(of: Void.self) { group in
            for number in 1...40 {
              group.addTask {
                let words = Words("\(number)", count: channel.loop.randomNumber() % 90)
                let options = CallOptions(timeout: .milliseconds(120))
                let reply: Words? = try? await channel.unary(House.sleep, words, options)
                notes.add("\(number) \(reply?.count ?? 0) \(world.loop.now.nanoseconds)")
              }
            }
          }
        }
      }
      return notes.lines
    }
    let first = try trace()
    #expect(first.count == 40)
    #expect(try trace() == first)
  }

  @Test("wakes a sleeping task at once when it is cancelled")
  func cancelledSleep() throws {
    let simulation = Simulation()
    try simulation.run {
      let loop = simulation.loop
      let sleeper = loop.spawn { () -> String in
        do {
          try await loop.sleep(for: .seconds(60))
          return "slept"
        } catch {
          return "woken"
        }
      }
      let start = loop.now
      try await loop.sleep(for: .seconds(1))
      sleeper.cancel()
      #expect(await sleeper.value == "woken")
      #expect(loop.now - start == .seconds(1))
    }
  }

  @Test("does not run work that was cancelled before it was due")
  func cancelledWork() throws {
    let simulation = Simulation()
    let notes = Notes()
    try simulation.run {
      let loop = simulation.loop
      loop.schedule(after: .seconds(1)) { notes.add("one") }
      loop.schedule(after: .seconds(2)) { notes.add("two") }.cancel()
      loop.schedule(after: .seconds(1)) { notes.add("one more") }
      try await loop.sleep(for: .seconds(3))
    }
    #expect(notes.lines == ["one", "one more"])
  }

  @Test("accepts work and tasks from other threads, and sleeps in between")
  func otherThreads() async throws {
    let loop = EventLoop.start(name: "test")
    defer { loop.stop() }
    let isOnLoop = await loop.spawn { loop.isOnLoop }.value
    #expect(isOnLoop)
    #expect(!loop.isOnLoop)
    let sum = try await withThrowingTaskGroup(of: Int.self) { group in
      for number in 1...200 { group.addTask { try await loop.run { number } } }
      return try await group.reduce(0, +)
    }
    #expect(sum == 20_100)
    let start = loop.now
    try await loop.sleep(for: .milliseconds(20))
    #expect(loop.now - start >= .milliseconds(20))
  }

  @Test(
    "wakes for a timer that is armed later and due earlier, and for those after a cancelled one"
  )
  func liveTimers() async throws {
    let loop = EventLoop.start(name: "test")
    defer { loop.stop() }
    let notes = Notes()
    let start = loop.now
    let never = loop.schedule(after: .milliseconds(10)) { notes.add("never") }
    loop.schedule(after: .milliseconds(30)) { notes.add("later") }
    loop.schedule(after: .milliseconds(5)) { notes.add("sooner") }
    never.cancel()
    // Loop iterations in between, with nothing due.
    for _ in 0..<3 { try await loop.sleep(for: .milliseconds(1)) }
    try await loop.sleep(for: .milliseconds(40))
    #expect(loop.now - start >= .milliseconds(43))
    #expect(notes.lines == ["sooner", "later"])
  }

  @Test("has the stack that decoding one message may need on its thread")
  func stack() async {
    let loop = EventLoop.start(name: "test")
    defer { loop.stop() }
    // Endlessly nested groups: decoding is limited by the stack, not by a count of levels.
    let deep = [UInt8](repeating: 0x0B, count: 1_000_000)
    let limits = WireLimits(depth: .max, memory: .max)
    let error = await loop.spawn { () -> WireError? in
      do throws(WireError) {
        _ = try GoogleProtobuf.Empty(decoding: deep, limits: limits)
        return nil
      } catch {
        return error
      }
    }.value
    #expect(error?.reason == .tooDeep)
  }

  @Test("fires timers in the order of their time, near and far", arguments: 0..<UInt64(20))
  func wheel(seed: UInt64) {
    final class Target: TimerTarget {
      var fired: [UInt64] = []
      func timerFired(_ cookie: UInt64) { fired.append(cookie) }
    }
    var random = LoopRandom.seeded(seed)
    var wheel = TimerWheel(tick: 1_000)
    let target = Target()
    var expected: [(due: Int64, cookie: UInt64)] = []
    for cookie in 0..<UInt64(300) {
      let due = 1_000 + Int64.random(in: 1...20_000, using: &random)
      let timer = wheel.arm(at: due, target: target, cookie: cookie)
      if Int.random(in: 0..<3, using: &random) == 0 {
        wheel.cancel(timer)
        wheel.cancel(timer)
      } else {
        expected.append((due, cookie))
      }
    }
    #expect(wheel.earliest() == expected.map(\.due).min())
    var now: Int64 = 1_000
    while wheel.armedCount > 0 {
      now += Int64.random(in: 1...3_000, using: &random)
      while let timer = wheel.popExpired(now: now) { timer.target.timerFired(timer.cookie) }
      let due = expected.filter { $0.due <= now }.map(\.cookie)
      #expect(Set(target.fired) == Set(due))
    }
    let order = expected.sorted { ($0.due, $0.cookie) < ($1.due, $1.cookie) }.map(\.cookie)
    #expect(target.fired == order)
  }

  @Test("pings a silent peer, and treats any bytes as a sign of life")
  func keepalive() {
    func at(_ seconds: Int64) -> MonotonicInstant {
      MonotonicInstant(nanoseconds: seconds * 1_000_000_000)
    }
    var alive = Keepalive(time: .seconds(30), timeout: .seconds(20), now: at(0))
    #expect(alive.step(at(30), hasCalls: false) == .rest)
    alive.heard(at(10))
    #expect(alive.step(at(30), hasCalls: true) == .wait(.seconds(10)))
    #expect(alive.step(at(40), hasCalls: true) == .ask(.seconds(20)))
    #expect(alive.step(at(50), hasCalls: true) == .wait(.seconds(10)))
    alive.heard(at(55))
    #expect(alive.step(at(60), hasCalls: true) == .wait(.seconds(25)))
    #expect(alive.step(at(85), hasCalls: true) == .ask(.seconds(20)))
    #expect(alive.step(at(105), hasCalls: true) == .dead)
  }

  @Test(
    "waits for an answer once the ping has arrived, and for the ping while enough output is taken"
  )
  func keepaliveBehindOutput() {
    func at(_ seconds: Int64) -> MonotonicInstant {
      MonotonicInstant(nanoseconds: seconds * 1_000_000_000)
    }
    var alive = Keepalive(time: .seconds(30), timeout: .seconds(20), now: at(0))
    #expect(alive.step(at(30), hasCalls: true, (300_000, 200_000)) == .ask(.seconds(1)))
    // 5,000 bytes per second, for longer than an answer may take; more is written meanwhile.
    alive.wrote(300_000)
    for second in 31...129 {
      let sent = (600_000 - (second - 30) * 5_000, 0)
      #expect(alive.step(at(Int64(second)), hasCalls: true, sent) == .wait(.seconds(1)))
    }
    #expect(alive.step(at(130), hasCalls: true, (100_000, 0)) == .wait(.seconds(20)))
    #expect(alive.step(at(149), hasCalls: true, (50_000, 0)) == .wait(.seconds(1)))
    #expect(alive.step(at(150), hasCalls: true, (0, 0)) == .dead)

    var slow = Keepalive(time: .seconds(30), timeout: .seconds(20), now: at(0))
    #expect(slow.step(at(30), hasCalls: true, (600_000, 0)) == .ask(.seconds(1)))
    for second in 31...49 {
      let sent = (600_000 - (second - 30) * 4_000, 0)
      #expect(slow.step(at(Int64(second)), hasCalls: true, sent) == .wait(.seconds(1)))
    }
    #expect(slow.step(at(50), hasCalls: true, (520_000, 0)) == .dead)
  }
}
