import AnalyticsDomain
import Testing
import Vocabulary

@Suite("A score history")
struct ScoreHistoryTests {
  @Test("has one entry per day, zeros included, oldest first (SCO-011)")
  func zeros() {
    let known = [
      DayScore(day: Days.thursday, points: 7, tasksCompleted: 1),
      DayScore(day: Days.tuesday, points: 3, tasksCompleted: 1),
    ]
    let days = ScoreHistory.filled(known, over: ScoreHistory.span(4, endingOn: Days.friday))
    #expect(days.map(\.day) == [Days.tuesday, Days.wednesday, Days.thursday, Days.friday])
    #expect(days.map(\.points) == [3, 0, 7, 0])
  }

  @Test("covers 1 to 366 days, seven by default (SCO-011)")
  func limits() throws {
    #expect(try ScoreHistory.days(asked: 0) == 7)
    #expect(try ScoreHistory.days(asked: 1) == 1)
    #expect(try ScoreHistory.days(asked: 366) == 366)
    for asked in [-1, 367, Int.max, Int.min] {
      #expect(throws: ScoreRefusal.invalidPeriod(allowed: 1...366)) {
        try ScoreHistory.days(asked: asked)
      }
    }
  }

  @Test("of one day contains that day only")
  func oneDay() {
    #expect(ScoreHistory.span(1, endingOn: Days.monday) == Days.monday...Days.monday)
  }
}

@Suite("A week's points")
struct WeekScoreTests {
  @Test(
    "begin with the household's first day and end with the requested day (SCO-009, ANA-002)",
    arguments: [
      (WeekStart.monday, 0), (WeekStart.sunday, -1), (WeekStart.saturday, -2),
    ]
  )
  func begin(weekStart: WeekStart, offset: Int) {
    let span = WeekScore.span(upTo: Days.wednesday, weekStart: weekStart)
    #expect(span == Days.monday.advanced(by: offset)...Days.wednesday)
  }

  @Test("exclude the days before and after (SCO-009)")
  func sum() {
    let days = (-1...4).map {
      DayScore(day: Days.monday.advanced(by: $0), points: 10, tasksCompleted: 1)
    }
    let span = WeekScore.span(upTo: Days.wednesday, weekStart: .monday)
    #expect(WeekScore.points(of: days, in: span) == 30)
  }
}
