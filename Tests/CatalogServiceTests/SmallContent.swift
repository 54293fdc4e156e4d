import CatalogDomain
import Testing

/// Content that is small enough to change in a test.
enum SmallContent {
  /// A topic with these numbers of steps in its sections, under keys `a`, `b`, ….
  ///
  /// Steps have their numbers as keys; `keys` gives those of the first section others.
  static func topic(
    _ name: String,
    sections: [Int] = [2, 1],
    position: Int = 1,
    version: Int = 1,
    text: String = "Do it",
    keys: [String]? = nil
  ) throws -> Topic {
    let identifier = try #require(TopicIdentifier(text: name))
    let made = zip(["a", "b", "c"], sections).map { key, count in
      Section(
        key: key,
        title: "Part \(key)",
        intro: key == "a" ? "Why." : nil,
        steps: (key == "a" ? keys ?? numbers(count) : numbers(count)).map {
          Step(id: StepID(topic: identifier, section: key, key: $0), text: text)
        }
      )
    }
    return Topic(
      identifier: identifier,
      title: "Title of \(name)",
      detailTitle: "How to: \(name)",
      subtitle: "About \(name)",
      category: "Household",
      difficulty: .intermediate,
      iconName: "broom",
      layoutClass: .quickTips,
      height: CardHeight(preferred: 90, minimum: 60, maximum: 180, proportional: 0.5),
      sections: made,
      tips: ["One tip", "Another tip"],
      commonMistakes: ["One mistake"],
      position: position,
      contentVersion: version
    )
  }

  private static func numbers(_ count: Int) -> [String] { (0..<count).map { "\($0 + 1)" } }

  static func catalogue(_ version: Int, _ topics: Topic...) -> Catalogue {
    Catalogue(contentVersion: version, topics: topics)
  }
}
