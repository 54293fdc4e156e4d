import AnalyticsContracts
import GatewayContracts
import TaskContracts
import TestHousehold
import TestSupport
import Testing
import Vocabulary

/// Some weeks of a family, day by day: streaks survive absences, and every figure is verified.
@Suite("A family's term")
struct FamilyTermTests {
  /// The events of one day.
  private struct Day {
    var does = true
    var before: [[String]] = []
    var streak: Int
  }

  @Test(
    "rest days, holidays and an illness recorded late keep a streak (SHD-001 to SHD-004, SCO-013)"
  )
  func term() throws {
    let home = try Home.running()
    let days: [Day] = [
      // Saturday. Sundays are rest days from tomorrow on.
      Day(before: [["rest-days", "sunday"]], streak: 1),
      Day(does: false, streak: 1),
      Day(streak: 2),
      Day(streak: 3),
      // Alex falls ill on Wednesday, and records it on Saturday.
      Day(does: false, streak: 3),
      Day(does: false, streak: 0),
      Day(does: false, streak: 0),
      Day(before: [["away", "2026-11-25..2026-11-27", "--ill"]], streak: 4),
      // A Sunday with a completion nevertheless.
      Day(streak: 5),
      Day(before: [["holidays", "add", "2026-12-01"]], streak: 6),
      Day(does: false, streak: 6),
      Day(streak: 7),
      Day(does: false, streak: 7),
      Day(does: false, streak: 0),
    ]
    for (number, day) in days.enumerated() {
      for words in day.before { #expect(try home.run(words).status == 0, "\(words)") }
      if day.does {
        let name = "Task of day \(number)"
        try home.add(name)
        let id = try #require(try home.task(name).id)
        #expect(try home.run("done", id.text).status == 0)
      }
      let answer = try home.call { try await AnalyticsV1.StreaksClient($0).getStreak(.init()) }
      #expect(answer.current == day.streak, "day \(number): \(answer)")
      let score = try home.call { try await AnalyticsV1.ScoresClient($0).getScore(.init()) }
      #expect(score.streak?.current == answer.current, "day \(number)")
      try home.pass(.seconds(86_400))
    }
    let check = try home.run("score", "check")
    #expect(check.status == 0 && check.output.contains("no difference"), "\(check)")
    #expect(check.output.contains("7 complete tasks"), "\(check)")
  }

  /// The expected contents of one day of the term.
  private struct Noted {
    var points = 0
    var done = 0
    var planned = 0
  }

  @Test(
    "every week, report and explanation of four weeks equals figures that were computed independently (ANA-031, ANA-033, RPT-001, GOL-004, WHY-002)"
  )
  func weeks() throws {
    let home = try Home.running()
    let first = try #require(LocalDay(text: "2026-11-21"))
    let worth: [(TaskV1.TaskPriority, Int)] = [(.highest, 7), (.high, 4), (.medium, 3), (.low, 2)]
    // How many tasks each day of a week has, from Saturday on.
    let counts = [2, 1, 3, 1, 2, 4, 1]
    var paper: [Noted] = []
    #expect(try home.run("goals", "--points", "6", "--tasks", "2").status == 0)
    #expect(try home.run("away", "2026-12-01..2026-12-03").status == 0)
    for number in 0..<28 {
      let day = first.advanced(by: number)
      var noted = Noted()
      let isAway = (10...12).contains(number)
      for place in 0..<(isAway ? 0 : counts[number % 7]) {
        let (priority, points) = worth[(number + place) % 4]
        let task = try home.add("Task \(number).\(place)") {
          $0.priority = priority
          $0.dueOn = day
        }
        noted.planned += 1
        // One in six is not completed, and never the first of a day.
        guard place == 0 || (number + place) % 6 != 0 else { continue }
        #expect(try home.run("done", try #require(task.id).text).status == 0)
        noted.done += 1
        noted.points += points
      }
      paper.append(noted)
      if number % 7 == 6 { try expectWeek(Array(paper.suffix(7)), endingOn: day, home) }
      guard number < 27 else { break }
      try home.pass(.seconds(86_400))
    }
    let last = first.advanced(by: 27)
    let points = paper.reduce(0) { $0 + $1.points }
    let active = paper.count { $0.done > 0 }
    // 25 days with a completion; the three days away are no gap.
    let streak = try home.run("streak", "why", "--plain")
    #expect(streak.output.hasPrefix("The streak is \(active) active days."), "\(streak)")
    #expect(streak.output.contains("2026-12-01 to 2026-12-03 are no gap"), "\(streak)")
    let score = try home.run("score", "why", "2026-11-26", "--plain")
    #expect(score.output.hasPrefix("2026-11-26: \(paper[5].points) points"), "\(score)")
    #expect(score.output.contains("Task 5.0"), "\(score)")
    let away = try home.run("streak", "why", "2026-12-02", "--plain")
    #expect(away.output.hasPrefix("2026-12-02 is no gap"), "\(away)")
    let goal = try home.run("goals", "why", "tasks", "2026-11-26", "--plain")
    #expect(goal.output.hasPrefix("Reached on 2026-11-26: 3 tasks of the goal of 2."), "\(goal)")
    #expect(goal.output.contains("Task 5.2"), "\(goal)")
    let missed = try home.run("goals", "why", "points", "2026-12-02", "--plain")
    #expect(
      missed.output.hasPrefix("Not reached on 2026-12-02: 0 points of the goal of 6."),
      "\(missed)"
    )
    let productivity = try home.run("report", "why", "\(first.text)..\(last.text)", "--plain")
    let planned = paper.reduce(0) { $0 + $1.planned }
    let done = paper.reduce(0) { $0 + $1.done }
    #expect(
      productivity.output.contains("\(done) of \(planned) tasks are done"),
      "\(productivity)"
    )
    #expect(
      productivity.output.contains("\(points) points against a goal of \(28 * 6) for 28 days"),
      "\(productivity)"
    )
    #expect(try home.run("goals", "why", "pints").status != 0)
    let month = try home.run("report", "\(first.text)..\(last.text)")
    #expect(month.output.contains("\(points) points for \(done) of \(planned) tasks"), "\(month)")
    #expect(month.output.contains("Most tasks are completed between"), "\(month)")
    let total = try home.call { try await AnalyticsV1.ScoresClient($0).getScore(.init()) }
    #expect(total.totalPoints == Int64(points) && Int(total.streak?.current ?? 0) == active)
    let check = try home.run("score", "check")
    #expect(check.status == 0 && check.output.contains("no difference"), "\(check)")
  }

  /// The seven days that end on a day, as data and as a report.
  private func expectWeek(_ paper: [Noted], endingOn last: LocalDay, _ home: Home) throws {
    let from = last.advanced(by: -6)
    let week = try home.call {
      try await AnalyticsV1.PeriodsClient($0)
        .getPeriod(.init(period: .init(kind: .custom, from: from, to: last)))
    }
    #expect(week.entries.map { Int($0.points) } == paper.map(\.points), "\(last)")
    #expect(week.entries.map { Int($0.completed) } == paper.map(\.done), "\(last)")
    #expect(week.entries.map { Int($0.planned) } == paper.map(\.planned), "\(last)")
    let (points, done) = paper.reduce((0, 0)) { ($0.0 + $1.points, $0.1 + $1.done) }
    let planned = paper.reduce(0) { $0 + $1.planned }
    #expect(Int(week.summary?.open ?? -1) == planned - done, "\(last)")
    let report = try home.run("report", "\(from.text)..\(last.text)")
    #expect(
      report.output.contains("\(points) points for \(done) of \(planned) tasks"),
      "\(last): \(report)"
    )
  }
}
