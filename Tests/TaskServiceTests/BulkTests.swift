import RPC
import ServiceRuntime
import TaskContracts
import TaskDomain
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import TaskService

@Suite("Changing many tasks")
struct BulkTests {
  let home: TaskHome

  init() throws { home = try TaskHome() }

  @Test("of three with one unknown changes nothing and names that one (TSK-151, INT-003, WFL-022)")
  func unknown() async throws {
    let ids = try await home.make(2) + [.sample(99)]
    let error = await refusal { try await home.bulk(ids, .complete(.init())) }
    #expect(error?.code == .notFound && error?.reason == "task_not_found")
    #expect(error?.violations.map(\.field) == ["task_ids[2]"])
    #expect(error?.violations.map(\.code) == ["task_not_found"])
    #expect(try await home.list(.history).tasks.isEmpty)
  }

  @Test("lists every task that cannot be changed (TSK-151)")
  func failures() async throws {
    let ids = [
      try await home.create("a") { $0.dueOn = LocalDay(text: "2025-03-12") }.task?.id,
      try await home.create("b") { $0.dueOn = LocalDay(text: "2025-03-20") }.task?.id,
      try await home.create("c") { $0.dueOn = LocalDay(text: "2025-03-13") }.task?.id,
    ]
    let error = await refusal { try await home.bulk(ids, .shiftDueDays(-3)) }
    #expect(error?.violations.map(\.field) == ["task_ids[0].due_on", "task_ids[2].due_on"])
    #expect(error?.violations.allSatisfy { $0.code == "invalid_due_date" } == true)
    #expect(try await home.get(ids[1]).dueOn == LocalDay(text: "2025-03-20"))
  }

  @Test("performs each of its actions, and reports what changed (TSK-150, TSK-152)")
  func actions() async throws {
    let garden = try await home.createProject("Garden")
    let ids = try await home.make(3)
    let reminder = wire("2025-03-13", "09:00")
    typealias Action = TaskV1.BulkUpdateTasksRequest.OneOf_Action
    let cases: [(Action, (TaskV1.Task) -> Bool)] = [
      (.setPriority(.highest), { $0.priority == .highest }),
      (.setType(.evening), { $0.type == .evening }),
      (.setDueOn(LocalDay(text: "2025-03-14") ?? .first), { $0.dueOn?.text == "2025-03-14" }),
      (.shiftDueDays(2), { $0.dueOn?.text == "2025-03-16" }),
      (.setDueAt(wire("2025-03-14", "18:00")), { $0.dueAt == wire("2025-03-14", "18:00") }),
      (.setReminder(reminder), { $0.alertReminderTime == reminder }),
      (.clearReminder(.init()), { $0.alertReminderTime == nil }),
      (.moveToProjectID(garden.id ?? .inbox), { $0.projectName == "Garden" }),
      (.complete(.init()), { $0.isComplete }), (.uncomplete(.init()), { !$0.isComplete }),
    ]
    for (action, holds) in cases {
      let first = try await home.bulk(ids, action).result
      #expect(first?.changed == 3 && first?.unchanged == 0, "\(action)")
      #expect(first?.tasks.allSatisfy(holds) == true, "\(action)")
      let again = try await home.bulk(ids, action)
      if case .shiftDueDays = action { continue }
      #expect(again.result?.changed == 0 && again.undoToken.isEmpty, "\(action)")
    }
    _ = try await home.bulk(ids, .delete(.init()))
    #expect(try await home.list().totalCount == 0)
  }

  @Test("emits an event for each task and one for all, in one batch (TSK-152, EVT-002)")
  func events() async throws {
    let ids = try await home.make(2)
    try await home.bulk(ids, .complete(.init()))
    let events = try await home.events().suffix(3)
    #expect(events.map(\.kind) == ["task_completed", "task_completed", "tasks_bulk_updated"])
    #expect(Set(events.map(\.batch)).count == 1 && events.first?.batch != nil)
    let body: TaskV1.TasksBulkUpdated? = try await home.lastBody()
    #expect(body?.changed == 2 && body?.points == 6)
  }

  @Test("accepts a filter instead of ids, evaluated in the same transaction (TSK-150)")
  func filter() async throws {
    try await home.create("a") { $0.priority = .highest }
    try await home.create("b")
    let filter = TaskV1.TaskFilter(highPriority: true)
    let done = try await home.bulk([], .complete(.init())) { $0.filter = filter }
    #expect(done.result?.tasks.map(\.name) == ["a"])
    let none = try await home.bulk([], .complete(.init())) {
      $0.filter = TaskV1.TaskFilter(unscheduled: true, hasReminder: true)
    }
    #expect(none.result?.changed == 0)
  }

  @Test("reports in a dry run what would change")
  func dryRun() async throws {
    let ids = try await home.make(2)
    let dry = try await home.bulk(ids, .complete(.init())) { $0.dryRun = true }
    #expect(dry.result?.changed == 2 && dry.result?.pointsEarned == 6 && dry.undoToken.isEmpty)
    #expect(try await home.list(.history).tasks.isEmpty)
  }

