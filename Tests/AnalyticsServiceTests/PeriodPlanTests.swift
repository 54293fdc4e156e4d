import AnalyticsContracts
import AnalyticsDomain
import SQLite
import ServiceRuntime
import TestSupport
import Testing
import Vocabulary

@testable import AnalyticsService

@Suite("The statements about periods")
struct PeriodPlanTests {
  @Test("use an index for each table, and none reads a member's whole history")
  func plans() async throws {
    let fixture = try PeriodFixture()
    var tasks = PaperTasks()
    try tasks.name(.sample(7), "Garden")
    let id = try tasks.add(due: tasks.today, project: .sample(7))
    try tasks.complete(id)
    try tasks.uncomplete(id)
    try tasks.remove(.sample(7))
    let events = tasks.takeEvents()
    try await fixture.ledger.take(events)
    try await fixture.ledger.replay(events)
    _ = try await fixture.period(.year)
    _ = try await fixture.days(from: Family.monday, to: Family.monday)
    _ = try await fixture.series()
    _ = try await fixture.report(.plain)
    _ = try await fixture.set(.init(pointsPerDay: 9), as: 1)
    _ = try await fixture.set(.init(pointsPerDay: 0), as: 2)
    let store = fixture.ledger.store
    var texts = Set(try await store.read { $0.preparedTexts })
    texts.formUnion(try await store.write { $0.connection.preparedTexts })
    let tables = [
      "planned_task", "done_task", "day_summary", "task_version", "project_name", "goal",
      "span_sum", "hour_sum",
    ]
    let ours = texts.filter { text in tables.contains { text.contains($0) } }
    #expect(ours.count >= 15, "the statements were not seen: \(ours.count)")
    let overdue = try #require(ours.first { $0.contains("coalesce(due_at <") })
    // Queries about days read their sums, however many tasks there are.
    let reads = try await store.read { $0.preparedTexts }
    #expect(!reads.contains { $0.contains("done_task") }, "a question reads tasks one by one")
    #expect(
      reads.filter { $0.contains("planned_task") }.allSatisfy { $0.contains("is_open = 1") },
      "a question reads tasks one by one"
    )
    let steps = try await store.read { try $0.plan(of: overdue) }
    #expect(steps.contains { $0.contains("planned_task_open") }, "done tasks are read: \(steps)")
    for text in ours {
      for step in try await store.read({ try $0.plan(of: text) }) {
        #expect(!step.hasPrefix("SCAN") && !step.contains("TEMP B-TREE"), "\(step) in \(text)")
        guard step.hasPrefix("SEARCH") else { continue }
        // The days of a period bound each read. A task has a few rows, and deleted ones are read in pages.
        // A member has at most three goals, and few archived projects.
        let bounds = [
          "day>?", "day=?", "day<?", "first_day>?", "task=?", "project=?", "rowid>?", "rowid=?",
        ]
        let isGoal = step.contains("goal USING") || step.contains("project_archived")
        #expect(isGoal || bounds.contains { step.contains($0) }, "\(step) in \(text)")
      }
    }
  }
}
