import AnalyticsDomain
import Testing
import Vocabulary

/// Planned and completed tasks, as test helpers.
struct PaperDays {
  private(set) var records: [TaskRecord] = []

  var sums: PeriodSums { sums(today: .first) }

  /// A task due on `due` and completed on `done`.
  mutating func task(
    due: LocalDay? = nil,
    done: LocalDay? = nil,
    priority: TaskPriority = .medium,
    points: Int? = nil,
    hour: Int = 9
  ) {
    let traits = TaskTraits(priority: priority, type: .morning, project: .inbox)
    var record = TaskRecord()
    if let due {
      record.history.plans[due] = TaskHistory.Plan(traits: traits, isOpen: done == nil)
    }
    record.done = done.map { day in
      DoneTask(
        day: day,
        points: points ?? [7, 4, 3, 2][priority.rawValue - 1],
        completion: TaskHistory.Completion(traits: traits, due: due, hour: hour)
      )
    }
    records.append(record)
  }

  mutating func add(_ record: TaskRecord) { records.append(record) }

  /// The sums of these tasks, with those overdue on `today`.
  func sums(today: LocalDay, archived: [ProjectID: LocalDay] = [:]) -> PeriodSums {
    var parts: [SpanKey: SpanContribution] = [:]
    var overdue: [LocalDay: Int] = [:]
    for record in records {
      parts.merge(record.contributions) { $0 + $1 }
      for (day, plan) in record.history.plans where plan.isOpen && day < today {
        if archived[plan.traits.project] == nil { overdue[day, default: 0] += 1 }
      }
    }
    return PeriodSums(
      parts.map { PeriodSums.Row($0, $1) },
      hours: records.compactMap { record in
        record.done?.hourOfDay.map { .init(day: $0.day, hour: $0.hour, completions: 1) }
      },
      overdueNow: overdue,
      archived: archived
    )
  }

  func summary(_ period: Period, today: LocalDay) -> PeriodSummary {
    PeriodSummary(
      period,
      sums(today: today),
      at: PeriodMoment(now: Timestamp(millisecondsSinceEpoch: 0), today: today)
    )
  }
}

@Suite("A period")
struct PeriodTests {
  private let week = Period(days: Days.monday...Days.monday.advanced(by: 6), step: .day)
  private let sunday = Days.monday.advanced(by: 6)

  @Test("sums up a day by priority: 7, 4, 3 and 2 are 16 (ANA-017, ANA-030, worked example 1)")
  func byPriority() {
    var days = PaperDays()
    for priority in TaskPriority.allCases { days.task(done: Days.monday, priority: priority) }
    let day = Period(days: Days.monday...Days.monday, step: .day)
    let summary = days.summary(day, today: Days.monday)
    #expect(summary.figures.summary.points == 16)
    #expect(TaskPriority.allCases.map { summary.byPriority[$0]?.points } == [7, 4, 3, 2])
    #expect(summary.figures.summary.total == 4 && summary.figures.rate.value == 1)
  }

  @Test("books a late task on its completion day, as late (ANA-021, worked example 2)")
  func late() {
    var days = PaperDays()
    days.task(due: Days.monday, done: Days.tuesday, priority: .high)
    func day(_ day: LocalDay) -> PeriodSummary {
      days.summary(Period(days: day...day, step: .day), today: Days.tuesday)
    }
    #expect(day(Days.tuesday).figures.summary.points == 4)
    #expect(day(Days.tuesday).figures.summary.late == 1)
    #expect(day(Days.monday).figures.summary.points == 0)
    #expect(day(Days.monday).open == 1 && day(Days.monday).overdue == 1)
    let both = days.summary(week, today: Days.tuesday)
    #expect(both.figures.summary.total == 1 && both.figures.summary.completed == 1)
    #expect(both.open == 0)
  }

