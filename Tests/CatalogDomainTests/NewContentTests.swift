import CatalogDomain
import Testing
import Vocabulary

@Suite("A learner's state after a content update")
struct NewContentTests {
  let old: Topic
  let begun: TopicState

  init() throws {
    old = try topic(steps: 3)
    var state = TopicState(of: old.identifier)
    state.doneSteps = Set(old.steps.prefix(2).map(\.id))
    state.revision = 4
    begun = state
  }

  /// The topic with these keys in its one section.
  private func changed(_ keys: [String]) -> Topic {
    Topic(
      identifier: old.identifier,
      title: "Laundry",
      sections: [
        Section(
          key: "all",
          title: "All",
          steps: keys.map {
            Step(id: StepID(topic: old.identifier, section: "all", key: $0), text: "Do it")
          }
        )
      ],
      contentVersion: 2
    )
  }

  @Test(
    "loses the marks of removed steps, and is open for new ones (TOP-059)",
    arguments: [
      (["1", "2", "3"], ["1", "2"], false, []),
      (["3", "2", "1"], ["1", "2"], false, []),
      (["1", "new", "2", "3"], ["1", "2"], true, ["total_steps"]),
      (["2", "3"], ["2"], true, ["done_step_ids", "total_steps"]),
      (["2", "3", "new"], ["2"], true, ["done_step_ids"]),
      (["new"], [], true, ["done_step_ids", "total_steps"]),
    ] as [([String], [String], Bool, [String])]
  )
  func moves(keys: [String], done: [String], isChange: Bool, fields: [String]) {
    let new = changed(keys)
    let change = begun.moved(from: old, to: new)
    #expect(change.after.doneSteps == Set(done.map { StepID(text: "laundry/all/\($0)") }))
    #expect(change.isChange == isChange && change.changedFields == fields)
    #expect(change.after.revision == (isChange ? 5 : 4))
    #expect(!isChange || old.movesLearners(to: new))
  }

  @Test("stays finished, whatever is added (TOP-059)")
  func finished() {
    let done = begun.settingCompleted(true, of: old, at: moment(1)).after
    let change = done.moved(from: old, to: changed(["1", "2", "3", "4"]))
    #expect(change.after.isCompleted && change.after.doneSteps.count == 3)
    #expect(change.learningPoints == 0)
  }

  @Test("is unchanged if no step was marked (TOP-059)")
  func untouched() {
    let favorite = TopicState(of: old.identifier).settingFavorite(true, at: moment(1)).after
    #expect(!favorite.moved(from: old, to: changed(["1"])).isChange)
  }
}

@Suite("A member's learning summary")
struct LearningSummaryTests {
  @Test("counts all listed topics; points remain without marks and topics (ruling 19)")
  func counts() throws {
    let topics = [
      try topic("a", steps: 4, position: 1),
      try topic("b", category: "Food", steps: 4, position: 2),
      try topic("old", steps: 4, position: 3, isRetired: true),
    ]
    let catalogue = Catalogue(contentVersion: 1, topics: topics)
    func finished(_ topic: Topic) -> TopicState {
      TopicState(of: topic.identifier).settingCompleted(true, of: topic, at: moment(1)).after
    }
    var first = finished(topics[0]).settingCompleted(false, of: topics[0], at: moment(2)).after
    first.isFavorite = true
    first.lastViewed = moment(7)
    var second = TopicState(of: topics[1].identifier).viewed(at: moment(9))
    second.doneSteps = [topics[1].steps[0].id]
    var retired = finished(topics[2]).viewed(at: moment(99))
    retired.isFavorite = true
    let summary = LearningSummary(
      catalogue,
      Dictionary(uniqueKeysWithValues: [first, second, retired].map { ($0.identifier, $0) })
    )
    #expect(summary.topics == 2 && summary.completed == 0)
    #expect(summary.steps == StepCount(done: 5, total: 8) && summary.steps.percentage == 62.5)
    #expect(summary.learningPoints == 20)
    #expect(summary.favorites.map(\.identifier.text) == ["a"])
    #expect(summary.lastViewed?.identifier.text == "b" && summary.lastViewedAt == moment(9))
    #expect(summary.categories.map(\.steps.done) == [4, 1])
  }

  @Test("is empty at the beginning")
  func fresh() throws {
    let summary = LearningSummary(Catalogue(contentVersion: 1, topics: [try topic()]), [:])
    #expect(summary.topics == 1 && summary.completed == 0 && summary.learningPoints == 0)
    #expect(summary.lastViewed == nil && summary.lastViewedAt == nil && summary.favorites.isEmpty)
    #expect(LearningSummary(.empty, [:]).steps.percentage == 0)
  }
}
