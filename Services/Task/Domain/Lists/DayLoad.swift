package import Vocabulary

/// How much one day has to do: open tasks due on it, and what they are worth (TSK-093).
package struct DayLoad: Hashable, Sendable {
  package let day: LocalDay
  package var tasks: Int
  package var points: Int

  package init(day: LocalDay, tasks: Int, points: Int) {
    self.day = day
    self.tasks = tasks
    self.points = points
  }

  /// Less to do, then fewer points, then earlier.
  package func isLighter(than other: DayLoad) -> Bool {
    (tasks, points, day.daysSinceEpoch) < (other.tasks, other.points, other.day.daysSinceEpoch)
  }

  /// Days ahead that a task may be suggested for.
  static let horizon = 14
  /// From this time on, today is no candidate any more.
  static let lastCall = LocalTime(minutesSinceMidnight: 18 * 60) ?? .noon

  /// The days to choose among: the next 14 that there are, and today as well before 18:00 on the wall.
  ///
  /// - Parameters:
  ///   - count: how many days are needed; more than 15 reach further ahead.
  ///   - moment: when it is asked.
  /// - Returns: the days, earliest first.
  package static func candidates(atLeast count: Int = 0, at moment: Moment) -> [LocalDay] {
    let wallIsToday = moment.calendar.wallDay(of: moment.now) == moment.today
    let startsToday = wallIsToday && moment.calendar.time(of: moment.now) < lastCall
    let days = (startsToday ? 0 : 1)...
    let existing = days.lazy.map { moment.today.advanced(by: $0) }.filter(moment.calendar.has)
    return Array(existing.prefix(max(startsToday ? horizon + 1 : horizon, count)))
  }
}

/// One day that a task might be moved to, and why.
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

  /// The three lightest of the candidate days, the lightest first.
  ///
  /// - Parameters:
  ///   - loads: the candidate days.
  ///   - weekday: the day of the week that the task is due on now, if it is.
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
