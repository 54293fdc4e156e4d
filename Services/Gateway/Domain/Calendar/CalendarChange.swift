package import Vocabulary

/// Days in a row, the first and the last included.
package typealias DaySpan = ClosedRange<LocalDay>

/// How far a change of the calendar reaches, seen from one day: what is further back is closed (SHD-003).
package struct CalendarReach: Hashable, Sendable {
  /// Illness is noted late.
  package static let daysBack = 7
  package static let daysAhead = 366
  /// The most days of one away period or holiday.
  package static let longest = 366

  package let today: LocalDay

  package init(today: LocalDay) { self.today = today }

  package var first: LocalDay { today.advanced(by: -CalendarReach.daysBack) }
  package var last: LocalDay { today.advanced(by: CalendarReach.daysAhead) }

  /// Checks what setting `new` in the place of `old` changes.
  ///
  /// A day changes when it is in one of the two and not in both. Every such day has to be within reach, so that a
  /// period that began earlier may still be ended or made longer.
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

  /// What is left of `span` when it is removed as far as changes reach.
  ///
  /// - Returns: the days before reach; `nil` when there are none.
  /// - Throws: ``CalendarRefusal/tooFarBack(first:)`` when all of it is closed.
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
  /// The year has more than its days of holidays.
  case tooManyHolidays(year: Int)
  /// ``Holiday/maximumHolidays`` are stored, on however few days.
  case tooManyHolidayRecords
  case tooManyRestDays
  case invalidWeekday(index: Int)
  case invalidKind
  case textTooLong(field: String, limit: Int)
  case textNotPrintable(field: String)
  case periodNotFound
  case holidayNotFound
  case parentsOnly
  /// The record has another revision by now.
  case stale(revision: UInt64)
}

/// The days of the week on which a member needs to do nothing.
package enum RestDayChoice {
  package static let most = 3

  /// The chosen days, ascending, each once.
  ///
  /// - Throws: ``CalendarRefusal/invalidWeekday(index:)``, ``CalendarRefusal/tooManyRestDays``.
  package static func checked(_ weekdays: [Int]) throws(CalendarRefusal) -> [Int] {
    // Checked before it is sorted: there are seven days, however many numbers came.
    guard weekdays.count <= 7 else { throw .tooManyRestDays }
    for (index, day) in weekdays.enumerated() where !(1...7).contains(day) {
      throw .invalidWeekday(index: index)
    }
    let days = Set(weekdays).sorted()
    guard days.count <= most else { throw .tooManyRestDays }
    return days
  }
}

/// The household's holidays of a year.
package enum HolidayQuota {
  package static let daysPerYear = 60

  /// Checks that there are not too many, and that no year has too many days, each day counted once.
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
