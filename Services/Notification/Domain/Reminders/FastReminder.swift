package import Vocabulary

/// What is said of a fast that runs (FST-091); the raw value is the part that the store keeps.
package enum FastReminder: Int, CaseIterable, Sendable {
  case goal = 1
  /// Half an hour before the goal.
  case soon = 2

  /// When it is said; `nil` without a goal.
  package func time(ofGoal goal: Timestamp?) -> Timestamp? {
    switch self {
    case .goal: goal
    case .soon: goal.map { $0 - .seconds(1_800) }
    }
  }

  package var text: String {
    switch self {
    case .goal: "Your fast has reached its goal."
    case .soon: "Your fast reaches its goal in half an hour."
    }
  }

  /// Whether a member has switched it on.
  package func isOn(in settings: NotificationSettings) -> Bool {
    switch self {
    case .goal: settings.tellsFastGoal
    case .soon: settings.tellsFastSoon
    }
  }

  /// Whether it is said in quiet hours: the goal alone, as its time was chosen with the fast (ruling 34).
  package var breaksQuiet: Bool { self == .goal }
}

extension Reminder {
  /// What it says of a fast; `nil` of another kind.
  package var fastReminder: FastReminder? { kind == .health ? FastReminder(rawValue: part) : nil }
}
