import AnalyticsContracts
import AnalyticsDomain
import GatewayContracts
import RPC
import RuntimeContracts
import ServiceRuntime
import TaskContracts
import TestSupport
import Testing
import Vocabulary

@testable import AnalyticsService

/// The calls about periods on a ledger of their own; it is 2026-11-21, 08:00 UTC, a Saturday.
struct PeriodFixture {
  let ledger: TemporaryLedger
  var consumers: [any ConsumerProgress] = [FixedConsumer()]
  var caller = Caller.sample()

  init() throws {
    ledger = try TemporaryLedger()
  }

  private var freshness: Freshness { Freshness(consumers: consumers) }

  private func call(_ method: MethodDescriptor, request: UInt64? = nil) -> ServerCall {
    var caller = caller
    if let request { caller = .sample(calendar: caller.calendar, request: request) }
    return caller.call(method, on: ledger.temporary.environment.loop)
  }

  func period(
    _ kind: AnalyticsV1.PeriodKind,
    _ day: LocalDay? = nil,
    from: LocalDay? = nil,
    to: LocalDay? = nil
  ) async throws -> AnalyticsV1.GetPeriodResponse {
    let calls = PeriodCalls(
      store: ledger.scores,
      freshness: freshness,
      clock: ledger.temporary.clock
    )
    let choice = AnalyticsV1.PeriodChoice(kind: kind, day: day, from: from, to: to)
    return try await calls.getPeriod(
      .init(period: choice),
      call(AnalyticsV1.Periods.Methods.getPeriod)
    )
  }

  func days(from: LocalDay, to: LocalDay) async throws -> AnalyticsV1.ListDaysResponse {
    let calls = PeriodCalls(
      store: ledger.scores,
      freshness: freshness,
      clock: ledger.temporary.clock
    )
    return try await calls.listDays(
      .init(period: .init(kind: .custom, from: from, to: to)),
      call(AnalyticsV1.Periods.Methods.listDays)
    )
  }

  func streak(_ day: LocalDay? = nil) async throws -> AnalyticsV1.GetStreakResponse {
    let calls = StreakCalls(
      store: ledger.scores,
      freshness: freshness,
      clock: ledger.temporary.clock
    )
    return try await calls.getStreak(
      .init(date: day),
      call(AnalyticsV1.Streaks.Methods.getStreak)
    )
  }

  private var goalCalls: GoalCalls {
    GoalCalls(store: ledger.scores, freshness: freshness, clock: ledger.temporary.clock)
  }

  func goals() async throws -> [AnalyticsV1.Goal] {
    try await goalCalls.getGoals(.init(), call(AnalyticsV1.Goals.Methods.getGoals)).goals
  }

  func set(
    _ request: AnalyticsV1.SetGoalsRequest,
    as number: UInt64
  ) async throws -> AnalyticsV1.SetGoalsResponse {
    try await goalCalls.setGoals(
      request,
      call(AnalyticsV1.Goals.Methods.setGoals, request: number)
    )
  }

  func series(
    _ kinds: [AnalyticsV1.SeriesKind] = [],
    _ kind: AnalyticsV1.PeriodKind = .week,
    _ day: LocalDay? = nil
  ) async throws -> [AnalyticsV1.Series] {
    let calls = ChartCalls(
      store: ledger.scores,
      freshness: freshness,
      clock: ledger.temporary.clock
    )
    return try await calls.getSeries(
      .init(period: .init(kind: kind, day: day), kinds: kinds),
      call(AnalyticsV1.Charts.Methods.getSeries)
    ).series
  }

  func report(
    _ form: AnalyticsV1.ReportForm,
    _ kind: AnalyticsV1.PeriodKind = .week,
    _ day: LocalDay? = nil
  ) async throws -> AnalyticsV1.GetReportResponse {
    let calls = ReportCalls(
      store: ledger.scores,
      freshness: freshness,
      clock: ledger.temporary.clock
    )
    return try await calls.getReport(
      .init(period: .init(kind: kind, day: day), form: form),
      call(AnalyticsV1.Reports.Methods.getReport)
    )
  }
}

