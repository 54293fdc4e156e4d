import GatewayClient
import TestSupport
import Testing
import TestHousehold

@Suite("Cards in a waterfall layout")
struct WaterfallTests {
  /// Of the shipped topics in the catalogue's order.
  static let heights: [Double] = [
    150, 175, 150, 150, 200, 200, 150, 120, 120, 200, 80, 120, 120, 120, 80, 120, 200, 200, 80, 120,
  ]

  @Test(
    "are placed in the shortest column, the left one of equal ones (TOP-045, TOP-046)",
    arguments: [
      (1, [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], 3_023),
      (2, [0, 1, 0, 1, 0, 1, 0, 1, 1, 0, 1, 0, 1, 0, 1, 1, 0, 1, 0, 0], 1_578),
      (3, [0, 1, 2, 0, 2, 1, 0, 2, 1, 0, 2, 1, 2, 1, 0, 2, 0, 1, 2, 2], 1_062),
      (4, [0, 1, 2, 3, 0, 2, 3, 1, 1, 3, 0, 2, 1, 0, 2, 3, 1, 0, 2, 3], 798),
      (5, [0, 1, 2, 3, 4, 0, 2, 3, 1, 4, 3, 1, 2, 0, 3, 4, 1, 2, 3, 0], 660),
    ] as [(Int, [Int], Double)]
  )
  func vectors(columns: Int, expected: [Int], height: Double) {
    let layout = Waterfall(width: 1_000, columns: columns, heights: Self.heights)
    #expect(layout.frames.map(\.column) == expected)
    #expect(layout.contentHeight == height)
  }

  @Test("have frames beside and under each other with a gap (TOP-045)")
  func frames() {
    let layout = Waterfall(width: 320, columns: 2, gap: 10, heights: [100, 50, 30])
    #expect(
      layout.frames.map { [$0.x, $0.y, $0.width, $0.height] } == [
        [10, 10, 145, 100], [165, 10, 145, 50], [165, 70, 145, 30],
      ]
    )
    #expect(layout.contentHeight == 120)
  }

  @Test("keep columns balanced, whatever the heights are (TOP-046)", arguments: 1...20)
  func balanced(seed: UInt64) {
    var state = seed
    let heights = (0..<100).map { _ -> Double in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(50 + state >> 33 % 151)
    }
    let columns = 1 + Int(seed % 6)
    let frames = Waterfall(width: 900, columns: columns, heights: heights).frames
    let bottoms = (0..<columns).map { column in
      frames.filter { $0.column == column }.map { $0.y + $0.height }.max() ?? 0
    }
    let spread = (bottoms.max() ?? 0) - (bottoms.min() ?? 0)
    #expect(spread <= (heights.max() ?? 0) + Waterfall.standardGap)
  }

  @Test("move no card before an added or removed one (TOP-047, TOP-049)")
  func stable() {
    let all = Waterfall(width: 700, columns: 3, heights: Self.heights).frames
    for count in Self.heights.indices {
      let fewer = Waterfall(width: 700, columns: 3, heights: Array(Self.heights.prefix(count)))
      #expect(fewer.frames == Array(all.prefix(count)))
    }
  }

  @Test("accept no cards, no columns and invalid sizes (TOP-047)")
  func degenerate() {
    #expect(Waterfall(width: 700, columns: 3, heights: []).contentHeight == 0)
    for columns in [0, -5] {
      #expect(
        Waterfall(width: 700, columns: columns, heights: Self.heights)
          == Waterfall(width: 700, columns: 1, heights: Self.heights)
      )
    }
    let many = Waterfall(width: 700, columns: .max, heights: [10, 20])
    #expect(many.frames.map(\.column) == [0, 1] && many.frames[0].width == 0)
    let odd = Waterfall(width: .nan, columns: 2, gap: -.infinity, heights: [.nan, -3, .infinity])
    #expect(odd.frames.allSatisfy { $0.height == 0 && $0.width == 0 } && odd.contentHeight == 0)
  }

  @Test(
    "have as many columns as fit (TOP-048)",
    arguments: [
      (0, 1), (319, 1), (320, 2), (599, 2), (600, 3), (1_023, 3), (1_024, 4), (4_000, 4),
      (.nan, 1),
    ] as [(Double, Int)]
  )
  func columns(width: Double, expected: Int) {
    #expect(Waterfall.columns(forWidth: width) == expected)
  }
}

@Suite("A card in an app")
struct CardTests {
  @Test(
    "has the height of its topic, within its limits (TOP-036, TOP-037, TOP-038, TOP-039)",
    arguments: [
      (30, 50), (50, 50), (120, 120), (200, 200), (260, 200), (-5, 120), (0, 120), (.nan, 120),
    ] as [(Double, Double)]
  )
  func height(preferred: Double, expected: Double) {
    let topic = CatalogV1.Topic(preferredHeight: preferred, minHeight: 50, maxHeight: 200)
    #expect(topic.cardHeight == expected)
  }

  @Test("may have a height relative to its container (TOP-040)")
  func proportional() {
    let topic = CatalogV1.Topic(minHeight: 50, maxHeight: 200, proportionalHeight: 0.5)
    #expect([300, 60, 900].map(topic.cardHeight(in:)) == [150, 50, 200])
    #expect(topic.cardHeight(in: .infinity) == 120)
    let plain = CatalogV1.Topic(layoutClass: .featured, minHeight: 50, maxHeight: 200)
    #expect(plain.cardHeight(in: 900) == 150)
    #expect(CatalogV1.Topic(minHeight: 90, maxHeight: 60).cardHeight == 60)
  }

  @Test("is 100 high without a container (TOP-041)")
  func outside() {
    let topics = [CatalogV1.Topic(layoutClass: .quickTips, minHeight: 50, maxHeight: 200)]
    #expect([-1, 0, 1].map(topics.cardHeight(at:)) == [100, 80, 100])
  }

  @Test("gets everything from the gateway: texts, icon, colours, height (TOP-011, TOP-036)")
  func shipped() throws {
    let home = try Home.running()
    let daybook = try home.client()
    let cards = try home.installation.run {
      try await daybook.topics.listTopics(CatalogV1.ListTopicsRequest()).topics.compactMap(\.topic)
    }
    #expect(cards.map(\.cardHeight) == WaterfallTests.heights)
    #expect(cards[0].title == "Laundry" && cards[0].iconName == "washing-machine")
    #expect(cards[0].backgroundColor == "#004A4D" && cards[0].textColor == "#B3FCFF")
  }
}
