/// One line of a CSV file: RFC 4180, ended by CRLF (COF-091).
package struct CSVLine: Hashable, Sendable {
  package private(set) var text = ""
  private var isEmpty = true

  package init() {}

  package init(_ fields: [String]) {
    for field in fields { add(field) }
  }

  /// Adds a person's text.
  ///
  /// One that a spreadsheet would take for a formula gets an apostrophe in front.
  package mutating func add(_ field: String) {
    let isFormula = field.unicodeScalars.first.map(CSVLine.formulaStarts.contains) ?? false
    addPlain(isFormula ? "'" + field : field)
  }

  /// Adds a number; a sign in front of it is no formula.
  package mutating func add(_ number: Int?) { addPlain(number.map(String.init) ?? "") }

  /// Adds a number with a decimal point, whole numbers without one; what is not finite is left empty.
  package mutating func add(_ number: Double?) {
    guard let number, number.isFinite else { return addPlain("") }
    if number == number.rounded(), abs(number) < 1e15 { return addPlain(String(Int64(number))) }
    addPlain("\(number)")
  }

  /// The line with its end.
  package var ended: String { text + "\r\n" }

  private static let formulaStarts: Set<Unicode.Scalar> = ["=", "+", "-", "@", "\t", "\r"]

  private mutating func addPlain(_ field: String) {
    if !isEmpty { text += "," }
    isEmpty = false
    let needsQuotes = field.unicodeScalars.contains {
      $0 == "," || $0 == "\"" || $0 == "\n" || $0 == "\r"
    }
    guard needsQuotes else { return text += field }
    text += "\""
    for scalar in field.unicodeScalars {
      if scalar == "\"" { text += "\"" }
      text.unicodeScalars.append(scalar)
    }
    text += "\""
  }
}
