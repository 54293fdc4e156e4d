import Descriptors
import RPC
import Testing

/// The description that a process gives of itself.
@Suite("Reflection")
struct ReflectionTests {
  private func ask(
    _ settings: ServerSettings = ServerSettings(),
    _ body: @escaping @Sendable (RPCV1.ReflectionClient) async throws -> Void
  ) async throws {
    try await Carrier.simulation.run { world in
      var router = House.router()
      router.register(
        Reflection(of: router.descriptors, contracts: [])
      )
      try await body(RPCV1.ReflectionClient(try await world.serve(router, server: settings)))
    }
  }

  @Test("lists every service with its methods")
  func services() async throws {
    try await ask { client in
      let services = try await client.listServices(RPCV1.ListServicesRequest()).services
      #expect(
        services.map(\.name)
          == [
            "daybook.rpc.v1.Health", "daybook.rpc.v1.Metrics", "daybook.rpc.v1.Reflection",
            "test.House",
          ]
      )
      #expect(services.last?.methods == ["Count", "Echo", "Fail", "Sleep"])
    }
  }

  @Test("returns the files of a symbol, each after those it imports")
  func symbols() async throws {
    try await ask { client in
      for symbol in [
        "daybook.rpc.v1.Reflection", "daybook.rpc.v1.Reflection/ListLimits",
        "daybook.rpc.v1.Reflection.ListLimits", "daybook.rpc.v1.Limit",
        "daybook/rpc/v1/reflection.proto",
      ] {
        let answer = try await client.describeSymbol(RPCV1.DescribeSymbolRequest(symbol: symbol))
        let files = try answer.files.map { try FileType(Array($0)) }
        #expect(
          files.map(\.name) == [
            "google/protobuf/descriptor.proto", "daybook/options/v1/options.proto",
            "daybook/rpc/v1/reflection.proto",
          ]
        )
        let method = files.last?.services.first?.methods.last
        #expect(method?.name == "ListLimits")
        #expect(method?.output == "daybook.rpc.v1.ListLimitsResponse")
        #expect(method?.hasNoSideEffects == true)
        #expect(method?.access == 1)
      }
      let error = await #expect(throws: RPCError.self) {
        try await client.describeSymbol(RPCV1.DescribeSymbolRequest(symbol: "nobody.Knows"))
      }
      #expect(error?.reason == "unknown_symbol")
      #expect(error?.message == "No contract here declares “nobody.Knows”.")
      let long = String(repeating: "é", count: 1_000)
      let longer = await #expect(throws: RPCError.self) {
        try await client.describeSymbol(RPCV1.DescribeSymbolRequest(symbol: long))
      }
      #expect(longer?.message == "No contract here declares “\(long.prefix(100))…”.")
    }
  }

  @Test("lists every limit with name, number and reason")
  func limits() async throws {
    try await ask { client in
      let limits = try await client.listLimits(RPCV1.ListLimitsRequest()).limits
      #expect(limits.first { $0.name == "max_message" }?.value == 4 << 20)
      #expect(limits.first { $0.name == "max_timeout" }?.value == 60_000)
      #expect(limits.first { $0.name == "message_pause" }?.value == 30_000)
      #expect(limits.first { $0.name == "keepalive" }?.value == 60_000)
      #expect(limits.first { $0.name == "keepalive_answer" }?.value == 20_000)
      let queues = limits.filter { $0.name.hasPrefix("max_streams") }
      #expect(queues.map(\.value) == [128, 96, 64], "interactive, background, bulk")
      #expect(limits.first { $0.name == "max_buffered" }?.value == 256 << 20)
      #expect(limits.first { $0.name == "max_buffered_unproven" }?.value == 128 << 20)
      #expect(limits.first { $0.name == "max_buffered_address" }?.value == 16 << 20)
      #expect(limits.first { $0.name == "max_waiting_address" }?.value == 64 << 20)
      #expect(limits.first { $0.name == "max_handlers_unproven" }?.value == 8_192)
      #expect(limits.first { $0.name == "max_handlers_address" }?.value == 1_024)
      #expect(limits.first { $0.name == "max_request" }?.value == 65_536)
      #expect(limits.first { $0.name == "max_request_stream" }?.value == 16_384)
      #expect(limits.first { $0.name == "max_request_anyone" }?.value == 4_096)
      #expect(limits.first { $0.name == "nuisances" }?.value == 200)
      #expect(limits.first { $0.name == "nuisance_rate" }?.value == 20)
      #expect(limits.first { $0.name == "ping_strikes" }?.value == 3)
      #expect(limits.first { $0.name == "inflated_growth" }?.value == 100)
      #expect(limits.first { $0.name == "max_cursor" }?.value == 64)
      #expect(limits.first { $0.name == "max_status" }?.value == 8_000)
      #expect(limits.first { $0.name == "max_sentence" }?.value == 1_024)
      #expect(limits.first { $0.name == "max_violations" }?.value == 50)
      #expect(limits.first { $0.name == "max_goaway_text" }?.value == 512)
      #expect(limits.first { $0.name == "max_settings" }?.value == 1_024)
      #expect(limits.first { $0.name == "min_fragment" }?.value == 1_024)
      #expect(limits.first { $0.name == "health_watches" }?.value == 4)
      #expect(limits.first { $0.name == "output_mark" }?.value == 1 << 20)
      #expect(limits.first { $0.name == "deflated_at_most" }?.value == 256 << 10)
      #expect(limits.first { $0.name == "deflated_from" }?.value == 1_024)
      #expect(limits.first { $0.name == "tls_hello" }?.value == 4_096)
      #expect(limits.first { $0.name == "tls_certificates" }?.value == 5)
      #expect(Set(limits.map(\.name)).count == limits.count)
      for limit in limits {
        #expect(limit.value > 0 && !limit.unit.isEmpty && !limit.reason.isEmpty)
      }
    }
  }

  @Test("lists the limits of the server that is called")
  func ownLimits() async throws {
    var settings = ServerSettings()
    settings.maximumConnections = 300
    settings.openingTime = .seconds(5)
    settings.maximumProvenAge = .seconds(3_600)
    settings.maximumIdle = .seconds(60)
    settings.compressesFrom = nil
    try await ask(settings) { client in
      let limits = try await client.listLimits(RPCV1.ListLimitsRequest()).limits
      #expect(limits.first { $0.name == "connections" }?.value == 300)
      #expect(limits.first { $0.name == "opening" }?.value == 5_000)
      let age = limits.first { $0.name == "max_age_proven" }
      #expect(age?.value == 3_600_000)
      #expect(age?.reason.contains("a trusted peer's connection of this age") == true)
      #expect(limits.first { $0.name == "max_idle" }?.value == 60_000)
      #expect(limits.first { $0.name == "age_grace" }?.value == 65_000)
      #expect(!limits.contains { $0.name == "max_age" }, "never")
      #expect(!limits.contains { $0.name.hasPrefix("deflated") }, "no reply is compressed")
    }
  }
}
