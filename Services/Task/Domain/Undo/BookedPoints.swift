package import Vocabulary

/// The booked points of one task: points on one of the member's days.
package struct BookedPoints: Hashable, Sendable {
  package let points: Int32
  package let day: LocalDay

  /// The limit of plausible points, for files that other programs have written.
  private static let most: Int32 = 1_000

  package init(points: Int32, day: LocalDay) {
    self.points = min(max(points, 0), Self.most)
    self.day = day
  }
}

/// The booked points of one task before and after a change; `nil` for none.
package struct Rebooking: Hashable, Sendable {
  package let before: BookedPoints?
  package let after: BookedPoints?

  package init(from before: BookedPoints?, to after: BookedPoints?) {
    self.before = before
    self.after = after
  }

  /// Positive when earned, negative when taken back.
  package var points: Int32 { (after?.points ?? 0) - (before?.points ?? 0) }
}

extension HouseholdTask {
  /// The booked points of a complete task; `nil` for an open one.
  ///
  /// An open or deleted task has booked points only if a deletion kept them. They stay when an
  /// import brings the task back open, until it is completed (TSK-084).
  package var booked: BookedPoints? {
    completion.map { BookedPoints(points: score, day: $0.day) }
  }
}
