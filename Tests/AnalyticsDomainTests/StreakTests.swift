import AnalyticsDomain
import Testing
import Vocabulary

@Suite("A streak")
struct StreakTests {
  private let threeDays = [Days.monday, Days.tuesday, Days.wednesday]

  private func days(_ range: ClosedRange<Int>) -> [LocalDay] {
    range.map { Days.monday.advanced(by: $0) }
  }

  @Test(
    "counts back from today, or from yesterday while today is open (STK-002, worked example 4)",
    arguments: [
      (Days.wednesday, 3, true), (Days.thursday, 3, false), (Days.friday, 0, false),
    ]
  )
  func current(today: LocalDay, length: Int, activeToday: Bool) {
    let streak = Streak(activeDays: threeDays, today: today)
    #expect(streak.current == length)
    #expect(streak.isActiveToday == activeToday)
    #expect(streak.lastActiveDay == Days.wednesday)
  }

  @Test("starts again after a day without a completion (STK-001)")
  func gap() {
    let streak = Streak(activeDays: [Days.monday, Days.wednesday], today: Days.wednesday)
    #expect(streak.current == 1)
  }

  @Test(
    "is capped at thirty days and marked so; the longest is uncapped (STK-003, STK-004, example 5)"
  )
  func capped() {
    let streak = Streak(activeDays: days(1...45), today: Days.monday.advanced(by: 45))
    #expect(streak.current == 30)
    #expect(streak.isCapped)
    #expect(streak.longest?.length == 45)
  }

  @Test("is capped at thirty and not before (STK-003)", arguments: [(29, false), (30, true)])
  func capBoundary(length: Int, capped: Bool) {
    let streak = Streak(activeDays: days(1...length), today: Days.monday.advanced(by: length))
    #expect(streak.current == length)
    #expect(streak.isCapped == capped)
  }

  @Test("has the first and last day of the longest run, the later of equal ones (STK-004)")
  func longest() {
    let active = days(0...2) + days(10...14) + days(20...24)
    let streak = Streak(activeDays: active, today: Days.monday.advanced(by: 40))
    #expect(
      streak.longest
        == DayRun(first: Days.monday.advanced(by: 20), last: Days.monday.advanced(by: 24))
    )
    #expect(streak.current == 0)
  }

  @Test("ends where its only task was uncompleted, for the current and the longest one (STK-007)")
  func uncompletion() {
    let streak = Streak(activeDays: [Days.monday, Days.wednesday], today: Days.wednesday)
    #expect(streak.current == 1)
    #expect(streak.longest?.length == 1)
  }

  @Test("for a day in the past ignores later days (STK-002)")
  func past() {
    let streak = Streak(activeDays: days(0...4), today: Days.tuesday)
    #expect(streak.current == 2)
    #expect(streak.lastActiveDay == Days.tuesday)
    #expect(streak.longest?.length == 5)
  }

  @Test(
    "counts the days to 3, 7, 14 and 30 (STK-005)",
    arguments: [(0, 3), (1, 2), (3, 4), (7, 7), (13, 1), (14, 16), (29, 1), (30, 0), (45, 0)]
  )
  func milestones(length: Int, missing: Int) {
    let active = length == 0 ? [] : days(1...length)
    let streak = Streak(activeDays: active, today: Days.monday.advanced(by: length))
    #expect(streak.daysToNextMilestone == missing)
  }

  @Test(
    "of a past day ends if nothing was completed on it: only today is still open (STK-002)",
    arguments: [(Days.wednesday, 3), (Days.thursday, 0)]
  )
  func pastGap(day: LocalDay, length: Int) {
    #expect(Streak(activeDays: threeDays, on: day, today: Days.friday).current == length)
    let rest = Protection(restDays: [.init(from: Days.monday, weekdays: Weekdays(days: [4]))])
    #expect(
      Streak(activeDays: threeDays, on: day, today: Days.friday, protection: rest).current == 3
    )
  }

  @Test("of a member without completions is empty")
  func nothing() {
    let streak = Streak(activeDays: [], today: Days.monday)
    #expect(streak.current == 0)
    #expect(streak.longest == nil)
    #expect(streak.lastActiveDay == nil)
  }
}
