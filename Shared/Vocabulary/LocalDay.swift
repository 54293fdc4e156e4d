/// A calendar day in one member's zone.
///
/// Shape: whole days since 1970-01-01 in the member's zone (their own, else the household's) when the
/// day was stored. The server's own zone is never used.
public struct LocalDay: Hashable, Comparable, Sendable {
  package let daysSinceEpoch: Int32

  package init(daysSinceEpoch: Int32) {
    self.daysSinceEpoch = daysSinceEpoch
  }

  /// The earlier day is the smaller one.
  public static func < (lhs: LocalDay, rhs: LocalDay) -> Bool {
    lhs.daysSinceEpoch < rhs.daysSinceEpoch
  }

  /// Whole days from `other` to `self`; negative when `self` is earlier.
  public func days(since other: LocalDay) -> Int {
    Int(daysSinceEpoch) - Int(other.daysSinceEpoch)
  }

  /// The day `days` later, or earlier when negative; stays within years 1 to 9999.
  public func advanced(by days: Int) -> LocalDay {
    let (sum, overflow) = Int(daysSinceEpoch).addingReportingOverflow(days)
    guard !overflow else { return days < 0 ? .first : .last }
    return LocalDay(
      daysSinceEpoch: Int32(
        clamping: min(
          max(sum, Int(LocalDay.first.daysSinceEpoch)),
          Int(LocalDay.last.daysSinceEpoch)
        )
      )
    )
  }

  /// 0001-01-01, the first day of the text form.
  package static let first = LocalDay(daysSinceEpoch: -719_162)
  /// 9999-12-31, the last day of the text form.
  package static let last = LocalDay(daysSinceEpoch: 2_932_896)
}

// MARK: - Calendar fields

extension LocalDay {
  /// Year, month (1 to 12) and day of the month in the Gregorian calendar.
  ///
  /// - Source: Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms", `civil_from_days`.
  public var civil: (year: Int, month: Int, day: Int) {
    let shifted = Int(daysSinceEpoch) + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    return (
      yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month,
      dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    )
  }

  /// The day of a date in the Gregorian calendar.
  ///
  /// - Returns: `nil` when there is no such day, or the year is outside 1 to 9999.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9_999).contains(year), (1...12).contains(month), (1...31).contains(day) else {
      return nil
    }
    let marchYear = month <= 2 ? year - 1 : year
    let era = (marchYear >= 0 ? marchYear : marchYear - 399) / 400
    let yearOfEra = marchYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    let made = LocalDay(daysSinceEpoch: Int32(clamping: era * 146_097 + dayOfEra - 719_468))
    guard made.civil == (year, month, day) else { return nil }
    self = made
  }

  /// 1 Monday to 7 Sunday.
  public var weekday: Int {
    // 1970-01-01 was a Thursday.
    let fromMonday = (Int(daysSinceEpoch) + 3) % 7
    return (fromMonday < 0 ? fromMonday + 7 : fromMonday) + 1
  }

  /// The first day of the week that contains this day.
  package func startOfWeek(_ start: WeekStart) -> LocalDay {
    advanced(by: -((weekday - start.weekday + 7) % 7))
  }
}

// MARK: - Text

extension LocalDay: CustomStringConvertible {
  /// Bytes of the text form.
  package static var textLength: Int { 10 }

  /// ISO text, as in `2026-11-21`.
  public var text: String {
    let (year, month, day) = civil
    func digits(_ value: Int, _ width: Int) -> String {
      let plain = String(value)
      return String(repeating: "0", count: max(0, width - plain.count)) + plain
    }
    return "\(digits(year, 4))-\(digits(month, 2))-\(digits(day, 2))"
  }

  /// ISO text, as in `2026-11-21`.
  public var description: String { text }

  /// Reads exactly `YYYY-MM-DD`.
  public init?(text: some StringProtocol) {
    var copy = String(text)
    let parsed = copy.withUTF8 { LocalDay(utf8: UnsafeRawBufferPointer($0)) }
    guard let parsed else { return nil }
    self = parsed
  }

  /// Reads the text form in place, without making a `String`.
  package init?(utf8 bytes: UnsafeRawBufferPointer) {
    guard bytes.count == LocalDay.textLength, bytes[4] == UInt8(ascii: "-"),
      bytes[7] == UInt8(ascii: "-")
    else { return nil }
    func number(_ range: Range<Int>) -> Int? {
      var value = 0
      for position in range {
        guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[position]) else { return nil }
        value = value * 10 + Int(bytes[position] - UInt8(ascii: "0"))
      }
      return value
    }
    guard let year = number(0..<4), let month = number(5..<7), let day = number(8..<10) else {
      return nil
    }
    self.init(year: year, month: month, day: day)
  }
}
