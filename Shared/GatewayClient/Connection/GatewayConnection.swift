package import AnalyticsContracts
package import CatalogContracts
package import GatewayContracts
package import NotificationContracts
package import RPC
import Synchronization
package import TaskContracts
import Vocabulary

/// The channel to one gateway: adds token, request id and timeout to every call of the stubs.
///
/// Retries are those of the channel underneath. Each call keeps the connection alive; it is closed
/// with the last reference.
///
/// ```swift
/// let reply = try await gateway.tasks.getDay(request)
/// ```
package final class GatewayConnection: CallChannel {
  /// Long enough for a small machine that just woke up, short enough for a person who waits.
  package static let usualTimeout = Duration.seconds(10)

  private let base: any CallChannel
  private let token: String?
  private let timeout: Duration?
  private let closing: @Sendable () -> Void
  private let ending: @Sendable () -> Void
  private let hasClosed = Mutex(false)
  private let hasMadeChange = Mutex(false)
  /// Whether a changing call took effect, or may have.
  package var hasChanged: Bool { hasMadeChange.withLock { $0 } }

  /// Wraps a channel.
  ///
  /// - Parameters:
  ///   - channel: to the gateway, over TCP or in memory.
  ///   - token: the secret from `CreateToken`; `nil` before there is one.
  ///   - timeout: for one call with all its attempts, streams excepted; `nil`: none.
  ///   - closing: closes the channel with the connection.
  ///   - ending: frees what the channel needs, after the last call.
  package init(
    channel: any CallChannel,
    token: String?,
    timeout: Duration? = GatewayConnection.usualTimeout,
    closing: @escaping @Sendable () -> Void = {},
    ending: @escaping @Sendable () -> Void = {}
  ) {
    base = channel
    self.token = token
    self.timeout = timeout
    self.closing = closing
    self.ending = ending
  }

  deinit {
    if !isClosed { closing() }
    ending()
  }

  package var loop: EventLoop { base.loop }
  var isClosed: Bool { hasClosed.withLock { $0 } }

  package func start(_ call: OutgoingCall) {
    if let token { call.options.metadata["authorization"] = "Bearer \(token)" }
    call.add(FailureWords(connection: self))
    call.add(ChangeWatch(connection: self))
    switch call.method.kind {
    case .unary, .clientStream:
      if call.options.requestID == nil, call.options.metadata["request-id"] == nil {
        call.options.requestID = loop.newRequestID
      }
      // Waits for a restarting gateway; a missing one is reported.
      call.options.waitsForReturn = true
      if let timeout { call.limit(to: timeout) }
    case .serverStream, .bidirectional: break
    }
    base.start(call)
  }

  func noteChange() { hasMadeChange.withLock { $0 = true } }

  /// Cancels calls in progress and refuses new ones, with `client_closed`.
  package func close() {
    let isFirst = hasClosed.withLock { isClosed in
      defer { isClosed = true }
      return !isClosed
    }
    if isFirst { closing() }
  }

  /// Waits on the loop's clock.
  func sleep(for delay: Duration) async throws(RPCError) {
    do { try await loop.sleep(for: delay) } catch { throw RPCError(describing: error) }
  }

  /// Reads a value on the loop's thread.
  func onLoop<Value: Sendable>(
    _ question: @escaping @Sendable (EventLoop) -> Value
  ) async -> Value {
    if loop.isOnLoop { return question(loop) }
    return await withUnsafeContinuation { continuation in
      loop.post { [loop] in continuation.resume(returning: question(loop)) }
    }
  }
}

extension EventLoop {
  /// A UUID of version 4: a client's clock may be wrong, its randomness is not.
  fileprivate var newRequestID: UniqueID {
    UniqueID(
      high: randomNumber() & 0xffff_ffff_ffff_0fff | 0x4000,
      low: randomNumber() & 0x3fff_ffff_ffff_ffff | 0x8000_0000_0000_0000
    )
  }
}

// MARK: - Stubs

