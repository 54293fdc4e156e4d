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

@Suite("Filtering tasks")
struct FilterTests {
  let home: TaskHome

  init() throws { home = try TaskHome() }

  func names(_ filter: TaskV1.TaskFilter) async throws -> [String] {
    try await home.list { $0.filter = filter }.tasks.map(\.name).sorted()
  }

  func range(_ first: String?, _ last: String?) -> TaskV1.DayRange {
    TaskV1.DayRange(
      first: first.flatMap { LocalDay(text: $0) },
      last: last.flatMap { LocalDay(text: $0) }
    )
  }

  @Test("supports every criterion, and combines them with AND (TSK-120, TSK-121, TSK-113)")
  func criteria() async throws {
    let garden = try await home.createProject("Garden")
    home.at("2025-03-01", "09:00")
    try await home.create("old") { $0.dueAt = wire("2025-03-10", "09:00") }
    home.at("2025-03-12", "10:00")
    try await home.create("morning") {
      $0.dueAt = wire("2025-03-12", "11:00")
      $0.priority = .highest
      $0.projectID = garden.id
    }
    try await home.create("tonight") {
      $0.dueAt = wire("2025-03-12", "20:00")
      $0.alertReminderTime = wire("2025-03-12", "19:00")
      $0.priority = .high
    }
    let done = try await home.create("done").task?.id
    _ = try await home.complete(done)

    #expect(try await names(.init(projectIDs: [garden.id].compactMap(\.self))) == ["morning"])
    #expect(try await names(.init(types: [.evening])) == ["tonight"])
    #expect(try await names(.init(types: [.morning])) == ["morning"])
    #expect(try await names(.init(completion: .complete)) == ["done"])
    #expect(try await names(.init(overdue: true)) == ["old"])
    #expect(try await names(.init(highPriority: true)) == ["morning", "tonight"])
    #expect(
      try await names(.init(priorities: [.high, .medium], highPriority: true)) == ["tonight"]
    )
    #expect(try await names(.init(unscheduled: true)) == ["done"])
    #expect(try await names(.init(hasReminder: true)) == ["tonight"])
    let both = range("2025-03-10", "2025-03-12")
    #expect(try await names(.init(due: both)) == ["morning", "old", "tonight"])
    #expect(try await names(.init(due: range(nil, "2025-03-11"))) == ["old"])
    #expect(try await names(.init(due: range("2025-03-11", nil))) == ["morning", "tonight"])
    #expect(try await names(.init(added: range(nil, "2025-03-01"))) == ["old"])
    #expect(
      try await names(.init(completed: range("2025-03-12", "2025-03-12"))) == ["done"]
    )
    #expect(try await names(.init(completed: range("2025-03-13", nil))).isEmpty)
    #expect(
      try await names(.init(types: [.evening, .morning], hasReminder: true)) == ["tonight"]
    )
  }

  @Test("combines with every view and with the top-level criteria (TSK-122)")
  func combined() async throws {
    try await home.create("a") { $0.dueOn = LocalDay(text: "2025-03-12") }
    try await home.create("b") {
      $0.dueOn = LocalDay(text: "2025-03-12")
      $0.priority = .low
    }
    let list = try await home.list(.today) {
      $0.priorities = [.low, .medium]
      $0.filter = .init(priorities: [.low, .high])
    }
    #expect(list.tasks.map(\.name) == ["b"] && list.totalCount == 1)
  }

  @Test("answers each of the older list calls by a view and a filter (TSK-113, TSK-120, TSK-112)")
  func olderReads() async throws {
    let garden = try await home.createProject("Garden")
    let attic = try await home.createProject("Attic")
    let day = LocalDay(text: "2025-03-14")
    for (project, hour) in [(ProjectID.inbox, "08:00"), (garden.id, "09:00"), (attic.id, "19:00")] {
      try await home.create("\(hour)") {
        $0.projectID = project
        $0.dueAt = wire("2025-03-14", hour)
      }
    }
    let done = try await home.create("done") {
      $0.projectID = garden.id
      $0.dueOn = day
    }.task?.id
    try await home.create("dated") { $0.dueOn = LocalDay(text: "2025-03-12") }
    try await home.create("elsewhen") {
      $0.projectID = garden.id
      $0.dueOn = LocalDay(text: "2025-03-15")
    }
    _ = try await home.complete(done)
    func names(
      _ view: TaskV1.TaskView,
      on day: LocalDay?,
      _ filter: TaskV1.TaskFilter
    ) async throws -> [String] {
      try await home.list(view) {
        $0.date = day
        $0.filter = filter
      }.tasks.map(\.name).sorted()
    }
    let open = TaskV1.TaskFilter(completion: .open, customProjectsOnly: true)
    #expect(try await names(.customDate, on: day, .init(projectIDs: [.inbox])) == ["08:00"])
    #expect(try await names(.customDate, on: day, open) == ["09:00", "19:00"])
    #expect(try await names(.today, on: nil, .init()) == ["dated"])
    let today = range("2025-03-12", "2025-03-12")
    #expect(try await names(.history, on: nil, .init(completed: today)) == ["done"])
    let morning = TaskV1.TaskFilter(types: [.morning], completion: .open)
    #expect(try await names(.customDate, on: day, morning) == ["08:00", "09:00"])

    let custom = TaskV1.TaskFilter(customProjectsOnly: true)
    #expect(try await home.list { $0.filter = custom }.totalCount == 4)
    #expect(try await home.statistics(custom).byProject.map(\.projectName) == ["Garden", "Attic"])
    #expect(try await home.found("done") { $0.filter = custom } == ["done"])
    #expect(try await home.found("dated") { $0.filter = custom }.isEmpty)
    let kept = try await home.save(.init(name: "mine", filter: custom))
    #expect(kept.filter?.customProjectsOnly == true)
    let none = try await home.list {
      $0.filter = .init(projectIDs: [.inbox], customProjectsOnly: true)
    }
    #expect(none.tasks.isEmpty && none.totalCount == 0)
  }

  @Test("finds tasks by the completion day that another zone stamped (TSK-004, TSK-120)")
  func otherZones() async throws {
    func complete(_ name: String, in zone: String, _ day: String, _ time: String) async throws {
      var far = home
      far.caller = .sample(calendar: try #require(HouseholdCalendar(zoneName: zone)))
      home.at(day, time)
      _ = try await far.complete(try await far.create(name).task?.id)
    }
    // 11:00 in Berlin is 00:00 of the next day on Kiritimati, and 22:00 of the day before on Baker Island.
    try await complete("east", in: "Pacific/Kiritimati", "2025-03-12", "11:00")
    try await complete("west", in: "Etc/GMT+12", "2025-03-13", "11:00")
    home.at("2025-03-14", "10:00")
    #expect(try await names(.init(completed: range("2025-03-13", nil))) == ["east"])
    #expect(try await names(.init(completed: range(nil, "2025-03-12"))) == ["west"])
  }

  @Test("refuses a range that ends before it begins, and too many values (TSK-121)")
  func bad() async throws {
    let backwards = await refusal {
      try await names(.init(due: range("2025-03-12", "2025-03-11")))
    }
    #expect(backwards?.reason == "invalid_range")
    #expect(backwards?.violations.map(\.field) == ["filter.due"])
    let everything = await refusal {
      try await names(
        .init(
          projectIDs: (0..<51).map { .sample($0) },
          priorities: [.init(rawValue: 7)],
          types: [.init(rawValue: 5)],
          completion: .init(rawValue: 9)
        )
      )
    }
    #expect(
      everything?.violations.map(\.field) == [
        "filter.project_ids", "filter.completion", "filter.priorities[0]", "filter.types[0]",
      ]
    )
    let unknown = await refusal { try await names(.init(projectIDs: [.sample(5)])) }
    #expect(unknown?.reason == "project_not_found")
  }

  @Test("treats a day of 23 or 25 hours as one day (TSK-004)")
  func clockChange() async throws {
    home.at("2025-03-30", "00:00")
    try await home.create("first") { $0.dueAt = wire("2025-03-30", "00:00") }
    try await home.create("last") { $0.dueAt = wire("2025-03-30", "23:59") }
    try await home.create("next") { $0.dueAt = wire("2025-03-31", "00:00") }
    #expect(
      try await names(.init(due: range("2025-03-30", "2025-03-30"))) == ["first", "last"]
    )
  }
}
