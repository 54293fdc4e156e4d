package import Vocabulary

/// What is booked of one task: points on one of the member's days.
package struct BookedPoints: Hashable, Sendable {
  package let points: Int32
  package let day: LocalDay

  /// No task was ever worth as much: a file that other hands have written may say so all the same.
  private static let most: Int32 = 1_000

  package init(points: Int32, day: LocalDay) {
    self.points = min(max(points, 0), Self.most)
    self.day = day
  }
}

/// What was booked of one task before a change and is booked after it; `nil` where nothing is.
package struct Rebooking: Hashable, Sendable {
  package let before: BookedPoints?
  package let after: BookedPoints?

  package init(from before: BookedPoints?, to after: BookedPoints?) {
    self.before = before
    self.after = after
  }

  /// Earned when positive, given back when negative.
  package var points: Int32 { (after?.points ?? 0) - (before?.points ?? 0) }
}

extension HouseholdTask {
  /// What a complete task has booked; `nil` for an open one.
  ///
  /// Of an open task, and of one that is gone, only what a deletion kept is booked: when an import brought
  /// the task again open, that stays until it is completed (TSK-084).
  package var booked: BookedPoints? {
    completion.map { BookedPoints(points: score, day: $0.day) }
  }
}
