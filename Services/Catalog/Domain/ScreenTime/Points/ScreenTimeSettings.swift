/// A child's screen-time settings, made by parents.
package struct ScreenTimeSettings: Hashable, Sendable {
  /// A setting; raw values are contract names.
  package enum Field: String, CaseIterable, Sendable {
    case price = "points_per_reward_minute"
    case dailyMaximum = "daily_reward_minutes"
    case goal = "daily_learning_goal_minutes"
    case needsApproval = "approval_needed"
    case lessonsPay = "lessons_pay"
    case pointsPerLesson = "points_per_lesson"
    case lessonMaximum = "daily_lesson_points"

    /// The valid range; a switch is 0 or 1.
    package var range: ClosedRange<Int> {
      switch self {
      case .price: 1...100
      case .dailyMaximum: 0...1_440
      case .goal: 5...720
      case .needsApproval, .lessonsPay: 0...1
      case .pointsPerLesson: 0...240
      case .lessonMaximum: 0...1_440
      }
    }

    package var standard: Int {
      switch self {
      case .price: 1
      case .dailyMaximum: 120
      case .goal: 60
      case .needsApproval, .lessonsPay: 0
      case .pointsPerLesson: 30
      case .lessonMaximum: 60
      }
    }
  }

  private var values: [Field: Int]
  /// 0 if nothing was ever set.
  package private(set) var revision: Int

  package init() {
    values = [:]
    revision = 0
  }

  package init(revision: Int, _ values: [Field: Int]) {
    self.values = values
    self.revision = revision
  }

  package subscript(field: Field) -> Int { values[field] ?? field.standard }

  /// Points per minute of a reward app.
  package var price: Int { self[.price] }
  /// Maximum minutes of rewards per day.
  package var dailyMaximum: Int { self[.dailyMaximum] }
  /// Target minutes of learning per day.
  package var goal: Int { self[.goal] }
  package var needsApproval: Bool { self[.needsApproval] == 1 }
  package var lessonsPay: Bool { self[.lessonsPay] == 1 }
  package var pointsPerLesson: Int { self[.pointsPerLesson] }
  /// Maximum points per day from lessons.
  package var lessonMaximum: Int { self[.lessonMaximum] }

  /// The settings with new values; equal values keep the revision.
  ///
  /// - Throws: ``ScreenTimeRefusal/invalid(_:)`` with every value that is out of range.
  package func setting(
    _ new: [(field: Field, value: Int)]
  ) throws(ScreenTimeRefusal) -> ScreenTimeSettings {
    let problems = new.filter { !$0.field.range.contains($0.value) }.map { field, _ in
      ScreenTimeProblem(
        "settings.\(field.rawValue)",
        "out_of_range",
        "It must be between \(field.range.lowerBound) and \(field.range.upperBound).",
        limit: Int64(field.range.upperBound)
      )
    }
    guard problems.isEmpty else { throw .invalid(problems) }
    var after = self
    for (field, value) in new { after.values[field] = value }
    if !after.changedFields(since: self).isEmpty { after.revision += 1 }
    return after
  }

  /// The settings that differ, in contract order.
  package func changedFields(since before: ScreenTimeSettings) -> [Field] {
    Field.allCases.filter { self[$0] != before[$0] }
  }

  /// The points for a lesson's first completion, given what lessons have earned today.
  package func lessonPoints(paidToday: Int64) -> Int64 {
    guard lessonsPay else { return 0 }
    return max(0, min(Int64(pointsPerLesson), Int64(lessonMaximum) - paidToday))
  }
}
