package import Vocabulary

/// When a task is due: at an instant, or on a day without a time; never both (TSK-005).
package enum DueDate: Hashable, Sendable {
  case at(Timestamp)
  case on(LocalDay)

  /// The member's day it falls on.
  package func day(_ calendar: HouseholdCalendar) -> LocalDay {
    switch self {
    case .at(let instant): calendar.day(of: instant)
    case .on(let day): day
    }
  }

  /// The time of day; a date counts as hour 0 (TSK-064).
  package func time(_ calendar: HouseholdCalendar) -> LocalTime {
    switch self {
    case .at(let instant): calendar.time(of: instant)
    case .on: .midnight
    }
  }

  /// The due instant; for a date, the start of its day.
  package func instant(_ calendar: HouseholdCalendar) -> Timestamp {
    switch self {
    case .at(let instant): instant
    case .on(let day): calendar.start(of: day)
    }
  }

  /// Whether it has passed: an instant at once, a date from the next day on (TSK-040).
  package func hasPassed(at moment: Moment) -> Bool {
    switch self {
    case .at(let instant): instant < moment.now
    case .on(let day): day < moment.today
    }
  }

  /// The sort value: by instant, a date before the timed ones of its day.
  ///
  /// Shape: twice the milliseconds, plus one when timed, so that one integer orders both forms. A
  /// date's rank holds for the zone it was computed in; lists order by it and never select by it.
  package func rank(_ calendar: HouseholdCalendar) -> Int64 {
    switch self {
    case .at(let instant): instant.clamped.millisecondsSinceEpoch * 2 + 1
    case .on(let day): calendar.start(of: day).clamped.millisecondsSinceEpoch * 2
    }
  }

  /// The rank of a task without a due date: after all others.
  package static let unscheduledRank = Int64.max
}

extension Timestamp {
  /// The nearest instant within the contract's range, so that doubling cannot overflow.
  fileprivate var clamped: Timestamp {
    min(max(self, Timestamp.contractRange.lowerBound), Timestamp.contractRange.upperBound)
  }
}
