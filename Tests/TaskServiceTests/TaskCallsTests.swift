import RPC
import RuntimeContracts
import SQLite
import ServiceRuntime
import TaskContracts
import TaskDomain
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import TaskService

@Suite("CreateTask")
struct CreateTaskTests {
  let home: TaskHome

  init() throws { home = try TaskHome() }

  @Test("accepts an id of the client, and the same creation twice (TSK-010)")
  func clientID() async throws {
    func create() async throws -> TaskV1.CreateTaskResponse {
      try await home.create("Pay rent") {
        $0.id = .sample(7)
        $0.dueAt = wire("2025-03-10", "08:00")
        $0.alertReminderTime = wire("2025-03-12", "10:01")
      }
    }
    let first = try await create()
    home.at("2025-03-14", "09:00")
    let again = try await create()
    #expect(again.task?.id == .sample(7) && again.task?.revision == 1)
    #expect(again.task?.dueOn == first.task?.dueOn)
    #expect(again.warnings == first.warnings)
    #expect(try await home.list().totalCount == 1)
    let other = await refusal { try await home.create("Buy milk") { $0.id = .sample(7) } }
    #expect(other?.code == .alreadyExists && other?.reason == "task_exists")
  }

  @Test("refuses the nil id and the all-ones id")
  func unusableID() async {
    for raw in [UniqueID.nilID, .maxID] {
      let error = await refusal { try await home.create("x") { $0.id = TaskID(rawValue: raw) } }
      #expect(error?.reason == "invalid_id" && error?.violations.first?.field == "id")
    }
  }

  @Test("does not reuse the id of a deleted task (TSK-083)")
  func tombstone() async throws {
    let id = try await home.create("x").task?.id
    try await home.delete(id)
    let error = await refusal { try await home.create("x") { $0.id = id } }
    #expect(error?.code == .alreadyExists)
  }

  @Test("leaves the revision of its deletion (TSK-083)")
  func tombstoneRevision() async throws {
    let id = try await home.create("x").task?.id
    _ = try await home.complete(id)
    try await home.delete(id)
    let revisions = try await home.store.service.read { connection in
      try connection.all("SELECT revision FROM task_tombstone") { try $0.value(0, as: Int.self) }
    }
    #expect(revisions == [3])
    #expect(try await home.events().last?.revision == 3)
  }

  @Test(
    "finds the project by id or by name, else reports that it did not (TSK-054, TSK-055, TSK-012)"
  )
  func project() async throws {
    let garden = try await home.createProject("Garden") { $0.defaultTaskPriority = .high }
    let byID = try await home.create("x") { $0.projectID = garden.id }
    #expect(byID.task?.projectName == "Garden" && byID.task?.priority == .high)
    let byName = try await home.create("y") { $0.projectName = " garden " }
    #expect(byName.task?.projectID == garden.id && byName.warnings.isEmpty)
    let both = try await home.create("z") {
      $0.projectID = garden.id
      $0.projectName = "Inbox"
    }
    #expect(both.task?.projectID == garden.id)
    let lost = try await home.create("w") { $0.projectID = .sample(99) }
    #expect(lost.task?.projectID == .inbox)
    #expect(lost.warnings.map(\.code) == ["project_defaulted_to_inbox"])
    #expect(lost.warnings.first?.field == "project_id")
    let shown = try await home.create("v") { $0.context = .init(projectID: .sample(99)) }
    #expect(shown.warnings.map(\.field) == ["context.project_id"])
  }

  @Test("refuses instants outside years 1 to 9999 with their field")
  func instants() async {
    let error = await refusal {
      try await home.create("") {
        $0.dueAt = .init(seconds: .max, nanos: 0)
        $0.alertReminderTime = .init(seconds: 0, nanos: -1)
      }
    }
    #expect(error?.violations.map(\.field) == ["name", "due_at", "alert_reminder_time"])
  }

