import Vocabulary

/// Instants in exports.
///
/// Taskwarrior writes `20201021T065209Z`, always UTC. Other programs write seconds since 1970, or
/// ISO 8601 with dashes.
enum TaskwarriorTime {
  /// - Parameters:
  ///   - text: the date.
  ///   - calendar: the member's, for dates without a zone; a day alone is its midnight.
  /// - Returns: `nil` for another format.
  static func instant(_ text: String, in calendar: HouseholdCalendar = .utc) -> Timestamp? {
    if let instant = compact(text) { return instant }
    // From 1973 on; fewer digits are a year or a day.
    if (9...11).contains(text.utf8.count), let seconds = Int64(text), seconds > 0 {
      return Timestamp(checked: seconds * 1_000)
    }
    if let day = LocalDay(text: text) { return calendar.timestamp(day: day, time: .midnight) }
    return DateReader.instant(iso: text, in: calendar)
  }

  private static func compact(_ text: String) -> Timestamp? {
    let bytes = Array(text.utf8)
    guard bytes.count == 16, bytes[8] == UInt8(ascii: "T"), bytes[15] == UInt8(ascii: "Z") else {
      return nil
    }
    func number(_ range: Range<Int>) -> Int? {
      var value = 0
      for byte in bytes[range] {
        guard (48...57).contains(byte) else { return nil }
        value = value * 10 + Int(byte - 48)
      }
      return value
    }
    guard let year = number(0..<4), let month = number(4..<6), let day = number(6..<8),
      let hour = number(9..<11), let minute = number(11..<13), let second = number(13..<15),
      hour < 24, minute < 60, second < 61,
      let date = LocalDay(year: year, month: month, day: day)
    else { return nil }
    let seconds = hour * 3_600 + minute * 60 + second
    return HouseholdCalendar.utc.start(of: date) + .seconds(seconds)
  }
}
