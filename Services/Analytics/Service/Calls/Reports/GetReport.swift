import AnalyticsContracts
import AnalyticsDomain
import RPC
import RuntimeContracts
import ServiceRuntime
import Vocabulary

/// `daybook.analytics.v1.Reports`: the calls and their dependencies.
struct ReportCalls: AnalyticsV1.ReportsService {
  let store: ScoreStore
  let freshness: Freshness
  let clock: any WallClock
}

extension ReportCalls {
  /// `GetReport`: returns the report of a period as data and as text (RPT-001, RPT-002).
  func getReport(
    _ request: AnalyticsV1.GetReportRequest,
    _ call: ServerCall
  ) async throws -> AnalyticsV1.GetReportResponse {
    let caller = try Caller(call)
    var fields = RequestReader()
    let form: ReportText.Form? = fields.choice(request.form.rawValue, "form")
    try fields.check()
    let staleness = try await freshness.wait(for: call)
    let now = clock.now()
    let moment = PeriodMoment(now: now, today: caller.calendar.day(of: now))
    let period = try Period(request.period, of: caller, today: moment.today)
    let space = Space(caller)
    return try await store.readPeriods(of: caller.member) { reader in
      let report = try PeriodReport(on: period, of: space, at: moment, from: reader)
      let extras = try ReportExtras(
        report,
        of: space,
        at: moment,
        in: caller.calendar,
        from: reader
      )
      var response = AnalyticsV1.GetReportResponse(report, extras)
      response.goals = try reader.goals(on: moment.today, of: space)
      response.stale = staleness.isStale
      response.period?.stale = staleness.isStale
      let lastBooked = staleness.isStale ? try reader.scores.lastEvent(in: .task) : now
      response.period?.asOf = lastBooked.map { .init($0) }
      if let form { response.text = ReportText(report, extras).text(form) }
      return response
    }
  }
}

/// The contents of a report besides the period's figures.
struct ReportExtras: Sendable {
  let table: [PeriodFigures]
  let longestStreak: Int
  let overdue: Int
  let insights: [Insight]
  let goals: [GoalProgress]

  init(
    _ report: PeriodReport,
    of space: Space,
    at moment: PeriodMoment,
    in calendar: HouseholdCalendar,
    from reader: PeriodReader
  ) throws {
    let summary = report.summary
    let entries = summary.entries.filter { !$0.isAhead }
    table = summary.period.count <= 31 ? summary.elapsedDays : entries
    let active = summary.elapsedDays.filter { $0.summary.completed > 0 }.map(\.days.lowerBound)
    longestStreak = DayRun.runs(in: active, protection: report.protection).map(\.length).max() ?? 0
    overdue = try reader.overdue(of: space, at: moment)
    goals = try reader.progress(on: moment.today, of: space)
    insights = Insight.all(
      Insight.Inputs(
        summary: summary,
        before: report.before,
        overdue: overdue,
        streak: report.streak.current,
        overdueProjects: report.overdueProjects(at: moment, in: calendar)
      )
    )
  }
}

extension AnalyticsV1.GetReportResponse {
  fileprivate init(_ report: PeriodReport, _ extras: ReportExtras) {
    self.init(
      period: AnalyticsV1.GetPeriodResponse(report),
      table: extras.table.map(AnalyticsV1.PeriodFigures.init),
      streaks: AnalyticsV1.ReportStreaks(
        current: Int32(clamping: report.streak.current),
        longestInPeriod: Int32(clamping: extras.longestStreak)
      ),
      peakHour: Insight.peakHour(of: report.summary).map { Int32(clamping: $0.first) },
      overdueLoad: Int32(clamping: extras.overdue),
      insights: extras.insights.map { insight in
        AnalyticsV1.Insight(
          kind: insight.kind,
          text: insight.text { report.projects[$0]?.name },
          figures: insight.figures
        )
      }
    )
  }
}

extension PeriodReport {
  /// The projects that were due before the end of the period and before now.
  fileprivate func overdueProjects(
    at moment: PeriodMoment,
    in calendar: HouseholdCalendar
  ) -> Set<ProjectID> {
    let last = summary.period.days.upperBound
    return Set(
      projects.filter { _, project in
        project.dueAt.map { $0 < moment.now && calendar.day(of: $0) <= last } ?? false
      }.keys
    )
  }
}

extension ReportText {
  fileprivate init(_ report: PeriodReport, _ extras: ReportExtras) {
    self.init(
      summary: report.summary,
      before: report.before,
      productivity: report.productivity,
      table: extras.table,
      streak: report.streak.current,
      longestStreak: extras.longestStreak,
      overdue: extras.overdue,
      insights: extras.insights.map { $0.text { report.projects[$0]?.name } },
      goals: extras.goals,
      projects: report.projectsByPoints.map { id, part in
        (name: report.projects[id]?.name ?? "a deleted project", part: part)
      }
    )
  }
}