  @Test("refuses too many tasks, none, and an invalid action (TSK-153)")
  func limits() async throws {
    let many = (0..<501).map { TaskID?.some(.sample(UInt64($0))) }
    let reason = { (body: () async throws -> TaskV1.BulkUpdateTasksResponse) in
      await refusal(body)?.reason
    }
    #expect(await reason { try await home.bulk(many, .complete(.init())) } == "too_many_items")
    #expect(await reason { try await home.bulk([], .complete(.init())) } == "missing")
    let ids = try await home.make(1)
    #expect(await reason { try await home.bulk(ids, nil) } == "missing")
    #expect(
      await reason { try await home.bulk(ids, .setPriority(.init(rawValue: 7))) }
        == "invalid_priority"
    )
    #expect(
      await reason { try await home.bulk(ids, .setType(.unspecified)) } == "invalid_type"
    )
    #expect(await reason { try await home.bulk(ids, .shiftDueDays(.max)) } == "out_of_range")
    #expect(await reason { try await home.bulk(ids, .shiftDueDays(.min)) } == "out_of_range")
    #expect(
      await reason { try await home.bulk(ids, .setReminder(wire("2025-03-12", "09:00"))) }
        == "invalid_reminder"
    )
    #expect(
      await reason { try await home.bulk(ids, .setDueOn(LocalDay(text: "2025-03-11") ?? .last)) }
        == "invalid_due_date"
    )
    #expect(
      await reason { try await home.bulk(ids, .moveToProjectID(.sample(5))) }
        == "project_not_found"
    )
  }

  @Test("moves tasks to a project, all or none (TSK-115)")
  func moving() async throws {
    let garden = try await home.createProject("Garden")
    let ids = try await home.make(3)
    let moved = try await home.move(ids, to: garden.id)
    #expect(moved.result?.changed == 3)
    #expect(try await home.getProject(garden.id).openTasks == 3)
    #expect(try await home.events().filter { $0.kind == "task_moved" }.count == 3)
    let unknown = await refusal { try await home.move(ids, to: .sample(5)) }
    #expect(unknown?.code == .notFound && unknown?.reason == "project_not_found")
    let one = await refusal { try await home.move([ids[0], .sample(77)], to: .inbox) }
    #expect(one?.reason == "task_not_found")
    #expect(try await home.getProject(garden.id).openTasks == 3)
  }

  @Test("reports that an archived project accepts no more tasks (TSK-054, TSK-071, TSK-115)")
  func archived() async throws {
    let old = try await home.createProject("Old")
    let id = try await home.create("x").task?.id
    try await home.archive(old.id)
    let refused = [
      await refusal { try await home.move([id], to: old.id) },
      await refusal { try await home.bulk([id], .moveToProjectID(old.id ?? .inbox)) },
      await refusal { try await home.update(id, "project_id") { $0.projectID = old.id } },
    ]
    for error in refused {
      #expect(error?.reason == "invalid_project")
      #expect(error?.violations.first?.message == "The project is archived; restore it first")
    }
    let made = try await home.create("y") { $0.projectName = "Old" }
    #expect(made.warnings.map(\.code) == ["project_defaulted_to_inbox"])
    #expect(
      made.warnings.first?.message == "The project is archived, so the task went to the Inbox"
    )
  }

  @Test("emits long texts in several batches, and undoes all of it at once (TSK-084)")
  func large() async throws {
    let details = String(repeating: "🌳", count: 1_000)
    let tasks = (0..<400).map { TaskV1.CreateTaskRequest(name: "task \($0)", details: details) }
    let made = try await home.createAll(tasks)
    let ids = made.tasks.map { $0.task?.id } + made.taskIDsLeftOut
    let done = try await home.bulk(ids, .setPriority(.low))
    let answered = Int32(clamping: done.result?.tasks.count ?? 0)
    #expect(answered < 400 && answered + (done.result?.tasksLeftOut ?? 0) == 400)
    let undone = try await home.undo(done.undoToken)
    #expect(undone.result?.changed == 400)
    try await home.store.service.read { connection in
      let feed = home.store.service.feed
      var last: Int64 = 0
      while true {
        let page = try feed.read(connection, after: last, limit: 1)
        #expect(page.events.reduce(0) { $0 + $1.body.count } < 3 << 20)
        last = page.next.sequence
        if page.isAtEnd { break }
      }
    }
  }

  @Test("refuses a shift beyond the last year instead of reporting no change (TSK-050, TSK-150)")
  func shiftBeyondTheEnd() async throws {
    let last = LocalDay.last.advanced(by: -10)
    let id = try await home.create("x") { $0.dueOn = last }.task?.id
    let refused = await refusal { try await home.bulk([id].compactMap(\.self), .shiftDueDays(11)) }
    #expect(refused?.reason == "out_of_range" && refused?.violations.first?.limit == 9_999)
    #expect(try await home.bulk([id].compactMap(\.self), .shiftDueDays(10)).result?.changed == 1)
    #expect(try await home.get(id).dueOn == .last)
    let timed = try await home.create("x") { $0.dueAt = wire("9999-12-20", "10:00") }.task?.id
    let error = await refusal { try await home.bulk([timed], .shiftDueDays(20)) }
    #expect(error?.violations.map(\.field) == ["task_ids[0].due_at"])
  }
}
