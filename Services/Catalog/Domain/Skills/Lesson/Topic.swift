/// One life-skill topic: its card in the catalogue and its lesson.
package struct Topic: Hashable, Sendable {
  package let identifier: TopicIdentifier
  package let title: String
  /// Heading of the lesson's page; ``title`` unless the topic sets its own.
  package let detailTitle: String
  package let subtitle: String
  package let category: String
  package let difficulty: Difficulty
  package let iconName: String
  package let layoutClass: LayoutClass
  package let height: CardHeight
  package let sections: [Section]
  package let tips: [String]
  package let commonMistakes: [String]
  /// Position in the catalogue, from 1.
  package let position: Int
  /// The content version that last changed this topic.
  package let contentVersion: Int
  /// No longer shipped; kept for members who had begun it (TOP-008).
  package var isRetired: Bool
  /// Title, subtitle and category, folded for searches.
  let searchable: [SearchText]
  /// The title, folded for sorting.
  let sortTitle: SearchText

  package init(
    identifier: TopicIdentifier,
    title: String,
    detailTitle: String? = nil,
    subtitle: String = "",
    category: String = "",
    difficulty: Difficulty = .beginner,
    iconName: String = Topic.defaultIcon,
    layoutClass: LayoutClass = .standard,
    height: CardHeight = CardHeight(),
    sections: [Section] = [],
    tips: [String] = [],
    commonMistakes: [String] = [],
    position: Int = 1,
    contentVersion: Int = 1,
    isRetired: Bool = false
  ) {
    self.identifier = identifier
    self.title = title
    self.detailTitle = detailTitle ?? title
    self.subtitle = subtitle
    self.category = category
    self.difficulty = difficulty
    self.iconName = iconName
    self.layoutClass = layoutClass
    self.height = height
    self.sections = sections
    self.tips = tips
    self.commonMistakes = commonMistakes
    self.position = position
    self.contentVersion = contentVersion
    self.isRetired = isRetired
    sortTitle = SearchText(title)
    searchable = [sortTitle, SearchText(subtitle), SearchText(category)]
  }

  /// The icon of a topic that sets none.
  package static let defaultIcon = "topic"
}

extension Topic {
  /// The steps of all sections, in order.
  package var steps: [Step] { sections.flatMap(\.steps) }

  package var totalSteps: Int { sections.reduce(0) { $0 + $1.steps.count } }

  package var colors: CardColors { CardColors(of: identifier) }

  /// The height of the card before client-side scaling.
  package var preferredHeight: Double { height.effective(for: layoutClass) }
}

extension Topic: CustomStringConvertible {
  /// Title and identifier for logs (TOP-013).
  package var description: String { "\(title) (\(identifier))" }
}
