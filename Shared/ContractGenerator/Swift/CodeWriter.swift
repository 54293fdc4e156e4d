/// Collects lines of Swift, indented.
///
/// Long lines are left to `swift format`, which runs over everything that is generated.
struct CodeWriter {
  private(set) var text = ""
  private var depth = 0

  mutating func line(_ text: String = "") {
    if !text.isEmpty {
      self.text += String(repeating: "  ", count: depth)
      self.text += text
    }
    self.text += "\n"
  }

  /// Writes `head {`, what `body` writes one step further in, and `}`.
  mutating func block<Failure: Error>(
    _ head: String,
    _ body: (inout CodeWriter) throws(Failure) -> Void
  ) throws(Failure) {
    line("\(head) {")
    depth += 1
    try body(&self)
    depth -= 1
    line("}")
  }

  /// A text as a literal of Swift: everything but printable ASCII is escaped.
  static func literal(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": literal += "\\\(scalar)"
      case " "..."~": literal.unicodeScalars.append(scalar)
      default: literal += "\\u{\(String(scalar.value, radix: 16))}"
      }
    }
    return literal + "\""
  }

  /// Writes the words of a contract as documentation.
  ///
  /// The first sentence stands alone, as in all documentation of this package.
  ///
  /// - Parameters:
  ///   - comments: what stands at the declaration; its trailing words count when it has no others.
  ///   - fallback: said when the contract says nothing.
  mutating func documentation(_ comments: Comments?, fallback: String? = nil) {
    let words = comments?.words ?? ""
    var paragraphs = Documentation.paragraphs(of: words)
    if paragraphs.isEmpty, let fallback { paragraphs = [fallback] }
    guard let first = paragraphs.first else { return }
    let (summary, rest) = Documentation.firstSentence(of: first)
    paragraphs[0] = summary
    if !rest.isEmpty { paragraphs.insert(rest, at: 1) }
    for (index, paragraph) in paragraphs.enumerated() {
      if index > 0 { line("///") }
      for row in Documentation.wrapped(paragraph, width: 95 - 2 * depth) { line("/// \(row)") }
    }
  }
}

/// Takes comments of a contract apart.
enum Documentation {
  static func paragraphs(of comment: String) -> [String] {
    var paragraphs: [String] = [""]
    // Also the two characters at the ends of lines in files from Windows, which are one `Character`.
    for row in comment.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let row = trimmed(row)
      if row.isEmpty {
        paragraphs.append("")
      } else if let last = paragraphs.last {
        paragraphs[paragraphs.count - 1] = last.isEmpty ? row : "\(last) \(row)"
      }
    }
    return paragraphs.filter { !$0.isEmpty }
  }

  /// The first sentence, with its full stop, and what follows it.
  static func firstSentence(of paragraph: String) -> (String, String) {
    let characters = Array(paragraph)
    for index in characters.indices.dropLast() where ".!?".contains(characters[index]) {
      if characters[index + 1] == " " {
        let rest = String(characters[(index + 1)...])
        return (String(characters[...index]), trimmed(rest[...]))
      }
    }
    let ends = characters.last.map { ".!?".contains($0) } ?? true
    return (ends ? paragraph : paragraph + ".", "")
  }

  static func wrapped(_ paragraph: String, width: Int) -> [String] {
    var rows: [String] = []
    for word in paragraph.split(separator: " ") {
      if let last = rows.last, last.count + 1 + word.count <= width {
        rows[rows.count - 1] = "\(last) \(word)"
      } else {
        rows.append(String(word))
      }
    }
    return rows
  }

  private static func trimmed(_ text: Substring) -> String {
    let front = text.drop { $0.isWhitespace }
    return String(front.reversed().drop { $0.isWhitespace }.reversed())
  }
}
