/// A contract's comments as paragraphs, lists and examples.
struct Documentation {
  /// Separated by blank lines.
  let blocks: [Block]
  /// A paragraph after the first sentence.
  var note = ""

  enum Block: Equatable {
    case words([Item])
    /// Lines that are kept unchanged: indented by four spaces, or between rows of three backticks.
    case example([String])
  }

  /// A paragraph, or an item of a list.
  struct Item: Equatable {
    /// The prefix of the first line, such as a dash or a number with its dot; empty for a paragraph.
    var marker = ""
    /// The text on one line.
    var text: String
  }

  /// Parses a comment.
  ///
  /// - Parameter comment: from `protoc`, with any system's line ends.
  init(_ comment: String) {
    var reader = DocumentationReader()
    blocks = reader.blocks(of: comment)
  }

  /// The lines after `///`; the first sentence is a paragraph of its own.
  ///
  /// - Parameter width: columns of a line, except in examples.
  /// - Returns: lines, with empty ones between blocks.
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

  /// The first sentence, with its full stop, and the rest.
  ///
  /// Only a full stop ends it, as for documentation tools. The dot of an abbreviation, as in
  /// “e.g.”, does not. It is followed by a non-breaking space, so that other tools see no end there
  /// either.
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

  /// A sentence that ends in a full stop, in place of other punctuation.
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
    // Counted per line: counting for each word would be quadratic.
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

  /// Emphasizes the first word of a list item that looks like a documentation section.
  ///
  /// As in `- *Returns*: the task`. Without emphasis it is a section, for which Swift requires all
  /// parameters, with the names of the declaration, not those of the contract.
  private static func emphasizingSection(_ text: String) -> String {
    let name = text.prefix { $0.isLetter }
    guard sections.contains(name.lowercased()), text.contains(":") else { return text }
    return "*\(name)*\(text.dropFirst(name.count))"
  }

  private static let sections: Set<String> = ["parameter", "parameters", "returns", "throws"]

  /// Whether Markdown gives a line that begins with this word a special meaning.
  ///
  /// After a line of text only a list that begins with 1 is a list.
  private static func beginsBlock(_ word: Substring, behindWords: Bool = false) -> Bool {
    let digits = word.prefix { $0.isASCII && $0.isNumber }
    if !digits.isEmpty {
      return [".", ")"].contains(word.dropFirst(digits.count)) && (!behindWords || Int(digits) == 1)
    }
    return word.hasPrefix(">") || word.hasPrefix("<") || word.hasPrefix("```")
      || word.hasPrefix("~~~") || word.allSatisfy { "-+*_=#".contains($0) }
  }

  /// A sentence escaped so that Markdown reads it as text, even if it begins like a list, a heading
  /// or a quote.
  private static func plain(_ sentence: String) -> String {
    let first = sentence.prefix { $0 != " " }
    guard beginsBlock(first) || sentence.hasPrefix("[") && sentence.contains("]:") else {
      return sentence
    }
    let digits = sentence.prefix { $0.isASCII && $0.isNumber }
    return "\(digits)\\\(sentence.dropFirst(digits.count))"
  }
}
