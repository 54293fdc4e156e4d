import SQLite
import ServiceRuntime
import TestSupport
import Testing
import Vocabulary

@testable import NotificationService

/// The query plans of frequent queries.
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
      "EXPLAIN QUERY PLAN SELECT rings_at FROM reminder WHERE state = 1 ORDER BY rings_at LIMIT 1"
    )
    #expect(plan.contains("reminder_due"))
    #expect(!plan.contains("TEMP B-TREE"))
  }

  @Test("walk a member's scheduled reminders without reading the settled ones")
  func scheduled() async throws {
    let plan = try await plan(
      """
      EXPLAIN QUERY PLAN SELECT id, task_name FROM reminder
      WHERE household = x'00' AND member = x'00' AND state = 1 AND (rings_at, id) > (1, x'00')
      ORDER BY rings_at, id LIMIT 51
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
      WHERE household = x'00' AND member = x'00' AND state NOT IN (1, 5) AND settled_at >= 0
      ORDER BY rings_at DESC, id DESC LIMIT 51
      """
    )
    #expect(plan.contains("reminder_past"))
    #expect(!plan.contains("TEMP B-TREE"))
  }

  @Test("walk what a member missed from the latest back, without what was acknowledged")
  func missed() async throws {
    let plan = try await plan(
      """
      EXPLAIN QUERY PLAN SELECT id, task_name FROM reminder
      WHERE household = x'00' AND member = x'00' AND state = 2 AND settled_at >= 0
      ORDER BY rings_at DESC, id DESC LIMIT 51
      """
    )
    #expect(plan.contains("reminder_missed"))
    #expect(!plan.contains("TEMP B-TREE"))
  }

  @Test("find a member's missed reminders to drink without what was acknowledged")
  func missedDrinks() async throws {
    let plan = try await plan(
      """
      EXPLAIN QUERY PLAN SELECT id FROM reminder
      WHERE household = x'00' AND member = x'00' AND state = 2 AND kind = 6 AND part = 3
      ORDER BY rings_at, id LIMIT 100
      """
    )
    #expect(plan.contains("reminder_missed"))
    #expect(!plan.contains("TEMP B-TREE"))
  }

  @Test("find the next daily reminder and the next message at the front of their lists")
  func otherDueLists() async throws {
    let daily = try await plan(
      """
      EXPLAIN QUERY PLAN SELECT next_at FROM daily_reminder
      WHERE next_at IS NOT NULL ORDER BY next_at LIMIT 1
      """
    )
    #expect(daily.contains("daily_reminder_due") && !daily.contains("TEMP B-TREE"))
    let strayed = try await plan(
      "EXPLAIN QUERY PLAN SELECT place FROM daily_reminder WHERE next_at > 7 LIMIT 100"
    )
    #expect(strayed.contains("daily_reminder_due (next_at>?)"))
    let message = try await plan(
      """
      EXPLAIN QUERY PLAN SELECT number FROM delivery WHERE next_at <= 7
      ORDER BY next_at, number LIMIT 8
      """
    )
    #expect(message.contains("delivery_due (next_at<?)") && !message.contains("TEMP B-TREE"))
  }

  @Test("find the next notice, digest, report and end of a day at the front of their lists")
  func notices() async throws {
    let told = try await plan(
      """
      EXPLAIN QUERY PLAN SELECT household, member FROM open_task WHERE tell_at <= 7
      ORDER BY tell_at LIMIT 100
      """
    )
    #expect(told.contains("open_task_tell (tell_at<?)") && !told.contains("TEMP B-TREE"))
    let digest = try await plan(
      """
      EXPLAIN QUERY PLAN SELECT digest_next FROM notification_settings
      WHERE digest_next IS NOT NULL ORDER BY digest_next LIMIT 1
      """
    )
    #expect(digest.contains("settings_digest") && !digest.contains("TEMP B-TREE"))
    let weekly = try await plan(
      "EXPLAIN QUERY PLAN SELECT member FROM notification_settings WHERE weekly_next > 7 LIMIT 100"
    )
    #expect(weekly.contains("settings_weekly (weekly_next>?)"))
    let day = try await plan(
      "EXPLAIN QUERY PLAN SELECT member FROM notification_settings WHERE day_next <= 7 LIMIT 100"
    )
    #expect(day.contains("settings_day (day_next<?)"))
  }

  @Test("count a member's badge by its indexes")
  func badge() async throws {
    let dated = try await plan(
      """
      EXPLAIN QUERY PLAN SELECT count(*) FROM open_task
      WHERE household = x'00' AND member = x'00' AND due_on <= 7 AND gone_at IS NULL
      """
    )
    #expect(dated.contains("open_task_due_on (household=? AND member=? AND due_on<?)"), "\(dated)")
    let timed = try await plan(
      """
      EXPLAIN QUERY PLAN SELECT count(*) FROM open_task
      WHERE household = x'00' AND member = x'00' AND due_at < 7 AND gone_at IS NULL
      """
    )
    #expect(timed.contains("open_task_due_at (household=? AND member=? AND due_at<?)"), "\(timed)")
  }

  @Test("find the first message that waits at an endpoint, and a member's latest, by their indexes")
  func messages() async throws {
    let first = try await plan(
      """
      EXPLAIN QUERY PLAN SELECT number FROM delivery WHERE endpoint = 1 AND state = 1
      ORDER BY number LIMIT 1
      """
    )
    #expect(first.contains("delivery_waiting (endpoint=?)") && !first.contains("TEMP B-TREE"))
    let log = try await plan(
      """
      EXPLAIN QUERY PLAN SELECT d.number FROM delivery AS d JOIN endpoint AS e ON e.number = d.endpoint
      WHERE d.household = x'00' AND d.member = x'00' ORDER BY d.number DESC LIMIT 50
      """
    )
    #expect(log.contains("delivery_of_member") && !log.contains("TEMP B-TREE"))
  }

  @Test("find a task's reminder by its key")
  func ofTask() async throws {
    let plan = try await plan(
      """
      EXPLAIN QUERY PLAN SELECT id FROM reminder
      WHERE household = x'00' AND member = x'00' AND task = x'00' AND state IN (1, 3, 5)
      """
    )
    #expect(plan.contains("household=? AND member=? AND task=?"))
  }

  @Test("find a project's waiting reminders without reading delivered ones")
  func ofProject() async throws {
    let plan = try await plan(
      """
      EXPLAIN QUERY PLAN SELECT id FROM reminder WHERE household = x'00' AND member = x'00'
      AND project = x'00' AND state IN (1, 5) AND state = 5 LIMIT 500
      """
    )
    #expect(plan.contains("reminder_of_project (household=? AND member=? AND project=?)"))
  }

  @Test("find muted reminders that are long past at the front of their index")
  func mutedPast() async throws {
    let plan = try await plan(
      """
      EXPLAIN QUERY PLAN DELETE FROM reminder WHERE number IN (
      SELECT number FROM reminder WHERE state = 5 AND due_at < 0 ORDER BY due_at LIMIT 500)
      """
    )
    #expect(plan.contains("reminder_muted (due_at<?)"))
    #expect(!plan.contains("TEMP B-TREE"))
  }

  @Test("read everything that waits in one pass, page by page")
  func waiting() async throws {
    let plan = try await plan(
      """
      EXPLAIN QUERY PLAN SELECT number FROM reminder NOT INDEXED
      WHERE number > 7 AND state IN (1, 5) ORDER BY number LIMIT 500
      """
    )
    #expect(plan.contains("USING INTEGER PRIMARY KEY (rowid>?)"))
    #expect(!plan.contains("TEMP B-TREE"))
  }
}
