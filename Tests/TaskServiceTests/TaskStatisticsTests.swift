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

@Suite("GetTaskStatistics")
struct TaskStatisticsTests {
  let home: TaskHome

  init() throws { home = try TaskHome() }

  @Test("summarizes a whole space (TSK-160, TSK-161)")
  func everything() async throws {
    let garden = try await home.createProject("Garden")
    home.at("2025-01-20", "10:00")
    try await home.create("old")
    home.at("2025-03-01", "10:00")
    try await home.create("month") { $0.dueOn = LocalDay(text: "2025-03-10") }
    home.at("2025-03-09", "10:00")
    let punctual = try await home.create("punctual") {
      $0.dueOn = LocalDay(text: "2025-03-09")
      $0.priority = .highest
      $0.projectID = garden.id
    }.task?.id
    let tardy = try await home.create("tardy") {
      $0.dueAt = wire("2025-03-10", "09:00")
      $0.priority = .high
    }.task?.id
    home.at("2025-03-09", "12:00")
    _ = try await home.complete(punctual)
    home.at("2025-03-11", "10:00")
    _ = try await home.complete(tardy)
    home.at("2025-03-12", "10:00")
    try await home.create("today") { $0.dueAt = wire("2025-03-12", "18:00") }

    let all = try await home.statistics()
    #expect(all.total == 5 && all.open == 3 && all.complete == 2)
    #expect(all.overdue == 1 && all.dueToday == 1 && all.unscheduled == 1)
    #expect(all.completionRate == .init(value: 0.4, empty: false))
    #expect(all.pointsEarned == 11 && all.pointsOpen == 9)
    #expect(all.byPriority.map(\.total) == [1, 1, 3, 0])
    #expect(all.byPriority.map(\.open) == [0, 0, 3, 0])
    #expect(all.byType.reduce(0) { $0 + $1.total } == 5)
    #expect(all.byProject.map(\.projectName) == ["Inbox", "Garden"])
    #expect(all.byProject.map(\.total) == [4, 1])
    #expect(all.days.map(\.day?.text) == ["2025-03-01", "2025-03-09", "2025-03-11", "2025-03-12"])
    #expect(all.days.map(\.created) == [1, 2, 0, 1])
    #expect(all.days.map(\.completed) == [0, 1, 1, 0])
    #expect(all.averageTime?.seconds == 25 * 3_600 && all.medianTime?.seconds == 25 * 3_600)
    #expect(all.onTime == .init(value: 0.5, empty: false))
    #expect(all.oldestOpen?.name == "old")
    #expect(all.ages == .init(fresh: 1, month: 1, old: 1))
  }

  @Test("counts ages in whole days: 1 and 2, 7 and 8, 30 and 31 are in different classes (TSK-160)")
  func ages() async throws {
    for days in [0, 1, 2, 7, 8, 30, 31] {
      home.at(LocalDay(text: "2025-03-12")?.advanced(by: -days).text ?? "", "09:00")
      try await home.create("\(days) days old")
    }
    home.at("2025-03-12", "10:00")
    #expect(try await home.statistics().ages == .init(fresh: 2, week: 2, month: 2, old: 1))
  }

  @Test("summarizes a filter and a period (TSK-160)")
  func some() async throws {
    try await home.create("a") { $0.priority = .highest }
    try await home.create("b")
    let high = try await home.statistics(.init(highPriority: true))
    #expect(high.total == 1 && high.pointsOpen == 7)
    let past = try await home.statistics(
      nil,
      .init(first: LocalDay(text: "2025-01-01"), last: LocalDay(text: "2025-01-31"))
    )
    #expect(past.total == 2 && past.days.isEmpty)
    let bad = await refusal { try await home.statistics(.init(projectIDs: [.sample(7)])) }
    #expect(bad?.reason == "project_not_found")
  }

  @Test("reports a rate of 0 for no tasks, marked as such (TSK-161)")
  func nothing() async throws {
    let none = try await home.statistics()
    #expect(none.completionRate == .init(value: 0, empty: true) && none.onTime?.empty == true)
    #expect(none.averageTime == nil && none.oldestOpen == nil)
    #expect(none.byPriority.count == 4 && none.byType.count == 4)
  }
}
