/// A topic as decoded from a seed file, not yet validated.
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
  /// A draft with the required fields; optional ones are set afterwards.
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

/// A section as decoded from a seed file; steps in display order.
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

/// A step as decoded from a seed file.
package struct StepDraft: Decodable, Hashable, Sendable {
  /// The permanent key of the step within its section; members' marks refer to it, not to the position.
  ///
  /// It is never reused, even after the step was removed.
  package var key: String
  package var text: String

  package init(key: String, text: String) {
    self.key = key
    self.text = text
  }
}

/// The shipped catalogue before validation; topics in catalogue order.
package struct CatalogueDraft: Hashable, Sendable {
  /// Increases with every change of content.
  package var contentVersion: Int
  package var topics: [TopicDraft]

  package init(contentVersion: Int, topics: [TopicDraft]) {
    self.contentVersion = contentVersion
    self.topics = topics
  }
}
