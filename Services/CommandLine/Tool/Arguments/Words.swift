/// The words of a command line, as passed by the shell.
enum Words {
  /// Decodes each word as UTF-8.
  ///
  /// An invalid byte is refused, because a repaired word would be stored as something that was not
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

  /// How a message names the word: by its option if it has one.
  private static func name(_ place: Int, after last: String?, _ word: [UInt8]) -> String {
    if let last, last.hasPrefix("--"), !last.contains("="), last != "--" {
      return "The word after \(SafeText.line(last))"
    }
    let head = String(decoding: word.prefix { $0 != UInt8(ascii: "=") }, as: UTF8.self)
    if head.hasPrefix("--"), word.contains(UInt8(ascii: "=")) {
      return "The value of \(SafeText.line(head))"
    }
    return "Word \(place + 1) of the command line"
  }
}
