import CatalogContracts
import CatalogDomain
import RPC
import RuntimeContracts
import SQLite
import ServiceRuntime
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import CatalogService

@Suite("A child's screen-time points")
struct PointsCallsTests {
  @Test("are added and subtracted with a reason, never below 0 (APP-081)")
  func adjust() async throws {
    let child = try await TestChild()
    let given = try await child.adjust(20, "  Watered the plants ", request: 5)
    #expect(given.entry?.reason == "Watered the plants" && given.balance?.balance == 20)
    #expect(try await child.adjust(20, "  Watered the plants ", request: 5) == given)
    let below = await refusal { try await child.adjust(-21) }
    #expect(below?.code == .failedPrecondition && below?.reason == "insufficient_points")
    try await child.adjust(-20, "Broke the rules")
    for points in [0, 10_001, -10_001, .max, .min] as [Int64] {
      let refused = await refusal { try await child.adjust(points) }
      #expect(refused?.reason == "out_of_range", "\(points)")
    }
    for (reason, code) in [
      (" ", "reason_required"), (String(repeating: "x", count: 201), "field_too_long"),
      ("a\u{7}", "control_character"),
    ] {
      let refused = await refusal { try await child.adjust(5, reason) }
      #expect(refused?.reason == code)
    }
    try await child.adjust(10_000, String(repeating: "ß", count: 200))
    #expect(try await child.ledger().map(\.balance) == [10_000, 0, 20])
    try await child.checkLedger()
  }

