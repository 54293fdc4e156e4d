import CatalogDomain
import Testing
import Vocabulary

@Suite("Statistics over brews")
struct BrewStatisticsTests {
  private let start = LocalDay(daysSinceEpoch: 20_000)

  private func brew(
    day: Int? = 0,
    rating: Int = 0,
    coffee: UInt64? = 1,
    _ edit: (inout BrewRecord) -> Void = { _ in }
  ) -> BrewRecord {
    var brew = BrewRecord()
    brew.day = day.map { start.advanced(by: $0) }
    brew.rating = rating
    brew.coffee = coffee.map { UniqueID(high: 0, low: $0) }
    brew.coffeeName = coffee.map { "Coffee \($0)" } ?? "Gone"
    edit(&brew)
    return brew
  }

  @Test("count brews, coffees and recipes; orphans count as brews (COF-063, COF-109)")
  func summary() {
    var summary = BrewSummary()
    summary.add(brew(rating: 5))
    summary.add(brew(rating: 0, coffee: nil) { $0.recipe = UniqueID(high: 0, low: 9) })
    summary.add(brew(day: nil, rating: 2, coffee: 2))
    #expect(summary.tally.brews == 3 && summary.tally.average == 3.5)
    #expect(summary.distinctCoffees == 2 && summary.distinctRecipes == 1)
  }

  @Test(
    "have the longest and the current run of days (COF-109)",
    arguments: [
      ([], 0, 0), ([10], 1, 1), ([9], 1, 1), ([8], 1, 0), ([0, 1, 2, 5, 9, 10], 3, 2),
      ([10, 10, 9, 8, 11], 4, 3),
    ]
  )
  func runs(days: [Int], longest: Int, current: Int) {
    var summary = BrewSummary()
    for day in days { summary.add(brew(day: day)) }
    #expect(summary.longestRun == longest)
    #expect(summary.currentRun(today: start.advanced(by: 10)) == current)
  }

  @Test("cover the first and the last valid day (COF-117)")
  func ends() {
    for day in [LocalDay.first, .last] {
      var summary = BrewSummary()
      summary.add(brew { $0.day = day })
      #expect(summary.longestRun == 1 && summary.currentRun(today: day) == 1)
    }
  }

  @Test("rank by number, and by average from three ratings on (COF-110)")
  func ranking() {
    var ranking = BrewRanking(by: .coffee)
    for _ in 0..<4 { ranking.add(brew(rating: 0)) }
    for rating in [3, 3, 3] { ranking.add(brew(rating: rating, coffee: 2)) }
    for rating in [5, 5] { ranking.add(brew(rating: rating, coffee: 3)) }
    for rating in [4, 4, 4] { ranking.add(brew(rating: rating, coffee: 4)) }
    ranking.add(brew(rating: 5, coffee: nil))
    #expect(
      ranking.entries(by: .brews).map(\.name) == ["Coffee 1", "Coffee 4", "Coffee 2", "Coffee 3"]
    )
    #expect(ranking.entries(by: .average).map(\.name) == ["Coffee 4", "Coffee 2"])
  }

  @Test(
    "equate texts that differ in case and blanks, and ignore empty ones (COF-110, COF-117)",
    arguments: [
      RankingSubject.method, .grinder, .roaster, .origin, .processing, .roastLevel,
    ]
  )
  func texts(subject: RankingSubject) {
    var ranking = BrewRanking(by: subject)
    for text in ["Café  One", " CAFÉ ONE ", "", "  ", "Two"] {
      ranking.add(
        brew(rating: 4) {
          ($0.method, $0.grinder, $0.roaster, $0.origin) = (text, text, text, text)
          ($0.processing, $0.roastLevel) = (text, text)
        }
      )
    }
    let entries = ranking.entries(by: .brews)
    #expect(entries.map(\.name) == ["Café  One", "Two"])
    #expect(entries.map(\.tally.brews) == [2, 1])
  }

  @Test("show every time step, empty ones without an average (COF-111)")
  func trend() throws {
    // 2024-10-04 is a Friday.
    let friday = try #require(LocalDay(text: "2024-10-04"))
    func points(_ step: TrendStep, _ days: [Int], through last: Int) throws -> [BrewTrend.Point] {
      var trend = BrewTrend(by: step, .monday)
      for day in days { trend.add(brew(rating: 4) { $0.day = friday.advanced(by: day) }) }
      return try #require(trend.points(from: friday, to: friday.advanced(by: last)))
    }
    let days = try points(.day, [0, 0, 2], through: 3)
    #expect(days.map(\.tally.brews) == [2, 0, 1, 0])
    #expect(days.map(\.tally.average) == [4, nil, 4, nil])
    let weeks = try points(.week, [0, 3, 16], through: 16)
    #expect(weeks.map(\.start.text) == ["2024-09-30", "2024-10-07", "2024-10-14"])
    #expect(weeks.map(\.tally.brews) == [1, 1, 1])
    let months = try points(.month, [0, 89], through: 89)
    #expect(months.map(\.start.text) == ["2024-10-01", "2024-11-01", "2024-12-01", "2025-01-01"])
    #expect(months.map(\.tally.brews) == [1, 0, 0, 1])
  }

  @Test("have a limit of points (COF-118)")
  func points() {
    let trend = BrewTrend(by: .day, .monday)
    let last = start.advanced(by: BrewTrend.maximumPoints - 1)
    #expect(trend.points(from: start, to: last)?.count == BrewTrend.maximumPoints)
    #expect(trend.points(from: start, to: last.advanced(by: 1)) == nil)
    #expect(trend.points(from: .last, to: .last)?.count == 1)
  }

  @Test(
    "use the recipe's values, in steps (COF-111)",
    arguments: [
      (TrendParameter.temperature, [92, 94]), (.ratio, [16]), (.dose, [15]),
      (.brewTime, [150, 180]),
    ]
  )
  func parameters(parameter: TrendParameter, steps: [Int]) {
    var trend = ParameterTrend(by: parameter)
    for (temperature, time) in [(93, 179), (92, 180), (95, 209)] {
      trend.add(
        brew(rating: 3) {
          ($0.temperature, $0.brewTime, $0.dose, $0.water) = (temperature, time, 15.9, 255)
        }
      )
    }
    trend.add(brew(rating: 5))
    trend.add(brew(rating: 5) { ($0.dose, $0.water, $0.temperature) = (.infinity, .nan, 0) })
    #expect(trend.points.map(\.from) == steps)
    #expect(trend.points.reduce(0) { $0 + $1.tally.brews } == 3)
  }
}
