// An instant is RFC 3339 text in JSON, in UTC, with 0, 3, 6 or 9 digits behind the second.

extension GoogleProtobuf.Timestamp {
  package static let hasOwnJSONForm = true

  /// From 0001-01-01T00:00:00Z to 9999-12-31T23:59:59Z.
  static let validSeconds: ClosedRange<Int64> = -62_135_596_800...253_402_300_799

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    guard Self.validSeconds.contains(seconds), (0..<1_000_000_000).contains(nanos) else {
      throw JSONError(.unrepresentable)
    }
    let days = Int((seconds - Self.validSeconds.lowerBound) / 86_400)  // since 0001-01-01
    let second = Int((seconds - Self.validSeconds.lowerBound) % 86_400)
    let date = CivilDate(days: days)
    let day = "\(padded(date.year, 4))-\(padded(date.month, 2))-\(padded(date.day, 2))"
    let hour = padded(second / 3_600, 2)
    let time = "\(hour):\(padded(second / 60 % 60, 2)):\(padded(second % 60, 2))"
    writer.string("\(day)T\(time)\(fraction(nanos))Z")
  }

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    guard let value = Self(rfc3339: try reader.string()) else {
      throw reader.failure(.mismatch(.instant))
    }
    self = value
  }

  /// Reads `2026-11-21T08:30:00.5Z` or the same with an offset such as `+01:00`.
  init?(rfc3339 text: String) {
    var scanner = DigitScanner(text)
    guard let year = scanner.number(4), scanner.take("-"), let month = scanner.number(2),
      scanner.take("-"), let day = scanner.number(2), scanner.take("T"),
      let hour = scanner.number(2), scanner.take(":"), let minute = scanner.number(2),
      scanner.take(":"), let second = scanner.number(2), let nanos = scanner.fraction(),
      let offset = scanner.offset(), scanner.isAtEnd,
      let date = CivilDate(year: year, month: month, day: day),
      hour < 24, minute < 60, second < 60
    else { return nil }
    let time = hour * 3_600 + minute * 60 + second - offset
    let seconds = Self.validSeconds.lowerBound + Int64(date.days * 86_400 + time)
    guard Self.validSeconds.contains(seconds) else { return nil }
    self.init(seconds: seconds, nanos: nanos)
  }
}

/// Digits behind the decimal point, by threes; nothing for none.
func fraction(_ nanos: Int32) -> String {
  let nanos = Int(nanos.magnitude)
  if nanos == 0 { return "" }
  if nanos % 1_000_000 == 0 { return "." + padded(nanos / 1_000_000, 3) }
  if nanos % 1_000 == 0 { return "." + padded(nanos / 1_000, 6) }
  return "." + padded(nanos, 9)
}

private func padded(_ number: Int, _ width: Int) -> String {
  let text = String(number)
  return String(repeating: "0", count: max(0, width - text.count)) + text
}