@Suite("GetPeriod")
struct PeriodCallTests {
  private let saturday = Family.monday.advanced(by: 5)
  private let garden = ProjectID.sample(77)

  /// Adds two tasks due on Monday and completes the P0, then completes a P3 without a date on Tuesday.
  private func busyWeek(_ fixture: PeriodFixture) async throws {
    var tasks = PaperTasks(from: HouseholdCalendar.utc.start(of: Family.monday))
    try tasks.name(garden, "Garden")
    let first = try tasks.add(due: Family.monday, .highest, project: garden)
    try tasks.add(due: Family.monday, .high)
    let third = try tasks.add(.low)
    try tasks.add(due: Family.monday.advanced(by: 6))
    try tasks.complete(first)
    tasks.pass(.seconds(86_400 + 3_600))
    try tasks.complete(third)
    try await fixture.ledger.take(tasks.takeEvents())
  }

  @Test(
    "sums up a week by priority, project, type and hour (ANA-011, ANA-012, ANA-015, ANA-019, ANA-031)"
  )
  func week() async throws {
    let fixture = try PeriodFixture()
    try await busyWeek(fixture)
    let answer = try await fixture.period(.week)
    let summary = try #require(answer.summary)
    let figures = try #require(summary.figures)
    #expect(figures.from == Family.monday && figures.to == Family.monday.advanced(by: 6))
    #expect(figures.total == 4 && figures.planned == 3 && figures.completed == 2)
    #expect(figures.points == 9 && figures.completionRate == 0.5)
    #expect(figures.onTime == 1 && figures.late == 0)
    #expect(summary.open == 2 && summary.overdue == 1)
    #expect(summary.byPriority.map(\.points) == [7, 0, 0, 2])
    #expect(summary.byPriority.map(\.total) == [1, 1, 1, 1])
    #expect(summary.byProject.map(\.name) == ["Garden", ""])
    #expect(summary.byProject.map(\.pointsShare) == [0.7778, 0.2222])
    #expect(summary.byProject.first?.color == 2)
    #expect(summary.byType.map(\.total) == [4, 0, 0, 0])
    #expect(summary.byHour.count == 24 && summary.byHour[0] == 1 && summary.byHour[1] == 1)
    #expect(answer.step == .day && answer.entries.map(\.points) == [7, 2, 0, 0, 0, 0, 0])
    #expect(answer.entries.map(\.ahead) == [false, false, false, false, false, false, true])
    #expect(summary.averagePoints == 1.5 && summary.elapsedDays == 6)
    #expect(summary.bestDay?.from == Family.monday)
    #expect(summary.leastDay?.from == Family.monday.advanced(by: 2))
    // Six days of 15 points: 50 × 2/3 + 30 × 9/90 + 0.
    #expect(summary.productivity?.score == 36 && summary.productivity?.rating == .building)
    #expect(summary.productivity?.pointsGoal == 90)
  }

  @Test("includes the preceding period of the same length, and the difference (ANA-005, ANA-035)")
  func comparison() async throws {
    let fixture = try PeriodFixture()
    try await busyWeek(fixture)
    let next = try await fixture.period(
      .custom,
      from: Family.monday.advanced(by: 7),
      to: Family.monday.advanced(by: 13)
    )
    #expect(next.comparison?.before?.points == 9)
    #expect(next.comparison?.pointsDifference == -9)
    #expect(next.comparison?.completedDifference == -2)
    // Two of three: the comparison excludes the task of the coming Sunday (ANA-005).
    #expect(next.comparison?.rateDifference == -0.6667)
    let week = try await fixture.period(.week)
    #expect(week.summary?.figures?.completionRate == 0.5)
    #expect(week.comparison?.rateDifference == 0.6667)
    #expect(next.summary?.figures?.empty == true)
    #expect(next.summary?.productivity?.empty == true)
  }

