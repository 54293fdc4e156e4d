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

/// A day of the Gregorian calendar, counted from 0001-01-01.
private struct CivilDate {
  let year: Int
  let month: Int
  let day: Int
  let days: Int

  private static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  private static func length(of month: Int, _ year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Days before a year begins.
  private static func days(before year: Int) -> Int {
    let past = year - 1
    return past * 365 + past / 4 - past / 100 + past / 400
  }

  init?(year: Int, month: Int, day: Int) {
    guard year >= 1, (1...12).contains(month),
      (1...CivilDate.length(of: month, year)).contains(day)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
    let months = (1..<month).reduce(0) { $0 + CivilDate.length(of: $1, year) }
    days = CivilDate.days(before: year) + months + day - 1
  }

  init(days: Int) {
    self.days = days
    var year = days / 366 + 1  // too early by a few years at most
    while CivilDate.days(before: year + 1) <= days { year += 1 }
    var rest = days - CivilDate.days(before: year)
    var month = 1
    while rest >= CivilDate.length(of: month, year) {
      rest -= CivilDate.length(of: month, year)
      month += 1
    }
    self.year = year
    self.month = month
    day = rest + 1
  }
}

/// Reads text of fixed places, left to right.
struct DigitScanner {
  private var rest: ArraySlice<UInt8>

  init(_ text: String) {
    rest = Array(text.utf8)[...]
  }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(truncatingIfNeeded: sign.value) else { return false }
    rest = rest.dropFirst()
    return true
  }

  /// Reads exactly `width` digits.
  mutating func number(_ width: Int) -> Int? {
    let digits = rest.prefix(width)
    guard digits.count == width, digits.allSatisfy(JSONNumber.isDigit) else { return nil }
    rest = rest.dropFirst(width)
    return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  /// Reads up to twelve digits, all there are.
  mutating func number() -> Int64? {
    let digits = rest.prefix(while: JSONNumber.isDigit)
    guard (1...12).contains(digits.count) else { return nil }
    rest = rest.dropFirst(digits.count)
    return digits.reduce(0) { $0 * 10 + Int64($1 - UInt8(ascii: "0")) }
  }

  /// Reads a point and one to nine digits as nanoseconds; 0 without a point.
  mutating func fraction() -> Int32? {
    guard take(".") else { return 0 }
    let digits = rest.prefix(while: JSONNumber.isDigit)
    guard (1...9).contains(digits.count) else { return nil }
    rest = rest.dropFirst(digits.count)
    var nanos = digits.reduce(Int32(0)) { $0 * 10 + Int32($1 - UInt8(ascii: "0")) }
    for _ in digits.count..<9 { nanos *= 10 }
    return nanos
  }

  /// Reads `Z`, or an offset from UTC, in seconds.
  mutating func offset() -> Int? {
    if take("Z") { return 0 }
    let sign = take("+") ? 1 : take("-") ? -1 : 0
    guard sign != 0, let hours = number(2), take(":"), let minutes = number(2), hours < 24,
      minutes < 60
    else { return nil }
    return sign * (hours * 3_600 + minutes * 60)
  }
}
