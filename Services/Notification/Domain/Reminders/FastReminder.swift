package import Vocabulary

/// A reminder of a running fast (FST-091).
///
/// The raw value is the stored part.
package enum FastReminder: Int, CaseIterable, Sendable {
  case goal = 1
  /// Half an hour before the goal.
  case soon = 2

  /// When it is due; `nil` if the fast has no goal.
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

  /// Whether the member has switched it on.
  package func isOn(in settings: NotificationSettings) -> Bool {
    switch self {
    case .goal: settings.hasFastGoalNotice
    case .soon: settings.hasFastSoonNotice
    }
  }

  /// Whether it is delivered in quiet hours: only the goal, because its time was chosen with the fast (ruling 34).
  package var breaksQuiet: Bool { self == .goal }
}

extension Reminder {
  /// Which reminder of a fast it is; `nil` for other kinds.
  package var fastReminder: FastReminder? { kind == .health ? FastReminder(rawValue: part) : nil }
}
