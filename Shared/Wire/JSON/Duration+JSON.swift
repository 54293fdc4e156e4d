// A duration in JSON is seconds with the suffix `s`, with 0, 3, 6 or 9 decimals.

extension GoogleProtobuf.Duration {
  /// Its JSON form is not an object of its fields.
  public static let hasOwnJSONForm = true

  /// About 10,000 years either way.
  private static let maximumSeconds: Int64 = 315_576_000_000

  /// Writes the JSON form.
  public func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    let isMixed = (seconds > 0 && nanos < 0) || (seconds < 0 && nanos > 0)
    guard seconds.magnitude <= Self.maximumSeconds.magnitude, nanos.magnitude < 1_000_000_000,
      !isMixed
    else { return try writer.refuse(.unrepresentable) }
    var place = writer.reserve(32)
    let begin = place
    place.put(UInt8(ascii: "\""))
    if seconds < 0 || nanos < 0 { place.put(UInt8(ascii: "-")) }
    place.put(decimal: seconds.magnitude)
    place.put(fraction: UInt64(nanos.magnitude))
    place.put(UInt8(ascii: "s"))
    place.put(UInt8(ascii: "\""))
    writer.advance(place - begin)
  }

  /// Reads the JSON form in place of the current value.
  public mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    self = try reader.formed(.duration) { Self(jsonText: $0) }
  }

  /// Reads `-1.5s`.
  private init?(jsonText text: UnsafeBufferPointer<UInt8>) {
    var scanner = DigitScanner(text)
    let isNegative = scanner.take("-")
    guard let seconds = scanner.number(), let nanos = scanner.fraction(), scanner.take("s"),
      scanner.isAtEnd, seconds <= Self.maximumSeconds
    else { return nil }
    self.init(seconds: isNegative ? -seconds : seconds, nanos: isNegative ? -nanos : nanos)
  }
}
