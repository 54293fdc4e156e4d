import Foundation
import GatewayContracts
import GatewayDomain
import GatewayService
import RPC
import ServiceRuntime
import TestSupport
import Testing
import Vocabulary
import Wire

@Suite("The gateway's process")
struct InstanceTests {
  private static let address = Address(host: "door", port: 7400)

  private static func start(
    _ environment: RuntimeEnvironment,
    _ folder: TemporaryFolder
  ) async throws -> ServiceProcess {
    var choices = GatewayService.Choices()
    choices.setupCodeFile = folder.file("code")
    let made = choices
    return try await ServiceProcess.start(environment, at: address) { environment in
      try await GatewayService.instance(
        environment: environment,
        databasePath: folder.file("gateway.db"),
        peers: [.task: Area.task.address],
        choices: made
      )
    }
  }

  private static func options(_ secret: String? = nil, request: UInt64 = 1) -> CallOptions {
    CallOptions(
      timeout: .seconds(5),
      metadata: secret.map { ["authorization": "Bearer \($0)"] } ?? [:],
      requestID: UniqueID(high: 0x7000, low: 1 << 63 | request)
    )
  }

  @Test("keeps household, tokens and members across a restart, and needs no second code (GTW-011)")
  func restart() throws {
    let simulation = Simulation()
    let folder = try TemporaryFolder()
    let transport = MemoryTransport(simulation.loop)
    let environment = RuntimeEnvironment.simulated(
      simulation,
      transport: transport,
      start: .testStart
    )
    try simulation.run {
      let first = try await Self.start(environment, folder)
      let channel = Channel(address: Self.address, transport: transport)
      let households = GatewayV1.HouseholdsClient(channel)
      let code = try String(contentsOfFile: folder.file("code"), encoding: .utf8)
      let made = try await households.setUp(
        GatewayV1.SetUpRequest(setupCode: code, householdName: "Home", memberName: "Alex"),
        Self.options()
      )
      await first.stop(grace: .seconds(1))
      let second = try await Self.start(environment, folder)
      #expect(!FileManager.default.fileExists(atPath: folder.file("code")))
      var again = Self.options(made.secret)
      again.waitsForConnection = true
      let me = try await households.whoAmI(.init(), again)
      #expect(me.member == made.member)
      await second.stop(grace: .seconds(1))
    }
  }

  @Test("stays up and reports why when its database is not its own, and does not change the file")
  func foreignFile() throws {
    let simulation = Simulation()
    let folder = try TemporaryFolder()
    let path = folder.file("gateway.db")
    try Data("this is no database, and it is long enough to look at".utf8)
      .write(to: URL(fileURLWithPath: path))
    let transport = MemoryTransport(simulation.loop)
    let environment = RuntimeEnvironment.simulated(
      simulation,
      transport: transport,
      start: .testStart
    )
    try simulation.run {
      let process = try await Self.start(environment, folder)
      let households = GatewayV1.HouseholdsClient(
        Channel(address: Self.address, transport: transport)
      )
      let error = await failure { _ = try await households.whoAmI(.init(), Self.options()) }
      #expect(error?.code == .dataLoss)
      #expect(try Data(contentsOf: URL(fileURLWithPath: path)).count == 53)
      await process.stop(grace: .seconds(1))
    }
  }

  @Test(
    "names the setting and the limits of a rate that it refuses",
    arguments: ["0:20", "1:1000001"]
  )
  func rate(_ text: String) throws {
    let form = SettingsForm(
      service: "gateway",
      version: "1",
      port: 1,
      own: GatewayService.ownSettings
    )
    let settings = try Settings(["--member-records", text], environment: [:], form: form)
    let simulation = Simulation()
    let environment = RuntimeEnvironment.simulated(
      simulation,
      transport: MemoryTransport(simulation.loop),
      start: .testStart
    )
    let refused = SettingsError.badValue(
      name: "member-records",
      value: text,
      expected: "two numbers from 1 to 1000000, like 50:200"
    )
    try simulation.run {
      _ = await #expect(throws: refused) {
        _ = try await GatewayService.instance(environment: environment, settings: settings)
      }
    }
  }
}
