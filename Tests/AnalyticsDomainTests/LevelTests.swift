import AnalyticsDomain
import Testing

@Suite("A level")
struct LevelTests {
  @Test(
    "starts at 25 × n × (n − 1) points (LVL-002)",
    arguments: [
      (1, 0), (2, 50), (3, 150), (4, 300), (5, 500), (6, 750), (7, 1_050), (8, 1_400), (9, 1_800),
      (10, 2_250),
    ]
  )
  func starts(number: Int, points: Int) {
    #expect(Level.start(of: number) == points)
    #expect(Level(total: points).number == number)
    #expect(Level(total: points - 1).number == max(number - 1, 1))
  }

  @Test(
    "has a name, Champion from the tenth on (LVL-003)",
    arguments: [
      (0, "Starter"), (50, "Mover"), (150, "Doer"), (300, "Planner"), (500, "Achiever"),
      (750, "Pacer"), (1_050, "Driver"), (1_400, "Expert"), (1_800, "Master"),
      (2_250, "Champion"), (100_000, "Champion"),
    ]
  )
  func names(total: Int, name: String) {
    #expect(Level(total: total).name == name)
  }

  @Test("shows the progress to the next one (LVL-001, LVL-004)")
  func progress() {
    let level = Level(total: 100)
    #expect(level.number == 2)
    #expect(level.progress == 0.5)
    #expect(level.pointsToNext == 50)
  }

  @Test("never shows a progress of 1 before the next level is reached (LVL-004)")
  func neverFull() {
    let almost = Level(total: Level.start(of: 5_000) - 1)
    #expect(almost.number == 4_999)
    #expect(almost.progress < 1)
  }

  @Test("exists for any total", arguments: [Int.min, -1, Int.max])
  func extremes(total: Int) {
    let level = Level(total: total)
    #expect(level.number >= 1)
    #expect((0..<1).contains(level.progress))
    #expect(level.pointsToNext > 0)
  }
}

@Suite("A level-up")
struct LevelUpTests {
  @Test("occurs with the point that reaches the level (LVL-005, worked example 6)")
  func onePoint() throws {
    let up = try #require(LevelUp(from: 49, to: 50, highestEver: 1))
    #expect(up.old == 1)
    #expect(up.new.number == 2)
    #expect(up.new.name == "Mover")
  }

  @Test("is one event for several levels (LVL-005, worked example 7)")
  func several() throws {
    let up = try #require(LevelUp(from: 40, to: 160, highestEver: 1))
    #expect(up.old == 1)
    #expect(up.new.number == 3)
    #expect(up.new.name == "Doer")
    #expect(up.new.pointsToNext == 140)
  }

  @Test("does not occur without a new level (LVL-001)", arguments: [(0, 49), (50, 149), (160, 40)])
  func none(old: Int, new: Int) {
    #expect(LevelUp(from: old, to: new, highestEver: Level(total: old).number) == nil)
  }

  @Test("occurs once for each level, however often it is reached again (LVL-005)")
  func once() {
    #expect(LevelUp(from: 46, to: 50, highestEver: 2) == nil)
    #expect(LevelUp(from: 46, to: 160, highestEver: 2)?.new.number == 3)
  }
}
