import CatalogDomain
import Testing

@Suite("A sum of ratings")
struct RatingTallyTests {
  private func tally(_ ratings: [Int]) -> RatingTally {
    var tally = RatingTally()
    for rating in ratings { tally.add(rating: rating) }
    return tally
  }

  @Test("has the mean of the rated ones, and none without ratings (COF-064)")
  func average() {
    let mixed = tally([5, 0, 4, -1, 3])
    #expect(mixed.brews == 5 && mixed.rated == 3 && mixed.average == 4)
    #expect(mixed.ratedShare == 0.6 && mixed.counts == [2, 0, 0, 1, 1, 1])
    for none in [tally([]), tally([0, 0]), tally([-3])] {
      #expect(none.average == nil && none.averageText == "Not rated")
    }
    #expect(tally([]).ratedShare == nil)
  }

  @Test("is shown with one decimal, rounded half up (COF-064)")
  func rounding() {
    // 4.25, 4.75, 4.333… and 4.05, which no Double holds exactly.
    #expect(tally([4, 4, 4, 5]).averageText == "4.3")
    #expect(tally([4, 5, 5, 5]).averageText == "4.8")
    #expect(tally([4, 4, 5]).averageText == "4.3")
    #expect(tally(Array(repeating: 4, count: 19) + [5]).averageText == "4.1")
    #expect(tally([5]).averageText == "5.0")
  }

  @Test("counts values above five as five, below one as none (COF-043)")
  func clamped() {
    #expect(tally([9, Int.max]).average == 5)
    #expect(tally([Int.min, -1]).rated == 0)
  }

  @Test("is compared without division; no average is below every average")
  func order() {
    #expect(tally([5]).isBetter(than: tally([4, 4])) == true)
    #expect(tally([1]).isBetter(than: tally([0])) == true)
    #expect(tally([0]).isBetter(than: tally([1])) == false)
    #expect(tally([4, 5]).isBetter(than: tally([5, 4, 4, 5])) == nil)
    #expect(tally([]).isBetter(than: tally([0])) == nil)
  }
}
