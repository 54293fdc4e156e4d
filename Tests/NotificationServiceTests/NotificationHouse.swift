import AnalyticsContracts
import Foundation
import NotificationContracts
import RPC
import RuntimeContracts
import ServiceRuntime
import Synchronization
import TaskContracts
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import NotificationService

/// The scheduler and a task service with only a feed, in one process under virtual time.
struct NotificationHouse: Sendable {
  let installation: TestInstallation
  private let wall: SettableClock
  private let started = Started()
  private let kept = Kept()

  init(seed: UInt64 = 1, start: Timestamp = .testStart, log: Logger = .silent) throws {
    installation = try TestInstallation(seed: seed, start: start, log: log)
    wall = SettableClock(installation.clock)
  }

  /// Sets the wall clock; the loop's timers do not notice.
  func setClock(forward time: Duration) { wall.set(forward: time) }

  func run<T: Sendable>(
    _ body: @escaping @Sendable (NotificationHouse) async throws -> T
  ) throws -> T {
    try installation.run { try await body(self) }
  }

  var now: Timestamp { wall.now() }

  func pass(_ time: Duration) async throws {
    try await installation.loop.sleep(for: time)
  }

  /// Starts a task service.
  ///
  /// - Parameters:
  ///   - file: the name of its database.
  ///   - fallsSilent: its feed sends one event, then nothing more.
  ///   - completes: answers `CompleteTask`; `nil`: the method is unimplemented.
  /// - Returns: the service.
  /// - Throws: the errors of its start.
  func startTasks(
    _ file: String = "task.db",
    fallsSilent: Bool = false,
    completes: (
      @Sendable (TaskV1.CompleteTaskRequest, Caller) async throws -> TaskV1.CompleteTaskResponse
    )? = nil
  ) async throws -> Tasks {
    let path = installation.folder.file(file)
    let process = try await installation.start("task") { environment in
      let store = try ServiceStore(
        "task",
        path: path,
        migrations: [],
        applicationID: 0x4442_7fff,
        environment: environment
      )
      var router = Router()
      if fallsSilent {
        router.register(SilentFeed(feed: FeedService(store)))
      } else {
        router.register(FeedService(store))
      }
      if let completes {
        router.registerUnary(TaskV1.Tasks.Methods.completeTask) {
          (request: TaskV1.CompleteTaskRequest, call) -> TaskV1.CompleteTaskResponse in
          try await completes(request, try Caller(call))
        }
      }
      return ServiceInstance(router: router, store: store)
    }
    return Tasks(process: process)
  }

  func startNotification(
    sender: (any OutgoingSender)? = nil,
    outgoing: OutgoingSettings = OutgoingSettings(),
    followsAnalytics: Bool = false
  ) async throws -> ServiceProcess {
    let path = installation.folder.file("notification.db")
    let task = installation.address(of: "task")
    let analytics = followsAnalytics ? installation.address(of: "analytics") : nil
    let clock = wall
    let kept = kept
    let process = try await installation.start("notification") { environment in
      var environment = environment
      environment.clock = clock
      kept.withLock { $0 = environment }
      return try await NotificationService.instance(
        environment: environment,
        databasePath: path,
        task: task,
        analytics: analytics,
        outgoing: outgoing,
        sender: sender
      )
    }
    started.withLock { $0["notification"] = process }
    return process
  }

  /// Ends the scheduler as `kill -9` does: its files stay as they are at this moment, whatever stopping writes.
  func kill(_ scheduler: ServiceProcess) async throws {
    let names = ["", "-wal"].map { installation.folder.file("notification.db\($0)") }
    let kept = try names.map { ($0, try Data(contentsOf: URL(filePath: $0))) }
    await scheduler.stop(grace: .zero)
    // `.lock` describes the log that stopping removed.
    for ending in ["-shm", ".lock"] {
      let path = installation.folder.file("notification.db\(ending)")
      try? FileManager.default.removeItem(atPath: path)
    }
    for (name, bytes) in kept { try bytes.write(to: URL(filePath: name)) }
  }

  /// Answers the buttons of messages, with the store and environment of the scheduler that was started last.
  func ticketHandler() throws -> TicketHandler {
    let environment = try #require(kept.withLock { $0 })
    let store = try #require(started.withLock { $0["notification"]?.store })
    let channel = environment.channel(to: installation.address(of: "task"))
    return TicketHandler(
      store: store,
      environment: environment,
      tasks: TaskV1.TasksClient(channel)
    )
  }

