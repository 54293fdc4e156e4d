package import Vocabulary

/// What one event says a task is like from then on, without texts.
package struct TaskVersion: Equatable, Sendable {
  /// The day a task is due on, and the instant, where it has one.
  package struct Due: Hashable, Sendable {
    package let day: LocalDay
    package let at: Timestamp?

    package init(day: LocalDay, at: Timestamp? = nil) {
      self.day = day
      self.at = at
    }
  }

  /// Whether there is such a task.
  package enum Presence: Int, Hashable, Sendable {
    case present = 0
    /// It was deleted; what was planned and done stays (ANA-070).
    case gone = 1
    /// It was deleted with its history, or its creation was taken back.
    case forgotten = 2
  }

  /// The member's day of the event.
  package let changedOn: LocalDay
  package let presence: Presence
  package let isComplete: Bool
  /// `nil` while it has no date.
  package var due: Due?
  package let traits: TaskTraits
  /// The hour on the member's clock at which it was completed.
  package let completionHour: Int?

  package init(
    changedOn: LocalDay,
    presence: Presence = .present,
    isComplete: Bool = false,
    due: Due? = nil,
    traits: TaskTraits = .unknown,
    completionHour: Int? = nil
  ) {
    self.changedOn = changedOn
    self.presence = presence
    self.isComplete = isComplete
    self.due = due
    self.traits = traits
    self.completionHour = completionHour
  }
}
