package import Contracts
package import RPC
package import Vocabulary
import Wire

/// A gateway that keeps everything in memory and does as it is told: for tests of its clients.
///
/// It serves the real contracts over the in-memory transport, so a client's bytes, metadata, time
/// limits and repetitions are real. It knows no rules: what a service would refuse is scripted in
/// ``failures``.
///
/// Unchecked `Sendable`: touched on the simulation's loop only, or while it stands still.
package final class FakeGateway: @unchecked Sendable {
  package static let address = Address.loopback(port: 7400)
  package static let secret = "dbk_secret"
  /// Of its installation; who shows another one is not answered.
  package static let clusterKey = [UInt8](repeating: UInt8(ascii: "k"), count: 32)

  /// One call as it arrived.
  package struct Seen: Sendable, Hashable {
    package let method: String
    package let requestID: String?
    package let authorization: String?
    package let previousAttempts: String?
  }

  package let simulation: Simulation
  package let transport: MemoryTransport
  package var calls: [Seen] = []
  /// What the next calls of a method fail with, by the method's last name: `CreateTask`.
  package var failures: [String: [RPCError]] = [:]
  package var tasks: [TaskV1.Task] = []
  package var projects: [TaskV1.Project] = [
    TaskV1.Project(id: .inbox, name: "Inbox", isDefault: true, color: .gray)
  ]
  package var repairs: [TaskV1.RepairReport] = []
  package var savedFilters: [TaskV1.SavedFilter] = []
  package var warnings: [TaskV1.Warning] = []
  package var day = TaskV1.GetDayResponse()
  package var score = AnalyticsV1.GetScoreResponse()
  package var history = AnalyticsV1.GetScoreHistoryResponse()
  package var reminders: [NotificationV1.Reminder] = []
  package var topics: [CatalogV1.TopicWithState] = []
  package var parts: [GatewayV1.PartStatus] = []
  package var processes: [GatewayV1.GetStatusResponse.Process] = []
  package var metrics: [GatewayV1.GetMetricsResponse.Process] = []
  package var members: [GatewayV1.Member]
  package var tokens: [GatewayV1.Token] = []
  package var household: GatewayV1.Household
  /// What the stream of changes says; it ends after the last one.
  package var changes: [GatewayV1.WatchResponse] = []
  /// The lists that were asked for.
  package var lists: [TaskV1.ListTasksRequest] = []
  /// The figures that were asked for.
  package var figures: [TaskV1.GetTaskStatisticsRequest] = []
  /// Tasks that an import leaves alone, because they were deleted here.
  package var deleted: [TaskID] = []
  /// The changes of what a filter finds that were asked for.
  package var bulkRequests: [TaskV1.BulkUpdateTasksRequest] = []
  /// The changes of many tasks that were asked for.
  package var bulkActions: [TaskV1.BulkUpdateTasksRequest.OneOf_Action] = []
  /// Whose task was completed or opened again, call by call.
  package var subjects: [MemberID?] = []
  /// The cursors that watchers came with.
  package var watchedFrom: [[UInt8]] = []
  private var server: RPCServer?
  private var made: UInt64 = 0
  /// What there was before each change, by undo token.
  private var past: [String: [TaskV1.Task]] = [:]

  package init(seed: UInt64 = 1, zone: String = "Europe/Berlin") {
    simulation = Simulation(seed: seed)
    transport = MemoryTransport(simulation.loop)
    household = GatewayV1.Household(
      id: HouseholdID(rawValue: UniqueID(high: 9, low: 1)),
      name: "Home",
      zone: zone,
      dayStart: "00:00"
    )
    members = [
      GatewayV1.Member(
        id: MemberID(rawValue: UniqueID(high: 8, low: 1)),
        name: "Alex",
        role: .parent
      )
    ]
  }

  /// Begins to listen.
  package func start() throws {
    try simulation.run { try await self.listen() }
  }

  /// Begins to listen, from within the simulation.
  package func listen() async throws {
    var settings = ServerSettings()
    settings.clusterKey = FakeGateway.clusterKey
    let server = RPCServer(router: router, transport: transport, settings: settings)
    _ = try await server.start(at: FakeGateway.address)
    self.server = server
  }

  /// Serves over another transport as well; its loop may be a live one.
  package func serve(over transport: any Transport, at address: Address) async throws -> Address {
    let server = RPCServer(router: router, transport: transport)
    self.server = server
    return try await server.start(at: address)
  }

  /// Stops in good order.
  package func stop() async {
    await server?.drain(grace: .zero)
    server = nil
  }

  /// Keeps the tasks as they are now.
  ///
  /// - Returns: the token that brings them back.
  func keepTasks() -> String {
    let token = "undo-\(past.count + 1)"
    past[token] = tasks
    return token
  }

  /// The tasks as they were when `token` was given; `nil` for a token that never was.
  func keptTasks(_ token: String) -> [TaskV1.Task]? { past[token] }

  package func channel(to address: Address = FakeGateway.address) -> Channel {
    var settings = ChannelSettings()
    settings.retry = RetryPolicy()
    return Channel(address: address, transport: transport, settings: settings)
  }

  /// The next of the ids that this gateway makes.
  package func nextID() -> UniqueID {
    made += 1
    return UniqueID(high: 0x0192_0000_0000_7000 + made, low: 0x8000_0000_0000_0000 + made)
  }

  private var router: Router {
    var router = Router()
    router.add(Doorkeeper(gateway: self))
    router.register(self)
    router.register(
      Reflection(of: router.descriptors, contracts: ContractsDescriptors.files)
    )
    return router
  }

  /// Notes each call, and refuses it where the script says so.
  fileprivate func meets(_ call: ServerCall) throws {
    let name = call.method.name.split(separator: "/").last.map(String.init) ?? ""
    calls.append(
      Seen(
        method: name,
        requestID: call.metadata["request-id"],
        authorization: call.metadata["authorization"],
        previousAttempts: call.metadata["previous-attempts"]
      )
    )
    if let next = failures[name]?.first {
      failures[name]?.removeFirst()
      throw next
    }
    // It does not look for the installation's key.
    guard call.method.access != .anyone, call.method.access != .service else { return }
    guard call.metadata["authorization"] == "Bearer \(FakeGateway.secret)" else {
      throw RPCError(.unauthenticated, "invalid_token", "The access token is not valid.")
    }
  }
}

private struct Doorkeeper: ServerInterceptor {
  let gateway: FakeGateway

  func intercept(_ call: ServerCall) throws {
    try gateway.meets(call)
  }
}

extension Router {
  fileprivate mutating func register(_ gateway: FakeGateway) {
    register(FakeTasks(gateway: gateway))
    register(FakeProjects(gateway: gateway))
    register(FakeScores(gateway: gateway))
    register(FakeReminders(gateway: gateway))
    register(FakeDashboards(gateway: gateway))
    register(FakeChanges(gateway: gateway))
    register(FakeOperations(gateway: gateway))
    register(FakeTopics(gateway: gateway))
    register(FakeHouseholds(gateway: gateway))
  }
}
