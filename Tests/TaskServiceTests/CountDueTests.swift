import RPC
import RuntimeContracts
import TaskContracts
import TestSupport
import Testing
import Vocabulary

@testable import TaskService

/// It is Wednesday 12 March 2025, 10:00 in Berlin.
@Suite("The number of tasks due on a calendar's days")
struct CountDueTests {
  private func day(_ text: String) throws -> LocalDay { try #require(LocalDay(text: text)) }

  private func count(_ home: TaskHome, _ from: LocalDay?, _ to: LocalDay?) async throws
    -> [TaskV1.DueCount]
  {
    try await home.calls.countDue(
      TaskV1.CountDueRequest(from: from, to: to),
      home.call(TaskV1.Tasks.Methods.countDue)
    ).days
  }

  @Test("includes what is overdue by now, in the member's zone")
  func counted() async throws {
    let home = try TaskHome()
    home.at("2025-03-10", "10:00")
    try await home.create("Late") { $0.dueOn = LocalDay(text: "2025-03-10") }
    let done = try await home.create("Done") { $0.dueOn = LocalDay(text: "2025-03-10") }
    _ = try await home.complete(done.task?.id)
    home.at("2025-03-11", "10:00")
    try await home.create("Soon") { $0.dueAt = .init(TaskHome.instant("2025-03-12", "09:00")) }
    // 23:30 UTC is the next day in Berlin.
    try await home.create("Night") { $0.dueAt = .init(TaskHome.instant("2025-03-13", "00:30")) }
    try await home.create("Today") { $0.dueOn = LocalDay(text: "2025-03-12") }
    home.at("2025-03-12", "10:00")
    let days = try await count(home, day("2025-03-01"), day("2025-03-31"))
    #expect(days.map { $0.day?.text } == ["2025-03-10", "2025-03-12", "2025-03-13"])
    #expect(days.map(\.open) == [1, 2, 1])
    #expect(days.map(\.overdue) == [1, 1, 0])
    let other = home.seen(by: 2)
    #expect(try await count(other, day("2025-03-01"), day("2025-03-31")).isEmpty)
  }

  @Test("needs two days, the earlier first, at most 62")
  func refused() async throws {
    let home = try TaskHome()
    let first = try day("2025-03-01")
    let wrong: [(LocalDay?, LocalDay?)] = [
      (nil, first), (first, nil), (first, first.advanced(by: -1)), (first, first.advanced(by: 62)),
    ]
    for (from, to) in wrong {
      #expect(await refusal { try await count(home, from, to) }?.reason == "invalid_period")
    }
    #expect(try await count(home, first, first.advanced(by: 61)).isEmpty)
  }

  @Test("is part of each event, and so is the hour of a completion (ANA-001, ANA-020)")
  func told() async throws {
    let home = try TaskHome()
    let made = try await home.create("Night") {
      $0.dueAt = .init(TaskHome.instant("2025-03-13", "00:30"))
    }
    let created = try await home.lastBody(TaskV1.TaskCreated.self)
    #expect(created?.localTimes?.dueDay?.text == "2025-03-13")
    #expect(created?.localTimes?.completionHour == nil)
    home.at("2025-03-12", "23:10")
    _ = try await home.complete(made.task?.id)
    let completed = try await home.lastBody(TaskV1.TaskCompleted.self)
    #expect(completed?.localTimes?.completionHour == 23)
    #expect(completed?.localTimes?.dueDay?.text == "2025-03-13")
    _ = try await home.uncomplete(made.task?.id)
    #expect(
      try await home.lastBody(TaskV1.TaskUncompleted.self)?.localTimes?.completionHour == nil
    )
    let undated = try await home.create("Some day")
    #expect(undated.task != nil)
    #expect(try await home.lastBody(TaskV1.TaskCreated.self)?.localTimes?.dueDay == nil)
  }
}
