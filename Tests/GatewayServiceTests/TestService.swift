import AnalyticsContracts
import CatalogContracts
import GatewayDomain
import NotificationContracts
import RPC
import RuntimeContracts
import SQLite
import ServiceRuntime
import TaskContracts
import TestSupport
import Vocabulary
import Wire

/// A service behind the gateway with scripted replies, a real feed, and a record of its calls.
///
/// Unchecked `Sendable`: everything happens on the simulation's thread.
final class TestService: @unchecked Sendable {
  struct Seen {
    let method: String
    let metadata: Metadata
    let request: [UInt8]
    let remaining: Duration?
  }

  typealias Answer = @Sendable (ServerCall, [UInt8], RawReplyWriter) async throws -> Void

  let area: Area
  let store: ServiceStore
  private(set) var seen: [Seen] = []
  var answer: Answer = { _, _, replies in try await replies.send([]) }
  private let environment: RuntimeEnvironment
  private(set) var server: RPCServer?

  init(_ area: Area, _ environment: RuntimeEnvironment, _ folder: TemporaryFolder) async throws {
    self.area = area
    self.environment = environment
    store = try ServiceStore(
      area.rawValue,
      path: folder.file("\(area.rawValue).db"),
      migrations: [],
      applicationID: 0x4442_00aa,
      environment: environment
    )
    try await start()
  }

  func start() async throws {
    var router = Router()
    router.register(FeedService(store))
    router.setFallback { [weak self] request, call, replies in
      var request = request
      try await self?.take(request.message(), call, replies)
    }
    let methods =
      TaskV1.methods + CatalogV1.methods + AnalyticsV1.methods + NotificationV1.methods
      + [OperationsV1.Spaces.Methods.countSpace]
    for method in methods {
      router.registerRaw(method) { [weak self] request, call, replies in
        try await self?.take(request, call, replies)
      }
    }
    let server = RPCServer(
      router: router,
      transport: environment.transport,
      settings: .service(clusterKey: TestInstallation.key)
    )
    try await server.start(at: area.address)
    self.server = server
  }

  /// Ends it as a crash would: at once, with whatever runs.
  func stop() async {
    await server?.drain(grace: .zero)
    server = nil
  }

  private func take(
    _ request: [UInt8],
    _ call: ServerCall,
    _ replies: RawReplyWriter
  ) async throws {
    seen.append(
      Seen(
        method: call.method.name,
        metadata: call.metadata,
        request: request,
        remaining: call.remaining
      )
    )
    try await answer(call, request, replies)
  }

  /// Makes it answer every call with one message.
  func answers(_ message: some Message, position: String? = nil) {
    let bytes = message.encoded()
    answer = { call, _, replies in
      if let position { call.setTrailer(TrustedKey.position, position) }
      try await replies.send(bytes)
    }
  }

  /// Appends one event about `entity` to its feed; without a body one of its area.
  ///
  /// `alter` may make it in the table what no service of this version writes.
  func happens(
    _ entity: String,
    in space: Member?,
    of household: HouseholdID? = nil,
    by actor: Member? = nil,
    changed: [String] = [],
    batch: BatchID? = nil,
    _ body: (any EventBody)? = nil,
    alter: @escaping @Sendable (Connection) throws -> Void = { _ in }
  ) async throws {
    let household = household ?? space?.household ?? .sample(1)
    let body = body ?? usualBody
    try await store.write { context in
      try context.append(
        NewEvent(body, entity: entity, changedFields: changed, batch: batch),
        EventStamp(
          at: context.now,
          localDay: LocalDay(daysSinceEpoch: 20_000),
          household: household,
          space: space?.id,
          actor: actor?.id
        )
      )
      try alter(context.connection)
    }
  }

  /// Appends an event of a kind that a later version has.
  func happensLater(_ entity: String, in space: Member?, by actor: Member? = nil) async throws {
    try await happens(entity, in: space, by: actor) { connection in
      try connection.run(
        "UPDATE feed SET kind = 'later', body_type = 'daybook.Later' WHERE entity = ?",
        entity
      )
    }
  }

  private var usualBody: any EventBody {
    switch area {
    case .task: TaskV1.TaskDeleted()
    case .catalog: CatalogV1.TopicCompleted()
    case .analytics: AnalyticsV1.ScoreChanged()
    case .notification: NotificationV1.ReminderScheduled()
    }
  }
}
