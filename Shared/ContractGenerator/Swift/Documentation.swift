/// The words of a contract as paragraphs and lists.
struct Documentation {
  /// What stands between blank lines.
  private(set) var blocks: [[Item]] = []

  /// A paragraph, or an item of a list.
  struct Item: Equatable {
    /// What the first row begins with, as in `- ` or `2. `; empty for a paragraph.
    var marker: String
    /// The words, on one row.
    var text: String
  }

  /// Takes a comment apart.
  ///
  /// - Parameter comment: as `protoc` hands it over, with the line ends of any system.
  init(_ comment: String) {
    var block: [Item] = []
    // Also the two characters at the ends of lines in files from Windows, which are one `Character`.
    for row in comment.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let words = Self.trimmed(row.filter { $0 != "\0" })
      let marker = Self.marker(of: words)
      if words.isEmpty {
        blocks.append(block)
        block = []
      } else if !marker.isEmpty || block.isEmpty {
        let text = Self.trimmed(String(words.dropFirst(marker.count)))
        block.append(Item(marker: marker, text: text))
      } else {
        block[block.count - 1].text += " \(words)"
      }
    }
    blocks = (blocks + [block]).filter { !$0.isEmpty }
  }

  /// The rows behind `///`, of which the first sentence stands alone.
  ///
  /// - Parameter width: columns a row may take.
  /// - Returns: rows, empty ones between blocks.
  func rows(width: Int) -> [String] {
    guard let first = blocks.first?.first else { return [] }
    // A list has no first sentence, so its first item becomes one.
    let (summary, rest) = Self.firstSentence(of: first.text)
    var blocks = [[Item(marker: "", text: summary)]]
    if !rest.isEmpty { blocks.append([Item(marker: "", text: rest)]) }
    blocks.append(Array(self.blocks[0].dropFirst()))
    blocks += self.blocks.dropFirst()
    let written = blocks.filter { !$0.isEmpty }.map { block in
      block.flatMap { Self.wrapped($0, width: width) }
    }
    return Array(written.joined(separator: [""]))
  }

  /// The first sentence, with its full stop, and what follows it.
  ///
  /// A dot behind a shortened word, as in “e.g.”, ends no sentence; what follows is kept on its row
  /// by a space that does not break, so that others who look for sentences see none end there.
  static func firstSentence(of paragraph: String) -> (String, String) {
    var summary = ""
    var words = paragraph.split(separator: " ")[...]
    while let word = words.popFirst() {
      summary += word
      let isShort = abbreviations.contains(word.lowercased().drop { "([".contains($0) }.description)
      if let last = word.last, ".!?".contains(last), !isShort { break }
      if !words.isEmpty { summary += isShort ? "\u{A0}" : " " }
    }
    if let last = summary.last, ":;,".contains(last) { summary.removeLast() }
    let ends = summary.last.map { ".!?".contains($0) } ?? true
    return (ends ? summary : summary + ".", words.joined(separator: " "))
  }

  private static let abbreviations: Set<String> = [
    "approx.", "ca.", "cf.", "e.g.", "i.e.", "incl.", "resp.", "vs.",
  ]

  private static func wrapped(_ item: Item, width: Int) -> [String] {
    let indent = String(repeating: " ", count: item.marker.count)
    var rows: [String] = []
    for word in item.text.split(separator: " ") {
      if let last = rows.last, last.count + 1 + word.count <= width {
        rows[rows.count - 1] = "\(last) \(word)"
      } else {
        rows.append((rows.isEmpty ? item.marker : indent) + word)
      }
    }
    return rows
  }

  /// `- `, `* `, `+ ` or a number with its dot; empty for anything else.
  private static func marker(of row: String) -> String {
    let bullet = row.prefix(2)
    if ["- ", "* ", "+ "].contains(bullet) { return "- " }
    let digits = row.prefix { $0.isASCII && $0.isNumber }
    guard (1...3).contains(digits.count), row.dropFirst(digits.count).hasPrefix(". ") else {
      return ""
    }
    return "\(digits). "
  }

  private static func trimmed(_ text: String) -> String {
    let front = text.drop { $0.isWhitespace }
    return String(front.reversed().drop { $0.isWhitespace }.reversed())
  }
}
