/// The words of a command line, as the shell handed them over.
enum Words {
  /// Reads each word as text.
  ///
  /// A byte that is no UTF-8 is refused: repaired, the word would be stored as something that nobody
  /// typed.
  static func text(_ words: [[UInt8]]) throws(CommandFailure) -> [String] {
    var texts: [String] = []
    for (place, word) in words.enumerated() {
      guard let text = String(validating: word, as: UTF8.self) else {
        throw .invalid(
          "invalid_utf8",
          "\(name(place, after: texts.last, word)) is not valid UTF-8.",
          hint: "The terminal or the script writes another encoding; nothing was sent."
        )
      }
      texts.append(text)
    }
    return texts
  }

  /// The word for a sentence: by its option where it has one.
  private static func name(_ place: Int, after last: String?, _ word: [UInt8]) -> String {
    if let last, last.hasPrefix("--"), !last.contains("="), last != "--" {
      return "What stands after \(SafeText.line(last))"
    }
    let head = String(decoding: word.prefix { $0 != UInt8(ascii: "=") }, as: UTF8.self)
    if head.hasPrefix("--"), word.contains(UInt8(ascii: "=")) {
      return "The value of \(SafeText.line(head))"
    }
    return "Word \(place + 1) of the command line"
  }
}