extension GatewayConnection {
  package var tasks: TaskV1.TasksClient { TaskV1.TasksClient(self) }
  package var projects: TaskV1.ProjectsClient { TaskV1.ProjectsClient(self) }
  package var scores: AnalyticsV1.ScoresClient { AnalyticsV1.ScoresClient(self) }
  package var explanations: AnalyticsV1.ExplanationsClient { AnalyticsV1.ExplanationsClient(self) }
  package var streaks: AnalyticsV1.StreaksClient { AnalyticsV1.StreaksClient(self) }
  package var calendars: GatewayV1.CalendarsClient { GatewayV1.CalendarsClient(self) }
  package var dayWorkflows: GatewayV1.DayWorkflowsClient { GatewayV1.DayWorkflowsClient(self) }
  package var healthLogs: AnalyticsV1.HealthLogsClient { AnalyticsV1.HealthLogsClient(self) }
  package var fastingTimers: AnalyticsV1.FastingTimersClient {
    AnalyticsV1.FastingTimersClient(self)
  }
  package var healthFigures: AnalyticsV1.HealthFiguresClient {
    AnalyticsV1.HealthFiguresClient(self)
  }
  package var healthSources: AnalyticsV1.HealthSourcesClient {
    AnalyticsV1.HealthSourcesClient(self)
  }
  package var healthOnboardings: AnalyticsV1.HealthOnboardingsClient {
    AnalyticsV1.HealthOnboardingsClient(self)
  }
  package var healthImports: AnalyticsV1.HealthImportsClient {
    AnalyticsV1.HealthImportsClient(self)
  }
  package var periods: AnalyticsV1.PeriodsClient { AnalyticsV1.PeriodsClient(self) }
  package var goals: AnalyticsV1.GoalsClient { AnalyticsV1.GoalsClient(self) }
  package var charts: AnalyticsV1.ChartsClient { AnalyticsV1.ChartsClient(self) }
  package var reports: AnalyticsV1.ReportsClient { AnalyticsV1.ReportsClient(self) }
  package var topics: CatalogV1.TopicsClient { CatalogV1.TopicsClient(self) }
  package var coffees: CatalogV1.CoffeesClient { CatalogV1.CoffeesClient(self) }
  package var recipes: CatalogV1.RecipesClient { CatalogV1.RecipesClient(self) }
  package var equipment: CatalogV1.EquipmentClient { CatalogV1.EquipmentClient(self) }
  package var brewingNotes: CatalogV1.BrewingNotesClient { CatalogV1.BrewingNotesClient(self) }
  package var brewTimers: CatalogV1.BrewTimersClient { CatalogV1.BrewTimersClient(self) }
  package var coffeeStock: CatalogV1.CoffeeStockClient { CatalogV1.CoffeeStockClient(self) }
  package var coffeeFiles: CatalogV1.CoffeeFilesClient { CatalogV1.CoffeeFilesClient(self) }
  package var coffeeStatistics: CatalogV1.CoffeeStatisticsClient {
    CatalogV1.CoffeeStatisticsClient(self)
  }
  package var apps: CatalogV1.AppsClient { CatalogV1.AppsClient(self) }
  package var usage: CatalogV1.UsageClient { CatalogV1.UsageClient(self) }
  package var points: CatalogV1.PointsClient { CatalogV1.PointsClient(self) }
  package var rewards: CatalogV1.RewardsClient { CatalogV1.RewardsClient(self) }
  package var screenTime: CatalogV1.ScreenTimeClient { CatalogV1.ScreenTimeClient(self) }
  package var reminders: NotificationV1.RemindersClient { NotificationV1.RemindersClient(self) }
  package var notifications: NotificationV1.NotificationsClient {
    NotificationV1.NotificationsClient(self)
  }
  package var channels: NotificationV1.ChannelsClient { NotificationV1.ChannelsClient(self) }
  package var households: GatewayV1.HouseholdsClient { GatewayV1.HouseholdsClient(self) }
  package var consents: GatewayV1.ConsentsClient { GatewayV1.ConsentsClient(self) }
  package var audit: GatewayV1.AuditClient { GatewayV1.AuditClient(self) }
  package var invitations: GatewayV1.InvitationsClient { GatewayV1.InvitationsClient(self) }
  package var members: GatewayV1.MembersClient { GatewayV1.MembersClient(self) }
  package var removals: GatewayV1.RemovalsClient { GatewayV1.RemovalsClient(self) }
  package var exports: GatewayV1.ExportsClient { GatewayV1.ExportsClient(self) }
  package var pins: GatewayV1.PinsClient { GatewayV1.PinsClient(self) }
  package var preferences: GatewayV1.PreferencesClient { GatewayV1.PreferencesClient(self) }
  package var dashboards: GatewayV1.DashboardsClient { GatewayV1.DashboardsClient(self) }
  package var families: GatewayV1.FamiliesClient { GatewayV1.FamiliesClient(self) }
  package var changes: GatewayV1.ChangesClient { GatewayV1.ChangesClient(self) }
  package var operations: GatewayV1.OperationsClient { GatewayV1.OperationsClient(self) }
}
