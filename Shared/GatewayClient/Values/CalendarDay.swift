package import Vocabulary

/// A day on a calendar, without a time and without a zone.
public struct CalendarDay: Hashable, Comparable, Sendable, LosslessStringConvertible {
  package let local: LocalDay

  package init(_ local: LocalDay) {
    self.local = local
  }

  /// - Returns: `nil` when there is no such day in the Gregorian calendar, years 1 to 9999.
  public init?(year: Int, month: Int, day: Int) {
    guard let local = LocalDay(year: year, month: month, day: day) else { return nil }
    self.local = local
  }

  /// Reads exactly `YYYY-MM-DD`; `nil` for anything else.
  public init?(_ description: String) {
    guard let local = LocalDay(text: description) else { return nil }
    self.local = local
  }

  /// 1 to 9999.
  public var year: Int { local.civil.year }
  /// 1 to 12.
  public var month: Int { local.civil.month }
  /// 1 to 31.
  public var day: Int { local.civil.day }
  /// 1 Monday to 7 Sunday.
  public var weekday: Int { local.weekday }

  /// The day so many days later, or earlier when negative.
  public func advanced(by days: Int) -> CalendarDay {
    CalendarDay(local.advanced(by: days))
  }

  /// ISO text: `2026-11-21`.
  public var description: String { local.text }

  /// The earlier day is the smaller one.
  public static func < (left: CalendarDay, right: CalendarDay) -> Bool {
    left.local < right.local
  }
}
