package import Vocabulary

/// A completion that counts: its day and points from the ledger, and the task's traits at that time.
package struct DoneTask: Equatable, Sendable {
  package let day: LocalDay
  package let points: Int
  package let completion: TaskHistory.Completion

  package init(day: LocalDay, points: Int, completion: TaskHistory.Completion) {
    self.day = day
    self.points = points
    self.completion = completion
  }

  /// - Returns: `nil` when the task has no counting completion.
  package init?(_ counted: CountedCompletion?, _ completion: TaskHistory.Completion?) {
    guard let counted else { return nil }
    self.init(
      day: counted.day,
      points: counted.points,
      completion: completion ?? TaskHistory.Completion(traits: .unknown)
    )
  }

  /// An hour of a day in the member's time zone.
  package struct HourOfDay: Hashable, Sendable {
    package let day: LocalDay
    package let hour: Int

    package init(day: LocalDay, hour: Int) {
      self.day = day
      self.hour = hour
    }
  }

  /// The hour of completion; `nil` when the event did not name a valid one.
  package var hourOfDay: HourOfDay? {
    completion.hour.flatMap { (0...23).contains($0) ? HourOfDay(day: day, hour: $0) : nil }
  }

  /// Completed on or before its due day; false without a due day (ANA-021).
  package var isOnTime: Bool { completion.due.map { day <= $0 } ?? false }

  /// Completed after its due day.
  package var isLate: Bool { completion.due.map { day > $0 } ?? false }
}