  @Test("answers a repeated call with the first answer and requires a request id (TSK-153)")
  func requestID() async throws {
    let request = TaskV1.CreateTaskRequest(name: "x")
    let method = TaskV1.Tasks.Methods.createTask
    let first = try await home.calls.createTask(request, home.call(method, request: .sample(1)))
    let again = try await home.calls.createTask(request, home.call(method, request: .sample(1)))
    #expect(first == again)
    #expect(try await home.list().totalCount == 1)
    let reused = await refusal {
      try await home.calls.createTask(
        TaskV1.CreateTaskRequest(name: "y"),
        home.call(method, request: .sample(1))
      )
    }
    #expect(reused?.reason == "request_id_reused")
    let without = await refusal {
      try await home.calls.createTask(request, home.caller.call(method, on: home.environment.loop))
    }
    #expect(without?.reason == "request_id_required")
  }
}

@Suite("CompleteTask")
struct CompleteTaskTests {
  let home: TaskHome

  init() throws { home = try TaskHome() }

  @Test("stamps the day once, and returns points on it (TSK-077, TSK-078, TSK-004)")
  func day() async throws {
    let id = try await home.create("x") { $0.priority = .high }.task?.id
    home.at("2025-03-12", "23:59")
    _ = try await home.complete(id)
    let done: TaskV1.TaskCompleted? = try await home.lastBody()
    #expect(done?.points == 4)
    #expect(done?.completionDay == LocalDay(text: "2025-03-12"))
    home.at("2025-03-14", "08:00")
    _ = try await home.uncomplete(id)
    let back: TaskV1.TaskUncompleted? = try await home.lastBody()
    #expect(back?.points == 4)
    #expect(back?.completionDay == LocalDay(text: "2025-03-12"))
    #expect(back?.wasCompletedAt == wire("2025-03-12", "23:59"))
  }

  @Test("answers a retried call with the same points (TSK-079)")
  func retried() async throws {
    let id = try await home.create("x").task?.id
    let first = try await home.complete(id, request: .sample(5))
    let second = try await home.complete(id, request: .sample(5))
    #expect(first.pointsEarned == 3 && second == first)
    #expect(try await home.events().map(\.kind).filter { $0 == "task_completed" }.count == 1)
  }

  @Test("names the missing task (ERR-009)")
  func missing() async throws {
    let error = await refusal { try await home.complete(.sample(404)) }
    #expect(error?.code == .notFound && error?.reason == "task_not_found")
    let unnamed = await refusal { try await home.complete(nil) }
    #expect(unnamed?.code == .invalidArgument && unnamed?.violations.first?.field == "task_id")
  }

  @Test("accepts the time of an offline client, on that time's day, never in the future (TSK-021)")
  func completedBefore() async throws {
    func complete(
      _ id: TaskID?,
      _ done: GoogleProtobuf.Timestamp
    ) async throws -> TaskV1.CompleteTaskResponse {
      let request = TaskV1.CompleteTaskRequest(taskID: id, dateCompleted: done)
      return try await home.calls.completeTask(
        request,
        home.call(TaskV1.Tasks.Methods.completeTask)
      )
    }
    let yesterday = wire("2025-03-11", "23:30")
    let done = try await complete(home.create("x").task?.id, yesterday)
    #expect(done.task?.dateCompleted == yesterday && done.pointsEarned == 3)
    #expect(try await home.day("2025-03-11").pointsEarned == 3)
    #expect(try await home.day("2025-03-12").pointsEarned == 0)
    let ahead = try await complete(home.create("y").task?.id, wire("2025-03-13", "08:00"))
    #expect(ahead.task?.dateCompleted == wire("2025-03-12", "10:00"))
    let unreadable = GoogleProtobuf.Timestamp(seconds: .max, nanos: 0)
    let refused = await refusal { try await complete(nil, unreadable) }
    #expect(refused?.violations.map(\.field) == ["task_id", "date_completed"])
    #expect(refused?.violations.last?.limit == 9_999)
  }
}
