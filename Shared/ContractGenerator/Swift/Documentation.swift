/// The words of a contract as paragraphs, lists and examples.
struct Documentation {
  /// What stands between blank lines.
  let blocks: [Block]
  /// A paragraph behind the first sentence.
  var note = ""

  enum Block: Equatable {
    case words([Item])
    /// Rows that stay as they are: behind four spaces, or between rows of three backticks.
    case example([String])
  }

  /// A paragraph, or an item of a list.
  struct Item: Equatable {
    /// What the first row begins with, as in `- ` or `2. `; empty for a paragraph.
    var marker = ""
    /// The words, on one row.
    var text: String
  }

  /// Takes a comment apart.
  ///
  /// - Parameter comment: as `protoc` hands it over, with the line ends of any system.
  init(_ comment: String) {
    var reader = DocumentationReader()
    blocks = reader.blocks(of: comment)
  }

  /// The rows behind `///`, of which the first sentence stands alone.
  ///
  /// - Parameter width: columns a row may take, but for those of examples.
  /// - Returns: rows, empty ones between blocks.
  func rows(width: Int) -> [String] {
    var summary = "An example."
    var rest = blocks[...]
    var more: [Block] = []
    // A list has no first sentence, so its first item becomes one.
    if case .words(let items)? = rest.first {
      rest = rest.dropFirst()
      let (sentence, text) = Self.firstSentence(of: items[0].text)
      summary = Self.plain(sentence)
      more = [.words([Item(text: text)]), .words(Array(items.dropFirst()))]
    }
    guard !blocks.isEmpty else { return [] }
    let front = [Block.words([Item(text: summary)]), .words([Item(text: note)])]
    let written = (front + more + rest).map { block in
      switch block {
      case .words(let items): items.flatMap { Self.wrapped($0, width: width) }
      case .example(let rows): rows
      }
    }
    return Array(written.filter { !$0.isEmpty }.joined(separator: [""]))
  }

  /// The first sentence, with its full stop, and what follows it.
  ///
  /// Only a full stop ends it, as for those who check documentation. A dot behind a shortened word, as in
  /// “e.g.”, ends none; what follows is kept on its row by a space that does not break, so that others who
  /// look for sentences see none end there.
  static func firstSentence(of paragraph: String) -> (String, String) {
    var summary = ""
    var words = paragraph.split(separator: " ")[...]
    while let word = words.popFirst() {
      if let end = word.firstIndex(where: { "。！？".contains($0) }) {
        summary += word[..<end]
        words.insert(word[word.index(after: end)...], at: words.startIndex)
        break
      }
      summary += word
      let isShort = abbreviations.contains(word.lowercased().drop { "([".contains($0) }.description)
      if word.last == ".", !isShort { break }
      if !words.isEmpty { summary += isShort ? "\u{A0}" : " " }
    }
    return (ended(summary), words.joined(separator: " "))
  }

  /// A sentence with a full stop, for other signs at its end or behind them.
  private static func ended(_ sentence: String) -> String {
    guard sentence.last != "." else { return sentence }
    let words = String(sentence.reversed().drop { ":;,! ".contains($0) }.reversed())
    return (words.isEmpty ? sentence : words) + "."
  }

  private static let abbreviations: Set<String> = [
    "approx.", "ca.", "cf.", "e.g.", "i.e.", "incl.", "resp.", "vs.",
  ]

  private static func wrapped(_ item: Item, width: Int) -> [String] {
    let indent = String(repeating: " ", count: item.marker.count)
    let text = item.marker.isEmpty ? item.text : emphasizingSection(item.text)
    var rows: [String] = []
    // Of the last row: counting it for each word would take the square of a row's length.
    var columns = 0
    for word in text.split(separator: " ") {
      let fits = columns + 1 + word.count <= width
      if !rows.isEmpty, fits || beginsBlock(word, behindWords: true) {
        rows[rows.count - 1] += " \(word)"
        columns += 1 + word.count
      } else {
        rows.append((rows.isEmpty ? item.marker : indent) + word)
        columns = item.marker.count + word.count
      }
    }
    return rows
  }

  /// An item of a list that says of itself what it is about.
  ///
  /// As in `- *Returns*: the task`. Without emphasis it is a section of the documentation, of which Swift
  /// wants all or none, with the names of its own declaration and not those of the contract.
  private static func emphasizingSection(_ text: String) -> String {
    let name = text.prefix { $0.isLetter }
    guard sections.contains(name.lowercased()), text.contains(":") else { return text }
    return "*\(name)*\(text.dropFirst(name.count))"
  }

  private static let sections: Set<String> = ["parameter", "parameters", "returns", "throws"]

  /// Whether Markdown takes a row that begins with this word for more than words.
  ///
  /// Behind a row of words a list begins with 1 only.
  private static func beginsBlock(_ word: Substring, behindWords: Bool = false) -> Bool {
    let digits = word.prefix { $0.isASCII && $0.isNumber }
    if !digits.isEmpty {
      return [".", ")"].contains(word.dropFirst(digits.count)) && (!behindWords || Int(digits) == 1)
    }
    return word.hasPrefix(">") || word.hasPrefix("<") || word.hasPrefix("```")
      || word.hasPrefix("~~~") || word.allSatisfy { "-+*_=#".contains($0) }
  }

  /// A sentence that is words and nothing else also where it begins like a list, a heading or a quote.
  private static func plain(_ sentence: String) -> String {
    let first = sentence.prefix { $0 != " " }
    guard beginsBlock(first) || sentence.hasPrefix("[") && sentence.contains("]:") else {
      return sentence
    }
    let digits = sentence.prefix { $0.isASCII && $0.isNumber }
    return "\(digits)\\\(sentence.dropFirst(digits.count))"
  }
}
