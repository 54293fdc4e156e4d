/// Wraps sentences to the width of a terminal.
enum Prose {
  /// The minimum width of a line, however far it is indented.
  private static let narrowest = 20

  /// `text` wrapped at blanks, if the terminal's width is known.
  ///
  /// - Parameters:
  ///   - text: words separated by single blanks.
  ///   - head: the beginning of the first line; the others are indented by its width.
  ///   - width: columns of the terminal; `nil` for no wrapping.
  /// - Returns: at least one line; a long word may exceed the width.
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
