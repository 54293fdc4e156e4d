import AnalyticsContracts
import GatewayContracts
import TaskContracts
import TestHousehold
import TestSupport
import Testing
import Vocabulary

/// Some weeks of a family's life, day by day: streaks go on over what life brings, and every figure proves itself.
@Suite("A family's term")
struct FamilyTermTests {
  /// What happens on one day, seen from the first.
  private struct Day {
    var does = true
    var before: [[String]] = []
    var streak: Int
  }

  @Test(
    "rest days, holidays and an illness that is noted late leave a streak whole (SHD-001 to SHD-004, SCO-013)"
  )
  func term() throws {
    let home = try Home.running()
    let days: [Day] = [
      // Saturday. Sundays are rest days from tomorrow on.
      Day(before: [["rest-days", "sunday"]], streak: 1),
      Day(does: false, streak: 1),
      Day(streak: 2),
      Day(streak: 3),
      // Alex falls ill on Wednesday, and notes it on Saturday.
      Day(does: false, streak: 3),
      Day(does: false, streak: 0),
      Day(does: false, streak: 0),
      Day(before: [["away", "2026-11-25..2026-11-27", "--ill"]], streak: 4),
      // A Sunday on which something is done all the same.
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
}
