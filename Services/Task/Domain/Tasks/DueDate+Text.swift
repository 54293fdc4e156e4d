package import Vocabulary

extension DueDate {
  /// The contract's form: RFC 3339 in UTC for an instant, `YYYY-MM-DD` for a date.
  package var text: String {
    switch self {
    case .on(let day): day.text
    case .at(let instant): instant.text
    }
  }
}

extension Timestamp {
  /// RFC 3339 in UTC, as in `2025-03-10T17:00:00Z`; milliseconds only where there are some.
  package var text: String {
    let rest = millisecondsSinceEpoch % 1_000
    let milliseconds = rest < 0 ? rest + 1_000 : rest
    let utc = HouseholdCalendar.utc
    let time = utc.time(of: self)
    let seconds = (insideMinute.milliseconds - milliseconds) / 1_000
    let fraction = milliseconds == 0 ? "" : "." + padded(milliseconds, 3)
    return "\(utc.wallDay(of: self).text)T\(time.text):\(padded(seconds, 2))\(fraction)Z"
  }

  private func padded(_ value: Int64, _ width: Int) -> String {
    let plain = String(value)
    return String(repeating: "0", count: max(0, width - plain.count)) + plain
  }
}
