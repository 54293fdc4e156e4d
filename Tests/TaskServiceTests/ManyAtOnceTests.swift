import RPC
import ServiceRuntime
import TaskContracts
import TaskDomain
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import TaskService

/// Calls that create, change or delete many tasks.
@Suite("Many tasks at once")
struct ManyAtOnceTests {
  let home: TaskHome

  init() throws { home = try TaskHome() }

  @Test("creates many, all or none, and errors name the index (TSK-059, INT-003)")
  func creating() async throws {
    let bad = [
      TaskV1.CreateTaskRequest(name: "a"), TaskV1.CreateTaskRequest(name: " "),
      TaskV1.CreateTaskRequest(name: "c", priority: .init(rawValue: 9)),
    ]
    let error = await refusal { try await home.createAll(bad) }
    #expect(error?.violations.map(\.field) == ["tasks[1].name", "tasks[2].priority"])
    #expect(try await home.list().totalCount == 0)
    let made = try await home.createAll([
      TaskV1.CreateTaskRequest(id: .sample(1), name: "a"), TaskV1.CreateTaskRequest(name: "b"),
    ])
    #expect(made.tasks.map { $0.task?.name } == ["a", "b"])
    let taken = await refusal {
      try await home.createAll([
        TaskV1.CreateTaskRequest(name: "c"), TaskV1.CreateTaskRequest(id: .sample(1), name: "d"),
      ])
    }
    #expect(taken?.code == .alreadyExists && taken?.violations.map(\.field) == ["tasks[1].id"])
    let both = await refusal {
      try await home.createAll([
        TaskV1.CreateTaskRequest(id: .sample(1), name: "d"), TaskV1.CreateTaskRequest(name: "c"),
        TaskV1.CreateTaskRequest(id: made.tasks[1].task?.id, name: "d"),
      ])
    }
    #expect(both?.violations.map(\.field) == ["tasks[0].id", "tasks[2].id"])
    #expect(both?.violations.map(\.code) == ["task_exists", "task_exists"])
    #expect(try await home.list().totalCount == 2)
    try await home.undo(made.undoToken)
    #expect(try await home.list().totalCount == 0)
  }

  @Test("updates many, each in its own way, all or none (TSK-075)")
  func updating() async throws {
    let ids = try await home.make(2)
    func update(_ id: TaskID?, _ name: String) -> TaskV1.UpdateTaskRequest {
      TaskV1.UpdateTaskRequest(
        task: TaskV1.Task(id: id, name: name),
        updateMask: .init(paths: ["name"])
      )
    }
    let done = try await home.updateAll([update(ids[0], "x"), update(ids[1], "y")])
    #expect(done.result?.tasks.map(\.name) == ["x", "y"])
    let bad = await refusal { try await home.updateAll([update(ids[0], "z"), update(ids[1], "")]) }
    #expect(bad?.violations.map(\.field) == ["updates[1].task.name"])
    var wide = update(ids[1], "y")
    wide.updateMask?.paths = Array(repeating: "", count: 1_000)
    let many = await refusal { try await home.updateAll([wide]) }
    #expect(many?.violations.count == 33)
    #expect(many?.violations.first?.code == "too_many_items" && many?.violations.first?.limit == 32)
    #expect(try await home.get(ids[0]).name == "x")
    let twice = await refusal {
      try await home.updateAll([update(ids[0], "z"), update(ids[0], "w")])
    }
    #expect(twice?.violations.first?.field == "updates[1].task.id")
    var stale = update(ids[1], "z")
    stale.expectedRevision = 1
    let late = await refusal { try await home.updateAll([update(ids[0], "z"), stale]) }
    #expect(late?.code == .aborted && late?.reason == "revision_mismatch")
    #expect(late?.violations.map(\.field) == ["updates[1].expected_revision"])
    // The error contains the stored task (TSK-076).
    let stored = try await home.get(ids[1])
    #expect(try late?.details.map { try TaskV1.Task(decoding: $0.value) } == [stored])
    let lost = await refusal { try await home.updateAll([update(.sample(99), "z")]) }
    #expect(lost?.violations.map(\.field) == ["updates[0].task.id"])
  }

  @Test("deletes by id, all complete ones, or old ones (TSK-081, TSK-082)")
  func deleting() async throws {
    home.at("2025-01-10", "09:00")
    try await home.create("old open") { $0.dueOn = LocalDay(text: "2025-01-11") }
    try await home.create("old undated")
    let done = try await home.create("old done").task?.id
    _ = try await home.complete(done)
    home.at("2025-03-12", "10:00")
    let fresh = try await home.create("fresh done").task?.id
    _ = try await home.complete(fresh)
    try await home.create("fresh open") { $0.dueOn = LocalDay(text: "2025-03-12") }
    let names = { try await home.list().tasks.map(\.name).sorted() }

    let february = LocalDay(text: "2025-02-01")
    let dry = try await home.deleteMany {
      $0.olderThan = february
      $0.includeOpen = true
      $0.dryRun = true
    }
    #expect(dry.deleted == 3)
    let old = try await home.deleteMany { $0.olderThan = february }
    #expect(old.deleted == 1)
    #expect(try await names() == ["fresh done", "fresh open", "old open", "old undated"])
    #expect(
      try await home.deleteMany {
        $0.olderThan = february
        $0.includeOpen = true
      }.deleted == 2
    )
    #expect(try await names() == ["fresh done", "fresh open"])
    let complete = try await home.deleteMany {
      $0.allComplete = true
      $0.forgetHistory = true
    }
    #expect(complete.deleted == 1)
    #expect(try await names() == ["fresh open"])
    let told: TaskV1.TaskDeleted? = try await home.events()
      .last { $0.kind == "task_deleted" }?.body(as: TaskV1.TaskDeleted.self)
    #expect(told?.forgetHistory == true && told?.completionDay == LocalDay(text: "2025-03-12"))
    try await home.undo(complete.undoToken)
    #expect(try await home.get(fresh).isComplete)
    let unknown = await refusal { try await home.deleteMany { $0.taskIDs = [.sample(4)] } }
    #expect(unknown?.reason == "task_not_found")
    #expect(await refusal { try await home.deleteMany { _ in } }?.reason == "missing")
    let two = await refusal {
      try await home.deleteMany {
        $0.allComplete = true
        $0.olderThan = LocalDay(text: "2025-02-01")
      }
    }
    #expect(two?.reason == "out_of_range" && two?.violations.map(\.field) == ["older_than"])
  }
}
