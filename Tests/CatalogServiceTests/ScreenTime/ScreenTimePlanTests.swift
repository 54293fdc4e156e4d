import CatalogContracts
import RPC
import RuntimeContracts
import SQLite
import ServiceRuntime
import TestSupport
import Testing
import Vocabulary

@testable import CatalogService

/// Every statement that the calls about use, points and rewards prepare, checked with `EXPLAIN QUERY PLAN`.
@Suite("Every statement of screen time")
struct ScreenTimePlanTests {
  @Test(
    "reads as much of a long ledger as of a short one (APP-081, APP-083)",
    arguments: [0, 5_000]
  )
  func plans(entries: Int) async throws {
    let child = try await TestChild()
    let file = child.points.store
    // Checks that run once, before anything is served, may read whole tables.
    let atStart = Set(try await file.write { $0.connection.preparedTexts })
      .union(try await file.read { $0.preparedTexts })
    var seen = Set<String>()
    func look() async throws {
      seen.formUnion(try await file.read { $0.preparedTexts })
      seen.formUnion(try await file.write { $0.connection.preparedTexts })
    }
    if entries > 0 { try await fill(child, entries) }
    try await earn(child)
    try await look()
    try await spend(child)
    try await look()
    try await read(child)
    try await look()
    let own = seen.subtracting(atStart).filter { text in
      ["SELECT", "INSERT", "UPDATE", "DELETE"].contains { text.hasPrefix($0) }
    }
    // Fewer would mean that the statements were not seen.
    #expect(own.count > 50, "\(own.count)")
    #expect(own.contains { $0.contains("FROM points_sum") && $0.hasPrefix("SELECT") })
    #expect(own.contains { $0.contains("FROM points_day") && $0.hasPrefix("SELECT") })
    for text in own.sorted() {
      let costly = try await file.read { try $0.plan(of: text) }.filter { Self.isCostly($0, text) }
      #expect(costly.isEmpty, "\(costly) in \(text)")
    }
  }

  @Test("that sums a ledger is found to be costly, so that the check can fail")
  func costly() async throws {
    let child = try await TestChild()
    for text in [
      "SELECT sum(points) FROM points_entry WHERE household = ? AND child = ?",
      "SELECT kind, sum(points) FROM points_entry WHERE household = ? AND child = ? GROUP BY kind",
      "SELECT sum(points) FROM points_entry WHERE household = ? AND child = ? AND day >= ?",
      "SELECT 1 FROM points_entry WHERE household = ? AND child = ? ORDER BY day DESC LIMIT 1",
    ] {
      let plan = try await child.points.store.read { try $0.plan(of: text) }
      #expect(plan.contains { Self.isCostly($0, text) }, "\(plan) in \(text)")
    }
  }

  /// A whole table, a sort, or a child's whole ledger.
  private static func isCostly(_ step: String, _ text: String) -> Bool {
    if step.hasPrefix("SCAN") {
      return !["CONSTANT ROW", "feed_meta", "SUBQUERY", "(subquery", "sqlite_sequence"]
        .contains { step.contains($0) }
    }
    let isOfLedger = text.contains("points_entry") || text.contains("usage_interval")
    if step.contains("TEMP B-TREE") { return isOfLedger }
    // A page in the order of its key stops after its last row.
    let isPage = text.contains("ORDER BY number DESC LIMIT")
    return isOfLedger && !isPage && step.hasSuffix("(household=? AND child=?)")
  }

  /// Books entries of many days, and lets SQLite know how many there are.
  private func fill(_ child: TestChild, _ entries: Int) async throws {
    let caller = child.caller()
    try await child.points.store.write { context in
      try context.connection.run(
        """
        WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < ?1)
        INSERT INTO points_entry (household, child, number, kind, points, balance, at, day, app)
        SELECT ?2, ?3, n, 1, 1, n, ?4, ?5 - (?1 - n) / 50, 'math' FROM number
        """,
        entries,
        caller.household,
        caller.subject,
        context.now,
        HouseholdCalendar.utc.day(of: context.now)
      )
      try context.connection.run("ANALYZE")
    }
    #expect(try await child.balance().balance == Int64(entries))
  }

  private func earn(_ child: TestChild) async throws {
    try await child.app("math", 1, pointsPerHour: 600)
    try await child.app("game", 2)
    try await child.set(
      ["lessons_pay", "points_per_lesson", "daily_lesson_points"],
      .init(lessonsPay: true, pointsPerLesson: 7, dailyLessonPoints: 10)
    )
    try await child.use("math", seconds: 3_000)
    try await child.use("draw", seconds: 10)
    let caller = child.caller(TestChild.child, request: child.next())
    _ = try await child.catalog.setCompleted("laundry", caller)
    try await child.adjust(100)
  }

  private func spend(_ child: TestChild) async throws {
    let redeemed = try await child.redeem("game", 10)
    child.catalog.clock.advance(by: .seconds(120))
    try await child.use("game", seconds: 60)
    _ = try await child.cancel(redeemed.allocation)
    _ = try await child.approve(try await child.ask("game", 10))
    _ = try await child.decline(try await child.ask("game", 10))
    _ = try await child.ask("game", 5)
  }

  private func read(_ child: TestChild) async throws {
    for member in [TestChild.parent, TestChild.child] {
      _ = try await child.balance(by: member)
      _ = try await child.card(by: member)
    }
    _ = try await child.ledger()
    _ = try await child.allocations()
    _ = try await child.allocations(onlyActive: true)
    _ = try await child.days()
    _ = try await child.pointsCalls.getRules(
      .init(childID: .sample(TestChild.child)),
      child.call(CatalogV1.Points.Methods.getRules)
    )
    for onlyOpen in [false, true] {
      _ = try await child.rewards.listRewardRequests(
        .init(childID: .sample(TestChild.child), onlyOpen: onlyOpen),
        child.call(CatalogV1.Rewards.Methods.listRewardRequests)
      )
    }
  }
}