  @Test("books a task that was due yesterday on the day it was completed (worked examples 2 and 3)")
  func bookedOnItsDay() async throws {
    let fixture = try PeriodFixture()
    var tasks = PaperTasks(from: HouseholdCalendar.utc.start(of: Family.monday))
    let raised = try tasks.add(due: Family.monday, .medium)
    let late = try tasks.add(due: Family.monday, .high)
    try tasks.complete(raised)
    tasks.pass(.seconds(86_400))
    try tasks.reprioritise(raised, .highest)
    try tasks.complete(late)
    try await fixture.ledger.take(tasks.takeEvents())
    let monday = try await fixture.period(.day, Family.monday)
    let tuesday = try await fixture.period(.day, Family.monday.advanced(by: 1))
    #expect(monday.summary?.figures?.points == 7 && monday.summary?.figures?.late == 0)
    #expect(monday.summary?.byPriority.map(\.points) == [7, 0, 0, 0])
    #expect(tuesday.summary?.figures?.points == 4 && tuesday.summary?.figures?.late == 1)
  }

  @Test("distinguishes 23:59 and 00:01 by the member's clock (worked example 9)")
  func midnight() async throws {
    let berlin = try #require(HouseholdCalendar(zoneName: "Europe/Berlin"))
    var fixture = try PeriodFixture()
    fixture.caller = .sample(calendar: berlin)
    var tasks = PaperTasks(berlin, from: berlin.end(of: Family.monday) + .seconds(-60))
    let first = try tasks.add()
    let second = try tasks.add()
    try tasks.complete(first)
    tasks.pass(.seconds(120))
    try tasks.complete(second)
    try await fixture.ledger.take(tasks.takeEvents())
    let week = try await fixture.period(.week)
    #expect(week.entries.map(\.completed) == [1, 1, 0, 0, 0, 0, 0])
    #expect(week.summary?.byHour[23] == 1 && week.summary?.byHour[0] == 1)
  }

  @Test("counts an event that arrives twice only once (worked example 10, SCO-012)")
  func twice() async throws {
    let fixture = try PeriodFixture()
    var tasks = PaperTasks(from: HouseholdCalendar.utc.start(of: Family.monday))
    let id = try tasks.add(due: Family.monday)
    try tasks.complete(id)
    let events = tasks.takeEvents()
    try await fixture.ledger.take(events + events)
    try await fixture.ledger.take(events)
    let figures = try await fixture.period(.day, Family.monday).summary?.figures
    #expect(figures?.total == 1 && figures?.completed == 1 && figures?.points == 3)
    #expect(try await fixture.ledger.daysAgree())
  }

  @Test(
    "does not count tasks of archived projects as open or overdue from then on (TSK-114, ANA-012)"
  )
  func archived() async throws {
    let fixture = try PeriodFixture()
    let lastSunday = Family.monday.advanced(by: -1)
    var tasks = PaperTasks(from: HouseholdCalendar.utc.start(of: lastSunday))
    try tasks.name(garden, "Garden")
    try tasks.add(due: lastSunday, project: garden)
    tasks.pass(.seconds(86_400))
    try tasks.add(due: Family.monday, project: garden)
    try tasks.add(due: Family.monday)
    tasks.pass(.seconds(86_400))
    try tasks.archive(garden, "Garden")
    try await fixture.ledger.take(tasks.takeEvents())
    let week = try await fixture.period(.week).summary
    #expect(week?.open == 1 && week?.overdue == 1)
    #expect(week?.figures?.total == 2, "what was planned stays planned")
    #expect(try await fixture.report(.unspecified).overdueLoad == 1)
    // The week that ended before the project was archived is unchanged.
    let before = try await fixture.period(.week, lastSunday).summary
    #expect(before?.open == 1 && before?.overdue == 1)
    try tasks.unarchive(garden, "Garden")
    try await fixture.ledger.take(tasks.takeEvents())
    #expect(try await fixture.period(.week).summary?.overdue == 2)
    #expect(try await fixture.report(.unspecified).overdueLoad == 3)
  }

