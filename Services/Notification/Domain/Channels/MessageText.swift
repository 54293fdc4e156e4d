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
    // Nothing of health leaves the installation (HOK-006).
    let level = reminder.kind == .health ? .dueOnly : level
    title = level == .full ? "Daybook, \(time)" : "Daybook"
    switch (level, reminder.kind) {
    case (.dueOnly, .digest): text = "The digest is there."
    case (.dueOnly, .weekly): text = "The weekly report is there."
    case (.dueOnly, .overdue): text = "Something is overdue."
    case (.dueOnly, .task), (.dueOnly, .daily), (.dueOnly, .health): text = "A reminder is due."
    case (.titles, .overdue), (.full, .overdue):
      text = Self.cut(reminder.about == nil ? reminder.taskName : "Overdue: \(reminder.taskName)")
    case (.titles, _), (.full, _): text = Self.cut(reminder.taskName)
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
