package import RPC
package import Vocabulary

/// What may stand in a log line besides its constant sentence.
///
/// There is no case for text from outside: a person's words, names and tokens cannot be logged,
/// because they have no form here. ``term(_:)`` is for words of the program's own vocabulary.
package enum LogValue: Sendable, Hashable {
  /// Nobody knows it: the key is left out.
  case absent
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