  /// Starts an analytics service with a feed, the reports of `reports`, and the health figures of `figures`.
  func startAnalytics(
    file: String = "analytics.db",
    _ reports:
      @escaping @Sendable (AnalyticsV1.GetReportRequest, Caller) async throws ->
      AnalyticsV1.GetReportResponse = { _, _ in .init() },
    figures: (
      @Sendable (AnalyticsV1.GetHealthFiguresRequest, Caller) async throws ->
        AnalyticsV1.GetHealthFiguresResponse
    )? = nil
  ) async throws -> ServiceProcess {
    let path = installation.folder.file(file)
    return try await installation.start("analytics") { environment in
      let store = try ServiceStore(
        "analytics",
        path: path,
        migrations: [],
        applicationID: 0x4442_7ffe,
        environment: environment
      )
      var router = Router()
      router.register(FeedService(store))
      router.register(MadeReports(make: reports))
      if let figures {
        router.registerUnary(AnalyticsV1.HealthFigures.Methods.getHealthFigures) {
          (request: AnalyticsV1.GetHealthFiguresRequest, call)
            -> AnalyticsV1.GetHealthFiguresResponse in
          try await figures(request, try Caller(call))
        }
      }
      return ServiceInstance(router: router, store: store)
    }
  }

  /// The bodies of one kind of event in the service's own feed.
  func bodies<Body: EventBody>(_ type: Body.Type, of process: ServiceProcess) async throws -> [Body]
  {
    guard let store = process.store else { return [] }
    let page = try await store.read { try store.feed.read($0, after: 0, limit: 1_000) }
    return try page.events.compactMap { try $0.body(as: type) }
  }

  /// The kinds and times of the events in a process's own feed.
  func told(_ process: ServiceProcess) async throws -> [(kind: String, at: Timestamp)] {
    guard let store = process.store else { return [] }
    let page = try await store.read { try store.feed.read($0, after: 0, limit: 1_000) }
    return page.events.map { ($0.kind, $0.stamp.at) }
  }

  /// The kinds and times of the events in the own feed of the process with this name.
  func told(_ name: String) async throws -> [(kind: String, at: Timestamp)] {
    guard let process = started.withLock({ $0[name] }) else { return [] }
    return try await told(process)
  }

  /// The delivered, unacknowledged reminders.
  func missed() async throws -> [NotificationV1.Reminder] {
    try await list(.init(includeMissed: true)).missed
  }

  func acknowledge(
    _ message: NotificationV1.AcknowledgeRemindersRequest,
    request: UInt64 = 1,
    by caller: Caller? = nil
  ) async throws -> NotificationV1.AcknowledgeRemindersResponse {
    try await call(caller ?? .sample(request: request)) {
      try await $0.acknowledgeReminders(message, $1)
    }
  }

  func snooze(
    _ id: ReminderID?,
    until: Timestamp,
    request: UInt64
  ) async throws -> NotificationV1.SnoozeReminderResponse {
    try await call(.sample(request: request)) {
      try await $0.snoozeReminder(.init(id: id, until: .init(until)), $1)
    }
  }

  func cancel(
    _ id: ReminderID?,
    request: UInt64
  ) async throws -> NotificationV1.CancelReminderResponse {
    try await call(.sample(request: request)) { try await $0.cancelReminder(.init(id: id), $1) }
  }

  /// Changes a member's notification settings.
  func set(
    _ settings: NotificationV1.NotificationSettings,
    _ paths: String...,
    by caller: Caller
  ) async throws -> NotificationV1.UpdateNotificationSettingsResponse {
    try await notifications(caller) { client, options in
      try await client.updateNotificationSettings(
        .init(settings: settings, updateMask: .init(paths: paths)),
        options
      )
    }
  }

  func notifications<Response>(
    _ caller: Caller,
    _ body: (NotificationV1.NotificationsClient, CallOptions) async throws -> Response
  ) async throws -> Response {
    let channel = installation.channel(to: "notification")
    defer { channel.close() }
    let options = CallOptions(timeout: .seconds(5), metadata: caller.metadata)
    return try await body(NotificationV1.NotificationsClient(channel), options)
  }

  func channels<Response>(
    _ caller: Caller,
    _ body: (NotificationV1.ChannelsClient, CallOptions) async throws -> Response
  ) async throws -> Response {
    let channel = installation.channel(to: "notification")
    defer { channel.close() }
    let options = CallOptions(timeout: .seconds(15), metadata: caller.metadata)
    return try await body(NotificationV1.ChannelsClient(channel), options)
  }

  private func call<Response>(
    _ caller: Caller,
    _ body: (NotificationV1.RemindersClient, CallOptions) async throws -> Response
  ) async throws -> Response {
    let channel = installation.channel(to: "notification")
    defer { channel.close() }
    return try await body(
      NotificationV1.RemindersClient(channel),
      CallOptions(timeout: .seconds(5), metadata: caller.metadata)
    )
  }

  func list(
    _ request: NotificationV1.ListRemindersRequest = .init(),
    by caller: Caller = .sample(),
    after: String? = nil
  ) async throws -> NotificationV1.ListRemindersResponse {
    let channel = installation.channel(to: "notification")
    defer { channel.close() }
    var metadata = caller.metadata
    if let after { metadata.append(TrustedKey.after, after) }
    return try await NotificationV1.RemindersClient(channel)
      .listReminders(request, CallOptions(timeout: .seconds(5), metadata: metadata))
  }
}

/// The running processes, by name.
private final class Started: Sendable {
  private let processes = Mutex<[String: ServiceProcess]>([:])

