import SQLite
import ServiceRuntime
import TestSupport
import Testing
import Vocabulary

@testable import NotificationService

/// How SQLite goes about the queries that run often.
@Suite("The scheduler's queries")
struct PlanTests {
  private func plan(_ explained: StaticString) async throws -> String {
    let temporary = try TemporaryReminders()
    return try await temporary.database.read { connection in
      try connection.all(explained) { row in try row.value(3, as: String.self) }
    }.joined(separator: "; ")
  }

  @Test("find the next due moment at the front of the due list")
  func nextDue() async throws {
    let plan = try await plan(
      "EXPLAIN QUERY PLAN SELECT due_at FROM reminder WHERE state = 1 ORDER BY due_at LIMIT 1"
    )
    #expect(plan.contains("reminder_due"))
    #expect(!plan.contains("TEMP B-TREE"))
  }

  @Test("walk a member's scheduled reminders without passing over the settled ones")
  func scheduled() async throws {
    let plan = try await plan(
      """
      EXPLAIN QUERY PLAN SELECT id, task_name FROM reminder
      WHERE household = x'00' AND member = x'00' AND state = 1 AND (due_at, id) > (1, x'00')
      ORDER BY due_at, id LIMIT 51
      """
    )
    #expect(plan.contains("reminder_scheduled"))
    #expect(!plan.contains("TEMP B-TREE"))
  }

  @Test("walk a member's settled reminders from the latest back")
  func past() async throws {
    let plan = try await plan(
      """
      EXPLAIN QUERY PLAN SELECT id, task_name FROM reminder
      WHERE household = x'00' AND member = x'00' AND state <> 1 AND settled_at >= 0
      ORDER BY due_at DESC, id DESC LIMIT 51
      """
    )
    #expect(plan.contains("reminder_past"))
    #expect(!plan.contains("TEMP B-TREE"))
  }

  @Test("find a task's reminder by its key")
  func ofTask() async throws {
    let plan = try await plan(
      """
      EXPLAIN QUERY PLAN SELECT id FROM reminder
      WHERE household = x'00' AND member = x'00' AND task = x'00' AND state IN (1, 3)
      """
    )
    #expect(plan.contains("household=? AND member=? AND task=?"))
  }
}
