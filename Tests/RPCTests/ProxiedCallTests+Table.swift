import Testing
import Wire

@testable import RPC

/// The table of forwarded calls: counts, memory and deadlines.
extension ProxiedCallTests {
  @Test("counts as buffered as long as its request is kept", arguments: [true, false])
  func bytes(isRow: Bool) throws {
    let simulation = Simulation(seed: 13)
    let transport = MemoryTransport(simulation.loop)
    let loop = simulation.loop
    try simulation.run {
      let far = RPCServer(router: House.router(), transport: transport)
      let farAddress = try await far.start(at: .loopback(port: 7_000))
      let upstream = Channel(address: farAddress, transport: transport)
      var router = Router()
      if !isRow { router.add(Onlooker()) }
      router.registerForwarding(House.sleep) { call in
        try call.pass(over: upstream, CallOptions())
      } otherwise: { _, _, _ in
      }
      var settings = ServerSettings()
      // Of one address without a proof, a quarter of it: three of them.
      settings.maximumBufferedBytes = 120_000
      let door = RPCServer(router: router, transport: transport, settings: settings)
      let front = try await door.start(at: .loopback(port: 7_001))
      let channel = Channel(address: front, transport: transport)
      let _: Words = try await channel.unary(House.sleep, Words("first"))
      let asked = Words(String(repeating: "x", count: 10_000), count: 1_000)
      let calls = (0..<3).map { _ in
        loop.spawn { _ = try? await channel.unary(House.sleep, asked) as Words }
      }
      try await loop.sleep(for: .milliseconds(1))
      #expect(loop.forwardedCalls.count == (isRow ? 3 : 0))
      #expect(door.metrics.bufferedBytes == Int64(3 * asked.encodedSize()))
      let error = await #expect(throws: RPCError.self) {
        let _: Words = try await channel.unary(House.sleep, asked)
      }
      #expect(error?.reason == "overloaded")
      for call in calls { await call.value }
      #expect(door.metrics.bufferedBytes == 0)
      channel.close()
      upstream.close()
      await door.drain(grace: .milliseconds(10))
      await far.drain(grace: .milliseconds(10))
    }
  }

  @Test("leaves a small table shortly after there were many")
  func memory() throws {
    let simulation = Simulation(seed: 14)
    let transport = MemoryTransport(simulation.loop)
    let loop = simulation.loop
    try simulation.run {
      let limits = ConnectionLimits.betweenProcesses
      var settings = ServerSettings()
      settings.limits = limits
      var way = ChannelSettings()
      way.limits = limits
      let far = RPCServer(router: House.router(), transport: transport, settings: settings)
      let farAddress = try await far.start(at: .loopback(port: 7_000))
      let upstream = Channel(address: farAddress, transport: transport, settings: way)
      var router = Router()
      router.registerForwarding(House.sleep) { call in
        try call.pass(over: upstream, CallOptions())
      } otherwise: { _, _, _ in
      }
      let door = RPCServer(router: router, transport: transport, settings: settings)
      let front = try await door.start(at: .loopback(port: 7_001))
      let channel = Channel(address: front, transport: transport, settings: way)
      let _: Words = try await channel.unary(House.sleep, Words("first"))
      // Twice, because freed rows are reused.
      for _ in 0..<2 {
        let calls = (0..<1_000).map { _ in
          loop.spawn { _ = try? await channel.unary(House.sleep, Words("x", count: 50)) as Words }
        }
        for call in calls { await call.value }
        #expect(loop.forwardedCalls.count == 0)
        #expect(loop.forwardedCalls.capacity >= 1_000)
        try await loop.sleep(for: ForwardedCallTable.restTime)
        #expect(loop.forwardedCalls.capacity <= ForwardedCallTable.kept)
      }
      channel.close()
      upstream.close()
      await door.drain(grace: .milliseconds(10))
      await far.drain(grace: .milliseconds(10))
    }
  }

  @Test("has its own deadline, however many there are and in whatever order they end")
  func times() throws {
    let simulation = Simulation(seed: 12)
    let transport = MemoryTransport(simulation.loop)
    let loop = simulation.loop
    try simulation.run {
      let notes = Notes()
      let far = RPCServer(router: House.router(), transport: transport)
      let farAddress = try await far.start(at: .loopback(port: 7_000))
      let upstream = Channel(address: farAddress, transport: transport)
      var router = Router()
      router.registerForwarding(House.sleep) { call in
        try call.pass(over: upstream, CallOptions(), Noting(notes))
      } otherwise: { _, _, _ in
      }
      let door = RPCServer(router: router, transport: transport)
      let front = try await door.start(at: .loopback(port: 7_001))
      let channel = Channel(address: front, transport: transport)
      let _: Words = try await channel.unary(House.sleep, Words("first"))
      let start = loop.now
      for number in 1...60 {
        let time = (number * 37) % 61 + 1
        loop.spawn {
          let options = CallOptions(timeout: .milliseconds(time))
          _ = try? await channel.unary(House.sleep, Words("x", count: 1_000), options) as Words
          if loop.now - start == .milliseconds(time) { notes.add("caller: in time") }
        }
      }
      try await loop.sleep(for: .microseconds(1))
      #expect(loop.forwardedCalls.count == 60)
      // So that neither the service nor, at first, the caller reports the deadline.
      transport.setSilent(farAddress, true)
      try await loop.sleep(for: .milliseconds(100))
      #expect(notes.lines.count { $0 == "caller: in time" } == 60)
      #expect(notes.lines.count { $0.hasPrefix("door: DEADLINE_EXCEEDED") } == 60)
      #expect(loop.forwardedCalls.count == 0)
      transport.setSilent(farAddress, false)
      channel.close()
      upstream.close()
      await door.drain(grace: .milliseconds(10))
      await far.drain(grace: .milliseconds(10))
    }
    // Of the two drains.
    #expect(loop.armedTimers == 2)
  }
}
