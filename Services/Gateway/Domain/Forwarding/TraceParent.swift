/// Where a call stands in a trace that its caller began.
///
/// - Source: W3C Trace Context, `traceparent`: version, 16 bytes of trace, 8 bytes of span, flags,
///   all in lower-case hexadecimal.
package struct TraceParent: Hashable, Sendable {
  private static let length = 55

  /// 32 digits, not all zero.
  package let trace: String

  /// Reads the header; a later version may have more behind the flags.
  package init?(text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count >= 4, parts.map(\.utf8.count).prefix(4) == [2, 32, 16, 2],
      parts.prefix(4).allSatisfy({ $0.utf8.allSatisfy(TraceParent.isDigit) }),
      parts[0] != "ff", parts[0] != "00" || text.utf8.count == TraceParent.length,
      parts[1].contains(where: { $0 != "0" }), parts[2].contains(where: { $0 != "0" })
    else { return nil }
    trace = String(parts[1])
  }

  /// The same trace with a span of our own.
  ///
  /// The flags are left out: nobody outside decides what is recorded here.
  package func child(span: UInt64) -> String {
    let digits = String(max(span, 1), radix: 16)
    let padding = String(repeating: "0", count: 16 - digits.count)
    return "00-\(trace)-\(padding)\(digits)-00"
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
  }
}
