import RPC
import TestHousehold
import TestSupport
import Testing

/// What a person at the command line notices when a service is started again: the command line of a
/// scenario repeats nothing, so a call that fails once has failed.
@Suite("A restarted service")
struct RestartTests {
  @Test("fails no command that is sent meanwhile (matrix 60)", arguments: ["task", "analytics"])
  func orderly(service: String) async throws {
    let home = try Home()
    try home.installation.run {
      try await home.startAll()
      try await home.setUp()
      await home.stop(service)
      let commands = (0..<20).map { number in
        home.loop.spawn {
          try? await home.loop.sleep(for: .milliseconds(number * 150))
          return await home.daybook(service == "task" ? ["add", "Task \(number)"] : ["score"])
        }
      }
      try await home.loop.sleep(for: .seconds(3))
      try await home.start(service)
      for command in commands {
        let outcome = await command.value
        #expect(outcome.status == 0, "\(outcome)")
      }
      await home.stopAll()
    }
  }

  private static func ways(
    of service: String,
    _ home: Home
  ) async throws -> [RPCV1.ChannelMetrics] {
    let channel = home.installation.channel(to: service)
    defer { channel.close() }
    return try await RPCV1.MetricsClient(channel).getMetrics(.init()).channels
  }

  @Test("is visible in the metrics of its callers")
  func figures() throws {
    let home = try Home()
    try home.installation.run {
      try await home.startAll()
      try await home.setUp()
      _ = await home.daybook(["add", "Tea"])
      let others = [
        "gateway": ["task", "catalog", "analytics", "notification"],
        "analytics": ["task", "catalog", "gateway"], "notification": ["task", "analytics"],
        "task": [],
        "catalog": [],
      ]
      for (service, names) in others {
        let ways = try await Self.ways(of: service, home)
        #expect(ways.map(\.name) == names)
        #expect(ways.flatMap(\.addresses).allSatisfy { $0.state == "ready" })
      }
      await home.stop("task")
      #expect(await home.daybook(["add", "Cake"]).status != 0)
      let task = try await Self.ways(of: "gateway", home)[0]
      #expect(task.calls > 0 && task.connections == 1 && task.failedAttempts > 0)
      #expect(task.addresses.count == 1 && task.addresses[0].state != "ready")
      await home.stopAll()
    }
  }

  @Test("is called as soon as it is healthy, even after a long time (GTW-044)")
  func longAway() async throws {
    let home = try Home()
    try home.installation.run {
      try await home.startAll()
      try await home.setUp()
      await home.stop("task")
      for _ in 0..<60 {
        _ = await home.daybook(["list"])
        try await home.loop.sleep(for: .seconds(1))
      }
      #expect(await home.daybook(["list"]).status != 0)
      #expect(try await Self.ways(of: "gateway", home)[0].suspended)
      try await home.start("task")
      // Half a second between two attempts to connect, plus or minus a fifth; then it is called.
      try await home.loop.sleep(for: .milliseconds(1_200))
      let outcome = await home.daybook(["list"])
      #expect(outcome.status == 0, "\(outcome)")
      #expect(try await !Self.ways(of: "gateway", home)[0].suspended)
      await home.stopAll()
    }
  }
}
