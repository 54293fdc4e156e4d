/// One life-skill topic as everybody sees it: a card in the catalogue and the lesson behind it.
package struct Topic: Hashable, Sendable {
  package let identifier: TopicIdentifier
  package let title: String
  /// Heading of the lesson's own page; ``title`` unless the topic says otherwise.
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
  /// Order in the catalogue, from 1.
  package let position: Int
  /// The content version that last changed this topic.
  package let contentVersion: Int
  /// No longer part of the shipped content; kept for those who had begun it (TOP-008).
  package var isRetired: Bool
  /// Title, subtitle and category as searching sees them, folded once.
  let searchable: [SearchText]
  /// The title as sorting by name sees it, folded once.
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

  /// What is drawn for a topic without an icon of its own.
  package static let defaultIcon = "topic"
}

extension Topic {
  /// All steps, section after section.
  package var steps: [Step] { sections.flatMap(\.steps) }

  package var totalSteps: Int { sections.reduce(0) { $0 + $1.steps.count } }

  package var colors: CardColors { CardColors(of: identifier) }

  /// The height of the card before a client scales it.
  package var preferredHeight: Double { height.effective(for: layoutClass) }
}

extension Topic: CustomStringConvertible {
  /// Title and identifier, for logs and debugging (TOP-013).
  package var description: String { "\(title) (\(identifier))" }
}
