import Contracts
public import Foundation

/// One life-skill lesson, with where the caller stands in it.
public struct Topic: Hashable, Sendable, Identifiable {
  /// Letters, digits and hyphens, as `laundry`; never reused.
  public let id: String
  /// A few words.
  public let title: String
  /// One line more.
  public let subtitle: String
  /// The group it is listed in.
  public let category: String
  /// `nil` when this version does not know it.
  public let difficulty: Difficulty?
  /// The lesson itself; empty in lists.
  public let sections: [Section]
  /// Short hints; empty in lists.
  public let tips: [String]
  /// What often goes wrong; empty in lists.
  public let commonMistakes: [String]
  /// Steps over all sections.
  public let totalSteps: Int
  /// Where the caller stands.
  public let progress: Progress

  /// How much one should know before.
  public enum Difficulty: String, Hashable, Sendable, CaseIterable {
    /// Nothing.
    case beginner
    /// Something.
    case intermediate
    /// A good deal.
    case advanced
  }

  /// A part of a lesson.
  public struct Section: Hashable, Sendable {
    /// What the part is about.
    public let title: String
    /// Stands before the steps.
    public let intro: String
    /// What to do, in order.
    public let steps: [Step]
  }

  /// One thing to do in a lesson.
  public struct Step: Hashable, Sendable, Identifiable {
    /// Names the step in ``DaybookClient/Topics/setStep(_:of:isDone:)``.
    public let id: String
    /// What to do.
    public let text: String
  }

  /// Where a learner stands; private even from parents.
  public struct Progress: Hashable, Sendable {
    /// The whole lesson is marked as done.
    public let isCompleted: Bool
    /// Marked as a favourite.
    public let isFavorite: Bool
    /// 0 to 100.
    public let percentage: Double
    /// The steps that are marked as done.
    public let doneSteps: Set<String>
    /// The learner's own notes.
    public let notes: String
    /// When the learner last looked at it.
    public let lastViewedAt: Date?
    /// Grows by one with each change.
    public let revision: UInt64
  }
}

/// What marking a lesson came to.
public struct TopicChange: Hashable, Sendable {
  /// Where the learner stands now.
  public let progress: Topic.Progress
  /// False when it was like that already.
  public let hasChanged: Bool
  /// 10 the first time a learner completes the lesson, else 0.
  public let learningPoints: Int
}

// MARK: - From the contract

extension Topic {
  init(_ topic: CatalogV1.Topic, _ state: CatalogV1.TopicState?) {
    id = topic.identifier
    title = topic.title
    subtitle = topic.subtitle
    category = topic.category
    difficulty = Difficulty(topic.difficulty)
    sections = topic.sections.map { section in
      Section(
        title: section.title,
        intro: section.intro,
        steps: section.steps.map { Step(id: $0.stepID, text: $0.text) }
      )
    }
    tips = topic.tips
    commonMistakes = topic.commonMistakes
    totalSteps = Int(topic.totalSteps)
    progress = Progress(state ?? CatalogV1.TopicState())
  }
}

extension Topic.Difficulty {
  init?(_ difficulty: CatalogV1.Difficulty) {
    switch difficulty {
    case .beginner: self = .beginner
    case .intermediate: self = .intermediate
    case .advanced: self = .advanced
    case .unspecified, .unrecognized: return nil
    }
  }
}

extension Topic.Progress {
  init(_ state: CatalogV1.TopicState) {
    isCompleted = state.isCompleted
    isFavorite = state.isFavorite
    percentage = state.completionPercentage
    doneSteps = Set(state.doneStepIDs)
    notes = state.notes
    lastViewedAt = state.lastViewedDate?.date
    revision = state.revision
  }
}
