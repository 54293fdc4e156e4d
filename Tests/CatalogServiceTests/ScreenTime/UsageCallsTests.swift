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

@Suite("Use of a child's apps")
struct UsageCallsTests {
  @Test("earns whole points and carries the rest, however it is split (APP-073)")
  func carry() async throws {
    let child = try await TestChild()
    try await child.app("math", 1, pointsPerHour: 60)
    let start = child.now - .seconds(3_600)
    #expect(try await child.report([child.interval("math", start, seconds: 90)]).points == 1)
    let rest = child.interval("math", start + .seconds(90), seconds: 30)
    #expect(try await child.report([rest]).points == 1)
    #expect(try await child.ledger().map(\.seconds) == [30, 90])
    #expect(try await child.balance().balance == 2)
    try await child.checkLedger()
  }

  @Test("is booked once for each report id, even in another call (APP-071)")
  func once() async throws {
    let child = try await TestChild()
    try await child.app("math", 1, pointsPerHour: 60)
    let interval = child.interval("math", child.now - .seconds(600), seconds: 600, id: 7)
    let first = try await child.report([interval], request: 50)
    #expect(first.points == 10 && first.results.map(\.outcome) == [.accepted])
    #expect(try await child.report([interval], request: 50) == first)
    let again = try await child.report([interval, interval])
    #expect(again.points == 0 && again.results.map(\.outcome) == [.known, .known])
    let other = child.interval("math", child.now - .seconds(900), seconds: 60, id: 7)
    #expect(try await child.report([other]).results.map(\.code) == ["report_id_reused"])
    #expect(try await child.balance().balance == 10)
    // Without an id, the same interval of the same device is the same report.
    var unnamed = child.interval("math", child.now - .seconds(1_200), seconds: 60)
    unnamed.reportID = nil
    #expect(try await child.report([unnamed]).results.map(\.outcome) == [.accepted])
    #expect(try await child.report([unnamed]).results.map(\.outcome) == [.known])
    #expect(try await child.report([unnamed], device: "phone").points == 0)
  }

