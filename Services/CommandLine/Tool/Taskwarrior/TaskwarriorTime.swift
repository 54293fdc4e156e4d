import Vocabulary

/// Taskwarrior's way to write instants: `20201021T065209Z`, always UTC.
enum TaskwarriorTime {
  static func instant(_ text: String) -> Timestamp? {
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
