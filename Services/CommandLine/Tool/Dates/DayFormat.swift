import Vocabulary

/// The format of days (CON-046, DEC-C04).
enum DayFormat: String, CaseIterable, Sendable {
  case american = "MM/dd/yyyy"
  case german = "dd.MM.yyyy"
  case iso = "yyyy-MM-dd"

  /// Territories whose locales write the month first, or days with points.
  private static let americanTerritories: Set<String> = ["US", "PR", "GU", "VI", "AS", "MP", "PH"]
  private static let dottedTerritories: Set<String> = [
    "DE", "AT", "CH", "LI", "CZ", "SK", "PL", "NO", "FI", "EE", "LV", "IS", "RU", "UA", "BY", "RO",
    "BG", "SI", "HR", "RS", "MK", "ME", "TR", "GE", "AM", "AZ", "KZ",
  ]

  /// The format of a locale such as `de_AT.UTF-8`.
  ///
  /// ISO for an unknown locale and for other formats, because 03/04/2026 would be ambiguous.
  init(locale: String) {
    let name = locale.prefix { $0 != "." && $0 != "@" }
    let territory = name.split(separator: "_").dropFirst().first?.uppercased() ?? ""
    self =
      DayFormat.americanTerritories.contains(territory)
      ? .american : DayFormat.dottedTerritories.contains(territory) ? .german : .iso
  }

  func text(_ day: LocalDay) -> String {
    let (year, month, date) = day.civil
    let (years, months, dates) = (padded(year, 4), padded(month, 2), padded(date, 2))
    return switch self {
    case .american: "\(months)/\(dates)/\(years)"
    case .german: "\(dates).\(months).\(years)"
    case .iso: "\(years)-\(months)-\(dates)"
    }
  }
}

/// `0001`: a number with leading zeros, at least `width` digits.
private func padded(_ value: Int, _ width: Int) -> String {
  let plain = String(value)
  return String(repeating: "0", count: max(0, width - plain.count)) + plain
}

/// Formats instants and days for one member, in their zone and format.
struct TimeWriter: Sendable {
  let calendar: HouseholdCalendar
  let format: DayFormat
  let now: Timestamp

  private static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
  private static let longWeekdays = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
  ]
  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  var today: LocalDay { calendar.day(of: now) }

  /// `11/21/2026 18:30`.
  func instant(_ instant: Timestamp) -> String {
    "\(format.text(calendar.wallDay(of: instant))) \(calendar.time(of: instant).text)"
  }

  /// `today 18:30`, `tomorrow 18:30`, or with the date.
  func friendly(_ instant: Timestamp) -> String {
    let time = calendar.time(of: instant).text
    switch calendar.wallDay(of: instant).days(since: calendar.wallDay(of: now)) {
    case 0: return "today \(time)"
    case 1: return "tomorrow \(time)"
    case -1: return "yesterday \(time)"
    default: return self.instant(instant)
    }
  }

  /// `18:30:05`, for recent times.
  func clock(_ instant: Timestamp) -> String {
    let seconds = instant.millisecondsSinceEpoch / 1_000 % 60
    return "\(calendar.time(of: instant).text):\(seconds < 10 ? "0" : "")\(max(0, seconds))"
  }

  /// `Saturday, 21 November 2026`.
  func long(_ day: LocalDay) -> String {
    let (year, month, date) = day.civil
    return "\(TimeWriter.longWeekdays[day.weekday - 1]), \(date) \(TimeWriter.months[month - 1]) "
      + padded(year, 4)
  }

  /// `Sat`.
  func weekday(_ day: LocalDay) -> String { TimeWriter.weekdays[day.weekday - 1] }
}
