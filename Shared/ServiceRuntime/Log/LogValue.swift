package import RPC
package import Vocabulary

/// A value in a log line besides its constant sentence.
///
/// There is no case for outside text, so user input, names and tokens cannot be logged.
/// ``term(_:)`` is for the program's own vocabulary.
package enum LogValue: Sendable, Hashable {
  /// Unknown: the key is left out.
  case absent
  case integer(Int64)
  case bool(Bool)
  case id(UniqueID)
  case trace(TraceParent)
  case duration(Duration)
  case instant(Timestamp)
  /// A word of the program: a method's name, a code, a kind of event.
  case term(String)
  /// A path or an address that the operator gave.
  case place(String)
  /// A library's description of a failure, for the operator only.
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
