import CatalogContracts
import CatalogService
import RPC
import ServiceRuntime
import TestSupport

/// The whole catalog service on a simulated loop, called as the gateway calls it.
struct ServedCatalog {
  private let simulation = Simulation(seed: 7402)
  private let address = Address.loopback(port: 7402)
  private let folder: TemporaryFolder
  private let environment: RuntimeEnvironment

  /// - Parameter folder: the folder of `catalog.db`; `nil`: a new one.
  /// - Throws: errors of the folder.
  init(in folder: TemporaryFolder? = nil) throws {
    self.folder = try folder ?? TemporaryFolder()
    environment = .simulated(
      simulation,
      transport: MemoryTransport(simulation.loop),
      start: .testStart
    )
  }

  /// Runs the process once over the same folder, with an authenticated channel.
  func run<Answer: Sendable>(
    _ body: @escaping @Sendable (Channel) async throws -> Answer
  ) throws -> Answer {
    try simulation.run { [self] in
      let process = try await ServiceProcess.start(environment, at: address) { environment in
        try await CatalogService.instance(
          environment: environment,
          databasePath: folder.file("catalog.db")
        )
      }
      let channel = environment.channel(to: address)
      let answer = try await body(channel)
      channel.close()
      await process.stop()
      return answer
    }
  }
}

extension CallOptions {
  /// Options of a call that comes from `caller`.
  static func from(_ caller: Caller) -> CallOptions { CallOptions(metadata: caller.metadata) }
}
