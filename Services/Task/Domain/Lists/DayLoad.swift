package import Vocabulary

/// The open tasks due on a day, and their points (TSK-093).
package struct DayLoad: Hashable, Sendable {
  package let day: LocalDay
  package var tasks: Int
  package var points: Int

  package init(day: LocalDay, tasks: Int, points: Int) {
    self.day = day
    self.tasks = tasks
    self.points = points
  }

  /// Fewer tasks, then fewer points, then the earlier day.
  package func isLighter(than other: DayLoad) -> Bool {
    (tasks, points, day.daysSinceEpoch) < (other.tasks, other.points, other.day.daysSinceEpoch)
  }

  /// How many days ahead a task may be suggested for.
  static let horizon = 14
  /// From this time on, today is not a candidate.
  static let lastCall = LocalTime(minutesSinceMidnight: 18 * 60) ?? .noon

  /// The candidate days: the next 14 that exist, and today before 18:00 local time.
  ///
  /// - Parameters:
  ///   - count: the required number of days; more than 15 reach further ahead.
  ///   - moment: the time of the call.
  /// - Returns: the days, earliest first.
  package static func candidates(atLeast count: Int = 0, at moment: Moment) -> [LocalDay] {
    let wallIsToday = moment.calendar.wallDay(of: moment.now) == moment.today
    let startsToday = wallIsToday && moment.calendar.time(of: moment.now) < lastCall
    let days = (startsToday ? 0 : 1)...
    let existing = days.lazy.map { moment.today.advanced(by: $0) }.filter(moment.calendar.has)
    return Array(existing.prefix(max(startsToday ? horizon + 1 : horizon, count)))
  }
}

/// A suggested day for a task, with the reason.
package struct DateSuggestion: Hashable, Sendable {
  /// The raw values are those of the contract.
  package enum Reason: Int32, Hashable, Sendable, CaseIterable {
    case lightestDay = 1
    case nextFreeDay = 2
    case sameWeekday = 3
  }

  package let load: DayLoad
  package let reason: Reason

  static let maximum = 3

  /// The three lightest candidate days, lightest first.
  ///
  /// - Parameters:
  ///   - loads: the candidate days.
  ///   - weekday: the weekday of the current due date, if there is one.
  /// - Returns: up to three, each with its reason.
  package static func best(of loads: [DayLoad], weekday: Int?) -> [DateSuggestion] {
    loads.sorted { $0.isLighter(than: $1) }.prefix(maximum).map { load in
      let reason: Reason =
        if load.tasks == 0 {
          .nextFreeDay
        } else if load.day.weekday == weekday {
          .sameWeekday
        } else {
          .lightestDay
        }
      return DateSuggestion(load: load, reason: reason)
    }
  }
}
