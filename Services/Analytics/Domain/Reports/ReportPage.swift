/// Builds a page of headings, lines and tables, as plain text or as Markdown.
struct ReportPage {
  let isMarkdown: Bool
  private var written: [String] = []

  init(isMarkdown: Bool) {
    self.isMarkdown = isMarkdown
  }

  var text: String { written.joined(separator: "\n") + "\n" }

  mutating func title(_ text: String) { written += [isMarkdown ? "# \(text)" : text, ""] }

  mutating func heading(_ text: String) { written += ["", isMarkdown ? "## \(text)" : text, ""] }

  mutating func lines(_ lines: [String]) {
    // Markdown joins neighbouring lines into a paragraph.
    written += isMarkdown ? Array(lines.map { [$0] }.joined(separator: [""])) : lines
  }

  mutating func list(_ lines: [String]) {
    written += lines.map { "- \(isMarkdown ? Self.escaped($0) : $0)" }
  }

  /// Adds a table; the first column is left-aligned, the others are right-aligned.
  mutating func table(_ headings: [String], _ rows: [[String]]) {
    let rows = rows.map { $0.map { isMarkdown ? Self.escaped($0) : Self.line($0) } }
    guard !isMarkdown else {
      let rule = headings.indices.map { $0 == 0 ? "---" : "---:" }
      written += ([headings, rule] + rows).map { "| \($0.joined(separator: " | ")) |" }
      return
    }
    let widths = headings.indices.map { column in
      ([headings] + rows).map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    for row in [headings] + rows {
      var line = ""
      for (column, cell) in row.enumerated() where column < widths.count {
        let padding = String(repeating: " ", count: max(0, widths[column] - cell.count))
        line += column == 0 ? cell + padding : "  " + padding + cell
      }
      while line.last == " " { line.removeLast() }
      written.append(line)
    }
  }

  /// Replaces line breaks and other control characters with spaces.
  private static func line(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map { $0.value < 0x20 ? " " : $0 }))
  }

  /// Escapes Markdown in text from members.
  private static func escaped(_ text: String) -> String {
    line(text).reduce(into: "") { escaped, character in
      if "\\`*_[]<>|#".contains(character) { escaped.append("\\") }
      escaped.append(character)
    }
  }
}
