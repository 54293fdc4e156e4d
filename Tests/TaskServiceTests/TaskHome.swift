import RPC
import RuntimeContracts
import SQLite
import ServiceRuntime
import TaskContracts
import TaskDomain
import TestSupport
import Vocabulary
import Wire

@testable import TaskService

/// A household in Berlin with its task service, on Wednesday 12 March 2025 at 10:00 unless set
/// otherwise.
struct TaskHome: Sendable {
  static let berlin = HouseholdCalendar(zoneName: "Europe/Berlin") ?? .utc

  let folder: TemporaryFolder
  let clock: FixedClock
  let environment: RuntimeEnvironment
  let store: TaskStore
  let calls: TaskCalls
  let projectCalls: ProjectCalls
  /// The caller; a copy with another caller is another member's view of the same service.
  var caller: Caller

  init(_ execution: Execution = .inline) throws {
    try self.init(
      folder: TemporaryFolder(),
      clock: FixedClock(Self.instant("2025-03-12", "10:00")),
      execution
    )
  }

  private init(
    folder: TemporaryFolder,
    clock: FixedClock,
    _ execution: Execution = .inline
  ) throws {
    self.folder = folder
    self.clock = clock
    environment = .test(clock: clock, execution: execution)
    store = try TaskStore(path: folder.file("task.db"), environment: environment)
    calls = TaskCalls(store: store)
    projectCalls = ProjectCalls(store: store)
    caller = .sample(calendar: Self.berlin)
  }

  /// The same database opened again, after it was closed.
  func restarted() throws -> TaskHome {
    try TaskHome(folder: folder, clock: clock)
  }

  /// The same service as another member sees it, of the same household or of another.
  func seen(by member: UInt64, of household: UInt64 = 1, subject: UInt64? = nil) -> TaskHome {
    var copy = self
    copy.caller = .sample(
      household: household,
      member: member,
      subject: subject,
      calendar: Self.berlin
    )
    return copy
  }

  // MARK: The clock

  static func instant(_ day: String, _ time: String) -> Timestamp {
    berlin.timestamp(
      day: LocalDay(text: day) ?? .first,
      time: LocalTime(text: time) ?? .midnight
    )
  }

  func at(_ day: String, _ time: String) { clock.set(Self.instant(day, time)) }

  // MARK: Calls

  /// A call with a new request id, or with the given one.
  func call(_ method: MethodDescriptor, request: RequestID? = nil) -> ServerCall {
    let asked = Caller(
      household: caller.household,
      member: caller.member,
      subject: caller.subject,
      role: caller.role,
      calendar: caller.calendar,
      requestID: request ?? environment.ids.make()
    )
    return asked.call(method, on: environment.loop)
  }

  @discardableResult
  func create(
    _ name: String,
    _ set: (inout TaskV1.CreateTaskRequest) -> Void = { _ in }
  ) async throws -> TaskV1.CreateTaskResponse {
    var request = TaskV1.CreateTaskRequest(name: name)
    set(&request)
    return try await calls.createTask(request, call(TaskV1.Tasks.Methods.createTask))
  }

  func get(_ id: TaskID?) async throws -> TaskV1.Task {
    let request = TaskV1.GetTaskRequest(taskID: id)
    let response = try await calls.getTask(request, call(TaskV1.Tasks.Methods.getTask))
    return response.task ?? TaskV1.Task()
  }

  func complete(
    _ id: TaskID?,
    request: RequestID? = nil
  ) async throws -> TaskV1.CompleteTaskResponse {
    try await calls.completeTask(
      TaskV1.CompleteTaskRequest(taskID: id),
      call(TaskV1.Tasks.Methods.completeTask, request: request)
    )
  }

  func uncomplete(_ id: TaskID?) async throws -> TaskV1.UncompleteTaskResponse {
    let request = TaskV1.UncompleteTaskRequest(taskID: id)
    return try await calls.uncompleteTask(request, call(TaskV1.Tasks.Methods.uncompleteTask))
  }

  func delete(_ id: TaskID?) async throws {
    let request = TaskV1.DeleteTaskRequest(taskID: id)
    _ = try await calls.deleteTask(request, call(TaskV1.Tasks.Methods.deleteTask))
  }

  func update(
    _ id: TaskID?,
    _ paths: String...,
    revision: UInt64 = 0,
    set: (inout TaskV1.Task) -> Void = { _ in }
  ) async throws -> TaskV1.UpdateTaskResponse {
    var task = TaskV1.Task(id: id)
    set(&task)
    let request = TaskV1.UpdateTaskRequest(
      task: task,
      updateMask: GoogleProtobuf.FieldMask(paths: paths),
      expectedRevision: revision
    )
    return try await calls.updateTask(request, call(TaskV1.Tasks.Methods.updateTask))
  }

  func list(
    _ view: TaskV1.TaskView = .unspecified,
    _ set: (inout TaskV1.ListTasksRequest) -> Void = { _ in }
  ) async throws -> TaskV1.ListTasksResponse {
    var request = TaskV1.ListTasksRequest(view: view)
    set(&request)
    return try await calls.listTasks(request, call(TaskV1.Tasks.Methods.listTasks))
  }

  func day(_ text: String? = nil) async throws -> TaskV1.GetDayResponse {
    let request = TaskV1.GetDayRequest(date: text.flatMap { LocalDay(text: $0) })
    return try await calls.getDay(request, call(TaskV1.Tasks.Methods.getDay))
  }

  func importing(_ records: TaskV1.ImportedTask...) async throws -> TaskV1.ImportTasksResponse {
    let request = TaskV1.ImportTasksRequest(tasks: records)
    return try await calls.importTasks(request, call(TaskV1.Tasks.Methods.importTasks))
  }

  @discardableResult
  func createProject(
    _ name: String,
    _ set: (inout TaskV1.CreateProjectRequest) -> Void = { _ in }
  ) async throws -> TaskV1.Project {
    var request = TaskV1.CreateProjectRequest(name: name)
    set(&request)
    let call = call(TaskV1.Projects.Methods.createProject)
    return try await projectCalls.createProject(request, call).project ?? TaskV1.Project()
  }

  func getProject(_ id: ProjectID? = nil, name: String = "") async throws -> TaskV1.Project {
    let request = TaskV1.GetProjectRequest(projectID: id, name: name)
    let call = call(TaskV1.Projects.Methods.getProject)
    return try await projectCalls.getProject(request, call).project ?? TaskV1.Project()
  }

  func projects(
    _ set: (inout TaskV1.ListProjectsRequest) -> Void = { _ in }
  ) async throws -> TaskV1.ListProjectsResponse {
    var request = TaskV1.ListProjectsRequest()
    set(&request)
    return try await projectCalls.listProjects(request, call(TaskV1.Projects.Methods.listProjects))
  }

  // MARK: The feed

  /// Everything that happened so far, oldest first.
  func events() async throws -> [FeedEvent] {
    try await store.service.read { [feed = store.service.feed] connection in
      try feed.read(connection, after: 0, limit: 500).events
    }
  }

  /// The newest event's body.
  func lastBody<Body: Message>(_ type: Body.Type = Body.self) async throws -> Body? {
    try await events().last?.body(as: type)
  }
}

/// The refusal with which a call ends, as its caller receives it.
func refusal(_ body: () async throws -> some Any) async -> RPCError? {
  do {
    _ = try await body()
    return nil
  } catch {
    return RPCError(describing: error)
  }
}

/// The instant in the contract's form.
func wire(_ day: String, _ time: String) -> GoogleProtobuf.Timestamp {
  GoogleProtobuf.Timestamp(TaskHome.instant(day, time))
}
