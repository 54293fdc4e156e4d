import RPC
import SQLite
import ServiceRuntime
import TaskContracts
import TaskDomain
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import TaskService

@Suite("Creating in context, checking, merging")
struct CreatingMoreTests {
  let home: TaskHome

  init() throws { home = try TaskHome() }

  @Test("takes project and date from the current view (TSK-057)")
  func context() async throws {
    let garden = try await home.createProject("Garden") { $0.defaultTaskPriority = .low }
    let context = TaskV1.CreationContext(
      projectID: garden.id,
      date: LocalDay(text: "2025-03-15")
    )
    let task = try await home.create("mow") { $0.context = context }.task
    #expect(task?.projectName == "Garden" && task?.priority == .low)
    #expect(task?.dueOn == LocalDay(text: "2025-03-15"))
    let own = try await home.create("mow") {
      $0.context = context
      $0.projectID = .inbox
      $0.dueAt = wire("2025-03-13", "09:00")
    }.task
    #expect(own?.projectID == .inbox && own?.dueAt == wire("2025-03-13", "09:00"))
    #expect(own?.dueOn == nil)
  }

  @Test("creates a project together with the task, or neither (TSK-060)")
  func newProject() async throws {
    let made = try await home.create("mow") { $0.newProject = .init(name: " Garden ") }
    #expect(made.project?.name == "Garden" && made.task?.projectID == made.project?.id)
    #expect(try await home.events().map(\.kind).suffix(2) == ["project_created", "task_created"])
    let taken = await refusal {
      try await home.create("dig") { $0.newProject = .init(name: "garden") }
    }
    #expect(taken?.reason == "duplicate_project_name")
    #expect(taken?.violations.map(\.field) == ["new_project.name"])
    #expect(taken?.violations.first?.message == taken?.message)
    let checked = try await home.validate(
      .create(.init(name: "dig", newProject: .init(name: "garden")))
    )
    #expect(checked.violations.map(\.field) == ["new_project.name"])
    #expect(checked.violations.map(\.code) == ["duplicate_project_name"])
    #expect(checked.violations.allSatisfy { !$0.message.isEmpty })
    let known = await refusal {
      try await home.create("dig") { $0.newProject = .init(id: made.project?.id, name: "Field") }
    }
    #expect(known?.reason == "project_exists")
    #expect(known?.violations.map(\.field) == ["new_project.id"])
    let both = await refusal {
      try await home.create(" ") { $0.newProject = .init(name: "Inbox") }
    }
    #expect(both?.violations.map(\.field) == ["name", "new_project.name"])
    #expect(try await home.projects().totalCount == 2)
    #expect(try await home.list().totalCount == 1)
  }

  @Test("is idempotent under its own id, project included (TSK-010, TSK-060)")
  func repeated() async throws {
    func make() async throws -> TaskV1.CreateTaskResponse {
      try await home.create("mow") {
        $0.id = .sample(3)
        $0.newProject = .init(name: "Garden")
      }
    }
    let first = try await make()
    #expect(try await make().task == first.task)
    #expect(try await home.projects().totalCount == 2)
  }

  @Test("reports the priority and type of a task (TSK-042)")
  func flags() async throws {
    let high = try await home.create("x") {
      $0.priority = .high
      $0.type = .morning
    }.task
    #expect(high?.isHighPriority == true && high?.isMorningTask == true)
    #expect(high?.isMediumPriority == false && high?.isUpcomingTask == false)
    let low = try await home.create("x") {
      $0.priority = .low
      $0.dueOn = LocalDay(text: "2025-06-01")
    }.task
    #expect(low?.isLowPriority == true && low?.isUpcomingTask == true)
    #expect(try await home.create("x").task?.isMediumPriority == true)
  }