  @Test("have a ledger that cannot be changed, and neither skips nor miscounts an entry (APP-081)")
  func append() async throws {
    let child = try await TestChild()
    try await child.adjust(20)
    for sql: StaticString in [
      "UPDATE points_entry SET points = 21, balance = 21",
      "UPDATE points_entry SET reason = 'Other'",
      "UPDATE points_entry SET app = 'other'",
      "UPDATE points_entry SET app = NULL, milliseconds = NULL, rate = NULL, day = day + 1",
      """
      INSERT INTO points_entry (household, child, number, kind, points, balance, at, day, reason)
      SELECT household, child, 2, 4, 5, 26, at, day, reason FROM points_entry
      """,
      """
      INSERT INTO points_entry (household, child, number, kind, points, balance, at, day, reason)
      SELECT household, child, 3, 4, 5, 25, at, day, reason FROM points_entry
      """,
      """
      INSERT INTO points_entry (household, child, number, kind, points, balance, at, day, reason)
      SELECT household, child, 2, 4, -21, -1, at, day, reason FROM points_entry
      """,
    ] {
      await #expect(throws: (any Error).self) {
        try await child.points.store.write { _ = try $0.connection.run(sql) }
      }
    }
    #expect(try await child.balance().balance == 20)
    try await child.checkLedger()
  }

  @Test("are listed by day and page, newest first, with their sums (APP-082, APP-083)")
  func list() async throws {
    let child = try await TestChild()
    try await child.app("math", 1, pointsPerHour: 60)
    try await child.app("game", 2)
    for day in 0..<3 {
      if day > 0 { child.catalog.clock.advance(by: .seconds(86_400)) }
      try await child.use("math", seconds: 1_200)
    }
    try await child.redeem("game", 10)
    try await child.adjust(-5)
    let days = try await child.ledger(
      .init(from: LocalDay(text: "2026-11-22"), to: LocalDay(text: "2026-11-22"))
    )
    #expect(days.map(\.points) == [20] && days.first?.appName == "App math")
    var request = CatalogV1.ListLedgerRequest(childID: .sample(2), pageSize: 2)
    var numbers: [Int64] = []
    repeat {
      let page = try await child.pointsCalls.listLedger(
        request,
        child.call(CatalogV1.Points.Methods.listLedger, by: TestChild.child)
      )
      numbers += page.entries.map(\.number)
      request.pageToken = page.nextPageToken
    } while !request.pageToken.isEmpty
    #expect(numbers == [5, 4, 3, 2, 1])
    let sums = try await child.pointsCalls.getBalance(
      .init(childID: .sample(2)),
      child.call(CatalogV1.Points.Methods.getBalance)
    )
    #expect(sums.earned == 60 && sums.redeemed == 10 && sums.adjusted == -5)
    #expect(sums.earnedToday == 20 && sums.balance?.balance == 45)
    let order = await refusal {
      try await child.ledger(
        .init(from: LocalDay(text: "2026-11-22"), to: LocalDay(text: "2026-11-21"))
      )
    }
    #expect(order?.reason == "date_order")
  }

  @Test("are separate for each child (APP-004, APP-006)")
  func own() async throws {
    let child = try await TestChild()
    try await child.adjust(20)
    let sibling = Caller.sample(member: 4, role: .child, request: 90)
    let answer = try await child.pointsCalls.getBalance(
      .init(),
      child.catalog.call(CatalogV1.Points.Methods.getBalance, sibling)
    )
    #expect(answer.balance == .init())
    let elsewhere = Caller.sample(household: 2, member: 2, role: .child)
    let other = try await child.pointsCalls.getBalance(
      .init(),
      child.catalog.call(CatalogV1.Points.Methods.getBalance, elsewhere)
    )
    #expect(other.balance == .init())
    #expect(try await child.balance(by: TestChild.child).balance == 20)
  }

  @Test("have settings with limits, revisions and who changed them (APP-086, APP-087, APP-102)")
  func settings() async throws {
    let child = try await TestChild()
    let first = try await child.pointsCalls.getScreenTimeSettings(
      .init(childID: .sample(2)),
      child.call(CatalogV1.Points.Methods.getScreenTimeSettings)
    ).settings
    #expect(first?.pointsPerRewardMinute == 1 && first?.dailyRewardMinutes == 120)
    #expect(first?.dailyLearningGoalMinutes == 60 && first?.revision == 0)
    #expect(first?.approvalNeeded == false && first?.lessonsPay == false)
    let set = try await child.set(
      ["points_per_reward_minute", "lessons_pay"],
      .init(pointsPerRewardMinute: 2, lessonsPay: true)
    )
    #expect(set.changed && set.settings?.revision == 1 && set.settings?.dailyRewardMinutes == 120)
    let same = try await child.set(["lessons_pay"], .init(lessonsPay: true))
    #expect(!same.changed && same.settings?.revision == 1)
    for (path, low, high) in [
      ("points_per_reward_minute", 0, 101), ("daily_reward_minutes", -1, 1_441),
      ("daily_learning_goal_minutes", 4, 721), ("points_per_lesson", -1, 241),
      ("daily_lesson_points", -1, 1_441),
    ] as [(String, Int32, Int32)] {
      for value in [low, high] {
        let refused = await refusal {
          try await child.set(
            [path],
            .init(
              pointsPerRewardMinute: value,
              dailyRewardMinutes: value,
              dailyLearningGoalMinutes: value,
              pointsPerLesson: value,
              dailyLessonPoints: value
            )
          )
        }
        #expect(refused?.violations.first?.field == "settings.\(path)", "\(path) \(value)")
      }
    }
    for (paths, code) in [(["colour"], "unknown_path"), ([], "update_mask_required")] {
      let refused = await refusal { try await child.set(paths, .init()) }
      #expect(refused?.reason == code)
    }
    let stale = await refusal {
      try await child.pointsCalls.updateScreenTimeSettings(
        .init(
          childID: .sample(2),
          settings: .init(dailyLearningGoalMinutes: 30),
          updateMask: .init(paths: ["daily_learning_goal_minutes"]),
          expectedRevision: 0
        ),
        child.call(CatalogV1.Points.Methods.updateScreenTimeSettings)
      )
    }
    #expect(stale?.code == .aborted && stale?.reason == "revision_mismatch")
    #expect(stale?.details.count == 1)
    #expect(try await child.catalog.events().map(\.kind) == ["screen_time_settings_changed"])
  }

  @Test("have rules in plain words, the same for the child and its parents")
  func rules() async throws {
    let child = try await TestChild()
    try await child.app("math", 1, pointsPerHour: 60)
    try await child.app("game", 2)
    try await child.set(["points_per_reward_minute"], .init(pointsPerRewardMinute: 2))
    let answers = try await [TestChild.child, TestChild.parent].asyncMap { member in
      try await child.pointsCalls.getRules(
        .init(childID: .sample(2)),
        child.call(CatalogV1.Points.Methods.getRules, by: member)
      )
    }
    #expect(answers[0] == answers[1])
    let rules = answers[0]
    #expect(rules.sentences.contains("App math earns 60 points an hour."))
    #expect(rules.sentences.contains("One minute of App game costs 2 points."))
    #expect(rules.sentences.contains { $0.hasPrefix("Parents see which app you used") })
    #expect(rules.sentences.contains { $0.contains("export") && $0.contains("90 days") })
    #expect(!rules.sentences.contains { $0.contains("consent") })
    #expect(
      rules.changes.first?.sentence == "The price of a minute changed from 1 point to 2 points."
    )
    #expect(rules.changes.first?.memberID == .sample(TestChild.parent))
    #expect(rules.changes.count == 3 && rules.learningApps.map(\.pointsPerHour) == [60])
  }

  @Test("are earned by lessons if a parent enabled it, once and up to a cap (APP-080)")
  func lessons() async throws {
    let child = try await TestChild()
    let own = { child.caller(TestChild.child, request: child.next()) }
    // Off by default.
    _ = try await child.catalog.setCompleted("laundry", own())
    #expect(try await child.ledger().isEmpty)
    try await child.set(
      ["lessons_pay", "points_per_lesson", "daily_lesson_points"],
      .init(lessonsPay: true, pointsPerLesson: 40, dailyLessonPoints: 60)
    )
    _ = try await child.catalog.setCompleted("laundry", to: false, own())
    _ = try await child.catalog.setCompleted("laundry", own())
    #expect(try await child.ledger().isEmpty)
    let paid = try await child.catalog.setCompleted("cooking", own())
    #expect(paid.learningPoints == 10)
    // The last step of a lesson earns the same as the whole lesson.
    let steps = try #require(try await child.catalog.get("compliments", own()).topic).sections
      .flatMap(\.steps).map { ($0.stepID, true) }
    _ = try await child.catalog.save(Array(steps.dropLast()), own())
    #expect(try await child.balance().balance == 40)
    _ = try await child.catalog.setStep(steps.last?.0 ?? "", own())
    #expect(try await child.ledger().map(\.points) == [20, 40])
    #expect(try await child.ledger().map(\.topic) == ["compliments", "cooking"])
    _ = try await child.catalog.setCompleted("taxes", own())
    #expect(try await child.balance().balance == 60)
    child.catalog.clock.advance(by: .seconds(86_400))
    _ = try await child.catalog.setCompleted("budgeting", own())
    #expect(try await child.balance().balance == 100)
    // A parent's own lessons earn nothing.
    _ = try await child.catalog.setCompleted("taxes", .sample(request: child.next()))
    #expect(try await child.balance().balance == 100)
    #expect(try await child.card().earnedToday == 40)
    try await child.checkLedger()
  }

  @Test("are not earned by lessons without a parent's consent, not even later (APP-002, APP-080)")
  func lessonsWithoutConsent() async throws {
    let child = try await TestChild()
    try await child.set(
      ["lessons_pay", "points_per_lesson", "daily_lesson_points"],
      .init(lessonsPay: true, pointsPerLesson: 40, dailyLessonPoints: 1_000)
    )
    func own(_ consents: Set<ConsentArea>) -> Caller {
      child.caller(TestChild.child, request: child.next(), consents: consents)
    }
    for consents in [[], [.health]] as [Set<ConsentArea>] {
      let lesson = consents.isEmpty ? "laundry" : "cooking"
      _ = try await child.catalog.setCompleted(lesson, own(consents))
      let state = try await child.catalog.get(lesson, own(consents)).state
      #expect(state?.isCompleted == true)
    }
    // The first completion was without consent, so a repeated one earns nothing.
    _ = try await child.catalog.setCompleted("laundry", to: false, own([.screenTime]))
    _ = try await child.catalog.setCompleted("laundry", own([.screenTime]))
    #expect(try await child.ledger().isEmpty)
    _ = try await child.catalog.setCompleted("taxes", own([.health, .screenTime]))
    #expect(try await child.ledger().map(\.topic) == ["taxes"])
    let rules = try await child.pointsCalls.getRules(
      .init(),
      child.catalog.call(CatalogV1.Points.Methods.getRules, own([]))
    )
    #expect(rules.sentences.first?.contains("no parent has consented") == true)
  }

  @Test(
    "are shown on a card with goal, chart and available rewards (APP-101, APP-102, APP-103, APP-105)"
  )
  func card() async throws {
    let child = try await TestChild()
    let empty = try await child.card()
    #expect(empty.noData && empty.chart.count == 7 && empty.goal?.percent == 0)
    #expect(empty.balance == .init() && empty.affordableMinutes == 0)
    try await child.app("math", 1, pointsPerHour: 60)
    try await child.app("game", 2)
    try await child.app("new", 0)
    try await child.set(["daily_learning_goal_minutes"], .init(dailyLearningGoalMinutes: 30))
    try await child.use("math", seconds: 1_799)
    var card = try await child.card()
    #expect(card.goal?.percent == 99 && card.goal?.exceeded == false && card.earnedToday == 29)
    child.catalog.clock.advance(by: .seconds(3_600))
    try await child.use("math", seconds: 1_801)
    card = try await child.card()
    #expect(card.goal?.percent == 200 && card.goal?.shownPercent == 100)
    #expect(card.goal?.exceeded == true && card.goal?.learningSeconds == 3_600)
    #expect(card.balance?.balance == 60 && card.affordableMinutes == 60)
    #expect(card.uncategorizedApps == 1 && card.rewards.map(\.appName) == ["App game"])
    try await child.redeem("game", 25)
    try await child.adjust(7)
    child.catalog.clock.advance(by: .seconds(120))
    try await child.use("game", seconds: 60)
    card = try await child.card()
    #expect(card.rewardSecondsLeft == 24 * 60 && card.allocations.count == 1)
    // The chart contains only earned points.
    #expect(card.chart.last?.points == 60 && card.balance?.balance == 42)
    #expect(card.affordableMinutes == 40 && card.latest.map(\.points).prefix(2) == [7, -25])
    #expect(card.today?.text == "2026-11-21" && !card.noData)
  }
}

extension Array {
  fileprivate func asyncMap<Result>(
    _ body: (Element) async throws -> Result
  ) async rethrows -> [Result] {
    var results: [Result] = []
    for element in self { results.append(try await body(element)) }
    return results
  }
}
