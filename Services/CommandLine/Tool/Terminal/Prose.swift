/// Sentences in lines that a terminal shows whole.
enum Prose {
  /// No line is made narrower than this, however far it is indented.
  private static let narrowest = 20

  /// `text` broken at blanks, where the terminal's width is known.
  ///
  /// - Parameters:
  ///   - text: words with single blanks between them.
  ///   - head: what the first line begins with; the others are indented by as many columns.
  ///   - width: columns of the terminal; `nil` breaks nothing.
  /// - Returns: at least one line; one that a word alone fills is as long as the word.
  static func lines(_ text: String, after head: String = "", width: Int?) -> [String] {
    guard let width else { return [head + text] }
    let indent = TextWidth.columns(head)
    let room = max(narrowest, width - indent)
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      if line.isEmpty {
        line = String(word)
      } else if TextWidth.columns(line) + 1 + TextWidth.columns(String(word)) <= room {
        line += " \(word)"
      } else {
        lines.append(line)
        line = String(word)
      }
    }
    lines.append(line)
    let blanks = String(repeating: " ", count: indent)
    return lines.enumerated().map { ($0.offset == 0 ? head : blanks) + $0.element }
  }
}
