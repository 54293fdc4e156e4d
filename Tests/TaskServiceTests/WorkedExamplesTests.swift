import RPC
import TaskContracts
import TaskDomain
import Testing
import Vocabulary

@testable import TaskService

/// The worked examples of the rules, as calls: Europe/Berlin, Wednesday 12 March 2025, 10:00.
@Suite("The worked examples")
struct WorkedExamplesTests {
  let home: TaskHome

  init() throws { home = try TaskHome() }

  @Test("create a task from a name alone (TSK-056, TSK-006)")
  func quick() async throws {
    let task = try await home.create("  Pay rent  ").task
    #expect(task?.name == "Pay rent")
    #expect(task?.projectID == .inbox && task?.projectName == "Inbox")
    #expect(task?.type == .inbox && task?.priority == .medium)
    #expect(task?.isComplete == false && task?.dueAt == nil && task?.dueOn == nil)
  }

  @Test("store a name of 200 characters and refuse one of 201 (ERR-002)")
  func nameLength() async throws {
    let longest = String(repeating: "n", count: 200)
    #expect(try await home.create(longest).task?.name == longest)
    let error = await refusal { try await home.create(longest + "n") }
    #expect(error?.code == .invalidArgument && error?.reason == "name_too_long")
    #expect(error?.violations.first?.field == "name")
    #expect(error?.violations.first?.limit == 200)
  }

  @Test("store details of 1000 characters and refuse ones of 1001 (ERR-003)")
  func detailsLength() async throws {
    let longest = String(repeating: "d", count: 1_000)
    #expect(try await home.create("x") { $0.details = longest }.task?.details == longest)
    let error = await refusal { try await home.create("x") { $0.details = longest + "d" } }
    #expect(error?.reason == "details_too_long")
  }

  @Test("list both violations of an empty name with long details (TSK-050, ERR-001)")
  func both() async {
    let error = await refusal {
      try await home.create("   ") { $0.details = String(repeating: "d", count: 1_001) }
    }
    #expect(error?.violations.map(\.code) == ["empty_name", "details_too_long"])
    #expect(error?.violations.first?.message == "Task name cannot be empty")
  }

  @Test(
    "choose the type by the due time (TSK-063, TSK-064)",
    arguments: [
      ("2025-03-12", "11:59", TaskV1.TaskType.morning), ("2025-03-12", "12:00", .evening),
      ("2025-03-12", "12:01", .evening), ("2025-03-19", "23:00", .evening),
      ("2025-03-20", "09:00", .morning), ("2025-03-20", "10:00", .upcoming),
    ]
  )
  func type(day: String, time: String, type: TaskV1.TaskType) async throws {
    #expect(try await home.create("x") { $0.dueAt = wire(day, time) }.task?.type == type)
  }

  @Test(
    "choose the type by the date (TSK-063)",
    arguments: [("2025-03-19", TaskV1.TaskType.morning), ("2025-03-20", .upcoming)]
  )
  func dateType(day: String, type: TaskV1.TaskType) async throws {
    #expect(try await home.create("x") { $0.dueOn = LocalDay(text: day) }.task?.type == type)
  }

  @Test("move a past due date to today (TSK-065)")
  func pastDue() async throws {
    let kept = try await home.create("x") { $0.dueAt = wire("2025-03-10", "18:00") }
    #expect(kept.task?.dueAt == wire("2025-03-12", "18:00"))
    #expect(kept.task?.type == .evening)
    #expect(kept.warnings.map(\.code) == ["due_date_moved_to_today"])
    #expect(kept.warnings.first?.original == "2025-03-10T17:00:00Z")
    let passed = try await home.create("x") { $0.dueAt = wire("2025-03-10", "08:00") }
    #expect(passed.task?.dueAt == nil && passed.task?.dueOn == LocalDay(text: "2025-03-12"))
    #expect(passed.task?.type == .morning)
    #expect(passed.task?.isOverdue == false)
  }

  @Test("refuse it on request, and in an update (TSK-066)")
  func pastDueRefused() async throws {
    let error = await refusal {
      try await home.create("x") {
        $0.dueAt = wire("2025-03-10", "18:00")
        $0.pastDuePolicy = .reject
      }
    }
    #expect(error?.reason == "invalid_due_date" && error?.violations.first?.field == "due_at")
    let task = try await home.create("x").task
    let moved = await refusal {
      try await home.update(task?.id, "due_on") { $0.dueOn = LocalDay(text: "2025-03-11") }
    }
    #expect(moved?.reason == "invalid_due_date" && moved?.violations.first?.field == "task.due_on")
  }

  @Test("show a task of earlier today as overdue in the morning list (TSK-040, TSK-110)")
  func earlierToday() async throws {
    try await home.create("x") { $0.dueAt = wire("2025-03-12", "09:00") }
    let day = try await home.day()
    #expect(day.morning.map(\.isOverdue) == [true])
    #expect(day.overdue.isEmpty)
  }

  @Test("treat a date as overdue from the next day (TSK-040)")
  func dates() async throws {
    let task = try await home.create("x") { $0.dueOn = LocalDay(text: "2025-03-12") }.task
    #expect(try await home.get(task?.id).isOverdue == false)
    home.at("2025-03-13", "00:00")
    #expect(try await home.get(task?.id).isOverdue == true)
  }

  @Test("refuse a raw priority of 5 (ERR-006)")
  func priority() async throws {
    let error = await refusal {
      try await home.create("x") { $0.priority = TaskV1.TaskPriority(rawValue: 5) }
    }
    #expect(error?.reason == "invalid_priority")
    let task = try await home.create("x").task
    let zero = await refusal { try await home.update(task?.id, "priority") }
    #expect(zero?.reason == "invalid_priority")
    #expect(zero?.violations.map(\.field) == ["task.priority"])
    let bulk = await refusal { try await home.bulk([task?.id], .setPriority(.unspecified)) }
    #expect(bulk?.reason == "invalid_priority" && bulk?.violations.map(\.field) == ["set_priority"])
    // A new task without a priority gets its project's default.
    #expect(try await home.create("y") { $0.priority = .unspecified }.task?.priority == .medium)
    let filtered = await refusal {
      try await home.list { $0.filter = .init(priorities: [.unspecified]) }
    }
    #expect(filtered?.reason == "invalid_priority")
  }

  @Test("earn 7 points for a P0 once and return 7 (TSK-034, TSK-078, TSK-079)")
  func points() async throws {
    let id = try await home.create("x") { $0.priority = .highest }.task?.id
    let first = try await home.complete(id)
    #expect(first.pointsEarned == 7 && first.changed && first.task?.score == 7)
    let second = try await home.complete(id)
    #expect(second.pointsEarned == 0 && !second.changed)
    let back = try await home.uncomplete(id)
    #expect(back.pointsEarned == -7 && back.changed && back.task?.dateCompleted == nil)
  }
}
