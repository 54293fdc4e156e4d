// A duration is seconds with `s` behind them in JSON, with 0, 3, 6 or 9 digits behind the point.

extension GoogleProtobuf.Duration {
  package static let hasOwnJSONForm = true

  /// About 10,000 years either way.
  static let validSeconds: ClosedRange<Int64> = -315_576_000_000...315_576_000_000

  package func encodeJSON(to writer: inout JSONWriter) throws(JSONError) {
    let isMixed = (seconds > 0 && nanos < 0) || (seconds < 0 && nanos > 0)
    guard Self.validSeconds.contains(seconds), nanos.magnitude < 1_000_000_000, !isMixed else {
      throw JSONError(.unrepresentable)
    }
    let sign = seconds < 0 || nanos < 0 ? "-" : ""
    writer.string("\(sign)\(seconds.magnitude)\(fraction(nanos))s")
  }

  package mutating func mergeJSON(from reader: inout JSONReader) throws(JSONError) {
    var scanner = DigitScanner(try reader.string())
    let isNegative = scanner.take("-")
    guard let seconds = scanner.number(), let nanos = scanner.fraction(), scanner.take("s"),
      scanner.isAtEnd, Self.validSeconds.contains(seconds)
    else { throw reader.failure(.mismatch(.duration)) }
    self.seconds = isNegative ? -seconds : seconds
    self.nanos = isNegative ? -nanos : nanos
  }
}
