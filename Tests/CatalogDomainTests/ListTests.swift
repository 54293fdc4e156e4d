import CatalogDomain
import Testing
import Vocabulary

@Suite("A list of topics")
struct ListTests {
  let entries: [TopicEntry]

  init() throws {
    func entry(_ topic: Topic, viewed: Int64? = nil, done: Bool = false, favorite: Bool = false)
      -> TopicEntry
    {
      var state = TopicState(of: topic.identifier)
      state.lastViewed = viewed.map(moment)
      state.isCompleted = done
      state.isFavorite = favorite
      return TopicEntry(topic: topic, state: state)
    }
    entries = [
      entry(try topic("laundry", title: "Laundry", difficulty: .advanced, position: 1), viewed: 5),
      entry(
        try topic(
          "resume",
          title: "Résumé Writing",
          subtitle: "50 % of_it",
          category: "Career",
          position: 2
        ),
        done: true
      ),
      entry(try topic("zebra", title: "ändern", difficulty: .intermediate, position: 3), viewed: 9),
      entry(
        try topic("cooking", title: "Cooking", category: "Food", position: 4),
        favorite: true
      ),
    ]
  }

  private func names(_ filter: TopicFilter, _ order: TopicOrder = .catalogue) -> [String] {
    TopicPage(of: entries, filter: filter, order: order, after: nil, size: 50).entries
      .map(\.topic.identifier.text)
  }

  @Test(
    "is sorted as requested (TOP-072)",
    arguments: [
      (TopicOrder.catalogue, ["laundry", "resume", "zebra", "cooking"]),
      (.title, ["zebra", "cooking", "laundry", "resume"]),
      (.difficulty, ["resume", "cooking", "zebra", "laundry"]),
      (.lastViewed, ["zebra", "laundry", "resume", "cooking"]),
    ]
  )
  func orders(order: TopicOrder, expected: [String]) {
    #expect(names(TopicFilter(), order) == expected)
  }

  @Test(
    "finds part of title, subtitle or category, ignoring case and accents (TOP-071)",
    arguments: [
      ("resume", ["resume"]), ("RÉSUMÉ", ["resume"]), ("re\u{301}sume\u{301}", ["resume"]),
      ("ander", ["zebra"]), ("food", ["cooking"]), ("50 %", ["resume"]), ("f_i", ["resume"]),
      ("%", ["resume"]), ("nothing", []),
      ("", ["laundry", "resume", "zebra", "cooking"]),
      (" \t", ["laundry", "resume", "zebra", "cooking"]),
    ]
  )
  func text(text: String, expected: [String]) {
    #expect(names(TopicFilter(text: SearchText(text))) == expected)
  }

  @Test("shows the topics that match every part of the filter")
  func filters() {
    #expect(names(TopicFilter(category: "Household")) == ["laundry", "zebra"])
    #expect(names(TopicFilter(category: "household")).isEmpty)
    #expect(names(TopicFilter(difficulty: .beginner)) == ["resume", "cooking"])
    #expect(names(TopicFilter(isCompleted: true)) == ["resume"])
    #expect(names(TopicFilter(isCompleted: false)) == ["laundry", "zebra", "cooking"])
    #expect(names(TopicFilter(isFavorite: true)) == ["cooking"])
    #expect(names(TopicFilter(difficulty: .beginner, isFavorite: false)) == ["resume"])
  }

  @Test("is read page by page, each topic exactly once", arguments: TopicOrder.allCases, 1...5)
  func pages(order: TopicOrder, size: Int) {
    var walked: [String] = []
    var place: TopicPlace?
    repeat {
      let page = TopicPage(
        of: entries.reversed(),
        filter: TopicFilter(),
        order: order,
        after: place,
        size: size
      )
      walked += page.entries.map(\.topic.identifier.text)
      place = page.next
    } while place != nil && walked.count <= entries.count
    #expect(walked == names(TopicFilter(), order))
  }

  @Test("continues at its position, though another topic was viewed meanwhile")
  func movedMeanwhile() {
    let first = TopicPage(
      of: entries,
      filter: TopicFilter(),
      order: .lastViewed,
      after: nil,
      size: 1
    )
    var later = entries
    let cooking = later.removeLast()
    later.append(
      TopicEntry(topic: cooking.topic, state: cooking.state.viewed(at: moment(99)))
    )
    let second = TopicPage(
      of: later,
      filter: TopicFilter(),
      order: .lastViewed,
      after: first.next,
      size: 50
    )
    #expect(second.entries.map(\.topic.identifier.text) == ["laundry", "resume"])
  }
}
