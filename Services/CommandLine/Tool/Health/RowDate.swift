import Vocabulary

/// The date of a row in another program's table, with or without a time.
struct RowDate {
  enum Order: CaseIterable {
    case yearMonthDay, dayMonthYear, monthDayYear
  }

  /// Midnight as a spreadsheet appends it to a date alone.
  private static let midnights: Set = ["00:00", "0:00", "00:00:00", "0:00:00"]

  private let date: String
  /// Empty without a time.
  private let time: String

  /// - Parameters:
  ///   - text: the date, which may be followed by a time.
  ///   - column: the text of a separate column of times, or an empty one.
  init(_ text: String, time column: String) {
    let text = text.trimmed.uppercased()
    let isBetween = { (sign: Character) in sign.isWhitespace || sign == "T" || sign == "," }
    let end = text.firstIndex(where: isBetween) ?? text.endIndex
    date = String(text[..<end])
    let own = String(text[end...].drop(while: isBetween))
    let other = column.trimmed.uppercased()
    let hasOwn = !own.isEmpty && !Self.midnights.contains(own)
    time = hasOwn || other.isEmpty ? own : other
  }

  /// Written as `05.11.2026`.
  var hasPoints: Bool { date.contains(".") && !date.contains("/") && !date.contains("-") }

  /// - Returns: `nil` if it is not a date in that order.
  func day(_ order: Order) -> LocalDay? {
    let parts = date.split { $0 == "-" || $0 == "." || $0 == "/" }
    let numbers = parts.compactMap { $0.utf8.count <= 4 ? Int($0) : nil }
    guard parts.count == 3, numbers.count == 3 else { return nil }
    switch order {
    case .yearMonthDay:
      guard parts[0].utf8.count == 4 else { return nil }
      return LocalDay(year: numbers[0], month: numbers[1], day: numbers[2])
    case .dayMonthYear:
      guard parts[2].utf8.count == 4 else { return nil }
      return LocalDay(year: numbers[2], month: numbers[1], day: numbers[0])
    case .monthDayYear:
      guard parts[2].utf8.count == 4 else { return nil }
      return LocalDay(year: numbers[2], month: numbers[0], day: numbers[1])
    }
  }

  /// A date without a time is always noon of that day.
  ///
  /// So importing it again adds nothing (FST-085). The service refuses noon of today as long as it
  /// is ahead.
  ///
  /// - Returns: `nil` if the date or its time cannot be read.
  func instant(_ order: Order, in calendar: HouseholdCalendar) -> Timestamp? {
    guard let day = day(order) else { return nil }
    guard !time.isEmpty else { return calendar.timestamp(day: day, time: .noon) }
    return Self.clock(time).flatMap {
      DateReader.instant(iso: "\(day.text)T\($0)", in: calendar)
    }
  }

  /// The time as ISO 8601 writes it: `7:05:00 PM` is `19:05:00`, `07:00 +0100` is `07:00+0100`.
  ///
  /// - Returns: `nil` if something else follows the time.
  private static func clock(_ text: String) -> String? {
    var words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    words.removeAll { $0 == "UHR" }
    guard !words.isEmpty else { return nil }
    var clock = words.removeFirst()
    for (half, hours) in [("AM", 0), ("PM", 12)] {
      if words.first?.replacing(".", with: "") == half {
        words.removeFirst()
      } else if clock.hasSuffix(half) {
        clock.removeLast(2)
      } else {
        continue
      }
      var parts = clock.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
      guard let hour = Int(parts[0]), (1...12).contains(hour) else { return nil }
      parts[0] = String(hour % 12 + hours)
      if parts.count == 1 { parts.append("00") }
      clock = parts.joined(separator: ":")
      break
    }
    guard words.count <= 1 else { return nil }
    switch words.first {
    case nil: return clock
    case "Z", "UTC", "GMT": return clock + "Z"
    case let zone? where zone.hasPrefix("+") || zone.hasPrefix("-"): return clock + zone
    default: return nil
    }
  }
}