  @Test("keeps a timed task on its day when it is edited in another zone (ANA-001, ANA-010)")
  func movedZone() async throws {
    let berlin = try #require(HouseholdCalendar(zoneName: "Europe/Berlin"))
    let tokyo = try #require(HouseholdCalendar(zoneName: "Asia/Tokyo"))
    var fixture = try PeriodFixture()
    fixture.caller = .sample(calendar: tokyo)
    var tasks = PaperTasks(berlin, from: berlin.start(of: Family.monday))
    // 20:00 on Tuesday in Berlin is Wednesday in Tokyo.
    let at = berlin.timestamp(
      day: Family.monday.advanced(by: 1),
      time: try #require(LocalTime(text: "20:00"))
    )
    let id = try tasks.add(at: at)
    tasks.move(to: tokyo)
    try tasks.reprioritise(id, .high)
    try await fixture.ledger.take(tasks.takeEvents())
    let planned = try await fixture.period(.week).entries.map(\.planned)
    #expect(planned == [0, 1, 0, 0, 0, 0, 0])
    tasks.passTo(at)
    try tasks.complete(id)
    try await fixture.ledger.take(tasks.takeEvents())
    let week = try await fixture.period(.week)
    #expect(week.entries.map(\.planned) == [0, 1, 0, 0, 0, 0, 0])
    #expect(week.entries.map(\.completed) == [0, 0, 1, 0, 0, 0, 0])
    #expect(week.summary?.figures?.total == 1 && week.summary?.figures?.onTime == 1)
    #expect(try await fixture.ledger.historiesAgree([id]))
  }

  @Test("keeps past figures when a task is moved or deleted (ANA-036, ANA-070)")
  func past() async throws {
    let fixture = try PeriodFixture()
    var tasks = PaperTasks(from: HouseholdCalendar.utc.start(of: Family.monday))
    let moved = try tasks.add(due: Family.monday)
    let deleted = try tasks.add(due: Family.monday)
    let done = try tasks.add(due: Family.monday)
    try tasks.complete(done)
    let first = tasks.takeEvents()
    try await fixture.ledger.take(first)
    let before = try await fixture.period(.day, Family.monday)
    tasks.pass(.seconds(3 * 86_400))
    try tasks.reschedule(moved, to: Family.monday.advanced(by: 10))
    try tasks.delete(deleted)
    try tasks.delete(done)
    try await fixture.ledger.take(tasks.takeEvents())
    var after = try await fixture.period(.day, Family.monday)
    after.asOf = before.asOf
    #expect(after == before)
    #expect(before.summary?.open == 2 && before.summary?.overdue == 2)
  }

  @Test("refuses an invalid period (ANA-004)")
  func refused() async throws {
    let fixture = try PeriodFixture()
    await #expect(throws: PeriodRefusal.invalidPeriod) {
      try await fixture.period(.custom, from: saturday, to: Family.monday)
    }
    await #expect(throws: PeriodRefusal.invalidPeriod) { try await fixture.period(.custom) }
    #expect(PeriodRefusal.invalidPeriod.rpcError.reason == "invalid_period")
    await #expect(throws: RPCError.self) { try await fixture.period(.unrecognized(99)) }
  }

  @Test("returns the last figures, marked stale, while the task service is unreachable (ANA-072)")
  func stale() async throws {
    var fixture = try PeriodFixture()
    try await busyWeek(fixture)
    fixture.consumers = [FixedConsumer(isConnected: false)]
    let answer = try await fixture.period(.week)
    #expect(answer.stale && answer.summary?.figures?.points == 9)
    #expect(answer.asOf != nil)
    fixture.consumers = [FixedConsumer(isConnected: false, wasReceived: false)]
    let deaf = fixture
    await #expect(throws: ScoreRefusal.sourceUnavailable) { try await deaf.period(.week) }
  }

  @Test("uses the current names of projects, and omits deleted ones (ANA-018)")
  func names() async throws {
    let fixture = try PeriodFixture()
    var tasks = PaperTasks(from: HouseholdCalendar.utc.start(of: Family.monday))
    try tasks.name(garden, "Garden")
    try tasks.complete(try tasks.add(project: garden))
    try tasks.remove(garden)
    try await fixture.ledger.take(tasks.takeEvents())
    let project = try #require(try await fixture.period(.week).summary?.byProject.first)
    #expect(project.projectID == garden && project.name.isEmpty && project.points == 3)
  }

  @Test("lists the days with figures for calendars and heat maps")
  func listDays() async throws {
    let fixture = try PeriodFixture()
    try await busyWeek(fixture)
    let listed = try await fixture.days(from: Family.monday, to: Family.monday.advanced(by: 60))
    #expect(listed.days.map(\.points) == [7, 2, 0])
    #expect(listed.days.map(\.ahead) == [false, false, true])
    #expect(listed.from == Family.monday)
  }
}

