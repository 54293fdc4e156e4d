import AnalyticsContracts
import AnalyticsService
import RPC
import RuntimeContracts
import ServiceRuntime
import TaskContracts
import TaskService
import TestSupport
import Testing
import Vocabulary
import Wire

@Suite("Analytics and the task service")
struct CountingTests {
  @Test(
    "agree on every point, whatever is done and whichever is restarted (SCO-005 to SCO-012)",
    arguments: FullRun.seeds(4)
  )
  func agree(seed: UInt64) throws {
    let installation = try TestInstallation(seed: seed)
    try installation.run {
      var month = BusyMonth(installation, seed: seed)
      try await month.start("task")
      try await month.start("analytics")
      // Until they have met for the first time, analytics has nothing to say.
      try await installation.loop.sleep(for: .seconds(1))
      for step in 1...80 {
        try await month.doSomething()
        if step.isMultiple(of: 6) { try await month.expectAgreement() }
      }
      #expect(month.done.count == BusyMonth.Deed.allCases.count, "every kind of deed came up")
    }
  }
}

/// One member's month: random actions, and the figures they must add up to.
private struct BusyMonth {
  enum Deed: CaseIterable {
    case create, importOne, complete, uncomplete, reprioritise, delete, undo, wait
    case restartTasks, restartAnalytics
  }

  private typealias Legacy = [(day: LocalDay, points: Int32)]

  /// The expected state of a task.
  struct Expected {
    var points: Int32
    var completedOn: LocalDay?
  }

  private(set) var done: Set<Deed> = []
  private let installation: TestInstallation
  private var numbers: SeededNumbers
  private var processes: [String: ServiceProcess] = [:]
  private var tasks: [TaskID: Expected] = [:]
  /// Points of deleted tasks (ANA-070).
  private var legacy: Legacy = []
  /// The token that undoes the last change, and the state afterwards.
  private var undoing: (token: String, tasks: [TaskID: Expected], legacy: Legacy)?
  private var position = ""
  private var requests: UInt64 = 0

  private static let points: [TaskV1.TaskPriority: Int32] = [
    .highest: 7, .high: 4, .medium: 3, .low: 2,
  ]

  init(_ installation: TestInstallation, seed: UInt64) {
    self.installation = installation
    numbers = SeededNumbers(seed: seed)
  }

  private var today: LocalDay { HouseholdCalendar.utc.day(of: installation.clock.now()) }

  mutating func start(_ service: String) async throws {
    let path = installation.folder.file("\(service).db")
    let task = installation.address(of: "task")
    let catalog = installation.address(of: "catalog")
    processes[service] = try await installation.start(service) { environment in
      service == "task"
        ? try await TaskService.instance(environment: environment, databasePath: path)
        : try await AnalyticsService.instance(
          environment: environment,
          databasePath: path,
          peers: ["task": task, "catalog": catalog]
        )
    }
  }

  private mutating func restart(_ service: String) async throws {
    await processes[service]?.stop()
    try await start(service)
  }

  // MARK: Deeds

  mutating func doSomething() async throws {
    guard let deed = Deed.allCases.randomElement(using: &numbers) else { return }
    done.insert(deed)
    let id = tasks.keys.sorted().randomElement(using: &numbers)
    switch deed {
    case .create: try await create()
    case .importOne: try await importOne()
    case .complete: if let id { try await complete(id) }
    case .uncomplete: if let id { try await uncomplete(id) }
    case .reprioritise: if let id { try await reprioritise(id) }
    case .delete: if let id, Bool.random(using: &numbers) { try await delete(id) }
    case .undo: try await undo()
    case .wait:
      undoing = nil
      let hours = Int64.random(in: 1...8, using: &numbers)
      try await installation.loop.sleep(for: .seconds(hours * 3_600))
    case .restartTasks: try await restart("task")
    case .restartAnalytics: try await restart("analytics")
    }
  }

  private mutating func create() async throws {
    let (priority, points) = anyPriority()
    let request = TaskV1.CreateTaskRequest(name: "Something", priority: priority)
    let made: TaskV1.CreateTaskResponse = try await change(
      TaskV1.Tasks.Methods.createTask,
      request
    )
    remember(made.undoToken)
    if let id = made.task?.id { tasks[id] = Expected(points: points) }
  }

