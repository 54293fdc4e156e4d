import GatewayDomain
import GatewayService
import RPC
import ServiceRuntime
import TestSupport
import Testing
import Wire

@Suite("The gateway's health")
struct PeerHealthTests {
  private static let address = Address(host: "door", port: 7499)
  private static let tasks = "daybook.task.v1.Tasks"

  /// A gateway's process before the services of an installation.
  private static func run(
    _ body: @escaping @Sendable (TestInstallation, Channel, ServiceProcess) async throws -> Void
  ) throws {
    try TestInstallation.run { home in
      var environment = home.environment
      environment.keys = ClusterKeys(current: TestInstallation.key)
      let process = try await ServiceProcess.start(environment, at: address) { environment in
        try await GatewayService.instance(
          environment: environment,
          databasePath: home.folder.file("door.db"),
          peers: Dictionary(uniqueKeysWithValues: Area.allCases.map { ($0, $0.address) })
        )
      }
      try await environment.loop.sleep(for: .milliseconds(100))
      try await body(home, Channel(address: address, transport: home.transport), process)
      await process.stop(grace: .zero)
    }
  }

  @Test(
    "of a service follows the process that serves it: stopped, restarted, unhealthy and healthy again"
  )
  func follows() throws {
    try Self.run { home, channel, _ in
      let watched = try await RPCV1.HealthClient(channel).watch(.init(service: Self.tasks))
      var heard = watched.makeAsyncIterator()
      let task = try home.service(.task)
      let ways: [(RPCV1.HealthCheckResponse.ServingStatus, () async throws -> Void)] = [
        (.serving, {}),
        (.notServing, { await task.stop() }),
        (.serving, { try await task.start() }),
        // Without a word, as when a machine loses its power.
        (
          .notServing,
          {
            home.transport.setSilent(Area.task.address, true)
            home.transport.breakConnections(to: Area.task.address)
          }
        ),
        (.serving, { home.transport.setSilent(Area.task.address, false) }),
        (.notServing, { task.server?.health.setAll(serving: false, because: "its disk is full") }),
        (.serving, { task.server?.health.setAll(serving: true) }),
      ]
      for (status, happens) in ways {
        let since = home.simulation.loop.now
        try await happens()
        #expect(try await heard.next()?.status == status)
        // Connecting takes two seconds at most.
        #expect(home.simulation.loop.now - since < .seconds(5))
        #expect(try await channel.checkHealth(of: Self.tasks) == status)
        let list = try await RPCV1.HealthClient(channel).list(.init()).statuses
        #expect(list["daybook.task.v1.Projects"]?.status == status)
        #expect(list["daybook.catalog.v1.Topics"]?.status == .serving)
        #expect(list["daybook.gateway.v1.Households"]?.status == .serving)
        #expect(list[""]?.status == .serving, "the gateway itself serves")
      }
    }
  }

  @Test("of a service is not affected by the age of a connection")
  func age() throws {
    try Self.run { home, channel, _ in
      let watched = try await RPCV1.HealthClient(channel).watch(.init(service: Self.tasks))
      let loop = home.simulation.loop
      let reader = loop.spawn {
        var heard: [(status: RPCV1.HealthCheckResponse.ServingStatus, at: MonotonicInstant)] = []
        var statuses = watched.makeAsyncIterator()
        while heard.count < 2, let next = try? await statuses.next() {
          heard.append((next.status, loop.now))
        }
        return heard
      }
      try await loop.sleep(for: .seconds(3 * 3_600))
      let stopped = loop.now
      try await home.service(.task).stop()
      let heard = await reader.value
      #expect(heard.map(\.status) == [.serving, .notServing])
      #expect(heard.last.map { $0.at >= stopped } == true, "nothing was heard before")
    }
  }

  @Test("is not serving for every service while it stops, whatever its services report")
  func drain() throws {
    try Self.run { home, channel, process in
      let watched = try await RPCV1.HealthClient(channel).watch(.init(service: Self.tasks))
      var heard = watched.makeAsyncIterator()
      #expect(try await heard.next()?.status == .serving)
      let stopping = home.simulation.loop.spawn { await process.stop(grace: .seconds(5)) }
      #expect(try await heard.next()?.status == .notServing)
      await stopping.value
    }
  }
}
