/// A topic as a seed file spells it, before anyone has checked it.
package struct TopicDraft: Decodable, Hashable, Sendable {
  package var identifier: String
  package var contentVersion: Int
  package var title: String
  package var detailTitle: String?
  package var subtitle: String
  package var category: String
  package var difficulty: String
  package var iconName: String
  package var layoutClass: String?
  package var preferredHeight: Double?
  package var minHeight: Double?
  package var maxHeight: Double?
  package var proportionalHeight: Double?
  package var sections: [SectionDraft]
  package var tips: [String]
  package var commonMistakes: [String]

  package enum CodingKeys: String, CodingKey, CaseIterable {
    case identifier, title, subtitle, category, difficulty, sections, tips
    case contentVersion = "content_version"
    case detailTitle = "detail_title"
    case iconName = "icon_name"
    case layoutClass = "layout_class"
    case preferredHeight = "preferred_height"
    case minHeight = "min_height"
    case maxHeight = "max_height"
    case proportionalHeight = "proportional_height"
    case commonMistakes = "common_mistakes"
  }
}

extension TopicDraft {
  /// A draft with what every topic must have; the rest is set afterwards.
  package init(
    identifier: String,
    contentVersion: Int,
    title: String,
    subtitle: String,
    category: String,
    difficulty: String,
    iconName: String,
    sections: [SectionDraft],
    tips: [String],
    commonMistakes: [String]
  ) {
    self.identifier = identifier
    self.contentVersion = contentVersion
    self.title = title
    self.subtitle = subtitle
    self.category = category
    self.difficulty = difficulty
    self.iconName = iconName
    self.sections = sections
    self.tips = tips
    self.commonMistakes = commonMistakes
  }
}

/// A section as a seed file spells it; steps come in the order in which they are shown.
package struct SectionDraft: Decodable, Hashable, Sendable {
  package var key: String
  package var title: String
  package var intro: String?
  package var steps: [StepDraft]

  package init(key: String, title: String, intro: String? = nil, steps: [StepDraft]) {
    self.key = key
    self.title = title
    self.intro = intro
    self.steps = steps
  }
}

/// A step as a seed file spells it.
package struct StepDraft: Decodable, Hashable, Sendable {
  /// Names the step within its section for good: a member's mark belongs to the key, not to the place.
  ///
  /// It is never given to another step, also not after this one is gone.
  package var key: String
  package var text: String

  package init(key: String, text: String) {
    self.key = key
    self.text = text
  }
}

/// The whole shipped catalogue before checks: topics in catalogue order.
package struct CatalogueDraft: Hashable, Sendable {
  /// Rises with every change of content.
  package var contentVersion: Int
  package var topics: [TopicDraft]

  package init(contentVersion: Int, topics: [TopicDraft]) {
    self.contentVersion = contentVersion
    self.topics = topics
  }
}