@Suite("Stored goals")
struct GoalCallTests {
  @Test("are set, validated, reset and announced once (GOL-001, GOL-002)")
  func set() async throws {
    let fixture = try PeriodFixture()
    #expect(try await fixture.goals().map(\.target) == [15, 5, 7])
    let answer = try await fixture.set(.init(pointsPerDay: 20, streak: 14), as: 1)
    #expect(answer.changed && answer.goals.map(\.target) == [20, 5, 14])
    #expect(answer.goals.map(\.chosen) == [true, false, true])
    #expect(try await !fixture.set(.init(pointsPerDay: 20), as: 2).changed)
    #expect(
      try await fixture.set(.init(pointsPerDay: 0), as: 3).goals.map(\.target) == [15, 5, 14]
    )
    #expect(try await fixture.ledger.told(AnalyticsV1.GoalsChanged.self).count == 2)
    await #expect(throws: RPCError.self) { try await fixture.set(.init(tasksPerDay: 1_001), as: 4) }
    await #expect(throws: RPCError.self) { try await fixture.set(.init(tasksPerDay: -1), as: 5) }
  }

  @Test("are reached once a day, with one event for each (GOL-004)")
  func reached() async throws {
    let fixture = try PeriodFixture()
    var tasks = PaperTasks()
    var done: [TaskID] = []
    for _ in 0..<2 { done.append(try tasks.add(.highest)) }
    for id in done { try tasks.complete(id) }
    try await fixture.ledger.take(tasks.takeEvents())
    #expect(try await fixture.goals().map(\.value) == [14, 2, 1])
    #expect(try await fixture.ledger.told(AnalyticsV1.GoalReached.self).isEmpty)
    try tasks.complete(try tasks.add(.low))
    try await fixture.ledger.take(tasks.takeEvents())
    let reached = try #require(try await fixture.goals().first)
    #expect(reached.value == 16 && reached.share == 1 && reached.reachedAt != nil)
    // Falling below the goal and reaching it again on the same day emits no second event.
    try tasks.uncomplete(done[0])
    try tasks.complete(done[0])
    try await fixture.ledger.take(tasks.takeEvents())
    let told = try await fixture.ledger.told(AnalyticsV1.GoalReached.self)
    #expect(told.map(\.kind) == [.pointsPerDay])
    #expect(told.map(\.target) == [15] && told.map(\.value) == [16])
  }
}

@Suite("Charts and reports")
struct ChartCallTests {
  private func fixture() async throws -> PeriodFixture {
    let fixture = try PeriodFixture()
    var tasks = PaperTasks(from: HouseholdCalendar.utc.start(of: Family.monday))
    for _ in 0..<6 {
      tasks.pass(.seconds(9 * 3_600))
      try tasks.complete(try tasks.add(due: tasks.today, .highest))
      try tasks.add(due: tasks.today)
      tasks.pass(.seconds(15 * 3_600))
    }
    try await fixture.ledger.take(tasks.takeEvents())
    return fixture
  }

