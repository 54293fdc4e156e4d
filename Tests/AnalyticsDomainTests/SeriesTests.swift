import AnalyticsDomain
import Testing
import Vocabulary

@Suite("A series")
struct SeriesTests {
  private func maker(
    _ days: PaperDays,
    _ period: Period,
    today: LocalDay,
    active: [LocalDay] = []
  ) -> SeriesBuilder {
    SeriesBuilder(period, today: today, sums: days.sums(today: today), activeDays: active)
  }

  private let week = Period(days: Days.monday...Days.monday.advanced(by: 6), step: .day)

  @Test(
    "has the points of each day, zeros included, and their average of seven (TRD-002, TRD-012, TRD-014)"
  )
  func progression() {
    var days = PaperDays()
    days.task(done: Days.monday.advanced(by: -1), points: 14)
    days.task(done: Days.tuesday, points: 7)
    let series = maker(days, week, today: Days.wednesday).series(.scoreProgression)
    #expect(series.points.map(\.value) == [0, 7, 0], "future days are absent")
    #expect(series.points.map(\.second) == [2, 3, 3])
    #expect(series.points.map(\.completed) == [0, 1, 0])
    #expect(series.points[1].bestProject == .inbox && series.points[0].bestProject == nil)
    #expect(series.axisEnd == 10 && series.maximum == 7 && series.minimum == 0)
  }

  @Test("of rates ends at 1 (TRD-001, TRD-011)")
  func rates() {
    var days = PaperDays()
    days.task(due: Days.monday, done: Days.monday)
    days.task(due: Days.monday)
    let series = maker(days, week, today: Days.tuesday).series(.completionTrend)
    #expect(series.points.map(\.value) == [0.5, 0])
    #expect(series.axisEnd == 1)
  }

  @Test(
    "has an axis that ends at the next of 5, 10, 20, 50 and so on (TRD-011)",
    arguments: [
      (0, 5), (5, 5), (6, 10), (11, 20), (21, 50), (50, 50), (51, 100), (101, 200), (201, 500),
      (501, 1_000), (1_001, 2_000),
    ]
  )
  func axis(value: Int, end: Int) {
    let series = Series(.byHour, .bar, "", .tasks, [Series.Point(value: Double(value))])
    #expect(series.axisEnd == Double(end))
  }

  @Test("of streaks continues while today is open, and stops at thirty (TRD-003)")
  func streak() {
    let active = (0..<40).map { Days.monday.advanced(by: $0 - 40) }
    let series = maker(PaperDays(), week, today: Days.tuesday, active: active).series(.streak)
    #expect(series.points.map(\.value) == [0, 0])
    let today = maker(PaperDays(), week, today: Days.monday, active: active).series(.streak)
    #expect(today.points.map(\.value) == [30])
  }

  @Test(
    "of priorities, projects, hours and weekdays counts each task (TRD-004, TRD-005, TRD-006, TRD-007)"
  )
  func parts() {
    var days = PaperDays()
    days.task(due: Days.monday, done: Days.monday, priority: .highest, hour: 7)
    days.task(due: Days.tuesday, priority: .low)
    let maker = maker(days, week, today: Days.tuesday)
    #expect(maker.series(.priorityDistribution).points.map(\.value) == [1, 0, 0, 1])
    let ratio = maker.series(.completionRatio)
    #expect(ratio.points.map(\.value) == [0, 1] && ratio.center == "0")
    let projects = maker.series(.projectPerformance).points
    #expect(projects.map(\.value) == [1] && projects.map(\.second) == [2])
    #expect(maker.series(.byHour).points.map(\.value)[7] == 1)
    #expect(maker.series(.byWeekday).points.map(\.value) == [1, 0, 0, 0, 0, 0, 0])
  }

  @Test(
    "rises, falls or is steady by more than a twentieth of its average each week (TRD-015)",
    arguments: [
      ([1, 2, 3, 4, 5, 6, 7], Trend.Direction.rising), ([7, 6, 5, 4, 3, 2, 1], .falling),
      ([4, 4, 4, 4, 4, 4, 4], .steady), ([0, 0, 0, 0, 0, 0, 0], .steady),
    ] as [([Double], Trend.Direction)]
  )
  func trend(values: [Double], direction: Trend.Direction) {
    let trend = Trend(of: values, spacing: 1)
    #expect(trend?.direction == direction)
    #expect(Trend(of: Array(values.dropLast()), spacing: 1) == nil, "six points are too few")
    #expect(Trend(of: values, spacing: 0) == nil)
  }

