package import Vocabulary

/// How many days in a row a member finished something, now and at best.
///
/// Shape: everything follows from the active days, so an uncompletion that empties a day shortens
/// the current and the longest streak alike (STK-007).
package struct Streak: Equatable, Sendable {
  /// Days counted back from today, or from yesterday while today is still open (STK-002).
  package let current: Int
  /// The longest run of all recorded days; of equal ones the latest (STK-004).
  package let longest: DayRun?
  package let lastActiveDay: LocalDay?
  package let isActiveToday: Bool

  /// How far the current streak looks back (STK-003, DEC-S03).
  package static let cap = 30

  /// Lengths that are worth a word (STK-005).
  package static let milestones = [3, 7, 14, 30]

  /// - Parameters:
  ///   - activeDays: every day with a completed task, ascending.
  ///   - today: the day the question is asked on; later days count for `longest` only.
  package init(activeDays: some Sequence<LocalDay>, today: LocalDay) {
    let runs = DayRun.runs(in: activeDays)
    let past = runs.last { $0.first <= today }
      .map { DayRun(first: $0.first, last: min($0.last, today)) }
    let reachesToday = past.map { today.days(since: $0.last) <= 1 } ?? false
    current = reachesToday ? min(past?.length ?? 0, Streak.cap) : 0
    longest = runs.max { ($0.length, $0.first) < ($1.length, $1.first) }
    lastActiveDay = past?.last
    isActiveToday = past?.last == today
  }

  /// The streak reached the cap and was not counted further.
  package var isCapped: Bool { current >= Streak.cap }

  /// Days until the next milestone; 0 beyond the last.
  package var daysToNextMilestone: Int {
    Streak.milestones.first { $0 > current }.map { $0 - current } ?? 0
  }
}
