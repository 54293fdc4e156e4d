/// Quotes a word of a printed command for a shell.
enum ShellWord {
  /// The word, in quotation marks if a shell would interpret it.
  static func quoted(_ word: String) -> String {
    let isPlain = word.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || $0.properties.numericType != nil
        || "-_./:,@%+=".unicodeScalars.contains($0)
    }
    if isPlain, !word.isEmpty { return word }
    let isCalm = !word.contains { "\"$`\\!".contains($0) }
    return isCalm ? "\"\(word)\"" : "'\(word.replacing("'", with: "'\\''"))'"
  }
}
