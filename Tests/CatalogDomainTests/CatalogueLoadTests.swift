import CatalogDomain
import Testing

@Suite("Loading content")
struct CatalogueLoadTests {
  @Test("writes nothing when the version is the same (TOP-008)")
  func sameVersion() throws {
    let shipped = Catalogue(contentVersion: 2, topics: [try topic()])
    let stored = Catalogue(contentVersion: 2, topics: [try topic("cooking")])
    #expect(shipped.load(over: stored) == .upToDate)
  }

  @Test("fills an empty store (TOP-010)")
  func empty() throws {
    let shipped = Catalogue(contentVersion: 1, topics: [try topic()])
    guard case .replace(let change) = shipped.load(over: .empty) else {
      Issue.record("nothing would be written")
      return
    }
    #expect(change.topics == shipped.topics)
    #expect(change.retired.isEmpty)
  }

  @Test("updates changed topics and retires removed ones (TOP-008)")
  func newer() throws {
    let stored = Catalogue(
      contentVersion: 1,
      topics: [
        try topic("laundry", position: 1), try topic("cooking", position: 2),
        try topic("taxes", position: 3), try topic("fax", position: 4, isRetired: true),
      ]
    )
    let edited = try topic("cooking", steps: 4, position: 2, version: 2)
    let shipped = Catalogue(
      contentVersion: 2,
      topics: [try topic("laundry", position: 1), edited]
    )
    guard case .replace(let change) = shipped.load(over: stored) else {
      Issue.record("nothing would be written")
      return
    }
    #expect(change.contentVersion == 2)
    #expect(change.topics == [edited])
    #expect(change.retired.map(\.text) == ["taxes"])
  }

  @Test("does not change a store with a later version (TOP-008)")
  func older() throws {
    let shipped = Catalogue(contentVersion: 1, topics: [try topic()])
    let stored = Catalogue(contentVersion: 7, topics: [])
    #expect(shipped.load(over: stored) == .storedIsNewer(storedVersion: 7))
  }
}

@Suite("The catalogue")
struct CatalogueTests {
  @Test("lists categories in order of first appearance, without retired topics (TOP-005, TOP-008)")
  func categories() throws {
    let catalogue = Catalogue(
      contentVersion: 1,
      topics: [
        try topic("c", category: "Food", position: 3), try topic("a", position: 1),
        try topic("b", category: "Past", position: 2, isRetired: true),
        try topic("d", position: 4),
      ]
    )
    #expect(catalogue.categories == ["Household", "Food"])
    #expect(catalogue.listed.map(\.identifier.text) == ["a", "c", "d"])
    let states = catalogue.topics.filter { ["b", "d"].contains($0.identifier.text) }.map {
      TopicState(of: $0.identifier).settingCompleted(true, of: $0, at: moment(1)).after
    }
    let totals = catalogue.totals(
      of: Dictionary(uniqueKeysWithValues: states.map { ($0.identifier, $0) })
    )
    #expect(
      totals == [
        CategoryTotal(
          category: "Household",
          topics: 2,
          completed: 1,
          steps: StepCount(done: 3, total: 6)
        ),
        CategoryTotal(
          category: "Food",
          topics: 1,
          completed: 0,
          steps: StepCount(done: 0, total: 3)
        ),
      ]
    )
    #expect(totals[0].steps.percentage == 50)
  }

  @Test("shows a retired topic only to members with state for it (TOP-008)")
  func retired() throws {
    let catalogue = Catalogue(
      contentVersion: 1,
      topics: [try topic("fax", isRetired: true), try topic("taxes", position: 2)]
    )
    let fax = try catalogue.topic("fax")
    var begun = TopicState(of: fax.identifier)
    begun.revision = 1
    #expect(try fax.state(stored: begun) == begun)
    #expect(throws: TopicRefusal.unknownTopic) { try fax.state(stored: nil) }
    let taxes = try catalogue.topic("taxes")
    #expect(try taxes.state(stored: nil) == TopicState(of: taxes.identifier))
  }

  @Test("refuses an unknown name (TOP-083)", arguments: ["none", "", "No!", "fax/1"])
  func unknown(identifier: String) throws {
    let catalogue = Catalogue(contentVersion: 1, topics: [try topic("fax")])
    #expect(throws: TopicRefusal.unknownTopic) { try catalogue.topic(identifier) }
  }
}
