package import Vocabulary

/// Consecutive days, first and last included.
package typealias DaySpan = ClosedRange<LocalDay>

/// The days that a calendar change may affect, relative to today.
///
/// Earlier days are closed (SHD-003).
package struct CalendarReach: Hashable, Sendable {
  /// Allows an illness to be entered afterwards.
  package static let daysBack = 7
  package static let daysAhead = 366
  /// The most days of one away period or holiday.
  package static let longest = 366

  package let today: LocalDay

  package init(today: LocalDay) { self.today = today }

  package var first: LocalDay { today.advanced(by: -CalendarReach.daysBack) }
  package var last: LocalDay { today.advanced(by: CalendarReach.daysAhead) }

  /// Checks that replacing `old` with `new` changes only days within reach.
  ///
  /// A day changes when it is in exactly one of the two. So a period that began before the reach may still be
  /// shortened or extended at its end.
  /// - Throws: ``CalendarRefusal/invalidPeriod(_:)``, ``CalendarRefusal/tooFarBack(first:)``.
  package func check(_ new: DaySpan, replacing old: DaySpan? = nil) throws(CalendarRefusal) {
    guard new.upperBound.days(since: new.lowerBound) < CalendarReach.longest else {
      throw .invalidPeriod(.tooLong)
    }
    guard new.upperBound <= last || new.upperBound == old?.upperBound else {
      throw .invalidPeriod(.tooFarAhead(last: last))
    }
    let firstChange =
      if let old, old.lowerBound == new.lowerBound {
        min(old.upperBound, new.upperBound).advanced(by: 1)
      } else {
        min(new.lowerBound, old?.lowerBound ?? new.lowerBound)
      }
    guard old != new else { return }
    guard firstChange >= first else { throw .tooFarBack(first: first) }
  }

  /// Removes the days of `span` that are within reach.
  ///
  /// - Returns: the remaining days, which are closed; `nil` when there are none.
  /// - Throws: ``CalendarRefusal/tooFarBack(first:)`` when all days are closed.
  package func remainder(removing span: DaySpan) throws(CalendarRefusal) -> DaySpan? {
    guard span.upperBound >= first else { throw .tooFarBack(first: first) }
    guard span.lowerBound < first else { return nil }
    return span.lowerBound...first.advanced(by: -1)
  }
}

/// Why a change of the calendar is refused.
package enum CalendarRefusal: Error, Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    case missing
    case reversed
    case tooLong
    case tooFarAhead(last: LocalDay)
  }

  case invalidPeriod(Reason)
  /// Days before `first` are closed.
  case tooFarBack(first: LocalDay)
  case tooManyPeriods
  /// The year would have more than ``HolidayQuota/daysPerYear`` days of holidays.
  case tooManyHolidays(year: Int)
  /// ``Holiday/maximumHolidays`` records are stored, whatever their days.
  case tooManyHolidayRecords
  case tooManyRestDays
  case invalidWeekday(index: Int)
  case invalidKind
  case textTooLong(field: String, limit: Int)
  case textNotPrintable(field: String)
  case periodNotFound
  case holidayNotFound
  case parentsOnly
  /// The record has a different revision.
  case stale(revision: UInt64)
}

/// Validates the days of the week on which a member has no duties.
package enum RestDayChoice {
  package static let most = 3

  /// The chosen days, ascending, each once.
  ///
  /// - Throws: ``CalendarRefusal/invalidWeekday(index:)``, ``CalendarRefusal/tooManyRestDays``.
  package static func checked(_ weekdays: [Int]) throws(CalendarRefusal) -> [Int] {
    // Bounds the work: the list comes from the client.
    guard weekdays.count <= 7 else { throw .tooManyRestDays }
    for (index, day) in weekdays.enumerated() where !(1...7).contains(day) {
      throw .invalidWeekday(index: index)
    }
    let days = Set(weekdays).sorted()
    guard days.count <= most else { throw .tooManyRestDays }
    return days
  }
}

/// Limits a household's holidays per year.
package enum HolidayQuota {
  package static let daysPerYear = 60

  /// Checks the number of holidays and the days of each year; a day in several holidays counts once.
  ///
  /// - Throws: ``CalendarRefusal/tooManyHolidayRecords``, ``CalendarRefusal/tooManyHolidays(year:)``.
  package static func check(_ spans: [DaySpan]) throws(CalendarRefusal) {
    guard spans.count <= Holiday.maximumHolidays else { throw .tooManyHolidayRecords }
    var byYear: [Int: Set<LocalDay>] = [:]
    for span in spans {
      var day = span.lowerBound
      while day <= span.upperBound {
        byYear[day.civil.year, default: []].insert(day)
        day = day.advanced(by: 1)
      }
    }
    if let year = byYear.filter({ $0.value.count > daysPerYear }).keys.min() {
      throw .tooManyHolidays(year: year)
    }
  }
}
