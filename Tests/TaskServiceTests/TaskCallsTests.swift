import Contracts
import RPC
import SQLite
import ServiceRuntime
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

  @Test("takes an id that the client made, and the same creation twice (TSK-010)")
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

  @Test("does not use the id of a deleted task again (TSK-083)")
  func tombstone() async throws {
    let id = try await home.create("x").task?.id
    try await home.delete(id)
    let error = await refusal { try await home.create("x") { $0.id = id } }
    #expect(error?.code == .alreadyExists)
  }

  @Test("leaves the revision that its deletion was (TSK-083)")
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

  @Test("finds the project by id or by name, else says that it did not (TSK-054, TSK-055, TSK-012)")
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

  @Test("answers a repeated call with the first answer and needs a request id (TSK-153)")
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

  @Test("stamps the day once, and gives points back on it (TSK-077, TSK-078, TSK-004)")
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

  @Test("says which task is not there (ERR-009)")
  func missing() async throws {
    let error = await refusal { try await home.complete(.sample(404)) }
    #expect(error?.code == .notFound && error?.reason == "task_not_found")
    let unnamed = await refusal { try await home.complete(nil) }
    #expect(unnamed?.code == .invalidArgument && unnamed?.violations.first?.field == "task_id")
  }

  @Test("takes the time that an offline client says, on that time's day, never ahead (TSK-021)")
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

@Suite("UpdateTask")
struct UpdateTaskTests {
  let home: TaskHome

  init() throws { home = try TaskHome() }

  @Test("changes what the mask names and tells what changed (TSK-070, TSK-072)")
  func mask() async throws {
    let id = try await home.create("x") { $0.details = "keep" }.task?.id
    let update = try await home.update(id, "name", "due_on") {
      $0.name = "y"
      $0.details = "ignored"
      $0.dueOn = LocalDay(text: "2025-04-01")
    }
    #expect(update.changed && update.task?.revision == 2)
    #expect(update.task?.name == "y" && update.task?.details == "keep")
    #expect(update.task?.type == .upcoming)
    let event = try await home.events().last
    #expect(event?.kind == "task_updated")
    #expect(event?.changedFields == ["name", "type", "due_on"])
    let same = try await home.update(id, "name") { $0.name = "y" }
    #expect(!same.changed && same.task?.revision == 2)
  }

  @Test("names every path it does not know, and wants at least one (TSK-070)")
  func unknownPath() async throws {
    let id = try await home.create("x").task?.id
    let error = await refusal { try await home.update(id, "score", "name", "is_complete") }
    #expect(error?.violations.map(\.field) == ["task.name", "update_mask", "update_mask"])
    #expect(error?.violations.last?.message.contains("is_complete") == true)
    let detail = error?.violations.last?.message ?? ""
    #expect(detail.contains("CompleteTask"), "\(detail)")
    let none = await refusal { try await home.update(id) }
    #expect(none?.violations.map(\.field) == ["update_mask"])
  }

  @Test("refuses a stale revision (TSK-076)")
  func revision() async throws {
    let id = try await home.create("x").task?.id
    _ = try await home.update(id, "name", revision: 1) { $0.name = "y" }
    let error = await refusal { try await home.update(id, "name", revision: 1) { $0.name = "z" } }
    #expect(error?.code == .aborted && error?.reason == "revision_mismatch")
    let current = try await home.get(id)
    #expect(error?.details == [GoogleProtobuf.`Any`(packing: current)])
    #expect(try await home.get(id).name == "y")
  }

  @Test("books the difference when a complete task changes its priority (TSK-034)")
  func pointsDifference() async throws {
    let id = try await home.create("x") { $0.priority = .low }.task?.id
    _ = try await home.complete(id)
    home.at("2025-03-13", "08:00")
    _ = try await home.update(id, "priority") { $0.priority = .highest }
    let event: TaskV1.TaskUpdated? = try await home.lastBody()
    #expect(event?.pointsDifference == 5)
    #expect(event?.completionDay == LocalDay(text: "2025-03-12"))
    #expect(event?.previous?.priority == .low)
  }

