package import Vocabulary

/// A completion that counts: what the ledger says it is worth, and what the task was like.
package struct DoneTask: Equatable, Sendable {
  package let day: LocalDay
  package let points: Int
  package let completion: TaskHistory.Completion

  package init(day: LocalDay, points: Int, completion: TaskHistory.Completion) {
    self.day = day
    self.points = points
    self.completion = completion
  }

  /// - Returns: `nil` when the task does not count.
  package init?(_ standing: Standing?, _ completion: TaskHistory.Completion?) {
    guard let standing else { return nil }
    self.init(
      day: standing.day,
      points: standing.points,
      completion: completion ?? TaskHistory.Completion(traits: .unknown)
    )
  }

  /// An hour of a day on the member's clock.
  package struct HourOfDay: Hashable, Sendable {
    package let day: LocalDay
    package let hour: Int

    package init(day: LocalDay, hour: Int) {
      self.day = day
      self.hour = hour
    }
  }

  /// When it was completed, where its event said the hour.
  package var hourOfDay: HourOfDay? {
    completion.hour.flatMap { (0...23).contains($0) ? HourOfDay(day: day, hour: $0) : nil }
  }

  /// On or before the day it was due; never without a date (ANA-021).
  package var isOnTime: Bool { completion.due.map { day <= $0 } ?? false }

  /// After the day it was due.
  package var isLate: Bool { completion.due.map { day > $0 } ?? false }
}
