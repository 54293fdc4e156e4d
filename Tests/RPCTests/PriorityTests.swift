import RPC
import Testing
import Wire

/// The calls that a connection admits, by class.
@Suite("A connection with few streams")
struct PriorityTests {
  @Test("admits calls up to its limit; the others wait")
  func streamLimit() async throws {
    let simulation = Simulation(seed: 3)
    let network = MemoryTransport(simulation.loop)
    try simulation.run {
      try await World.run(network) { world in
        var settings = ServerSettings()
        settings.limits.maximumStreams = 4
        let channel = try await world.serve(House.router(), server: settings)
        let started = world.loop.now
        try await withThrowingTaskGroup(of: Void.self) { group in
          for _ in 0..<16 {
            group.addTask {
              let _: Words = try await channel.unary(House.sleep, Words("x", count: 1_000))
            }
          }
          try await group.waitForAll()
        }
        #expect(world.loop.now - started >= .seconds(4))
      }
    }
  }

  @Test("sheds bulk before background before interactive calls")
  func shedding() throws {
    let simulation = Simulation(seed: 3)
    let network = MemoryTransport(simulation.loop)
    try simulation.run {
      try await World.run(network) { world in
        var settings = ServerSettings()
        settings.limits.maximumStreams = 8
        let channel = try await world.serve(House.router(), server: settings)
        var outcomes: [String] = []
        for priority in [Priority.bulk, .background, .interactive] {
          let before = await Self.flood(channel, priority)
          outcomes.append("\(priority) \(before)")
        }
        #expect(outcomes == ["bulk 4", "background 2", "interactive 2"])
      }
    }
  }

  /// A health watch uses nothing of a class's share, however small that share is.
  @Test("has room for background calls beside a health watch", arguments: [2, 3])
  func watched(streams: Int) throws {
    let simulation = Simulation(seed: 3)
    let network = MemoryTransport(simulation.loop)
    try simulation.run {
      try await World.run(network) { world in
        var settings = ServerSettings()
        settings.limits.maximumStreams = streams
        let channel = try await world.serve(House.router(), server: settings)
        let watch = try await RPCV1.HealthClient(channel).watch(RPCV1.HealthCheckRequest())
        var statuses = watch.makeAsyncIterator()
        #expect(try await statuses.next()?.status == .serving)
        for priority in [Priority.background, .bulk] {
          let _: Words = try await channel.unary(
            House.echo,
            Words("one"),
            CallOptions(priority: priority, isRetried: false)
          )
        }
        guard streams == 3 else { return }
        #expect(await Self.flood(channel, .bulk) == 1, "one of the three at most")
      }
    }
  }

  /// Starts four calls that do not end, and returns how many were admitted.
  private static func flood(_ channel: Channel, _ priority: Priority) async -> Int {
    let notes = Notes()
    for _ in 0..<(priority == .interactive ? 2 : 4) {
      channel.loop.spawn {
        do {
          let options = CallOptions(priority: priority)
          let _: Words = try await channel.unary(House.sleep, Words("x", count: 9_000), options)
        } catch {
          notes.add((error as? RPCError)?.reason ?? "?")
        }
      }
    }
    try? await channel.loop.sleep(for: .milliseconds(100))
    return (priority == .interactive ? 2 : 4) - notes.lines.filter { $0 == "overloaded" }.count
  }
}
