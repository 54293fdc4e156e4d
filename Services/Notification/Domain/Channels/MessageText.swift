/// What a message says to a person, as far as its endpoint's level lets it.
package struct MessageText: Equatable, Sendable {
  /// Bytes of the text that ntfy takes (HOK-007).
  package static let longest = 4_096

  package let title: String
  package let text: String

  package init(title: String, text: String) {
    self.title = title
    self.text = text
  }

  /// - Parameters:
  ///   - reminder: what is due.
  ///   - level: how much may be said of it.
  ///   - time: when it was due, as a person reads it.
  package init(_ reminder: Reminder, _ level: ContentLevel, time: String) {
    switch level {
    case .dueOnly:
      title = "Daybook"
      text = "A reminder is due."
    case .titles:
      title = "Daybook"
      text = Self.cut(reminder.taskName)
    case .full:
      title = "Daybook, \(time)"
      text = Self.cut(reminder.taskName)
    }
  }

  /// The beginning of a text that fits, without a part of a character.
  private static func cut(_ text: String) -> String {
    guard text.utf8.count > longest else { return text }
    var cut = ""
    var bytes = 0
    for character in text {
      bytes += character.utf8.count
      if bytes > longest { break }
      cut.append(character)
    }
    return cut
  }
}