  @Test("finds the most and least productive day (ANA-034, worked example 8)")
  func extremes() {
    var days = PaperDays()
    for (offset, points) in [3, 0, 7, 7, 0, 0, 0].enumerated() where points > 0 {
      days.task(done: Days.monday.advanced(by: offset), points: points)
    }
    let summary = days.summary(week, today: sunday)
    #expect(summary.elapsedDays.mostProductive?.days.lowerBound == Days.wednesday)
    #expect(summary.elapsedDays.leastProductive?.days.lowerBound == Days.tuesday)
    // More completions win where points are equal.
    days.task(done: Days.thursday, points: 0)
    let again = days.summary(week, today: sunday)
    #expect(again.elapsedDays.mostProductive?.days.lowerBound == Days.thursday)
    let first = days.summary(week, today: Days.monday)
    #expect(first.elapsedDays.leastProductive == nil, "a single day is not the least")
  }

  @Test("lists future days, but excludes them from averages and rankings (ANA-005, ANA-031)")
  func ahead() {
    var days = PaperDays()
    days.task(due: Days.monday, done: Days.monday, priority: .highest)
    days.task(due: Days.friday)
    let summary = days.summary(week, today: Days.tuesday)
    #expect(summary.entries.count == 7)
    #expect(summary.entries.map(\.isAhead) == [false, false, true, true, true, true, true])
    #expect(summary.entries[4].summary.planned == 1)
    #expect(summary.averagePoints == 3.5 && summary.averageCompleted == 0.5)
    #expect(summary.elapsedFigures.total == 1 && summary.figures.summary.total == 2)
    #expect(summary.open == 1 && summary.overdue == 0)
  }

  @Test("counts each task once, wherever its days are in the period (ANA-010, ANA-013)")
  func once() {
    var days = PaperDays()
    days.task(due: Days.monday, done: Days.wednesday)
    days.task(due: Days.monday)
    days.task(done: Days.tuesday)
    days.task(due: Days.monday.advanced(by: -3), done: Days.friday)
    let summary = days.summary(week, today: sunday)
    #expect(summary.figures.summary.total == 4)
    #expect(summary.figures.summary.planned == 2)
    #expect(summary.figures.rate.value == 0.75)
    let empty = days.summary(week.before.before, today: sunday)
    #expect(empty.figures.rate.isEmpty && empty.figures.rate.value == 0)
  }

  @Test("of a month is split into weeks that are cut at its ends (ANA-003, ANA-032)")
  func month() throws {
    // November 2026 begins on a Sunday.
    let month = try Period(.month(of: Days.monday), weekStart: .monday)
    #expect(
      month.days.lowerBound.text == "2026-11-01" && month.days.upperBound.text == "2026-11-30"
    )
    let weeks = month.spans(by: .week)
    #expect(weeks.map(\.lowerBound.civil.day) == [1, 2, 9, 16, 23, 30])
    #expect(weeks.map(\.upperBound.civil.day) == [1, 8, 15, 22, 29, 30])
    let saturdays = try Period(.month(of: Days.monday), weekStart: .saturday)
    #expect(saturdays.spans(by: .week).map(\.lowerBound.civil.day) == [1, 7, 14, 21, 28])
    let december = try Period(.month(of: Days.monday.advanced(by: 20)), weekStart: .monday)
    #expect(december.days.upperBound.text == "2026-12-31")
  }

  @Test(
    "of custom length is listed by day, week or month by its length (ANA-004, ANA-033)",
    arguments: [
      (1, Period.Step.day), (31, .day), (32, .week), (183, .week), (184, .month), (366, .month),
    ]
  )
  func custom(length: Int, step: Period.Step) throws {
    let last = Days.monday.advanced(by: length - 1)
    let period = try Period(.custom(from: Days.monday, to: last), weekStart: .monday)
    #expect(period.count == length && period.step == step)
    #expect(period.before.count == length)
    #expect(period.before.days.upperBound == Days.monday.advanced(by: -1))
  }

  @Test("of custom length is refused when it is too long, reversed or incomplete (ANA-004)")
  func refused() {
    let wrong: [Period.Choice] = [
      .custom(from: Days.monday, to: Days.monday.advanced(by: 366)),
      .custom(from: Days.tuesday, to: Days.monday), .custom(from: nil, to: Days.monday),
      .custom(from: Days.monday, to: nil),
    ]
    for choice in wrong {
      #expect(throws: PeriodRefusal.invalidPeriod) { try Period(choice, weekStart: .monday) }
    }
  }

  @Test(
    "covers each of its days once, in every step, anywhere in time (ANA-003)",
    arguments: 0..<UInt64(60)
  )
  func covered(seed: UInt64) throws {
    var numbers = Mixed(seed: seed)
    let from = LocalDay.first.advanced(by: Int(numbers.next() % 3_652_000))
    let to = from.advanced(by: Int(numbers.next() % 366))
    let start = WeekStart.allCases[Int(numbers.next() % 3)]
    let period = try Period(.custom(from: from, to: to), weekStart: start)
    for step in Period.Step.allCases {
      let days = period.spans(by: step).flatMap(\.all)
      #expect(days == (from...to).all, "seed \(seed), \(from) to \(to) by \(step)")
    }
  }
}

