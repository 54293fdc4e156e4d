/// A statement built at run time, for combinations of filters and orders.
///
/// Text enters only as `StaticString`, so user input cannot become SQL; values are bound as
/// parameters. `Connection` caches the 64 texts used last.
///
/// ```swift
/// var query = SQLText("SELECT id FROM task WHERE household = ?", household)
/// if let project { query.append(" AND project = ?", project) }
/// query.append(" ORDER BY due LIMIT ?", pageSize)
/// ```
@usableFromInline
package struct SQLText: Sendable {
  /// The statement so far.
  package private(set) var text: String
  /// The values of its parameters, in order.
  package private(set) var values: [any SQLValue]

  package init(_ text: StaticString, _ values: any SQLValue...) {
    self.text = text.description
    self.values = values
  }

  package mutating func append(_ text: StaticString, _ values: any SQLValue...) {
    self.text += text.description
    self.values += values
  }

  /// Appends another piece together with its values.
  package mutating func append(_ other: SQLText) {
    text += other.text
    values += other.values
  }

  /// Appends `(?, ?, …)` with one parameter per value, for `IN`.
  package mutating func appendList(_ list: some Sequence<some SQLValue>) {
    let count = values.count
    values += list.map { $0 as any SQLValue }
    text += "(" + Array(repeating: "?", count: values.count - count).joined(separator: ", ") + ")"
  }
}
