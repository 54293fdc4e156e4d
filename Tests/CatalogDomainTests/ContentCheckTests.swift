import CatalogDomain
import Testing

@Suite("Seed content")
struct ContentCheckTests {
  /// A change that makes a draft invalid, and the field that must be named for it.
  struct Spoiling: Sendable, CustomTestStringConvertible {
    let field: String
    let spoil: @Sendable (inout TopicDraft) -> Void
    var testDescription: String { field }
    init(_ field: String, _ spoil: @escaping @Sendable (inout TopicDraft) -> Void) {
      self.field = field
      self.spoil = spoil
    }
  }

  @Test("is accepted when it is complete (TOP-004, TOP-006)")
  func good() throws {
    let catalogue = try CatalogueDraft(contentVersion: 3, topics: [draft(), draft("cooking")])
      .checked()
    #expect(catalogue.contentVersion == 3)
    #expect(catalogue.topics.map(\.position) == [1, 2])
    #expect(catalogue.topics[1].identifier.text == "cooking")
  }

  @Test(
    "has the invalid field named (TOP-003, TOP-004, TOP-006, TOP-009, TOP-039)",
    arguments: [
      Spoiling("identifier") { $0.identifier = "Not A Slug" },
      Spoiling("title") { $0.title = " \n" },
      Spoiling("title") { $0.title = "167" },
      Spoiling("title") { $0.title = String(repeating: "x", count: 61) },
      Spoiling("detail_title") { $0.detailTitle = "" },
      Spoiling("subtitle") { $0.subtitle = "Lorem Ipsum dolor" },
      Spoiling("subtitle") { $0.subtitle = String(repeating: "x", count: 121) },
      Spoiling("category") { $0.category = "" },
      Spoiling("icon_name") { $0.iconName = "" },
      Spoiling("difficulty") { $0.difficulty = "heroic" },
      Spoiling("layout_class") { $0.layoutClass = "huge" },
      Spoiling("height") { $0.minHeight = 300 },
      Spoiling("content_version") { $0.contentVersion = 2 },
      Spoiling("content_version") { $0.contentVersion = 0 },
      Spoiling("sections") { $0.sections.removeLast() },
      Spoiling("sections") { $0.sections[0].steps.removeLast() },
      Spoiling("sections[1].key") { $0.sections[1].key = "one" },
      Spoiling("sections[1].key") { $0.sections[1].key = "" },
      Spoiling("sections[2].title") { $0.sections[2].title = "12 34" },
      Spoiling("sections[2].intro") { $0.sections[2].intro = "" },
      Spoiling("sections[0].steps") { $0.sections[0].steps = [] },
      Spoiling("sections[0].steps[1]") { $0.sections[0].steps[1].text = "TODO: write" },
      Spoiling("sections[0].steps[2].key") { $0.sections[0].steps[2].key = "1" },
      Spoiling("sections[1].steps[0].key") { $0.sections[1].steps[0].key = "No!" },
      Spoiling("tips") { $0.tips.removeLast() },
      Spoiling("tips[0]") { $0.tips[0] = "A Placeholder" },
      Spoiling("tips[2]") { $0.tips[2] = String(repeating: "x", count: 301) },
      Spoiling("tips[2]") { $0.tips[2] = "one\u{7}two" },
      Spoiling("common_mistakes") { $0.commonMistakes.removeLast() },
      Spoiling("common_mistakes[1]") { $0.commonMistakes[1] = "More coming soon" },
    ]
  )
  func spoiled(spoiling: Spoiling) {
    var bad = draft()
    spoiling.spoil(&bad)
    #expect(bad.problems(atMostVersion: 1).contains { $0.field == spoiling.field })
    #expect(throws: ContentRejected.self) {
      try CatalogueDraft(contentVersion: 1, topics: [draft("good"), bad]).checked()
    }
  }

  @Test("is refused completely when an identifier occurs twice (TOP-009)")
  func twice() {
    #expect(
      throws: ContentRejected(problems: [
        ContentProblem(topic: "laundry", field: "identifier", reason: "occurs twice")
      ])
    ) {
      try CatalogueDraft(contentVersion: 1, topics: [draft(), draft("cooking"), draft()]).checked()
    }
  }

  @Test("is refused without a version (TOP-007)")
  func noVersion() {
    #expect(throws: ContentRejected.self) {
      try CatalogueDraft(contentVersion: 0, topics: [draft()]).checked()
    }
  }

  @Test("may contain “todo” in a language that has the word (TOP-003)")
  func lowerCase() {
    var spanish = draft()
    spanish.subtitle = "Lava todo sin miedo"
    #expect(spanish.problems(atMostVersion: 1).isEmpty)
  }
}
