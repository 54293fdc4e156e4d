import CatalogDomain
import CatalogService
import Foundation
import Testing

@Suite("The shipped topics")
struct ShippedContentTests {
  let catalogue: Catalogue

  init() throws { catalogue = try ShippedContent.catalogue() }

  private func topic(_ identifier: String) throws -> Topic {
    try #require(catalogue.topics.first { $0.identifier.text == identifier })
  }

  /// Identifier, category, difficulty, layout class, height, sections, steps.
  static let shipped: [(String, String, Difficulty, LayoutClass, Double, Int, Int)] = [
    ("laundry", "Household", .beginner, .featured, 150, 6, 32),
    ("cooking", "Food", .beginner, .standard, 175, 4, 14),
    ("budgeting", "Finance", .beginner, .featured, 150, 4, 12),
    ("job-interviews", "Career", .intermediate, .featured, 150, 5, 15),
    ("taxes", "Finance", .advanced, .inDepth, 200, 4, 14),
    ("car-maintenance", "Transport", .intermediate, .inDepth, 200, 5, 17),
    ("first-aid", "Health", .intermediate, .featured, 150, 5, 19),
    ("grocery-shopping", "Food", .beginner, .standard, 120, 4, 13),
    ("credit-cards", "Finance", .intermediate, .standard, 120, 5, 15),
    ("apartment-hunting", "Housing", .intermediate, .inDepth, 200, 6, 19),
    ("compliments", "Social", .beginner, .quickTips, 80, 3, 9),
    ("house-cleaning", "Household", .beginner, .standard, 120, 4, 12),
    ("home-repairs", "Household", .intermediate, .standard, 120, 5, 15),
    ("resume-writing", "Career", .intermediate, .standard, 120, 4, 13),
    ("workplace-email", "Career", .beginner, .quickTips, 80, 3, 9),
    ("time-management", "Personal", .beginner, .standard, 120, 4, 13),
    ("doctor-visits", "Health", .intermediate, .inDepth, 200, 5, 15),
    ("saving-investing", "Finance", .advanced, .inDepth, 200, 5, 17),
    ("mending-clothes", "Household", .beginner, .quickTips, 80, 3, 9),
    ("emergency-planning", "Safety", .intermediate, .standard, 120, 5, 15),
  ]

  @Test(
    "are the twenty, in order, with their classes and sizes (TOP-001, TOP-002, TOP-006, TOP-123)"
  )
  func twenty() throws {
    try #require(catalogue.topics.count == ShippedContentTests.shipped.count)
    for (index, (topic, expected)) in zip(catalogue.topics, ShippedContentTests.shipped)
      .enumerated()
    {
      #expect(topic.identifier.text == expected.0)
      #expect(topic.position == index + 1)
      #expect(topic.category == expected.1)
      #expect(topic.difficulty == expected.2)
      #expect(topic.layoutClass == expected.3)
      #expect(topic.preferredHeight == expected.4)
      #expect(topic.sections.count == expected.5)
      #expect(topic.totalSteps == expected.6)
    }
    #expect(catalogue.topics.reduce(0) { $0 + $1.totalSteps } == 297)
  }

  @Test("include every required subject (TOP-002)")
  func subjects() {
    let must: Set = [
      "Laundry", "Cooking", "Budgeting", "Job Interviews", "Taxes", "Car Maintenance", "First Aid",
      "Grocery Shopping", "Credit Cards", "Apartment Hunting", "Compliments",
    ]
    #expect(must.isSubset(of: catalogue.topics.map(\.title)))
  }

  @Test("fall into ten categories in order of first appearance (TOP-005)")
  func categories() {
    #expect(
      catalogue.categories == [
        "Household", "Food", "Finance", "Career", "Transport", "Health", "Housing", "Social",
        "Personal", "Safety",
      ]
    )
  }

  @Test("teach laundry under its own heading, from sorting to folding (TOP-006)")
  func laundry() throws {
    let laundry = try topic("laundry")
    #expect(laundry.detailTitle == "How to Do Laundry")
    #expect(
      laundry.sections.map(\.key) == [
        "sorting-clothes", "care-labels", "detergent", "machine-settings", "drying", "folding",
      ]
    )
    #expect(laundry.sections.map(\.steps.count) == [5, 6, 6, 5, 5, 5])
    #expect(laundry.tips.count == 6 && laundry.commonMistakes.count == 6)
    #expect(laundry.steps[0].id.text == "laundry/sorting-clothes/1")
    #expect(
      laundry.steps[0].text
        == "Empty all pockets, close zips and hooks, turn dark and printed pieces inside out."
    )
  }

  @Test("differ in height: at least three heights, none on more than half of the cards (TOP-042)")
  func heights() {
    let counts = Dictionary(grouping: catalogue.topics, by: \.preferredHeight).mapValues(\.count)
    #expect(counts.count >= 3)
    #expect(counts.values.allSatisfy { $0 * 2 <= catalogue.topics.count })
  }

  @Test("contain no text twice")
  func noCopies() {
    var seen: Set<String> = []
    for topic in catalogue.topics {
      for text in topic.steps.map(\.text) + topic.tips + topic.commonMistakes {
        #expect(seen.insert(text).inserted, "\(topic): \(text)")
      }
    }
  }

  @Test("are all listed: each seed file has a position in the order (TOP-007)")
  func everyFileListed() {
    #expect(SeedFiles.identifiers == catalogue.topics.map(\.identifier.text).sorted())
  }

  @Test("use only the field names of the format (TOP-007)", arguments: SeedFiles.identifiers)
  func fields(identifier: String) throws {
    let bytes = try #require(SeedFiles.topic(identifier))
    let object = try JSONSerialization.jsonObject(with: Data(bytes))
    let fields = try #require(object as? [String: Any])
    let known = Set(TopicDraft.CodingKeys.allCases.map(\.rawValue))
    #expect(Set(fields.keys).isSubset(of: known))
  }

  @Test("are refused completely when a file is missing, mislabelled or broken (TOP-009)")
  func broken() {
    let order = Array(#"{"content_version": 1, "topics": ["laundry"]}"#.utf8)
    for file in [nil, SeedFiles.topic("cooking"), Array("{".utf8), Array("{}".utf8)] {
      #expect(throws: ContentRejected.self) {
        try ShippedContent.draft(catalogue: order) { _ in file }.checked()
      }
    }
    #expect(throws: ContentRejected.self) {
      try ShippedContent.draft(catalogue: [], topic: SeedFiles.topic)
    }
  }
}