  @Test("takes the reminder along, or drops it and says so (TSK-073)")
  func reminder() async throws {
    let id = try await home.create("x") {
      $0.dueAt = wire("2025-03-12", "18:00")
      $0.alertReminderTime = wire("2025-03-12", "17:30")
    }.task?.id
    let later = try await home.update(id, "due_at") { $0.dueAt = wire("2025-03-14", "09:00") }
    #expect(later.task?.alertReminderTime == wire("2025-03-14", "08:30"))
    home.at("2025-03-14", "08:15")
    let sooner = try await home.update(id, "due_at") { $0.dueAt = wire("2025-03-14", "08:20") }
    #expect(sooner.task?.alertReminderTime == nil)
    #expect(sooner.warnings.map(\.code) == ["reminder_dropped"])
  }

  @Test("refuses an unknown project (TSK-071)")
  func project() async throws {
    let id = try await home.create("x").task?.id
    let error = await refusal {
      try await home.update(id, "project_id") { $0.projectID = .sample(9) }
    }
    #expect(
      error?.reason == "invalid_project" && error?.violations.first?.field == "task.project_id"
    )
  }
}

@Suite("DeleteTask")
struct DeleteTaskTests {
  @Test("leaves a tombstone and tells what the task was (TSK-081, TSK-083)")
  func tombstone() async throws {
    let home = try TaskHome()
    let id = try await home.create("x").task?.id
    try await home.delete(id)
    #expect(await refusal { try await home.get(id) }?.reason == "task_not_found")
    #expect(await refusal { try await home.delete(id) }?.reason == "task_not_found")
    let event = try await home.events().last
    #expect(event?.kind == "task_deleted" && event?.revision == 2)
    let body: TaskV1.TaskDeleted? = try await home.lastBody()
    #expect(body?.task?.name == "x")
    #expect(try await home.projects().projects.first?.totalTasks == 0)
  }
}

@Suite("A refusal")
struct RefusalTests {
  static let all: [TaskRefusal] = [
    .invalid([TaskViolation("name", .emptyName), TaskViolation("type", .invalidType)]),
    .taskNotFound, .projectNotFound, .taskExists, .projectExists, .duplicateProjectName,
    .tooManyTasks, .tooManyProjects, .inside("project", .duplicateProjectName), .tooManyFilters,
    .duplicateFilterName, .filterExists, .project(.hierarchyTooDeep), .undoConflict, .undoExpired,
    .taskComplete,
    .bulk([BulkFailure("tasks[0]", .taskNotFound)]), .about("x", .projectNotFound),
  ]

  @Test(
    "names the field that is to blame (TSK-050)",
    arguments: zip(
      [
        TaskRefusal.taskNotFound, .projectNotFound, .taskComplete, .project(.inboxProtected),
        .about("template_id", .projectNotFound),
        .inside("project", .about("name", .projectNotFound)),
      ],
      ["task_id", "project_id", "task_id", "parent_project_id", "template_id", "project.name"]
    )
  )
  func field(refusal: TaskRefusal, field: String) {
    let error = refusal.rpcError
    #expect(error.violations.map(\.field) == [field])
    #expect(error.violations.map(\.code) == [error.reason])
  }

  @Test(
    "has a status, a code and a sentence, whatever it is about (TSK-052, TSK-007)",
    arguments: all
  )
  func form(refusal: TaskRefusal) {
    let error = refusal.rpcError
    #expect(error.code != .ok && error.code != .unknown && error.code != .internal)
    #expect(!error.message.isEmpty && error.debugDetail == nil)
    #expect(error.reason.allSatisfy { $0.isLowercase || $0 == "_" } && !error.reason.isEmpty)
    #expect(
      error.violations.allSatisfy { !$0.field.isEmpty && !$0.code.isEmpty && !$0.message.isEmpty }
    )
  }

  @Test("has a sentence for each rule (TSK-050)", arguments: TaskViolation.Rule.allCases)
  func sentences(rule: TaskViolation.Rule) {
    #expect(!TaskViolation("x", rule).message.isEmpty)
  }
}

