/// Parses a comment line by line, as Markdown would.
struct DocumentationReader {
  private var blocks: [Documentation.Block] = []
  /// The current block: text, or an example.
  private var items: [Documentation.Item] = []
  private var example: [String] = []
  private var isFenced = false

  mutating func blocks(of comment: String) -> [Documentation.Block] {
    // Includes the two characters of Windows line ends, which are one `Character`.
    let rows = comment.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map(Self.printable)
    let margin = rows.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    for row in rows { read(String(row.dropFirst(margin))) }
    close()
    return blocks
  }

  private mutating func read(_ row: String) {
    let words = String(row.drop { $0.isWhitespace })
    let isFence = words.hasPrefix("```") && !words.drop { $0 == "`" }.contains("`")
    if isFenced {
      example.append(row)
      if isFence { close() }
    } else if isFence {
      close()
      isFenced = true
      example = [row]
    } else if continuesExample(row) || beginsExample(row) {
      example.append(row)
    } else if words.isEmpty {
      close()
    } else {
      if !example.isEmpty { close() }
      add(words)
    }
  }

  private func continuesExample(_ row: String) -> Bool {
    !example.isEmpty && (row.isEmpty || row.hasPrefix("    "))
  }

  /// Whether a line after a blank one is indented further than a continued paragraph or item.
  private func beginsExample(_ row: String) -> Bool {
    guard items.isEmpty, let last = blocks.last else { return false }
    var indent = 4
    if case .words(let items) = last { indent += items.last?.marker.count ?? 0 }
    return !row.isEmpty && row.prefix(indent).allSatisfy { $0 == " " } && row.count > indent
  }

  private mutating func add(_ words: String) {
    let marker = Self.marker(of: words)
    if !marker.isEmpty || items.isEmpty {
      let text = words.dropFirst(marker.count).drop { $0.isWhitespace }
      items.append(Documentation.Item(marker: marker, text: String(text)))
    } else {
      items[items.count - 1].text += " \(words)"
    }
  }

  /// Ends a block.
  private mutating func close() {
    while example.last?.isEmpty == true { example.removeLast() }
    if !items.isEmpty { blocks.append(.words(items)) }
    if !example.isEmpty { blocks.append(.example(example)) }
    (items, example, isFenced) = ([], [], false)
  }

  /// `- `, `* `, `+ ` or a number with its dot; otherwise empty.
  private static func marker(of row: String) -> String {
    let bullet = row.prefix(2)
    if ["- ", "* ", "+ "].contains(bullet) { return "- " }
    let digits = row.prefix { $0.isASCII && $0.isNumber }
    guard (1...3).contains(digits.count), row.dropFirst(digits.count).hasPrefix(". ") else {
      return ""
    }
    return "\(digits). "
  }

  /// A line with spaces for tabs, and without invisible characters that Swift does not allow in
  /// comments.
  private static func printable(_ row: Substring) -> String {
    var text = ""
    for scalar in row.unicodeScalars where scalar != "\0" {
      if scalar == "\t" { text += "    " } else { text.unicodeScalars.append(scalar) }
    }
    return String(text.reversed().drop { $0.isWhitespace }.reversed())
  }
}