  @Test("return all series, or the named ones, each once (TRD-010)")
  func series() async throws {
    let fixture = try await fixture()
    let all = try await fixture.series()
    #expect(all.count == 8)
    #expect(all.allSatisfy { !$0.title.isEmpty && $0.axisEnd >= $0.maximum })
    let named = try await fixture.series([.streak, .byHour, .streak])
    #expect(named.map(\.kind) == [.streak, .byHour])
    #expect(named[0].points.map(\.value) == [1, 2, 3, 4, 5, 6])
    #expect(named[1].points[9].value == 6)
    await #expect(throws: RPCError.self) { try await fixture.series([.unrecognized(99)]) }
    let month = try await fixture.series([.completionTrend, .completionRatio], .month)
    #expect(month[0].points.count == 21, "one for each day that has begun")
    #expect(month[1].center == "7")
  }

  @Test("count streaks over protected days as GetStreak does (SHD-002, ANA-016)")
  func protection() async throws {
    let fixture = try PeriodFixture()
    // Thirty-five days ago, eight protected ones, then each day up to yesterday, without last Sunday.
    let today = Family.monday.advanced(by: 5)
    var tasks = PaperTasks(from: HouseholdCalendar.utc.start(of: today.advanced(by: -35)))
    for back in stride(from: 35, through: 1, by: -1) {
      let isProtected = (27...34).contains(back) || back == 6
      if !isProtected { try tasks.complete(try tasks.add(due: tasks.today)) }
      tasks.pass(.seconds(86_400))
    }
    try await fixture.ledger.take(tasks.takeEvents())
    try await fixture.ledger.applyDirectory([
      .away(1, today.advanced(by: -34), today.advanced(by: -27), .ill, id: 1),
      .away(2, today.advanced(by: -6), today.advanced(by: -6), .vacation, id: 2),
    ])
    let streak = try await fixture.streak()
    #expect(streak.current == 26 && streak.longest == 26)
    let week = try await fixture.period(.week)
    #expect(week.summary?.streak == 26)
    // All tasks done, five days with 3 of 15 points, the streak in full: 50 + 30 × 15/90 + 20.
    #expect(week.summary?.productivity?.score == 75)
    #expect(try await fixture.goals().map(\.value) == [0, 0, 26])
    let series = try await fixture.series([.streak], .month)
    let running = Array(8...21) + [21] + Array(22...26) + [26]
    #expect(series[0].points.map(\.value) == running.map(Double.init))
    let report = try await fixture.report(.unspecified, .month)
    #expect(report.streaks?.current == 26 && report.streaks?.longestInPeriod == 19)
  }

  @Test("show that the streak ended on a past day without completions (STK-002)")
  func pastGap() async throws {
    let fixture = try PeriodFixture()
    let sunday = Family.monday.advanced(by: -1)
    var tasks = PaperTasks(from: HouseholdCalendar.utc.start(of: sunday.advanced(by: -6)))
    for _ in 0..<6 {
      try tasks.complete(try tasks.add())
      tasks.pass(.seconds(86_400))
    }
    try await fixture.ledger.take(tasks.takeEvents())
    let week = try await fixture.period(.week, sunday)
    #expect(week.summary?.streak == 0)
    #expect(try await fixture.streak(sunday).current == 0)
    #expect(try await fixture.streak(sunday.advanced(by: -1)).current == 6)
    let series = try await fixture.series([.streak], .week, sunday)
    #expect(series[0].points.map(\.value) == [1, 2, 3, 4, 5, 6, 0])
  }

  @Test("tell subscribers which series are stale (TRD-013)")
  func staleSeries() async throws {
    let fixture = try PeriodFixture()
    var tasks = PaperTasks()
    let id = try tasks.add(due: tasks.today)
    try tasks.complete(id)
    try await fixture.ledger.take(tasks.takeEvents())
    let told = try await fixture.ledger.told(AnalyticsV1.SeriesChanged.self)
    #expect(told.count == 2)
    #expect(told[0].kinds.count == 4 && told[1].kinds.count == 8)
    #expect(told.allSatisfy { $0.from == Family.monday.advanced(by: 5) && $0.to == $0.from })
  }