@Suite("The feed")
struct FeedTests {
  @Test("says what happened, completely and in order (EVT-001, EVT-002, TSK-080)")
  func kinds() async throws {
    let home = try TaskHome()
    let id = try await home.create("x").task?.id
    _ = try await home.update(id, "name") { $0.name = "y" }
    _ = try await home.complete(id)
    _ = try await home.complete(id)
    _ = try await home.uncomplete(id)
    try await home.createProject("Garden")
    try await home.delete(id)
    let events = try await home.events()
    #expect(
      events.map(\.kind) == [
        "inbox_ensured", "task_created", "task_updated", "task_completed", "task_uncompleted",
        "project_created", "task_deleted",
      ]
    )
    #expect(events.map(\.revision) == [1, 1, 2, 3, 4, 1, 5])
    #expect(events.map(\.spaceNumber) == Array(1...7))
    let task = events.filter { $0.kind.hasPrefix("task_") }
    #expect(task.allSatisfy { $0.entity == id?.text && $0.stamp.request != nil })
    #expect(events.allSatisfy { $0.stamp.localDay == LocalDay(text: "2025-03-12") })
    let completed: TaskV1.TaskCompleted? = try events[3].body(as: TaskV1.TaskCompleted.self)
    #expect(completed?.task?.name == "y" && completed?.task?.isOverdue == false)
    #expect(events[3].changedFields == ["is_complete", "date_completed"])
  }
}

@Suite("A space")
struct SpaceTests {
  let home: TaskHome

  init() throws { home = try TaskHome() }

  @Test("has its Inbox from its first use on, told once (PRJ-032, PRJ-033, PRJ-036)")
  func inbox() async throws {
    let projects = try await home.projects()
    #expect(projects.projects.map(\.name) == ["Inbox"] && projects.totalCount == 1)
    #expect(projects.projects.first?.isDefault == true && projects.projects.first?.color == .gray)
    #expect(try await home.getProject(.inbox).descriptionField.hasPrefix("Default project"))
    try await home.create("x")
    let events = try await home.events()
    #expect(events.map(\.kind) == ["inbox_ensured", "task_created"])
    #expect(events.first?.stamp.actor == nil && events.last?.stamp.actor == home.caller.member)
    #expect(events.map(\.spaceNumber) == [1, 2])
  }

  @Test("is closed to others: another space's ids are not there (TSK-001)")
  func tenancy() async throws {
    let id = try await home.create("x").task?.id
    let garden = try await home.createProject("Garden")
    for other in [home.seen(by: 2), home.seen(by: 1, of: 2)] {
      #expect(await refusal { try await other.get(id) }?.code == .notFound)
      #expect(await refusal { try await other.complete(id) }?.code == .notFound)
      #expect(await refusal { try await other.delete(id) }?.code == .notFound)
      #expect(await refusal { try await other.getProject(garden.id) }?.code == .notFound)
      #expect(try await other.list().totalCount == 0)
      #expect(try await other.day().unscheduledCount == 0)
      let mine = try await other.create("y") { $0.id = id }
      #expect(mine.task?.id == id)
    }
    #expect(try await home.get(id).name == "x")
  }

  @Test("is the subject's: a parent works in a child's list (TSK-001)")
  func subject() async throws {
    let parent = home.seen(by: 1, subject: 3)
    let task = try await parent.create("Tidy up").task
    #expect(task?.memberID == .sample(3))
    #expect(try await home.seen(by: 3).get(task?.id).name == "Tidy up")
    let event = try await home.events().last
    #expect(event?.stamp.actor == .sample(1) && event?.stamp.space == .sample(3))
  }
}
