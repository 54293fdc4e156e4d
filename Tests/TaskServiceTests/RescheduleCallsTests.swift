import RPC
import RuntimeContracts
import ServiceRuntime
import TaskContracts
import TaskDomain
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import TaskService

@Suite("Rescheduling calls")
struct RescheduleCallsTests {
  let home: TaskHome

  init() throws { home = try TaskHome() }

  /// Tasks that were due on 10 March; now is 12 March, 10:00.
  func late(_ names: String..., priority: TaskV1.TaskPriority = .medium) async throws {
    home.at("2025-03-10", "08:00")
    for name in names {
      try await home.create(name) {
        $0.dueAt = wire("2025-03-10", "18:00")
        $0.priority = priority
      }
    }
    home.at("2025-03-12", "10:00")
  }

  @Test("refuses 11 March on 12 March (TSK-066, TSK-090)")
  func past() async throws {
    let id = try await home.create("x").task?.id
    let error = await refusal { try await home.reschedule(id, on: "2025-03-11") }
    #expect(error?.reason == "invalid_due_date" && error?.violations.first?.field == "due_on")
    let instant = wire("2025-03-11", "09:00")
    #expect(
      await refusal { try await home.reschedule(id, at: instant) }?.reason == "invalid_due_date"
    )
  }

  @Test("moves one task and reports it (TSK-090, EVT-002)")
  func one() async throws {
    let id = try await home.create("x") { $0.dueAt = wire("2025-03-12", "18:00") }.task?.id
    let moved = try await home.reschedule(id, on: "2025-03-14")
    #expect(moved.changed && moved.task?.dueAt == wire("2025-03-14", "18:00"))
    let event = try await home.events().last
    #expect(event?.kind == "task_rescheduled" && event?.changedFields == ["due_at"])
    #expect(try await home.reschedule(id, on: "2025-03-14").changed == false)
    _ = try await home.complete(id)
    let done = await refusal { try await home.reschedule(id, on: "2025-03-15") }
    #expect(done?.code == .failedPrecondition && done?.reason == "task_complete")
  }

  @Test("require one target (TSK-090)")
  func target() async throws {
    let id = try await home.create("x").task?.id
    #expect(await refusal { try await home.reschedule(id) }?.reason == "missing")
    let both = await refusal {
      try await home.reschedule(id, at: wire("2025-03-14", "09:00"), on: "2025-03-14")
    }
    #expect(both?.reason == "two_due_dates")
    let unknown = await refusal { try await home.reschedule(.sample(5), on: "2025-03-14") }
    #expect(unknown?.reason == "task_not_found")
  }

  @Test("move everything overdue to today or to a date (TSK-094, TSK-096, WFL-013)")
  func overdue() async throws {
    try await late("a", "b")
    try await home.create("not overdue") { $0.dueOn = LocalDay(text: "2025-03-12") }
    let dry = try await home.rescheduleOverdue { $0.dryRun = true }
    #expect(dry.changed == 2 && dry.undoToken.isEmpty)
    let moved = try await home.rescheduleOverdue()
    #expect(moved.changed == 2)
    #expect(moved.tasks.allSatisfy { $0.oldDueAt == wire("2025-03-10", "18:00") })
    #expect(moved.tasks.allSatisfy { $0.newDueAt == wire("2025-03-12", "18:00") })
    #expect(try await home.rescheduleOverdue().changed == 0)
    try await home.undo(moved.undoToken)
    let dated = try await home.rescheduleOverdue(.date) { $0.date = LocalDay(text: "2025-03-20") }
    #expect(dated.tasks.map(\.newType) == [.upcoming, .upcoming])
    #expect(
      try await home.list(.customDate) { $0.date = LocalDay(text: "2025-03-20") }.totalCount == 2
    )
  }

  @Test(
    "do not move tasks of archived projects, nor count them (TSK-094, TSK-093)"
  )
  func archived() async throws {
    let attic = try await home.createProject("Attic")
    try await late("a")
    home.at("2025-03-10", "08:00")
    for day in ["2025-03-11", "2025-03-13"] {
      try await home.create("dust") {
        $0.projectID = attic.id
        $0.dueOn = LocalDay(text: day)
      }
    }
    home.at("2025-03-12", "19:00")
    #expect(try await home.suggestions().contains { $0.date?.text == "2025-03-13" } == false)
    try await home.archive(attic.id)
    let tomorrow = try await home.suggestions().first
    #expect(tomorrow?.date?.text == "2025-03-13" && tomorrow?.load == 0)
    #expect(try await home.rescheduleOverdue().tasks.count == 1)
    let left = try await home.list(.project) { $0.projectIDs = [attic.id].compactMap(\.self) }
    #expect(left.tasks.map(\.dueOn?.text) == ["2025-03-11", "2025-03-13"])
  }

  @Test("make no task overdue by moving it (TSK-096)")
  func passed() async throws {
    try await late("a")
    home.at("2025-03-12", "19:00")
    let moved = try await home.rescheduleOverdue()
    #expect(moved.tasks.map(\.newDueOn) == [LocalDay(text: "2025-03-12")])
    #expect(try await home.list { $0.overdue = true }.totalCount == 0)
  }

  @Test("move only some projects or priorities on request (TSK-094)")
  func some() async throws {
    try await late("a", priority: .highest)
    try await late("b", priority: .low)
    let moved = try await home.rescheduleOverdue { $0.priorities = [.highest] }
    #expect(moved.changed == 1)
    let unknown = await refusal {
      try await home.rescheduleOverdue { $0.projectIDs = [.sample(5)] }
    }
    #expect(unknown?.reason == "project_not_found")
  }

  @Test("spread tasks by load, P0 first (TSK-095)")
  func spread() async throws {
    try await late("a", "b", "c", "d", "e", "f", priority: .low)
    try await late("urgent", priority: .highest)
    for _ in 0..<3 { try await home.create("busy") { $0.dueOn = LocalDay(text: "2025-03-12") } }
    let moved = try await home.rescheduleOverdue(.spread)
    #expect(moved.changed == 7)
    // The first empty day is tomorrow; each later task finds the next one.
    let days = try moved.tasks.map { try #require($0.newDueAt.flatMap { Timestamp($0) }) }
      .map { TaskHome.berlin.day(of: $0).text }
    #expect(
      days == [
        "2025-03-13", "2025-03-14", "2025-03-15", "2025-03-16", "2025-03-17", "2025-03-18",
        "2025-03-19",
      ]
    )
    let first = try await home.get(moved.tasks.first?.taskID)
    #expect(first.name == "urgent")
  }

  @Test("refuse a target on an earlier day, or none (TSK-066, TSK-094)")
  func badTargets() async throws {
    let past = await refusal {
      try await home.rescheduleOverdue(.date) { $0.date = LocalDay(text: "2025-03-11") }
    }
    #expect(past?.reason == "invalid_due_date" && past?.violations.first?.field == "date")
    #expect(await refusal { try await home.rescheduleOverdue(.date) }?.reason == "missing")
    let mode = await refusal { try await home.rescheduleOverdue(.init(rawValue: 9)) }
    #expect(mode?.reason == "unknown_value")
  }

  @Test("suggest the days with the fewest tasks (TSK-093)")
  func suggestions() async throws {
    for day in 12...26 {
      for _ in 0..<(day == 20 ? 1 : 2) {
        try await home.create("x") { $0.dueOn = LocalDay(text: "2025-03-\(day)") }
      }
    }
    let id = try await home.create("y") { $0.dueOn = LocalDay(text: "2025-04-03") }.task?.id
    let found = try await home.suggestions(for: id)
    #expect(found.map(\.date?.text) == ["2025-03-20", "2025-03-12", "2025-03-13"])
    #expect(found.map(\.load) == [1, 2, 2] && found.map(\.points) == [3, 6, 6])
    // 3 April and 20 and 13 March are Thursdays.
    #expect(found.map(\.reason) == [.sameWeekday, .lightestDay, .sameWeekday])
    #expect(await refusal { try await home.suggestions(for: .sample(5)) }?.code == .notFound)
  }
}