  @Test("is rejected with a reason if it is invalid, and the rest is booked (APP-071)")
  func rejected() async throws {
    let child = try await TestChild()
    try await child.app("math", 1, pointsPerHour: 60)
    let (now, day) = (child.now, 86_400.0)
    var noID = child.interval("math", now - .seconds(60), seconds: 60)
    noID.reportID = UsageReportID(rawValue: UniqueID(high: 0, low: 0))
    var noEnd = child.interval("math", now - .seconds(60), seconds: 60)
    noEnd.end = nil
    var farAway = child.interval("math", now - .seconds(60), seconds: 60)
    farAway.end = GoogleProtobuf.Timestamp(seconds: .max, nanos: 0)
    let answer = try await child.report([
      child.interval("math", now, seconds: 0),
      child.interval("math", now - .seconds(60), seconds: -1),
      child.interval("math", now - .seconds(2 * 86_400), seconds: day + 0.001),
      child.interval("math", now, seconds: 300.001),
      child.interval("math", now - .seconds(7 * 86_400) - .milliseconds(1), seconds: 60),
      child.interval("no blanks", now - .seconds(60), seconds: 60),
      child.interval("", now - .seconds(60), seconds: 60),
      child.interval(String(repeating: "x", count: 256), now - .seconds(60), seconds: 60),
      noID, noEnd, farAway,
      child.interval("math", now - .seconds(60), seconds: 360),
      child.interval("math", now - .seconds(7 * 86_400), seconds: day),
    ])
    #expect(
      answer.results.map(\.code) == [
        "end_before_start", "end_before_start", "interval_too_long", "in_future", "too_old",
        "invalid_bundle_identifier", "invalid_bundle_identifier", "invalid_bundle_identifier",
        "malformed_id", "time_required", "time_required", "", "",
      ]
    )
    #expect(answer.results.suffix(2).map(\.outcome) == [.accepted, .accepted])
    #expect(answer.points == 6 + 1_440)
    let many = [CatalogV1.UsageInterval](repeating: .init(), count: 501)
    let tooMany = await refusal { try await child.report(many) }
    #expect(tooMany?.reason == "too_many_items" && tooMany?.violations.first?.limit == 500)
  }

  @Test("counts no second twice, across apps and devices (APP-072)")
  func overlaps() async throws {
    let child = try await TestChild()
    try await child.app("math", 1, pointsPerHour: 60)
    try await child.app("piano", 1, pointsPerHour: 60)
    let start = child.now - .seconds(7_200)
    try await child.report([child.interval("math", start, seconds: 1_800)], device: "tablet")
    let second = try await child.report(
      [child.interval("piano", start + .seconds(900), seconds: 1_800)],
      device: "phone"
    )
    #expect(second.points == 15)
    let third = try await child.report(
      [child.interval("MATH", start - .seconds(60), seconds: 3_600)],
      device: "laptop"
    )
    #expect(third.points == 1 + 14)
    #expect(try await child.card().goal?.learningSeconds == 3_600)
    let used = try await child.days().map { [$0.usedSeconds, $0.learningSeconds] }
    #expect(used == [[3_600, 2_700], [1_800, 900]])
  }

  @Test("is rated by the app's category at each second (APP-036, APP-074)")
  func history() async throws {
    let child = try await TestChild()
    let start = child.now - .seconds(3_600)
    try await child.app("math", 0, from: start - .seconds(86_400))
    try await child.app("math", 1, pointsPerHour: 60, from: start + .seconds(600))
    try await child.app("math", 1, pointsPerHour: 120, from: start + .seconds(1_200))
    try await child.app("math", 2, from: start + .seconds(1_800))
    let answer = try await child.report([child.interval("math", start, seconds: 3_600)])
    #expect(answer.points == 10 + 20)
    #expect(try await child.ledger().map(\.pointsPerHour) == [120, 60])
    let day = try #require(try await child.days().first)
    #expect(day.usedSeconds == 3_600 && day.learningSeconds == 1_200)
    #expect(day.rewardSeconds == 1_800 && day.overLimitSeconds == 1_800)
    // A later category earns nothing for earlier time, and changes no entry.
    try await child.app("math", 1, pointsPerHour: 1_000, from: child.now)
    let early = child.interval("math", start - .seconds(600), seconds: 600)
    #expect(try await child.report([early]).points == 0)
    #expect(try await child.balance().balance == 30)
  }

  @Test("of a removed app earns only until it was removed (APP-074)")
  func removed() async throws {
    let child = try await TestChild()
    try await child.app("math", 1, pointsPerHour: 60, removedAt: child.now - .seconds(600))
    let answer = try await child.report([
      child.interval("math", child.now - .seconds(1_200), seconds: 1_200)
    ])
    #expect(answer.points == 10)
    #expect(answer.results.map(\.code) == ["app_removed"])
  }

  @Test(
    "reported late earns and costs nothing for the time without the app, and is named (APP-074)"
  )
  func absence() async throws {
    let child = try await TestChild()
    let start = child.now
    let both = [("math", "Math"), ("game", "Game")]
    try await child.report(apps: both)
    try await child.app("math", 1, pointsPerHour: 60)
    try await child.app("game", 2)
    try await child.adjust(100)
    child.catalog.clock.advance(by: .seconds(600))
    try await child.report(apps: [])
    child.catalog.clock.advance(by: .seconds(1_200))
    try await child.report(apps: both)
    try await child.redeem("game", 60)
    child.catalog.clock.advance(by: .seconds(600))
    let before = try await child.balance().balance
    let answer = try await child.report([
      child.interval("math", start, seconds: 2_400),
      child.interval("math", start + .seconds(600), seconds: 1_200),
      child.interval("math", start, seconds: 600),
      child.interval("game", start + .seconds(900), seconds: 600),
    ])
    #expect(answer.results.map(\.outcome) == [.accepted, .accepted, .accepted, .accepted])
    #expect(answer.results.map(\.code) == ["app_removed", "app_removed", "", "app_removed"])
    #expect(answer.points == 20)
    #expect(try await child.balance().balance == before + 20)
    let days = try await child.days().sorted { $0.bundleIdentifier < $1.bundleIdentifier }
    #expect(days.map(\.usedSeconds) == [600, 2_400] && days.map(\.learningSeconds) == [0, 1_200])
    #expect(days.map(\.rewardSeconds) == [0, 0] && days.map(\.overLimitSeconds) == [0, 0])
    try await child.checkLedger()
  }

  @Test("that began before a parent's consent is not stored, and is named (APP-002, APP-122)")
  func beforeConsent() async throws {
    let child = try await TestChild()
    try await child.app("math", 1, pointsPerHour: 60)
    let consent = child.now
    child.setConsent(givenAt: consent)
    child.catalog.clock.advance(by: .seconds(600))
    let booked = child.interval("math", consent, seconds: 600, id: 7)
    let first = try await child.report([
      child.interval("early", consent - .seconds(60), seconds: 60),
      child.interval("early", consent - .milliseconds(1), seconds: 300),
      booked,
    ])
    #expect(first.results.map(\.code) == ["before_consent", "before_consent", ""])
    #expect(first.results[0].outcome == .rejected && first.points == 10)
    #expect(first.results[0].message.contains("consent"))
    // Withdrawn for ten minutes, and given again.
    child.catalog.clock.advance(by: .seconds(600))
    let again = child.now
    child.setConsent(givenAt: again)
    child.catalog.clock.advance(by: .seconds(300))
    let late = [
      booked, child.interval("math", again - .seconds(600), seconds: 600),
      child.interval("math", again - .seconds(60), seconds: 120),
      child.interval("math", again, seconds: 300),
    ]
    let second = try await child.report(late)
    #expect(second.results.map(\.outcome) == [.known, .rejected, .rejected, .accepted])
    #expect(second.results.map(\.code) == ["", "before_consent", "before_consent", ""])
    #expect(second.points == 5)
    // The same for an import, and without any consent.
    let old = child.interval("early", again - .seconds(86_400), seconds: 60)
    let recent = child.interval("math", again, seconds: 200)
    func add() async throws -> [String] {
      try await child.usage.addUsage(
        .init(childID: .sample(2), device: "pc", intervals: [old, recent]),
        child.call(CatalogV1.Usage.Methods.addUsage)
      ).results.map(\.code)
    }
    #expect(try await add() == ["before_consent", ""])
    child.setConsent(givenAt: nil)
    let none = try await child.report([child.interval("math", child.now - .seconds(9), seconds: 9)])
    #expect(none.results.map(\.code) == ["before_consent"] && none.points == 0)
    let days = try await child.days()
    #expect(days.map(\.bundleIdentifier) == ["math"] && days.map(\.usedSeconds) == [900])
    let stored = try await child.points.store.read { connection in
      try connection.first("SELECT count(*), min(start_at) FROM usage_interval") {
        (count: try $0.value(0, as: Int.self), start: try $0.value(1, as: Timestamp.self))
      }
    }
    #expect(stored?.count == 3 && stored?.start == consent)
    #expect(try await child.card().uncategorizedApps == 0)
  }

  @Test("of an unknown app creates an app without a category (APP-075)")
  func unknown() async throws {
    let child = try await TestChild()
    #expect(try await child.use("Org.Example.Draw", seconds: 600).points == 0)
    #expect(try await child.card().uncategorizedApps == 1)
    let day = try #require(try await child.days().first)
    #expect(day.bundleIdentifier == "Org.Example.Draw" && day.appName == "Org.Example.Draw")
    // The child sees neither.
    #expect(try await child.card(by: TestChild.child).uncategorizedApps == 0)
    try await child.app("org.example.draw", 1, pointsPerHour: 60, from: child.now)
    child.catalog.clock.advance(by: .seconds(60))
    #expect(try await child.use("org.example.draw", seconds: 60).points == 1)
  }

  @Test("counts on the child's days, split at midnight, even when clocks change (APP-082)")
  func midnight() async throws {
    let zone = try #require(HouseholdCalendar(zoneName: "Europe/Berlin"))
    let child = try await TestChild(calendar: zone)
    try await child.app("math", 1, pointsPerHour: 60)
    // 2026-10-25 has 25 hours in Berlin.
    let day = try #require(LocalDay(text: "2026-10-25"))
    let midnight = zone.end(of: day)
    child.catalog.clock.set(midnight + .seconds(3_600))
    try await child.app("math", 1, pointsPerHour: 60)
    let answer = try await child.report([
      child.interval("math", midnight - .seconds(1_800), seconds: 3_600),
      child.interval("math", zone.start(of: day), seconds: 3_600 * 3),
    ])
    #expect(answer.points == 60 + 180)
    let days = try await child.days().map { "\($0.localDay?.text ?? "") \($0.points)" }
    #expect(days == ["2026-10-26 30", "2026-10-25 210"])
    let chart = try await child.card().chart
    #expect(chart.map(\.points) == [0, 0, 0, 0, 0, 210, 30])
    #expect(chart.map(\.runningSum) == [0, 0, 0, 0, 0, 210, 240])
    #expect(chart.last?.localDay?.text == "2026-10-26")
  }

  @Test("from an import is shown, and neither earns nor costs anything (APP-126)")
  func imported() async throws {
    let child = try await TestChild()
    try await child.app("math", 1, pointsPerHour: 60)
    let old = child.interval("math", child.now - .seconds(80 * 86_400), seconds: 600)
    let recent = child.interval("math", child.now - .seconds(600), seconds: 600)
    let answer = try await child.usage.addUsage(
      .init(childID: .sample(2), device: "pc", intervals: [old, recent]),
      child.call(CatalogV1.Usage.Methods.addUsage)
    )
    #expect(answer.results.map(\.outcome) == [.accepted, .accepted])
    #expect(try await child.balance().balance == 0)
    #expect(try await child.days().map(\.usedSeconds) == [600])
    // A device's report of the same time earns points, and is summed once.
    #expect(try await child.use("math", seconds: 600).points == 10)
    #expect(try await child.days().map(\.usedSeconds) == [600])
  }

  @Test("is paged by day and app, and needs a child")
  func pages() async throws {
    let child = try await TestChild()
    for app in ["a", "b", "c"] {
      try await child.report([
        child.interval(app, child.now - .seconds(60), seconds: 60),
        child.interval(app, child.now - .seconds(86_400), seconds: 60),
      ])
    }
    var found: [String] = []
    var request = CatalogV1.GetUsageRequest(childID: .sample(2), pageSize: 2)
    repeat {
      let page = try await child.usage.getUsage(
        request,
        child.call(CatalogV1.Usage.Methods.getUsage)
      )
      found += page.days.map { "\($0.localDay?.text ?? "") \($0.bundleIdentifier)" }
      request.pageToken = page.nextPageToken
    } while !request.pageToken.isEmpty
    #expect(
      found
        == ["2026-11-21", "2026-11-20"].flatMap { day in ["a", "b", "c"].map { "\(day) \($0)" } }
    )
    let own = await refusal {
      try await child.usage.getUsage(
        .init(),
        child.catalog.call(CatalogV1.Usage.Methods.getUsage, .sample())
      )
    }
    #expect(own?.code == .invalidArgument && own?.reason == "not_a_child")
  }

  @Test("is stored up to 20,000 intervals a day, and further ones are reported (APP-071)")
  func perDay() async throws {
    let child = try await TestChild()
    try await child.app("math", 1, pointsPerHour: 900)
    let start = HouseholdCalendar.utc.start(of: HouseholdCalendar.utc.day(of: child.now))
    let caller = child.caller()
    try await child.points.store.write { context in
      try context.connection.run(
        """
        WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < ?)
        INSERT INTO usage_interval (household, child, report, app, device, start_at, end_at, paid,
          reported_at) SELECT ?, ?, randomblob(16), 'math', '', ?4 + n - 1, ?4 + n, 1, ?4 FROM number
        """,
        ReportedUse.mostPerDay - 2,
        caller.household,
        caller.subject,
        start
      )
    }
    let now = child.now
    let intervals = (0..<4).map { child.interval("math", now - .seconds(60 - 4 * $0), seconds: 4) }
    let answer = try await child.report(intervals, device: "a")
    #expect(answer.results.map(\.outcome) == [.accepted, .accepted, .rejected, .rejected])
    #expect(answer.results.map(\.code) == ["", "", "too_many_intervals", "too_many_intervals"])
    #expect(answer.results[2].message.contains("20000") && answer.points == 2)
    // The limit is per child, not per device. Known intervals stay known, and another day has its own limit.
    let again = try await child.report(
      intervals + [child.interval("math", start - .seconds(9), seconds: 4)],
      device: "b"
    )
    #expect(
      again.results.map(\.outcome) == [.known, .known, .rejected, .rejected, .accepted]
    )
    #expect(try await child.balance().balance == 3)
  }

  @Test(
    "of an unknown app is booked even from a device beyond the limit of devices (APP-071, APP-075)"
  )
  func manyDevices() async throws {
    let child = try await TestChild()
    for number in 0...AppReport.mostDevices {
      let use = child.interval("app.\(number)", child.now - .seconds(60), seconds: 60)
      let answer = try await child.report([use], device: "device \(number)")
      #expect(answer.results.map(\.outcome) == [.accepted], "device \(number)")
    }
    #expect(try await child.days().count == AppReport.mostDevices + 1)
    let devices = try await child.points.store.read { connection in
      try connection.first("SELECT count(*) FROM app_device") { try $0.value(0, as: Int.self) }
    }
    #expect(devices == AppReport.mostDevices)
  }

  @Test(
    "is deleted after 90 days, its sums and the apps of points after 400, and the points remain (APP-124)"
  )
  func retention() async throws {
    let folder = try TemporaryFolder()
    let child = try await TestChild(in: folder)
    try await child.app("math", 1, pointsPerHour: 60)
    try await child.app("game", 2)
    try await child.use("math", seconds: 600)
    try await child.redeem("game", 5)
    try await child.adjust(3)
    _ = try await child.decline(try await child.ask("game", 5))
    let sweep = RetentionSweep(
      child.points.store,
      environment: child.catalog.environment,
      rules: PointsStore.retentionRules
    )
    func counts() async throws -> [Int] {
      try await child.points.store.read { connection in
        let queries: [StaticString] = [
          "SELECT count(*) FROM usage_interval", "SELECT count(*) FROM counted_time",
          "SELECT count(*) FROM usage_day", "SELECT count(*) FROM reward_allocation",
          "SELECT count(*) FROM reward_request",
          """
          SELECT count(*) FROM points_entry
          WHERE app IS NOT NULL OR milliseconds IS NOT NULL OR rate IS NOT NULL
          """,
        ]
        return try queries.map { query in
          try connection.first(query) { try $0.value(0, as: Int.self) } ?? 0
        }
      }
    }
    let ledger = try await child.ledger()
    try await run(days: 89, child)
    await sweep.sweep()
    #expect(try await counts() == [1, 2, 1, 1, 1, 2])
    try await run(days: 2, child)
    await sweep.sweep()
    #expect(try await counts() == [0, 0, 1, 1, 1, 2])
    #expect(try await child.ledger() == ledger)
    try await run(days: 320, child)
    await sweep.sweep()
    #expect(try await counts() == [0, 0, 0, 0, 0, 0])
    let kept = try await child.ledger()
    #expect(kept.map(\.points) == [3, -5, 10] && kept.map(\.balance) == [8, 5, 10])
    #expect(kept.map(\.localDay) == ledger.map(\.localDay) && kept.first?.reason == "Helped")
    #expect(
      kept.allSatisfy { $0.bundleIdentifier.isEmpty && $0.appName.isEmpty && $0.seconds == 0 }
    )
    try await child.checkLedger()
    // A newer entry keeps its app.
    try await child.use("math", seconds: 600)
    await sweep.sweep()
    #expect(try await child.ledger().first?.bundleIdentifier == "math")
  }

  /// Lets the service run for this many days.
  private func run(days: Int, _ child: TestChild) async throws {
    for _ in 0..<days {
      child.catalog.clock.advance(by: .seconds(86_400))
      try await child.points.store.write { context in
        for _ in 0..<Int(Duration.seconds(86_400) / Uptime.step) {
          _ = try Uptime.passStep(context.feed, at: context.now, in: context.connection)
        }
      }
    }
  }
}