  @Test("checks a creation without storing it, by the same rules (TSK-051)")
  func validateCreation() async throws {
    let bad = try await home.validate(
      .create(.init(name: " ", details: String(repeating: "d", count: 1_001)))
    )
    #expect(bad.violations.map(\.code) == ["empty_name", "details_too_long"])
    #expect(bad.violations.map(\.field) == ["name", "details"])
    #expect(bad.violations.last?.limit == 1_000 && bad.task == nil)
    let good = try await home.validate(
      .create(.init(name: "x", dueAt: wire("2025-03-10", "08:00")))
    )
    #expect(good.violations.isEmpty)
    #expect(good.task?.type == .morning && good.task?.projectName == "Inbox")
    #expect(good.task?.dueOn == LocalDay(text: "2025-03-12"))
    #expect(good.warnings.map(\.code) == ["due_date_moved_to_today"])
    let project = try await home.validate(
      .create(.init(name: "x", newProject: .init(name: "inbox")))
    )
    #expect(project.violations.map(\.field) == ["new_project.name"])
    #expect(try await home.list().totalCount == 0)
    #expect(await refusal { try await home.validate(nil) }?.reason == "missing")
  }

  @Test("checks the id and the limits as the creation itself does (TSK-051)")
  func validateStored() async throws {
    func validate(_ name: String, _ id: UInt64) async throws -> TaskV1.ValidateTaskResponse {
      try await home.validate(.create(.init(id: .sample(id), name: name)))
    }
    let gone = try await home.create("gone") { $0.id = .sample(1) }.task?.id
    try await home.delete(gone)
    let there = try await home.create("there") { $0.id = .sample(2) }.task
    for taken in [try await validate("gone", 1), try await validate("other", 2)] {
      #expect(taken.violations.map(\.field) == ["id"] && taken.task == nil)
      #expect(taken.violations.map(\.code) == ["task_exists"])
    }
    #expect(try await validate("there", 2).task == there)
    try await home.store.service.write { write in
      try write.connection.run("UPDATE space SET tasks = ?", SpaceUse.maximumTasks)
    }
    let full = try await validate("more", 3)
    #expect(full.violations.map(\.code) == ["quota_exceeded"] && full.task == nil)
    #expect(full.violations.map(\.limit) == [100_000])
    let many = await refusal {
      try await home.createAll([
        .init(id: .sample(2), name: "there"), .init(name: "more"), .init(name: "y"),
      ])
    }
    #expect(many?.code == .resourceExhausted)
    #expect(many?.violations.map(\.field) == ["tasks[1]"])
    #expect(many?.violations.map(\.limit) == [100_000])
    #expect(try await validate("there", 2).violations.isEmpty, "it exists already")
  }

  @Test("is idempotent even if its project's default or place changed (TSK-010)")
  func repeatedLater() async throws {
    let garden = try await home.createProject("Garden") { $0.defaultTaskPriority = .high }
    func make() async throws -> TaskV1.CreateTaskResponse {
      try await home.create("mow") {
        $0.id = .sample(3)
        $0.projectID = garden.id
      }
    }
    let first = try await make().task
    try await home.updateProject(garden.id, "default_task_priority") {
      $0.defaultTaskPriority = .low
    }
    #expect(try await make().task == first)
    try await home.archive(garden.id)
    #expect(try await make().task == first)
    let byName = await refusal {
      try await home.create("dig") {
        $0.id = .sample(3)
        $0.projectID = garden.id
      }
    }
    #expect(byName?.reason == "task_exists")
    _ = try await home.update(.sample(3), "priority") { $0.priority = .low }
    let asked = await refusal {
      try await home.create("mow") {
        $0.id = .sample(3)
        $0.projectID = garden.id
        $0.priority = .high
      }
    }
    #expect(asked?.reason == "task_exists", "the requested values are compared")
  }

  @Test("checks an update without storing it (TSK-051)")
  func validateUpdate() async throws {
    let id = try await home.create("x").task?.id
    func update(_ name: String) -> TaskV1.UpdateTaskRequest {
      .init(task: .init(id: id, name: name), updateMask: .init(paths: ["name"]))
    }
    #expect(try await home.validate(.update(update("y"))).task?.name == "y")
    let bad = try await home.validate(.update(update("")))
    #expect(bad.violations.map(\.field) == ["task.name"])
    #expect(try await home.get(id).name == "x")
    let unknown = TaskV1.UpdateTaskRequest(
      task: .init(id: .sample(9), name: "y"),
      updateMask: .init(paths: ["name"])
    )
    #expect(await refusal { try await home.validate(.update(unknown)) }?.code == .notFound)
  }