  @Test("has a slope per day, whatever the spacing of its points (TRD-015)")
  func slope() {
    #expect(Trend(of: [1, 2, 3, 4, 5, 6, 7], spacing: 1)?.slopePerDay == 1)
    #expect(Trend(of: [0, 7, 14, 21, 28, 35, 42], spacing: 7)?.slopePerDay == 1)
  }
}

@Suite("Insights")
struct InsightTests {
  private let period = Period(days: Days.monday...Days.monday.advanced(by: 9), step: .day)

  private func grounds(
    _ days: PaperDays,
    overdue: Int = 0,
    streak: Int = 0,
    today: LocalDay = Days.monday.advanced(by: 9),
    overdueProjects: Set<ProjectID> = []
  ) -> Insight.Inputs {
    Insight.Inputs(
      summary: days.summary(period, today: today),
      before: PeriodFigures(days.sums, in: period.before.days, today: today),
      overdue: overdue,
      streak: streak,
      overdueProjects: overdueProjects
    )
  }

  @Test("are absent with fewer than seven days of data (INS-001)")
  func fewDays() {
    var days = PaperDays()
    for offset in 0..<6 { days.task(done: Days.monday.advanced(by: offset)) }
    #expect(Insight.all(grounds(days, overdue: 9, streak: 7)).isEmpty)
    days.task(done: Days.monday.advanced(by: 6))
    #expect(!Insight.all(grounds(days)).isEmpty)
  }

  @Test("do not count the tasks of future days as open (ANA-005)")
  func ahead() {
    var days = PaperDays()
    days.task(due: Days.monday.advanced(by: -1), done: Days.monday.advanced(by: -1))
    for offset in 0..<7 {
      let day = Days.monday.advanced(by: offset)
      days.task(due: day, done: day)
    }
    for offset in 7...9 {
      for _ in 0..<9 { days.task(due: Days.monday.advanced(by: offset)) }
    }
    let now = Insight.all(grounds(days, today: Days.monday.advanced(by: 6))).map(\.kind)
    #expect(now.contains("best_weekday"))
    #expect(!now.contains("project_behind") && !now.contains("rate_down"))
    // Once these days have passed, they count.
    let later = Insight.all(grounds(days)).map(\.kind)
    #expect(later.contains("project_behind") && later.contains("rate_down"))
  }

  @Test("name peak hours only with seven active days (INS-001)")
  func peak() {
    var days = PaperDays()
    for offset in 0..<10 { days.task(due: Days.monday.advanced(by: offset)) }
    for offset in 0..<6 { days.task(done: Days.monday.advanced(by: offset), hour: 10) }
    #expect(!Insight.all(grounds(days)).map(\.kind).contains("peak_hours"))
    #expect(Insight.peakHour(of: grounds(days).summary) == nil)
    days.task(done: Days.monday.advanced(by: 6), hour: 10)
    #expect(Insight.all(grounds(days)).first == .peakHours(first: 8, percent: 100))
    #expect(Insight.peakHour(of: grounds(days).summary)?.first == 8)
  }

  @Test(
    "judge a project below four in ten as behind, and an overdue one up to four in five (INS-001, PRJ-052)",
    arguments: [(7, 3, false, true), (6, 4, false, false), (2, 8, true, true), (1, 9, true, false)]
  )
  func behind(open: Int, done: Int, isOverdue: Bool, isBehind: Bool) {
    var days = PaperDays()
    for place in 0..<10 {
      let day = Days.monday.advanced(by: place)
      days.task(due: day, done: place < done ? day : nil)
    }
    #expect(open + done == 10)
    let found = Insight.all(grounds(days, overdueProjects: isOverdue ? [.inbox] : []))
    #expect(found.contains(.projectBehind(.inbox, completed: done, total: 10)) == isBehind)
  }