  func withLock<T: Sendable>(_ body: (inout sending [String: ServiceProcess]) -> sending T) -> T {
    processes.withLock(body)
  }
}

/// The environment of the scheduler that was started last.
private final class Kept: Sendable {
  private let environment = Mutex<RuntimeEnvironment?>(nil)

  func withLock<T: Sendable>(_ body: (inout sending RuntimeEnvironment?) -> sending T) -> T {
    environment.withLock(body)
  }
}

/// A reports service that a test scripts.
private struct MadeReports: AnalyticsV1.ReportsService {
  let make:
    @Sendable (AnalyticsV1.GetReportRequest, Caller) async throws -> AnalyticsV1.GetReportResponse

  func getReport(
    _ request: AnalyticsV1.GetReportRequest,
    _ call: ServerCall
  ) async throws -> AnalyticsV1.GetReportResponse {
    try await make(request, try Caller(call))
  }
}

/// A feed that sends the next event, then nothing more.
private struct SilentFeed: FeedV1.FeedService {
  let feed: FeedService

  func read(
    _ request: FeedV1.ReadRequest,
    _ call: ServerCall
  ) async throws -> FeedV1.ReadResponse {
    try await feed.read(request, call)
  }

  func follow(
    _ request: FeedV1.FollowRequest,
    _ call: ServerCall,
    _ replies: ReplyWriter<FeedV1.FollowResponse>
  ) async throws {
    let page = try await read(FeedV1.ReadRequest(cursor: request.cursor, pageSize: 1), call)
    let reply = FeedV1.FollowResponse(
      events: page.events,
      cursor: page.cursor,
      atEnd: page.atEnd
    )
    try await replies.send(reply, cursor: Array(page.cursor))
    try await call.loop.sleep(for: .seconds(86_400))
  }
}

/// A clock that runs with another clock and can be set.
final class SettableClock: WallClock {
  private let running: any WallClock
  private let offset = Mutex(Duration.zero)

  init(_ running: any WallClock) {
    self.running = running
  }

  func now() -> Timestamp { running.now() + offset.withLock { $0 } }

  func set(forward time: Duration) { offset.withLock { $0 += time } }
}

/// The task service as a test sees it.
struct Tasks: Sendable {
  let process: ServiceProcess

  /// Saves a task with a reminder.
  ///
  /// - Returns: the position after it, in the form of `daybook-after`.
  @discardableResult
  func save(
    _ number: UInt64,
    remindAt: Timestamp?,
    name: String = "Water the plants",
    priority: TaskV1.TaskPriority = .unspecified,
    in project: ProjectID = .inbox,
    of member: UInt64 = 1
  ) async throws -> String {
    let task = TaskV1.Task(
      id: .sample(number),
      projectID: project,
      name: name,
      priority: priority,
      alertReminderTime: remindAt.map { .init($0) }
    )
    return try await tell(TaskV1.TaskUpdated(task: task), number, of: member)
  }

  /// Saves a task with a due time, without a reminder.
  @discardableResult
  func save(
    _ number: UInt64,
    dueAt: Timestamp? = nil,
    dueOn: LocalDay? = nil,
    name: String = "Water the plants",
    in project: ProjectID = .inbox
  ) async throws -> String {
    let task = TaskV1.Task(
      id: .sample(number),
      projectID: project,
      name: name,
      dueAt: dueAt.map { .init($0) },
      dueOn: dueOn
    )
    return try await tell(TaskV1.TaskUpdated(task: task), number)
  }

  /// Saves a project with its settings for the digest and overdue notices.
  @discardableResult
  func save(_ project: ProjectID, _ name: String, digest: Bool, overdue: Bool) async throws
    -> String
  {
    let settings = TaskV1.ProjectSettings(dailyDigest: digest, overdueTasks: overdue)
    let record = TaskV1.Project(id: project, name: name, settings: settings)
    return try await tell(TaskV1.ProjectUpdated(project: record), 1)
  }

  @discardableResult
  func complete(_ number: UInt64, of member: UInt64 = 1) async throws -> String {
    let task = TaskV1.Task(id: .sample(number), isComplete: true)
    return try await tell(TaskV1.TaskCompleted(task: task), number, of: member)
  }

  /// Saves a project with its setting for reminders; `nil`: without settings, as older events have it.
  @discardableResult
  func save(_ project: ProjectID, reminders: Bool?) async throws -> String {
    let settings = reminders.map { TaskV1.ProjectSettings(enableReminders: $0) }
    let record = TaskV1.Project(id: project, name: "Garden", settings: settings)
    return try await tell(TaskV1.ProjectUpdated(project: record), 1)
  }

  private func tell(
    _ body: some EventBody,
    _ number: UInt64,
    of member: UInt64 = 1
  ) async throws -> String {
    guard let store = process.store else { return "" }
    try await store.write { context in
      try context.append(
        NewEvent(body, entity: TaskID.sample(number).text),
        EventStamp(
          at: context.now,
          localDay: HouseholdCalendar.utc.day(of: context.now),
          household: .sample(1),
          space: .sample(member)
        )
      )
    }
    return "task=\(store.position.text)"
  }
}
