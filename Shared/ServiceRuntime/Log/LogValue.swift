package import RPC
package import Vocabulary

/// What may stand in a log line besides its constant sentence.
///
/// There is no case for text from outside: a person's words, names and tokens cannot be logged,
/// because they have no form here. ``term(_:)`` is for words of the program's own vocabulary.
package enum LogValue: Sendable, Hashable {
  case integer(Int64)
  case bool(Bool)
  case id(UniqueID)
  case trace(TraceParent)
  case duration(Duration)
  case instant(Timestamp)
  /// A word the program itself knows: a method's name, a code, a kind of event.
  case term(String)
  /// A place the operator gave: a path or an address.
  case place(String)
  /// What a library said about a failure; it goes to the operator only.
  case cause(String)

  package static func id(_ id: some EntityID) -> LogValue { .id(id.rawValue) }
  package static func count(_ count: some BinaryInteger) -> LogValue {
    .integer(Int64(clamping: count))
  }
}

extension LogValue: ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral {
  package init(integerLiteral value: Int64) { self = .integer(value) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension LogValue {
  /// The value as it is written, without quotes.
  var text: String {
    switch self {
    case .integer(let number): String(number)
    case .bool(let flag): String(flag)
    case .id(let id): id.text
    case .trace(let trace): trace.text
    case .duration(let duration): LogValue.milliseconds(duration)
    case .instant(let instant): LogTime.text(instant)
    case .term(let text), .place(let text), .cause(let text): text
    }
  }

  /// Whether the JSON form is without quotes.
  var isBare: Bool {
    switch self {
    case .integer, .bool: true
    case .id, .trace, .duration, .instant, .term, .place, .cause: false
    }
  }

  private static func milliseconds(_ duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    let micros = seconds.multipliedReportingOverflow(by: 1_000_000)
    guard !micros.overflow else { return "\(seconds)s" }
    let total = micros.partialValue + attoseconds / 1_000_000_000_000
    let fraction = String(abs(total % 1_000))
    let padding = String(repeating: "0", count: 3 - fraction.count)
    let sign = total < 0 && total > -1_000 ? "-" : ""
    return "\(sign)\(total / 1_000).\(padding)\(fraction)ms"
  }
}

/// Instants as log lines show them: `2026-11-21T07:05:09.004Z`.
enum LogTime {
  static func text(_ instant: Timestamp) -> String {
    let milliseconds = instant.millisecondsSinceEpoch
    let day = LocalDay(daysSinceEpoch: Int32(clamping: floorDivide(milliseconds, 86_400_000)))
    let rest = milliseconds - floorDivide(milliseconds, 86_400_000) * 86_400_000
    let time = [rest / 3_600_000, rest / 60_000 % 60, rest / 1_000 % 60].map { padded($0, 2) }
    return "\(day.text)T\(time.joined(separator: ":")).\(padded(rest % 1_000, 3))Z"
  }

  private static func floorDivide(_ number: Int64, _ divisor: Int64) -> Int64 {
    let quotient = number / divisor
    return number % divisor < 0 ? quotient - 1 : quotient
  }

  private static func padded(_ number: Int64, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