  @Test("include a report in each form, with what it is based on (RPT-001, RPT-002)")
  func report() async throws {
    let fixture = try await fixture()
    let data = try await fixture.report(.unspecified)
    #expect(data.text.isEmpty && data.period?.summary?.figures?.points == 42)
    #expect(data.table.count == 6 && data.streaks?.longestInPeriod == 6)
    #expect(data.peakHour == nil && data.overdueLoad == 5)
    #expect(data.goals.count == 3)
    #expect(data.insights.isEmpty, "six days are too few")
    #expect(try await fixture.report(.markdown).text.hasPrefix("# Productivity report, 2026-11-16"))
    #expect(try await fixture.report(.csv).text.hasPrefix("section,name,to,points"))
    let month = try await fixture.report(.plain, .month).text
    #expect(month.contains("Compared with 2026-10-02 to 2026-10-31"))
    await #expect(throws: RPCError.self) { try await fixture.report(.unrecognized(9)) }
  }

  @Test(
    "report that a project is behind once its due date has passed, and not when it is completed, archived, or due later (INS-001)",
    arguments: ["over", "later", "completed", "archived", "never"]
  )
  func projectBehind(_ due: String) async throws {
    let fixture = try PeriodFixture()
    let garden = ProjectID.sample(40)
    let start = HouseholdCalendar.utc.start(of: Family.monday.advanced(by: -7))
    var tasks = PaperTasks(from: start)
    try tasks.name(
      garden,
      "Garden",
      dueAt: due == "never" ? nil : start + .seconds((due == "later" ? 30 : 5) * 86_400),
      status: due == "completed" ? .completed : .active
    )
    // Half of the tasks are completed, so a project without a due date is not behind.
    for _ in 0..<7 {
      _ = try tasks.add(due: tasks.today, project: garden)
      try tasks.complete(try tasks.add(due: tasks.today, project: garden))
      tasks.pass(.seconds(86_400))
    }
    if due == "archived" { try tasks.archive(garden, "Garden") }
    try await fixture.ledger.take(tasks.takeEvents())
    let insights = try await fixture.report(.unspecified, .week, Family.monday.advanced(by: -1))
      .insights
    let said = insights.filter { $0.kind == "project_behind" }
    #expect(
      said.map(\.text) == (due == "over" ? ["“Garden” falls behind: 7 of 14 tasks are done."] : [])
    )
  }

  @Test(
    "say that a project falls behind by its due day in the member's zone (INS-001, PRJ-052)",
    arguments: [
      // Sunday in Berlin and in UTC; Monday in Berlin, Sunday in UTC; Monday in UTC, Sunday in New York.
      ("Europe/Berlin", Int64(22), true), ("Europe/Berlin", 23, false),
      ("America/New_York", 28, true), ("America/New_York", 29, false),
    ]
  )
  func projectBehindInZone(zone: String, hours: Int64, isBehind: Bool) async throws {
    var fixture = try PeriodFixture()
    let calendar = try #require(HouseholdCalendar(zoneName: zone))
    fixture.caller = .sample(calendar: calendar)
    let garden = ProjectID.sample(40)
    let sunday = Family.monday.advanced(by: -1)
    var tasks = PaperTasks(calendar, from: calendar.start(of: Family.monday.advanced(by: -7)))
    let due = HouseholdCalendar.utc.start(of: sunday) + .seconds(hours * 3_600 + 1_800)
    try tasks.name(garden, "Garden", dueAt: due)
    for _ in 0..<7 {
      _ = try tasks.add(due: tasks.today, project: garden)
      try tasks.complete(try tasks.add(due: tasks.today, project: garden))
      tasks.pass(.seconds(86_400))
    }
    try await fixture.ledger.take(tasks.takeEvents())
    let insights = try await fixture.report(.unspecified, .week, sunday).insights
    #expect(insights.contains { $0.kind == "project_behind" } == isBehind)
  }
}