  @Test("merges an edit of an older revision field by field (TSK-076)")
  func merging() async throws {
    let id = try await home.create("x").task?.id
    _ = try await home.update(id, "name") { $0.name = "theirs" }
    _ = try await home.complete(id)
    func edit(base: UInt64) async throws -> TaskV1.UpdateTaskResponse {
      let request = TaskV1.UpdateTaskRequest(
        task: .init(id: id, name: "mine", details: "my details"),
        updateMask: .init(paths: ["name", "details"]),
        baseRevision: base
      )
      return try await home.calls.updateTask(
        request,
        home.call(TaskV1.Tasks.Methods.updateTask)
      )
    }
    let merged = try await edit(base: 1)
    #expect(merged.task?.name == "theirs" && merged.task?.details == "my details")
    #expect(merged.warnings.map(\.code) == ["edit_conflict"])
    #expect(merged.warnings.first?.field == "name" && merged.warnings.first?.original == "mine")
    // Completing in between does not conflict, and neither does the member's own change before.
    let own = try await edit(base: merged.task?.revision ?? 0)
    #expect(own.task?.name == "mine" && own.warnings.isEmpty)
    let ahead = await refusal { try await edit(base: 99) }
    #expect(ahead?.reason == "revision_mismatch")
    #expect(ahead?.violations.map(\.field) == ["base_revision"])
  }

  private func merge(
    _ id: TaskID?,
    _ paths: String...,
    set: (inout TaskV1.Task) -> Void
  ) async throws -> TaskV1.UpdateTaskResponse {
    var task = TaskV1.Task(id: id)
    set(&task)
    let request = TaskV1.UpdateTaskRequest(
      task: task,
      updateMask: .init(paths: paths),
      baseRevision: 1
    )
    let method = TaskV1.Tasks.Methods.updateTask
    return try await home.calls.updateTask(request, home.call(method))
  }

  @Test("keeps a type and a reminder that others chose, if only the due date moves (TSK-076)")
  func mergingWhatFollows() async throws {
    let id = try await home.create("x") { $0.dueAt = wire("2025-03-13", "09:00") }.task?.id
    let reminder = wire("2025-03-13", "08:30")
    _ = try await home.update(id, "type", "alert_reminder_time") {
      $0.type = .inbox
      $0.alertReminderTime = reminder
    }
    let merged = try await merge(id, "due_at") { $0.dueAt = wire("2025-03-14", "19:00") }
    #expect(merged.task?.dueAt == wire("2025-03-14", "19:00"))
    #expect(merged.task?.type == .inbox && merged.task?.alertReminderTime == reminder)
    #expect(merged.warnings.isEmpty)
    // Fields that no other edit changed follow the rules as usual.
    let other = try await home.create("y") { $0.dueAt = wire("2025-03-13", "09:00") }.task?.id
    _ = try await home.update(other, "name") { $0.name = "theirs" }
    let followed = try await merge(other, "due_at") { $0.dueAt = wire("2025-03-14", "19:00") }
    #expect(followed.task?.type == .evening)
  }

  @Test("refuses invalid values, merged or not (TSK-007, TSK-050, TSK-070, TSK-076)")
  func mergingInvalid() async throws {
    let id = try await home.create("x").task?.id
    _ = try await home.update(id, "name", "priority") {
      $0.name = "theirs"
      $0.priority = .high
    }
    let refused = await refusal {
      try await merge(id, "name", "priority", "details") {
        $0.name = " "
        $0.priority = .init(rawValue: 9)
        $0.details = String(repeating: "d", count: 1_001)
      }
    }
    #expect(
      refused?.violations.map(\.field) == ["task.details", "task.name", "task.priority"]
    )
    #expect(try await home.get(id).revision == 2)
  }
}
