import CatalogDomain
import Testing
import Vocabulary

@Suite("A brew timer")
struct BrewTimerTests {
  private func stages(
    _ course: TimerPlan.Course,
    _ brewTime: Int,
    bloom: Int = 0,
    pours: [Double] = []
  ) -> [TimerStage] {
    TimerPlan(course: course, brewTime: brewTime, bloomTime: bloom, pours: pours).stages
  }

  private typealias Stage = TimerStage

  @Test("has the bloom and then the pours, which share the rest (COF-106)")
  func pourOver() {
    #expect(
      stages(.pours, 180, bloom: 30, pours: [60, 60, 80]) == [
        Stage(kind: .bloom, start: 0, length: 30),
        Stage(kind: .secondPour, start: 30, length: 50, water: 60),
        Stage(kind: .thirdPour, start: 80, length: 50, water: 60),
        Stage(kind: .fourthPour, start: 130, length: 50, water: 80),
      ]
    )
    // 140 s do not divide by three; the last pour takes the rest.
    #expect(stages(.pours, 140, pours: [1, 1, 1]).map(\.length) == [46, 46, 48])
    #expect(stages(.pours, 100, pours: [50, 0, 50]).map(\.kind) == [.secondPour, .fourthPour])
    #expect(
      stages(.pours, 240, bloom: 40) == [
        Stage(kind: .bloom, start: 0, length: 40), Stage(kind: .steep, start: 40, length: 200),
      ]
    )
  }

  @Test("ends an Aeropress with the plunge (COF-106)")
  func aeropress() {
    #expect(
      stages(.poursAndPlunge(seconds: 30), 120, bloom: 20, pours: [150]) == [
        Stage(kind: .bloom, start: 0, length: 20),
        Stage(kind: .secondPour, start: 20, length: 70, water: 150),
        Stage(kind: .plunge, start: 90, length: 30),
      ]
    )
    #expect(stages(.poursAndPlunge(seconds: 0), 60).map(\.kind) == [.steep])
  }

  @Test("has one stage for espresso and unknown methods, none for a stopwatch (COF-106)")
  func single() {
    #expect(stages(.extraction, 27) == [Stage(kind: .extraction, start: 0, length: 27)])
    #expect(stages(.steep, 600, bloom: 30) == [Stage(kind: .steep, start: 0, length: 600)])
    #expect(stages(.pours, 0, bloom: 30, pours: [60]).isEmpty)
    #expect(stages(.extraction, -5).isEmpty)
  }

  @Test(
    "covers the brew time without gaps or empty stages, whatever old rows contain (COF-106)",
    arguments: [1, 2, 3, 59, 172_800],
    [(0, 0), (30, 0), (500, 10), (-4, -4), (2, 900)]
  )
  func whole(brewTime: Int, times: (bloom: Int, plunge: Int)) {
    for pours in [[], [50.0], [50, 50, 50], [-1, 0, 20]] {
      let made = stages(
        .poursAndPlunge(seconds: times.plunge),
        brewTime,
        bloom: times.bloom,
        pours: pours
      )
      #expect(made.allSatisfy { $0.length > 0 })
      #expect(made.first?.start == 0 && made.last?.end == brewTime)
      for (stage, next) in zip(made, made.dropFirst()) { #expect(stage.end == next.start) }
    }
  }

  private func timer(_ stages: [TimerStage] = [], pauses: [BrewTimer.Pause] = []) -> BrewTimer {
    BrewTimer(
      recipe: RecipeID(rawValue: UniqueID(high: 1, low: 2)),
      startedAt: second(0),
      plannedTime: 60,
      stages: stages,
      pauses: pauses
    )
  }

  private func second(_ seconds: Int64) -> Timestamp {
    Timestamp(millisecondsSinceEpoch: 1_700_000_000_000 + seconds * 1_000)
  }

  @Test("stops while it is paused, however often pause is called (COF-107)")
  func pauses() throws {
    var timer = timer(stages(.pours, 60, bloom: 20, pours: [100]))
    #expect(timer.elapsed(at: second(10)) == 10)
    try timer.pause(at: second(10))
    try timer.pause(at: second(12))
    #expect(timer.isPaused && timer.pauses.count == 1)
    #expect(timer.elapsed(at: second(500)) == 10)
    timer.resume(at: second(40))
    timer.resume(at: second(45))
    #expect(!timer.isPaused && timer.elapsed(at: second(55)) == 25)
    try timer.pause(at: second(60))
    timer.resume(at: second(70))
    #expect(timer.elapsed(at: second(80)) == 40)
    #expect(timer.stage(after: 0)?.kind == .bloom && timer.stage(after: 20)?.kind == .secondPour)
    #expect(timer.stage(after: 60) == nil)
  }

  @Test("never runs backwards, even if the clock does (COF-107)")
  func clock() throws {
    var timer = timer()
    #expect(timer.elapsed(at: second(-50)) == 0)
    try timer.pause(at: second(-10))
    #expect(timer.pauses.first?.start == second(0))
    timer.resume(at: second(-20))
    #expect(timer.pauses.first?.end == second(0))
    #expect(timer.elapsed(at: second(30)) == 30)
  }

  @Test("has a limit of pauses, and expires after 48 hours (COF-107, COF-108)")
  func limits() throws {
    var timer = timer()
    for round in 0..<Int64(BrewTimer.maximumPauses) {
      try timer.pause(at: second(2 * round))
      timer.resume(at: second(2 * round + 1))
    }
    #expect(throws: TimerRefusal.tooManyPauses) { try timer.pause(at: second(9_999)) }
    #expect(!timer.isExpired(at: second(48 * 3_600)))
    #expect(timer.isExpired(at: second(48 * 3_600 + 1)))
  }
}
