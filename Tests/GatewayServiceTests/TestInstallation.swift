import GatewayContracts
import GatewayDomain
import GatewayService
import RPC
import SQLite
import ServiceRuntime
import Synchronization
import TestSupport
import Testing
import Vocabulary
import Wire

/// A gateway with its household and four stand-ins for the services, on one thread under virtual time.
///
/// Unchecked `Sendable`: everything happens on the simulation's thread.
final class TestInstallation: @unchecked Sendable {
  static let address = Address(host: "gateway", port: 7400)
  static let key = [UInt8](repeating: 7, count: 32)

  let simulation: Simulation
  let transport: MemoryTransport
  let environment: RuntimeEnvironment
  let log: LinesOfLog
  let folder: TemporaryFolder
  let gateway: GatewayService
  let home: TestHome
  private(set) var services: [Area: TestService] = [:]
  let server: RPCServer
  private let store: ServiceStore

  /// Runs `body` with a fresh installation; all tokens of its members are `dbk_…` of their numbers.
  static func run(
    seed: UInt64 = 1,
    limits: RequestLimits = RequestLimits(),
    withHome: Bool = true,
    _ body: @escaping @Sendable (TestInstallation) async throws -> Void
  ) throws {
    let simulation = Simulation(seed: seed)
    try simulation.run {
      let installation = try await TestInstallation(simulation, limits, withHome: withHome)
      do {
        try await body(installation)
      } catch {
        await installation.end()
        throw error
      }
      await installation.end()
    }
  }

  /// Ends its servers and closes its databases: files and descriptors of a thousand installations would outlive
  /// their tests, because what is open refers to itself.
  private func end() async {
    await server.drain(grace: .zero)
    for service in services.values {
      await service.stop()
      await service.store.close()
    }
    await store.close()
  }

  private init(
    _ simulation: Simulation,
    _ limits: RequestLimits,
    withHome: Bool
  ) async throws {
    self.simulation = simulation
    transport = MemoryTransport(simulation.loop)
    let lines = LinesOfLog()
    log = lines
    environment = .simulated(
      simulation,
      transport: transport,
      start: .testStart,
      log: Logger(service: "gateway", version: "test", clock: FixedClock(.testStart)) {
        lines.add($0)
      }
    )
    folder = try TemporaryFolder()
    store = try ServiceStore(
      "gateway",
      path: folder.file("gateway.db"),
      migrations: GatewayService.migrations,
      applicationID: GatewayService.applicationID,
      environment: environment
    )
    var settings = ChannelSettings.service(clusterKey: Self.key)
    settings.firstBackoff = .milliseconds(100)
    let transport = transport
    let channels = Area.allCases.map { area in
      (
        area,
        Channel(address: area.address, transport: transport, settings: settings) as any CallChannel
      )
    }
    var choices = GatewayService.Choices()
    choices.limits = limits
    choices.version = "test"
    choices.setupCodeFile = folder.file("setup-code")
    gateway = GatewayService(
      store: store,
      channels: Dictionary(uniqueKeysWithValues: channels),
      environment: environment,
      choices: choices
    )
    var serverSettings = ServerSettings()
    serverSettings.clusterKey = Self.key
    serverSettings.limits = .ofGateway
    server = RPCServer(router: gateway.router, transport: transport, settings: serverSettings)
    try await server.start(at: Self.address)
    home = try await withHome ? TestHome(store) : TestHome.empty(store)
    for area in Area.allCases {
      services[area] = try await TestService(area, environment, folder)
    }
    guard withHome else { return }
    for member in home.members {
      let number = UInt8(truncatingIfNeeded: member.id.rawValue.low)
      try await home.makeToken(of: member, secret: try TestHome.secret(number))
    }
  }

  /// A client's connection of its own.
  func channel(trusted: Bool = false) -> Channel {
    var settings = ChannelSettings()
    if trusted { settings.clusterKey = Self.key }
    return Channel(address: Self.address, transport: transport, settings: settings)
  }

  /// Makes one call of a member, so that the gateway has token and household in memory.
  func introduce(_ member: Member) async throws {
    _ = try await channel()
      .unaryRaw(GatewayV1.Households.Methods.whoAmI, [], .of(member))
  }

  func service(_ area: Area) throws -> TestService {
    try #require(services[area])
  }
}

extension CallOptions {
  /// The metadata of a client of `member`.
  static func of(
    _ member: Member,
    request: UInt64? = nil,
    timeout: Duration? = .seconds(10),
    _ more: Metadata = [:]
  ) throws -> CallOptions {
    let number = UInt8(truncatingIfNeeded: member.id.rawValue.low)
    var metadata = more
    metadata.append("authorization", "Bearer \(try TestHome.secret(number).text)")
    return CallOptions(
      timeout: timeout,
      metadata: metadata,
      requestID: request.map { UniqueID(high: 0x7000, low: 1 << 63 | $0) }
    )
  }
}

extension Area {
  var address: Address {
    switch self {
    case .task: Address(host: "task", port: 7401)
    case .catalog: Address(host: "catalog", port: 7402)
    case .analytics: Address(host: "analytics", port: 7403)
    case .notification: Address(host: "notification", port: 7404)
    }
  }
}

/// The logged lines.
final class LinesOfLog: Sendable {
  private let lines = Mutex<[String]>([])

  func add(_ line: String) { lines.withLock { $0.append(line) } }

  var all: [String] { lines.withLock { $0 } }
}

/// The error of a call that is meant to fail.
func failure(_ body: () async throws -> Void) async -> RPCError? {
  do {
    try await body()
    return nil
  } catch {
    return RPCError(describing: error)
  }
}
