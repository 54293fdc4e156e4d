import AnalyticsDomain
import Testing
import Vocabulary

@Suite("A score card")
struct ScoreCardTests {
  private func card(
    on day: LocalDay,
    today: LocalDay = Days.friday,
    days: [DayScore] = [],
    total: Int = 0
  ) -> ScoreCard {
    ScoreCard(
      on: day,
      today: today,
      weekStart: .monday,
      days: days,
      streak: Streak(
        activeDays: days.filter(\.isActive).map(\.day),
        on: min(day, today),
        today: today
      ),
      totalPoints: total,
      learningPoints: 10
    )
  }

  @Test("has the day, the week up to it, and thirty days around the streak (STK-005)")
  func parts() {
    let days = [
      DayScore(day: Days.monday.advanced(by: -1), points: 2, tasksCompleted: 1),
      DayScore(day: Days.wednesday, points: 3, tasksCompleted: 1),
      DayScore(day: Days.thursday, points: 4, tasksCompleted: 2),
    ]
    let card = card(on: Days.thursday, days: days, total: 60)
    #expect(card.day == days[2])
    #expect(card.weekPoints == 7)
    #expect(card.recentDays.count == 30)
    #expect(card.recentDays.last == days[2])
    #expect(card.streak.current == 2)
    #expect(card.level.number == 2)
    #expect(card.learningPoints == 10)
  }

  @Test("needs thirty earlier days, and the whole week if that begins earlier")
  func span() {
    let span = ScoreCard.span(for: Days.friday, today: Days.friday, weekStart: .monday)
    #expect(span == Days.friday.advanced(by: -29)...Days.friday)
    let ahead = Days.friday.advanced(by: 40)
    let future = ScoreCard.span(for: ahead, today: Days.friday, weekStart: .monday)
    #expect(future == Days.friday.advanced(by: -29)...ahead)
  }

  @Test("can be computed for any day of the calendar", arguments: [LocalDay.first, .last])
  func ends(day: LocalDay) {
    let card = card(on: day, today: day)
    #expect(card.day == .nothing(on: day))
    #expect(card.weekPoints == 0)
    #expect(!card.recentDays.isEmpty)
    let span = ScoreCard.span(for: day, today: day, weekStart: .sunday)
    #expect(span.contains(day))
  }
}
