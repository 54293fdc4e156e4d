package import Vocabulary

/// The state of a task after one event, without texts.
package struct TaskVersion: Equatable, Sendable {
  /// A due day, and the due instant if the task has a time.
  package struct Due: Hashable, Sendable {
    package let day: LocalDay
    package let at: Timestamp?

    package init(day: LocalDay, at: Timestamp? = nil) {
      self.day = day
      self.at = at
    }
  }

  /// Whether the task exists.
  package enum Presence: Int, Hashable, Sendable {
    case present = 0
    /// Deleted; its plans and completions stay (ANA-070).
    case gone = 1
    /// Deleted with its history, or its creation was undone.
    case forgotten = 2
  }

  /// The member's local day of the event.
  package let changedOn: LocalDay
  package let presence: Presence
  package let isComplete: Bool
  /// `nil` when the task has no due date.
  package var due: Due?
  package let traits: TaskTraits
  /// The hour of completion in the member's time zone.
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
