import CatalogContracts
import CatalogDomain
import RuntimeContracts
import Wire

// Conversions from the domain to the contract.

extension CatalogV1.Topic {
  /// - Parameters:
  ///   - topic: the topic.
  ///   - inFull: whether lesson, tips and mistakes are included; lists omit them (TOP-011).
  init(_ topic: Topic, inFull: Bool) {
    self.init(
      identifier: topic.identifier.text,
      title: topic.title,
      detailTitle: topic.detailTitle,
      subtitle: topic.subtitle,
      category: topic.category,
      difficulty: CatalogV1.Difficulty(rawValue: Int32(topic.difficulty.rawValue)),
      iconName: topic.iconName,
      layoutClass: CatalogV1.LayoutClass(rawValue: Int32(topic.layoutClass.rawValue)),
      preferredHeight: topic.preferredHeight,
      minHeight: topic.height.minimum,
      maxHeight: topic.height.maximum,
      proportionalHeight: topic.height.proportional,
      backgroundColor: topic.colors.background.description,
      textColor: topic.colors.text.description,
      sections: inFull ? topic.sections.map(CatalogV1.Section.init) : [],
      tips: inFull ? topic.tips : [],
      commonMistakes: inFull ? topic.commonMistakes : [],
      totalSteps: Int32(clamping: topic.totalSteps),
      position: Int32(clamping: topic.position),
      contentVersion: Int32(clamping: topic.contentVersion),
      retired: topic.isRetired
    )
  }
}

extension CatalogV1.Section {
  init(_ section: Section) {
    self.init(
      key: section.key,
      title: section.title,
      intro: section.intro ?? "",
      steps: section.steps.map { CatalogV1.Step(stepID: $0.id.text, text: $0.text) }
    )
  }
}

extension CatalogV1.TopicState {
  init(_ state: TopicState, of topic: Topic) {
    self.init(
      identifier: topic.identifier.text,
      isCompleted: state.isCompleted,
      isFavorite: state.isFavorite,
      lastViewedDate: state.lastViewed.map { GoogleProtobuf.Timestamp($0) },
      notes: state.notes ?? "",
      completionPercentage: state.completionPercentage(of: topic),
      stepsCompleted: Int32(clamping: state.doneSteps.count),
      totalSteps: Int32(clamping: topic.totalSteps),
      doneStepIDs: state.doneStepsInOrder(of: topic).map(\.text),
      revision: UInt64(clamping: state.revision)
    )
  }
}

extension CatalogV1.TopicWithState {
  init(_ entry: TopicEntry) {
    self.init(
      topic: CatalogV1.Topic(entry.topic, inFull: false),
      state: CatalogV1.TopicState(entry.state, of: entry.topic)
    )
  }
}

extension CatalogV1.CategoryTotal {
  init(_ total: CategoryTotal) {
    self.init(
      category: total.category,
      topics: Int32(clamping: total.topics),
      completed: Int32(clamping: total.completed),
      totalSteps: Int32(clamping: total.steps.total),
      stepsCompleted: Int32(clamping: total.steps.done),
      completionPercentage: total.steps.percentage
    )
  }
}

extension CatalogV1.TopicProgress {
  /// The part of a state that is visible to other members (TOP-062).
  init(_ entry: TopicEntry) {
    let topic = entry.topic
    self.init(
      identifier: topic.identifier.text,
      title: topic.title,
      category: topic.category,
      isCompleted: entry.state.isCompleted,
      completionPercentage: entry.state.completionPercentage(of: topic),
      stepsCompleted: Int32(clamping: entry.state.doneSteps.count),
      totalSteps: Int32(clamping: topic.totalSteps)
    )
  }
}