/// Random numbers determined by a seed.
struct Mixed: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9e37_79b9_7f4a_7c15 &+ 1 }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 24
  }
}

@Suite("Productivity")
struct ProductivityTests {
  @Test("is 73 and strong for the worked example (ANA-040, ANA-041)")
  func example() {
    let summary = DaySummary(total: 5, planned: 5, completed: 4, points: 12)
    let productivity = Productivity(summary, elapsedDays: 1, streak: 3, dailyGoal: 15)
    #expect(productivity.score == 73 && productivity.rating == .strong)
    #expect(productivity.pointsGoal == 15)
  }

  @Test("is between 0 and 100, and has no rating when nothing was planned (ANA-041)")
  func bounds() {
    let all = DaySummary(total: 9, planned: 9, completed: 9, points: 900)
    #expect(Productivity(all, elapsedDays: 1, streak: 30, dailyGoal: 15).score == 100)
    #expect(Productivity(all, elapsedDays: 1, streak: 30, dailyGoal: 15).rating == .excellent)
    let none = DaySummary(total: 3, planned: 3)
    #expect(Productivity(none, elapsedDays: 7, streak: 0, dailyGoal: 15).rating == .low)
    let empty = Productivity(DaySummary(), elapsedDays: 1, streak: 9, dailyGoal: 15)
    #expect(empty.score == 0 && empty.rating == nil)
  }

  @Test(
    "changes its rating at 20, 40, 60 and 80 (ANA-041)",
    arguments: [
      (19, Productivity.Rating.low), (20, .building), (39, .building), (40, .steady), (59, .steady),
      (60, .strong), (79, .strong), (80, .excellent),
    ]
  )
  func ratings(score: Int, rating: Productivity.Rating) {
    // 50 by the rate, the rest by points.
    let summary = DaySummary(total: 100, planned: 100, completed: min(2 * score, 100))
    let points = max(0, score - 50)
    var filled = summary
    filled.points = points
    let productivity = Productivity(filled, elapsedDays: 1, streak: 0, dailyGoal: 30)
    #expect(productivity.score == score && productivity.rating == rating)
  }
}

@Suite("A share")
struct RateTests {
  @Test(
    "is rounded half up: four decimals kept, whole percent shown (ANA-038)",
    arguments: [
      (1, 3, 0.3333, 33), (2, 3, 0.6667, 67), (1, 8, 0.125, 13), (1, 200, 0.005, 1), (0, 5, 0, 0),
    ]
  )
  func rounding(part: Int, whole: Int, value: Double, percent: Int) {
    #expect(Rate(part, of: whole).value == value)
    #expect(Rate(part, of: whole).percent == percent)
  }
}
