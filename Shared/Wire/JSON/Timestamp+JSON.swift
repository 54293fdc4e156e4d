// An instant in JSON is RFC 3339 text in UTC, with 0, 3, 6 or 9 decimals.

extension GoogleProtobuf.Timestamp {
  /// Its JSON form is not an object of its fields.
  public static let hasOwnJSONForm = true

  /// From 0001-01-01T00:00:00Z to 9999-12-31T23:59:59Z.
  private static let firstSecond: Int64 = -62_135_596_800
  private static let lastSecond: Int64 = 253_402_300_799

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    guard seconds >= Self.firstSecond, seconds <= Self.lastSecond,
      nanos >= 0, nanos < 1_000_000_000
    else { return try writer.refuse(.unrepresentable) }
    let (days, second) = (seconds - Self.firstSecond).quotientAndRemainder(dividingBy: 86_400)
    let date = CivilDate(days: Int(days))
    var place = writer.reserve(40)
    let begin = place
    place.put(UInt8(ascii: "\""))
    place.put(UInt64(date.year), width: 4)
    place.put(UInt8(ascii: "-"))
    place.put(UInt64(date.month), width: 2)
    place.put(UInt8(ascii: "-"))
    place.put(UInt64(date.day), width: 2)
    place.put(UInt8(ascii: "T"))
    place.put(UInt64(second / 3_600), width: 2)
    place.put(UInt8(ascii: ":"))
    place.put(UInt64(second / 60 % 60), width: 2)
    place.put(UInt8(ascii: ":"))
    place.put(UInt64(second % 60), width: 2)
    place.put(fraction: UInt64(nanos))
    place.put(UInt8(ascii: "Z"))
    place.put(UInt8(ascii: "\""))
    writer.advance(place - begin)
  }

  /// Reads the JSON form in place of the current value.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    self = try reader.formed(.instant) { Self(rfc3339: $0) }
  }

  /// Reads `2026-11-21T08:30:00.5Z` or the same with an offset such as `+01:00`.
  private init?(rfc3339 text: UnsafeBufferPointer<UInt8>) {
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
    let seconds = Self.firstSecond + Int64(date.days * 86_400 + time)
    guard seconds >= Self.firstSecond, seconds <= Self.lastSecond else { return nil }
    self.init(seconds: seconds, nanos: nanos)
  }
}

extension UnsafeMutablePointer<UInt8> {
  /// Writes nanoseconds as 0, 3, 6 or 9 decimals, and advances.
  mutating func put(fraction nanos: UInt64) {
    guard nanos > 0 else { return }
    put(UInt8(ascii: "."))
    if nanos % 1_000_000 == 0 {
      put(nanos / 1_000_000, width: 3)
    } else if nanos % 1_000 == 0 {
      put(nanos / 1_000, width: 6)
    } else {
      put(nanos, width: 9)
    }
  }
}
