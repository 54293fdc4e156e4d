package import Vocabulary

/// How many days in a row a member finished something, now and at best; protected days are no gap (SHD-002).
///
/// Shape: everything follows from the active days, so an uncompletion that empties a day shortens
/// the current and the longest streak alike (STK-007).
package struct Streak: Equatable, Sendable {
  /// Active days counted back from the day asked about, or from the day before while that is today and still
  /// open (STK-002).
  package let current: Int
  /// The longest run of all recorded days; of equal ones the latest (STK-004).
  package let longest: DayRun?
  package let lastActiveDay: LocalDay?
  /// Whether the day asked about is active.
  package let isActiveToday: Bool

  /// How many active days the current streak counts at most (STK-003, DEC-S03).
  package static let cap = 30

  /// How many calendar days it looks back at most (SHD-002).
  package static let reach = 366

  /// Lengths that are worth a word (STK-005).
  package static let milestones = [3, 7, 14, 30]

  /// - Parameters:
  ///   - activeDays: every day with a completed task, ascending.
  ///   - day: the day asked about, not after `today`; later days count for `longest` only.
  ///   - today: the member's, which alone may still be open.
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

  /// The streak as of today.
  package init(
    activeDays: some Sequence<LocalDay>,
    today: LocalDay,
    protection: Protection = .none
  ) {
    self.init(activeDays: activeDays, on: today, today: today, protection: protection)
  }

  /// The current streak as of a day.
  ///
  /// - Parameters:
  ///   - activeDays: ascending, those of the last ``reach`` days at least; later days do not count.
  ///   - day: the day asked about, not after `today`.
  ///   - today: the member's, which alone may still be open.
  ///   - protection: which days are no gap.
  /// - Returns: how many active days it has, ``cap`` at most.
  package static func current(
    of activeDays: [LocalDay],
    on day: LocalDay,
    today: LocalDay,
    protection: Protection
  ) -> Int {
    let past = activeDays[..<activeDays.firstIndex(after: day)]
    return current(past, on: day, today: today, protection: protection)
  }

  /// The active days in a row up to a day that is still open, without ``cap``.
  ///
  /// - Parameters:
  ///   - activeDays: ascending, none of them after `today`.
  ///   - today: the member's.
  ///   - protection: which days are no gap.
  /// - Returns: how many of `activeDays` it has.
  package static func uncapped(
    _ activeDays: [LocalDay],
    today: LocalDay,
    protection: Protection
  ) -> Int {
    guard let run = DayRun.runs(in: activeDays, protection: protection).last,
      protection.bridges(from: run.last, to: today)
    else { return 0 }
    return run.length
  }

  /// Counts active days back from `last` to the first gap.
  ///
  /// - Parameters:
  ///   - past: active days up to `last`, ascending.
  ///   - last: the day asked about.
  ///   - today: the member's.
  ///   - protection: which days are no gap.
  /// - Returns: how many.
  private static func current(
    _ past: ArraySlice<LocalDay>,
    on last: LocalDay,
    today: LocalDay,
    protection: Protection
  ) -> Int {
    var count = 0
    // While today is open it is no gap; a day that is over has to be active or protected.
    var later = last < today ? last.advanced(by: 1) : last
    for day in past.reversed() {
      guard last.days(since: day) < reach, count < cap else { break }
      guard protection.bridges(from: day, to: later) else { break }
      count += 1
      later = day
    }
    return count
  }

  /// The streak reached the cap and was not counted further.
  package var isCapped: Bool { current >= Streak.cap }

  /// Days until the next milestone; 0 beyond the last.
  package var daysToNextMilestone: Int {
    Streak.milestones.first { $0 > current }.map { $0 - current } ?? 0
  }
}

extension [LocalDay] {
  /// The place of the first of these ascending days that is after `day`.
  fileprivate func firstIndex(after day: LocalDay) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = low + (high - low) / 2
      if self[middle] > day { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
