/// One line of a CSV file: RFC 4180, terminated by CRLF (COF-091).
package struct CSVLine: Hashable, Sendable {
  package private(set) var text = ""
  private var isEmpty = true

  package init() {}

  package init(_ fields: [String]) {
    for field in fields { add(field) }
  }

  /// Adds a text field.
  ///
  /// A leading apostrophe is added if a spreadsheet would evaluate the text as a formula.
  package mutating func add(_ field: String) {
    let isFormula = field.unicodeScalars.first.map(CSVLine.formulaStarts.contains) ?? false
    addPlain(isFormula ? "'" + field : field)
  }

  /// Adds a number; its sign needs no apostrophe.
  package mutating func add(_ number: Int?) { addPlain(number.map(String.init) ?? "") }

  /// Adds a number with a decimal point, whole numbers without one; empty if it is not finite.
  package mutating func add(_ number: Double?) {
    guard let number, number.isFinite else { return addPlain("") }
    if number == number.rounded(), abs(number) < 1e15 { return addPlain(String(Int64(number))) }
    addPlain("\(number)")
  }

  /// The line with its terminator.
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
