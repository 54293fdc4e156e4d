/// Detects empty, malformed and placeholder texts (TOP-003).
enum TextCheck {
  /// Validates a text of at most `limit` user-perceived characters.
  ///
  /// - Returns: the end of a sentence, such as `is empty`; `nil` if the text is valid.
  static func problem(of text: String, limit: Int) -> String? {
    let words = text.unicodeScalars.filter { !$0.properties.isWhitespace }
    if words.isEmpty { return "is empty" }
    if words.allSatisfy({ $0.properties.numericType != nil }) { return "consists of digits only" }
    if text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
      return "contains a control character"
    }
    if let placeholder = placeholder(in: text) { return "contains “\(placeholder)”" }
    if text.count > limit { return "is longer than \(limit) characters" }
    return nil
  }

  /// A placeholder in the text, if any.
  ///
  /// `TODO` matches in capitals only, because “todo” is a word in other languages.
  private static func placeholder(in text: String) -> String? {
    if text.contains("TODO") { return "TODO" }
    let lowered = text.lowercased()
    return ["lorem ipsum", "placeholder", "coming soon"].first { lowered.contains($0) }
  }
}