  @Test("come in the order of their rules, five at most (INS-001, INS-002)")
  func order() {
    var days = PaperDays()
    for offset in 0..<16 { days.task(due: Days.monday.advanced(by: offset / 2), done: nil) }
    for offset in 0..<7 {
      days.task(done: Days.monday.advanced(by: offset), priority: .highest, hour: 8 + offset % 3)
    }
    days.task(due: Days.monday.advanced(by: -2), done: Days.monday.advanced(by: -2))
    let found = Insight.all(grounds(days, overdue: 5, streak: 7))
    #expect(
      found.map(\.kind) == [
        "peak_hours", "best_weekday", "project_behind", "overdue_pile", "rate_down",
      ]
    )
    #expect(found.first == .peakHours(first: 8, percent: 100))
    #expect(found[1] == .bestWeekday(2, average: 7))
    #expect(
      found.map { $0.text { _ in "Garden" } }[2] == "“Garden” falls behind: 7 of 23 tasks are done."
    )
  }

  @Test("require thirty per cent for a peak, five for a backlog, ten points for a change (INS-001)")
  func limits() {
    var days = PaperDays()
    for offset in 0..<10 {
      for hour in [0, 3, 6, 9, 12, 15, 18, 21] {
        days.task(
          due: Days.monday.advanced(by: offset),
          done: Days.monday.advanced(by: offset),
          hour: hour
        )
      }
    }
    let kinds = Insight.all(grounds(days, overdue: 4, streak: 8)).map(\.kind)
    #expect(kinds == ["best_weekday", "high_priority_share"])
  }
}

@Suite("A report's text")
struct ReportTextTests {
  private func report(_ name: String) -> ReportText {
    var days = PaperDays()
    days.task(due: Days.monday, done: Days.monday, priority: .highest)
    days.task(due: Days.tuesday)
    let period = Period(days: Days.monday...Days.monday.advanced(by: 6), step: .day)
    let summary = days.summary(period, today: Days.tuesday)
    return ReportText(
      summary: summary,
      before: PeriodFigures(days.sums, in: period.before.days, today: Days.tuesday),
      productivity: Productivity(
        summary.elapsedFigures,
        elapsedDays: 2,
        streak: 1,
        dailyGoal: 15
      ),
      table: summary.elapsedDays,
      streak: 1,
      longestStreak: 1,
      overdue: 0,
      insights: ["“\(name)” falls behind."],
      goals: [GoalProgress(kind: .points, target: 15, value: 7, suggested: 15)],
      projects: [(name: name, part: .init(total: 2, completed: 1, points: 7))]
    )
  }

  @Test("has every part, as plain text (RPT-001, RPT-002)")
  func plain() {
    let text = report("Garden").text(.plain)
    for part in [
      "Productivity report, 2026-11-16 to 2026-11-22", "7 points for 1 of 2 tasks (50 %)",
      "Compared with 2026-11-09 to 2026-11-15", "2026-11-17", "Projects", "Garden", "Priorities",
      "Insights", "Goals", "7 of 15 points a day", "Best day 2026-11-16 with 7 points",
      "Streak 1 day; longest in this period 1.",
    ] {
      #expect(text.contains(part), "\(part)\n\(text)")
    }
    #expect(!text.contains("Most tasks are completed between"), "one day is too little for hours")
  }

  @Test("has tables and headings as Markdown, and escapes names (RPT-002)")
  func markdown() {
    let text = report("a|b *c* <d>").text(.markdown)
    #expect(text.hasPrefix("# Productivity report"))
    #expect(text.contains("| Days | Points | Done | Tasks | Rate |\n| --- | ---: |"))
    #expect(text.contains("a\\|b \\*c\\* \\<d\\>"))
  }

  @Test("is a table as CSV, with cells that no spreadsheet evaluates as formulas (RPT-002)")
  func csv() {
    let rows = report("=1+1,\"x\"").text(.csv).split(separator: "\r\n").map(String.init)
    #expect(rows[0] == "section,name,to,points,completed,total,rate,on_time,late")
    #expect(rows[1] == "period,2026-11-16,2026-11-22,7,1,2,0.5,1,0")
    #expect(rows.contains("project,\"'=1+1,\"\"x\"\"\",,7,1,2,0.5,,"))
    #expect(rows.filter { $0.hasPrefix("entry,") }.count == 2)
  }
}
