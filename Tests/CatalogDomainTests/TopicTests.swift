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

  @Test("describes itself by title and identifier (TOP-013)")
  func description() throws {
    #expect(try topic("first-aid", title: "First Aid").description == "First Aid (first-aid)")
  }

  @Test("counts the steps of all sections and names them for good")
  func steps() throws {
    let made = try CatalogueDraft(contentVersion: 1, topics: [draft()]).checked().topics[0]
    #expect(made.totalSteps == 9)
    #expect(made.steps[3].id.text == "laundry/two/1")
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
