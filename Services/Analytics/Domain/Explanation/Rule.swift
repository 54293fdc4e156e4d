/// A rule by which figures are computed; its number is stored with every ledger entry.
package enum Rule: Int, Hashable, Sendable, CaseIterable {
  /// A completed task earns the points of its priority (SCO-001). Inputs: the priority's number, if it is known.
  case priority = 1
  /// An uncompleted task loses its points (SCO-007).
  case uncompletion = 2
  /// A changed priority moves the points of a complete task (SCO-006). Inputs: the priority before and after.
  case repricing = 3
  /// A lesson earns once. Inputs: none.
  case lesson = 4
  /// A day's points are the sum of its entries (SCO-008).
  case dayScore = 5
  /// A day with a completed task is active; a protected day is no gap (STK-001, SHD-001).
  case streakDay = 6
  /// The current streak counts active days backwards (STK-002, SHD-002).
  case streak = 7
  /// A level begins at a total of points (LVL-002).
  case level = 8
  /// A goal is reached when the day's value is at least the target (GOL-004). Inputs: target and value.
  case goal = 9
  /// A period's score of 0 to 100 (ANA-040). Inputs: tasks completed and in all, points and their goal, the streak.
  case productivity = 10

  /// The rule's name for people, such as `score.priority`.
  package var name: String {
    switch self {
    case .priority: "score.priority"
    case .uncompletion: "score.uncompletion"
    case .repricing: "score.repricing"
    case .lesson: "learning.lesson"
    case .dayScore: "score.day"
    case .streakDay: "streak.day"
    case .streak: "streak.current"
    case .level: "level"
    case .goal: "goal"
    case .productivity: "productivity"
    }
  }

  /// The current version.
  ///
  /// When you change a rule, increase its version here; existing entries keep theirs (WHY-001).
  package var version: Int { 1 }
}

/// A rule as applied to one entry: its version and input numbers.
package struct AppliedRule: Hashable, Sendable {
  package let rule: Rule
  package let version: Int
  /// Numbers only, so that no text outlives its task.
  package let inputs: [Int]

  package init(_ rule: Rule, version: Int, inputs: [Int]) {
    self.rule = rule
    self.version = version
    self.inputs = inputs
  }

  /// The current version of the rule.
  package init(_ rule: Rule, inputs: [Int] = []) {
    self.init(rule, version: rule.version, inputs: inputs)
  }
}

extension AppliedRule: CustomStringConvertible {
  /// Such as `score.priority@1`.
  package var description: String { "\(rule.name)@\(version)" }
}

extension EntryKind {
  /// The rule by which entries of this kind are booked.
  package var rule: Rule {
    switch self {
    case .completed: .priority
    case .uncompleted: .uncompletion
    case .repriced: .repricing
    case .topicCompleted: .lesson
    }
  }
}
