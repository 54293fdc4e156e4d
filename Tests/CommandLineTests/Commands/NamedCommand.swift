/// A command of `daybook` that a message suggests: `“daybook list --member Mia”`.
struct NamedCommand {
  /// The text in the message, from `daybook` on.
  let text: String
  /// The words after `daybook`, as a shell passes them.
  let words: [String]

  /// - Returns: `nil` when it does not begin with `daybook`.
  init?(_ text: String) {
    var words = NamedCommand.split(text)
    guard words.first == "daybook" else { return nil }
    words.removeFirst()
    self.text = text
    self.words = words
  }

  /// The commands between quotation marks in a message.
  static func all(in message: String) -> [NamedCommand] {
    message.matches(of: /“(daybook [^”]*)”/).compactMap { NamedCommand(String($0.1)) }
  }

  /// Splits as a shell does, up to a pipe or a redirection.
  private static func split(_ text: String) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    for character in text {
      if isEscaped {
        word = (word ?? "") + String(character)
        isEscaped = false
        continue
      }
      switch (quote, character) {
      case (nil, "\\"): isEscaped = true
      case (nil, "|"), (nil, ">"): return words + [word].compactMap { $0 }
      case (nil, " "):
        if let ended = word { words.append(ended) }
        word = nil
      case (nil, "\""), (nil, "'"):
        quote = character
        word = word ?? ""
      case (let open?, _) where character == open: quote = nil
      default: word = (word ?? "") + String(character)
      }
    }
    return words + [word].compactMap { $0 }
  }
}
