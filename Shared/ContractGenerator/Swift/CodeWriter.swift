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

  /// Writes a sentence about what every type of its kind has, where other packages see it.
  mutating func sentence(_ words: String, for settings: Settings) {
    if settings.isPublic { line("/// \(words)") }
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
  /// The first sentence stands alone, as in all documentation of this package; lists and examples stay.
  ///
  /// - Parameters:
  ///   - comments: what stands at the declaration, before it and behind it.
  ///   - fallback: said when the contract says nothing.
  ///   - isDeprecated: says so, for what generated code itself uses: an attribute would make that warn.
  mutating func documentation(
    _ comments: Comments?,
    fallback: String = "",
    isDeprecated: Bool = false
  ) {
    let deprecation = "Deprecated by its contract."
    var words = Documentation(comments?.words ?? "")
    if words.blocks.isEmpty {
      words = Documentation(fallback.isEmpty && isDeprecated ? deprecation : fallback)
    } else if isDeprecated {
      words.note = deprecation
    }
    for row in words.rows(width: 95 - 2 * depth) { line(row.isEmpty ? "///" : "/// \(row)") }
  }
}
