import CatalogDomain
import Testing

@Suite("A topic")
struct TopicTests {
  @Test("is complete with its defaults (TOP-014)")
  func defaults() throws {
    let topic = Topic(identifier: try identifier("laundry"), title: "Laundry")
    #expect(topic.detailTitle == "Laundry")
    #expect(topic.colors.background.description == "#004A4D")
    #expect(topic.colors.text.description == "#B3FCFF")
    #expect(topic.preferredHeight == 120)
    #expect(topic.iconName == "topic")
  }

  @Test("has a description with title and identifier (TOP-013)")
  func description() throws {
    #expect(try topic("first-aid", title: "First Aid").description == "First Aid (first-aid)")
  }

  @Test("counts the steps of all sections and identifies them by their keys (TOP-059, ruling 28)")
  func steps() throws {
    var draft = draft()
    draft.sections[1].steps.insert(StepDraft(key: "soak", text: "Soak it."), at: 1)
    let made = try CatalogueDraft(contentVersion: 1, topics: [draft]).checked().topics[0]
    #expect(made.totalSteps == 10)
    #expect(
      made.steps[3...6].map(\.id.text)
        == ["laundry/two/1", "laundry/two/soak", "laundry/two/2", "laundry/two/3"]
    )
  }

  @Test(
    "has an identifier of 1 to 64 of a–z, 0–9 and -",
    arguments: [
      ("a", true), ("a-1", true), (String(repeating: "x", count: 64), true), ("", false),
      (String(repeating: "x", count: 65), false), ("Laundry", false), ("a b", false),
      ("a_b", false), ("é", false),
    ]
  )
  func identifiers(text: String, isAllowed: Bool) {
    #expect((TopicIdentifier(text: text) != nil) == isAllowed)
  }
}
