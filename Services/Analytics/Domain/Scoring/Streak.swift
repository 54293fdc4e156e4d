package import Vocabulary

/// A member's current and longest run of active days; protected days are no gap (SHD-002).
///
/// Computed from the active days alone, so an uncompletion that empties a day shortens the current and
/// the longest streak (STK-007).
package struct Streak: Equatable, Sendable {
  /// Active days counted back from the requested day; from the day before, if the requested day is today and not
  /// active yet (STK-002).
  package let current: Int
  /// The longest run of all recorded days; the latest of equal ones (STK-004).
  package let longest: DayRun?
  package let lastActiveDay: LocalDay?
  /// Whether the requested day is active.
  package let isActiveToday: Bool

  /// The highest current streak (STK-003, DEC-S03).
  package static let cap = 30

  /// The number of calendar days that the current streak looks back (SHD-002).
  package static let reach = 366

  /// The days that determine the current streak as of `day`.
  package static func span(endingOn day: LocalDay) -> ClosedRange<LocalDay> {
    day.advanced(by: 1 - reach)...day
  }

  /// Lengths that are announced (STK-005).
  package static let milestones = [3, 7, 14, 30]

  /// - Parameters:
  ///   - activeDays: every day with a completed task, ascending.
  ///   - day: the requested day, not after `today`; later days count for `longest` only.
  ///   - today: the member's local day, the only one that may still become active.
  ///   - protection: the member's protected days.
  package init(
    activeDays: some Sequence<LocalDay>,
    on day: LocalDay,
    today: LocalDay,
    protection: Protection = .none
  ) {
    let days = Array(activeDays)
    let past = days[..<days.firstIndex(after: day)]
    current = Streak.current(past, on: day, today: today, protection: protection)
    longest = DayRun.runs(in: days, protection: protection)
      .max { ($0.length, $0.first) < ($1.length, $1.first) }
    lastActiveDay = past.last
    isActiveToday = past.last == day
  }

  /// Creates a streak from stored runs and recent active days.
  ///
  /// - Parameters:
  ///   - recentDays: active days of the last ``reach`` days up to `day`, ascending.
  ///   - lastActiveDay: the last active day up to `day`, with no limit on its age.
  ///   - longest: the longest run of all recorded days, the latest of equal ones.
  ///   - day: the requested day, not after `today`.
  ///   - today: the member's local day, the only one that may still become active.
  ///   - protection: the member's protected days.
  package init(
    recentDays: [LocalDay],
    lastActiveDay: LocalDay?,
    longest: DayRun?,
    on day: LocalDay,
    today: LocalDay,
    protection: Protection
  ) {
    current = Streak.current(of: recentDays, on: day, today: today, protection: protection)
    self.longest = longest
    self.lastActiveDay = lastActiveDay
    isActiveToday = lastActiveDay == day
  }

  /// The streak as of today.
  package init(
    activeDays: some Sequence<LocalDay>,
    today: LocalDay,
    protection: Protection = .none
  ) {
    self.init(activeDays: activeDays, on: today, today: today, protection: protection)
  }

  /// Computes the current streak as of a day.
  ///
  /// - Parameters:
  ///   - activeDays: ascending, at least those of the last ``reach`` days; later days do not count.
  ///   - day: the requested day, not after `today`.
  ///   - today: the member's local day, the only one that may still become active.
  ///   - protection: the member's protected days.
  /// - Returns: the number of active days, at most ``cap``.
  package static func current(
    of activeDays: [LocalDay],
    on day: LocalDay,
    today: LocalDay,
    protection: Protection
  ) -> Int {
    let past = activeDays[..<activeDays.firstIndex(after: day)]
    return current(past, on: day, today: today, protection: protection)
  }

  /// Counts active days back from `last` to the first gap.
  ///
  /// - Parameters:
  ///   - past: active days up to `last`, ascending.
  ///   - last: the requested day.
  ///   - today: the member's local day.
  ///   - protection: the member's protected days.
  /// - Returns: the number of active days, at most ``cap``.
  private static func current(
    _ past: ArraySlice<LocalDay>,
    on last: LocalDay,
    today: LocalDay,
    protection: Protection
  ) -> Int {
    var count = 0
    // Today is no gap before it ends; a past day must be active or protected.
    var later = last < today ? last.advanced(by: 1) : last
    for day in past.reversed() {
      guard last.days(since: day) < reach, count < cap else { break }
      guard protection.bridges(from: day, to: later) else { break }
      count += 1
      later = day
    }
    return count
  }

  /// Whether the streak reached the cap and was not counted further.
  package var isCapped: Bool { current >= Streak.cap }

  /// Days until the next milestone; 0 after the last one.
  package var daysToNextMilestone: Int {
    Streak.milestones.first { $0 > current }.map { $0 - current } ?? 0
  }
}

extension [LocalDay] {
  /// The index of the first of these ascending days that is after `day`.
  fileprivate func firstIndex(after day: LocalDay) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = low + (high - low) / 2
      if self[middle] > day { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
