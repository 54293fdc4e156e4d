import GatewayContracts
import GatewayDomain
import GatewayService
import RPC
import TestSupport
import Testing

@Suite("The installation's metrics")
struct MetricsTests {
  @Test("come from every process for the holder of the installation's key (GTW-034)")
  func everyProcess() throws {
    try TestInstallation.run { home in
      let client = GatewayV1.OperationsClient(home.channel(trusted: true))
      let answer = try await client.getMetrics(GatewayV1.GetMetricsRequest())
      #expect(
        answer.processes.map(\.name)
          == ["gateway", "task", "catalog", "analytics", "notification"]
      )
      for process in answer.processes {
        #expect(process.reason.isEmpty)
        let metrics = try #require(process.metrics)
        #expect(metrics.connections?.open == 1, "\(process.name)")
        #expect(metrics.methods.contains { $0.name.hasSuffix("/GetMetrics") && $0.inFlight == 1 })
      }
    }
  }

  @Test("omit a process that cannot be reached, and say why")
  func missingProcess() throws {
    try TestInstallation.run { home in
      try await home.service(.catalog).stop()
      let client = GatewayV1.OperationsClient(home.channel(trusted: true))
      let all = try await client.getMetrics(GatewayV1.GetMetricsRequest())
      let catalog = try #require(all.processes.first { $0.name == "catalog" })
      #expect(catalog.reason == "peer_unavailable")
      #expect(catalog.metrics == nil)
      #expect(all.processes.count { $0.metrics != nil } == 4)
      let one = try await client.getMetrics(GatewayV1.GetMetricsRequest(service: "task"))
      #expect(one.processes.map(\.name) == ["task"])
      let error = await failure {
        _ = try await client.getMetrics(GatewayV1.GetMetricsRequest(service: "cellar"))
      }
      #expect(error?.reason == "unknown_service")
    }
  }

  @Test("are refused to members without the operator's scope (GTW-033)")
  func members() throws {
    try TestInstallation.run { home in
      let client = GatewayV1.OperationsClient(home.channel())
      let member = await failure {
        _ = try await client.getMetrics(GatewayV1.GetMetricsRequest(), .of(home.home.ada))
      }
      #expect(member?.code == .permissionDenied)
      let nobody = await failure { _ = try await client.getMetrics(GatewayV1.GetMetricsRequest()) }
      #expect(nobody?.code == .unauthenticated)
    }
  }
}
