package import RPC

/// Reads the fields of a request and collects all violations, not only the first.
///
/// ```swift
/// var fields = RequestReader()
/// query.pageSize = fields.pageSize(request.pageSize, atMost: 100)
/// query.text = fields.text(request.text, "text", atMost: 200)
/// try fields.check()
/// ```
package struct RequestReader {
  package private(set) var violations: [Violation] = []

  package init() {}

  /// The default maximum page size.
  package static let largestPage = 200

  /// The page size for requests that name none.
  package static let standardPage = 50

  /// The requested page size; 0 requests the default.
  package mutating func pageSize(
    _ asked: Int32,
    standard: Int = RequestReader.standardPage,
    atMost largest: Int = RequestReader.largestPage
  ) -> Int {
    if asked == 0 { return standard }
    return number(Int(asked), "page_size", in: 1...largest) ?? standard
  }

  /// A number in `range`; outside of it `nil` and a violation.
  package mutating func number(_ number: Int, _ field: String, in range: ClosedRange<Int>) -> Int? {
    if range.contains(number) { return number }
    refuse(
      field,
      "out_of_range",
      "Between \(range.lowerBound) and \(range.upperBound).",
      limit: Int64(range.upperBound)
    )
    return nil
  }

  /// A text of at most `limit` characters; `nil` when it is empty, and with a violation when it is
  /// too long.
  package mutating func text(_ text: String, _ field: String, atMost limit: Int) -> String? {
    if text.isEmpty { return nil }
    // 32 bytes per character are enough for any script; a longer text need not be counted.
    if text.utf8.count <= limit * 32, text.count <= limit { return text }
    refuse(field, "\(field)_too_long", "At most \(limit) characters.", limit: Int64(limit))
    return nil
  }

  /// A value of an enum, by its number in the contract; `nil` when it is unspecified, and with a
  /// violation when unknown.
  package mutating func choice<Choice: RawRepresentable<Int>>(
    _ number: Int32,
    _ field: String
  ) -> Choice? {
    if number == 0 { return nil }
    if let choice = Choice(rawValue: Int(number)) { return choice }
    refuse(field, "unknown_value", "This choice is not known.")
    return nil
  }

  /// The position in a page token; `nil` when it is empty, which begins the list.
  ///
  /// A token of another caller, list or query is a violation.
  package mutating func pageToken<Place>(
    _ token: String,
    _ binding: PageBinding,
    _ place: ([PageValue]) -> Place?
  ) -> Place? {
    if token.isEmpty { return nil }
    if let place = binding.values(of: token).flatMap(place) { return place }
    refuse(
      "page_token",
      "invalid_page_token",
      "The list cannot be continued from here. Start again from its first page."
    )
    return nil
  }

  /// Adds a violation.
  package mutating func refuse(
    _ field: String,
    _ code: String,
    _ message: String,
    limit: Int64? = nil
  ) {
    violations.append(Violation(field: field, code: code, message: message, limit: limit))
  }

  /// - Throws: INVALID_ARGUMENT with all violations; the reason is the code of the first.
  package func check() throws(RPCError) {
    guard let first = violations.first else { return }
    let sentence =
      violations.count == 1
      ? "The value of \(first.field) cannot be accepted. \(first.message)"
      : "Some values cannot be accepted."
    throw RPCError(.invalidArgument, first.code, sentence, violations: violations)
  }
}