  /// A task that is created complete.
  private mutating func importOne() async throws {
    let (priority, points) = anyPriority()
    var record = TaskV1.ImportedTask(id: .sample(requests), name: "Old", priority: priority)
    record.dateCompleted = .init(installation.clock.now())
    let day = today
    let answer: TaskV1.ImportTasksResponse = try await change(
      TaskV1.Tasks.Methods.importTasks,
      TaskV1.ImportTasksRequest(tasks: [record])
    )
    remember(answer.undoToken)
    if let id = record.id { tasks[id] = Expected(points: points, completedOn: day) }
  }

  private mutating func complete(_ id: TaskID) async throws {
    let done: TaskV1.CompleteTaskResponse = try await change(
      TaskV1.Tasks.Methods.completeTask,
      TaskV1.CompleteTaskRequest(taskID: id)
    )
    remember(done.undoToken)
    let day = tasks[id]?.completedOn ?? today
    tasks[id]?.completedOn = day
  }

  private mutating func uncomplete(_ id: TaskID) async throws {
    let reopened: TaskV1.UncompleteTaskResponse = try await change(
      TaskV1.Tasks.Methods.uncompleteTask,
      TaskV1.UncompleteTaskRequest(taskID: id)
    )
    remember(reopened.undoToken)
    tasks[id]?.completedOn = nil
  }

  private mutating func reprioritise(_ id: TaskID) async throws {
    let (priority, points) = anyPriority()
    let changed: TaskV1.UpdateTaskResponse = try await change(
      TaskV1.Tasks.Methods.updateTask,
      TaskV1.UpdateTaskRequest(
        task: TaskV1.Task(id: id, priority: priority),
        updateMask: .init(paths: ["priority"])
      )
    )
    remember(changed.undoToken)
    tasks[id]?.points = points
  }

  private mutating func delete(_ id: TaskID) async throws {
    let forgets = Bool.random(using: &numbers)
    let gone: TaskV1.DeleteTaskResponse = try await change(
      TaskV1.Tasks.Methods.deleteTask,
      TaskV1.DeleteTaskRequest(taskID: id, forgetHistory: forgets)
    )
    remember(gone.undoToken)
    guard let task = tasks.removeValue(forKey: id), let day = task.completedOn, !forgets
    else { return }
    legacy.append((day, task.points))
  }

  /// Undoes the last change, often enough to undo an undo.
  private mutating func undo() async throws {
    for _ in 0...Int.random(in: 0...3, using: &numbers) {
      guard let (token, tasks, legacy) = undoing else { return }
      let request = TaskV1.UndoRequest(undoToken: token)
      let undone: TaskV1.UndoResponse = try await change(TaskV1.Tasks.Methods.undo, request)
      remember(undone.undoToken)
      (self.tasks, self.legacy) = (tasks, legacy)
    }
  }

  /// Stores the token that undoes the answered change; an answer without a change has none.
  private mutating func remember(_ token: String) {
    if !token.isEmpty { undoing = (token, tasks, legacy) }
  }

  private mutating func anyPriority() -> (TaskV1.TaskPriority, Int32) {
    let priorities: [TaskV1.TaskPriority] = [.highest, .high, .medium, .low]
    let priority = priorities.randomElement(using: &numbers) ?? .low
    return (priority, Self.points[priority] ?? 0)
  }

  private mutating func change<Request: Message, Response: Message>(
    _ method: MethodDescriptor,
    _ request: Request
  ) async throws -> Response {
    requests += 1
    let channel = installation.channel(to: "task")
    defer { channel.close() }
    let reply: Reply<Response> = try await channel.unaryReply(
      method,
      request,
      CallOptions(
        timeout: .seconds(5),
        metadata: Caller.sample(request: requests).metadata
      )
    )
    position = reply.trailers[TrustedKey.position] ?? position
    return reply.message
  }

  // MARK: Agreement

  func expectAgreement() async throws {
    let channel = installation.channel(to: "analytics")
    defer { channel.close() }
    var metadata = Caller.sample().metadata
    if !position.isEmpty { metadata.append(TrustedKey.after, position) }
    let options = CallOptions(timeout: .seconds(5), metadata: metadata)
    let scores = AnalyticsV1.ScoresClient(channel)
    let score = try await scores.getScore(.init(), options)
    let history = try await scores.getScoreHistory(.init(days: 366), options)
    var expected = legacy
    for task in tasks.values {
      if let day = task.completedOn { expected.append((day, task.points)) }
    }
    #expect(score.totalPoints == Int64(expected.reduce(0) { $0 + $1.points }))
    for day in history.days {
      let own = expected.filter { $0.day == day.date }
      #expect(day.points == own.reduce(0) { $0 + $1.points })
      #expect(Int(day.tasksCompleted) == own.count)
    }
  }
}
