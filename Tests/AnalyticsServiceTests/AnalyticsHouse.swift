import AnalyticsContracts
import AnalyticsDomain
import RPC
import RuntimeContracts
import SQLite
import ServiceRuntime
import TaskContracts
import TestSupport
import Vocabulary
import Wire

@testable import AnalyticsService

/// Analytics and the two services it follows, in one process under virtual time.
///
/// The others have nothing but a feed, which a test fills by hand.
struct AnalyticsHouse: Sendable {
  let installation: TestInstallation

  init(seed: UInt64 = 1) throws {
    installation = try TestInstallation(seed: seed)
  }

  func run<T: Sendable>(_ body: @escaping @Sendable (AnalyticsHouse) async throws -> T) throws -> T
  {
    try installation.run { try await body(self) }
  }

  /// A service with a feed and nothing else; another `file` is another life of it.
  ///
  /// - Parameters:
  ///   - name: the service's.
  ///   - file: which life of it.
  ///   - more: registers additional services.
  /// - Returns: the service, listening.
  /// - Throws: what starting throws.
  func startSource(
    _ name: String,
    file: String = "first",
    _ more: @escaping @Sendable (inout Router) -> Void = { _ in }
  ) async throws -> Source {
    let path = installation.folder.file("\(name)-\(file).db")
    let process = try await installation.start(name) { environment in
      let store = try ServiceStore(
        name,
        path: path,
        migrations: [],
        applicationID: 0x4442_7fff,
        environment: environment
      )
      var router = Router()
      router.register(FeedService(store))
      more(&router)
      return ServiceInstance(router: router, store: store)
    }
    return Source(process: process, environment: installation.environment)
  }

  func startAnalytics() async throws -> ServiceProcess {
    let path = installation.folder.file("analytics.db")
    let task = installation.address(of: "task")
    let catalog = installation.address(of: "catalog")
    return try await installation.start("analytics") { environment in
      try await AnalyticsService.instance(
        environment: environment,
        databasePath: path,
        peers: ["task": task, "catalog": catalog]
      )
    }
  }

  /// The score as the gateway requests it.
  func score(after: String? = nil) async throws -> AnalyticsV1.GetScoreResponse {
    let channel = installation.channel(to: "analytics")
    defer { channel.close() }
    var metadata = Caller.sample().metadata
    if let after { metadata.append(TrustedKey.after, after) }
    return try await AnalyticsV1.ScoresClient(channel)
      .getScore(.init(), CallOptions(timeout: .seconds(5), metadata: metadata))
  }
}

/// A followed service as a test sees it.
struct Source: Sendable {
  let process: ServiceProcess
  let environment: RuntimeEnvironment

  /// Commits one event in Mia's space.
  /// - Returns: the position after it, in the form of `daybook-after`.
  @discardableResult
  func tell(_ body: some EventBody, about entity: String) async throws -> String {
    guard let store = process.store else { return "" }
    let today = HouseholdCalendar.utc.day(of: environment.clock.now())
    try await store.write { context in
      try context.append(
        NewEvent(body, entity: entity),
        EventStamp(
          at: context.now,
          localDay: today,
          household: Family.mia.household,
          space: Family.mia.member
        )
      )
    }
    return "\(store.service)=\(store.position.text)"
  }

  @discardableResult
  func complete(_ entity: String, _ points: Int32) async throws -> String {
    try await tell(TaskV1.TaskCompleted(points: points), about: entity)
  }
}
