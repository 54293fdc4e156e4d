/// Tells words written for people from what was left standing (TOP-003).
enum TextCheck {
  /// Says what is wrong with a text that may have `limit` user-perceived characters.
  ///
  /// - Returns: the end of a sentence, as in `is empty`; `nil` when nothing is wrong.
  static func problem(of text: String, limit: Int) -> String? {
    let words = text.unicodeScalars.filter { !$0.properties.isWhitespace }
    if words.isEmpty { return "is empty" }
    if words.allSatisfy({ $0.properties.numericType != nil }) { return "consists of digits only" }
    if text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
      return "contains a control character"
    }
    if let standIn = standIn(in: text) { return "contains “\(standIn)”" }
    if text.count > limit { return "is longer than \(limit) characters" }
    return nil
  }

  /// Words that show a text was never written.
  ///
  /// `TODO` counts in capitals only: lower case, other
  /// languages have the word.
  private static func standIn(in text: String) -> String? {
    if text.contains("TODO") { return "TODO" }
    let lowered = text.lowercased()
    return ["lorem ipsum", "placeholder", "coming soon"].first { lowered.contains($0) }
  }
}
