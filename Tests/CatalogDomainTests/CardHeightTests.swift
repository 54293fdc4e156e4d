import CatalogDomain
import Testing

@Suite("The height of a card")
struct CardHeightTests {
  @Test("is that of its layout class (TOP-035, TOP-036)")
  func classes() {
    let heights = LayoutClass.allCases.map { CardHeight().effective(for: $0) }
    #expect(heights == [120, 150, 80, 200])
  }

  @Test(
    "is the preferred one within the limits (TOP-037, TOP-038, TOP-039)",
    arguments: [
      (30, 50), (50, 50), (120, 120), (175, 175), (200, 200), (260, 200), (-5, 120), (0, 120),
      (Double.nan, 120), (Double.infinity, 120),
    ]
  )
  func preferred(wanted: Double, height: Double) {
    #expect(CardHeight(preferred: wanted).effective(for: .standard) == height)
  }

  @Test("obeys the maximum when stored limits contradict each other (TOP-038)")
  func contradiction() {
    #expect(CardHeight(minimum: 90, maximum: 60).effective(for: .standard) == 60)
  }

  @Test(
    "is a share of the container if the topic says so (TOP-040)",
    arguments: [(300, 150), (60, 50), (900, 200)]
  )
  func proportional(container: Double, height: Double) {
    let half = CardHeight(proportional: 0.5)
    #expect(half.standard(for: .standard, in: container) == height)
  }

  @Test("ignores the container otherwise (TOP-040)")
  func notProportional() {
    #expect(CardHeight(preferred: 175).standard(for: .standard, in: 900) == 175)
  }

  @Test("is 100 outside the list (TOP-041)", arguments: [-1, 1, Int.max])
  func outside(index: Int) throws {
    let catalogue = Catalogue(contentVersion: 1, topics: [try topic()])
    #expect(catalogue.cardHeight(at: 0) == 120)
    #expect(catalogue.cardHeight(at: index) == 100)
  }

  @Test(
    "is refused in content when it is inconsistent (TOP-039)",
    arguments: [
      CardHeight(minimum: 90, maximum: 60), CardHeight(preferred: 0), CardHeight(preferred: .nan),
      CardHeight(minimum: -1), CardHeight(maximum: .infinity), CardHeight(proportional: 0),
      CardHeight(proportional: 1.01), CardHeight(proportional: .nan),
    ]
  )
  func refused(height: CardHeight) {
    #expect(!height.problems.isEmpty)
  }

  @Test("is accepted in content when it is consistent (TOP-039)")
  func taken() {
    #expect(CardHeight(preferred: 175, minimum: 80, maximum: 80, proportional: 1).problems.isEmpty)
  }
}
