/// Rows of a CSV file (RFC 4180), with the separator found in its header.
struct CSVTable {
  /// The most fields of a row.
  private static let mostFields = 200

  struct Row {
    /// The line of its first character; the first line is 1.
    let line: Int
    let fields: [String]
  }

  let separator: Character
  let header: [String]
  let rows: [Row]

  /// - Parameter text: the whole file, with any line ends.
  init(_ text: String) {
    let first = text.prefix { !$0.isNewline }
    // The most frequent separator of the header; a comma if there is none.
    let signs: [Character] = [",", ";", "\t", "|"]
    let counts = signs.map { sign in first.count { $0 == sign } }
    let most = counts.max() ?? 0
    separator = most == 0 ? "," : signs[counts.firstIndex(of: most) ?? 0]
    var all = Self.rows(text, separator)
    header = all.isEmpty ? [] : all.removeFirst().fields
    rows = all
  }

  private static func rows(_ text: String, _ separator: Character) -> [Row] {
    var rows: [Row] = []
    var fields: [String] = []
    var field = ""
    var isQuoted = false
    var line = 1
    var firstLine = 1
    var rest = text[...]
    if rest.first == "\u{FEFF}" { rest = rest.dropFirst() }
    func isEmpty() -> Bool { fields.isEmpty && field.isEmpty }
    while let sign = rest.popFirst() {
      if isQuoted {
        if sign == "\"" {
          if rest.first == "\"" {
            field.append("\"")
            rest = rest.dropFirst()
          } else {
            isQuoted = false
          }
        } else {
          if sign.isNewline { line += 1 }
          field.append(sign)
        }
      } else if sign == "\"", field.isEmpty {
        isQuoted = true
      } else if sign == separator {
        if fields.count < mostFields { fields.append(field) }
        field = ""
      } else if sign.isNewline {
        if !isEmpty() { rows.append(Row(line: firstLine, fields: fields + [field])) }
        fields = []
        field = ""
        line += 1
        firstLine = line
      } else {
        field.append(sign)
      }
    }
    if !isEmpty() { rows.append(Row(line: firstLine, fields: fields + [field])) }
    return rows
  }
}
