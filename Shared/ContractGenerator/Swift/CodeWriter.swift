/// Collects indented lines of Swift.
///
/// Long lines are left to `swift format`, which formats all generated code.
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

  /// Writes `head {`, the indented output of `body`, and `}`.
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

  /// Writes a sentence that documents a member of every type of its kind, where it is public.
  mutating func sentence(_ words: String, for settings: Settings) {
    if settings.isPublic { line("/// \(words)") }
  }

  /// A Swift string literal: everything but printable ASCII is escaped.
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

  /// Writes a contract's comments as documentation.
  ///
  /// The first sentence is a paragraph of its own; lists and examples stay.
  ///
  /// - Parameters:
  ///   - comments: the leading and trailing comments of the declaration.
  ///   - fallback: for a declaration without comments.
  ///   - isDeprecated: adds a note, where an attribute would make generated code warn about itself.
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
