/// The text of a message, restricted to its endpoint's content level.
package struct MessageText: Equatable, Sendable {
  /// The largest text that ntfy accepts, in bytes (HOK-007).
  package static let longest = 4_096

  package let title: String
  package let text: String

  package init(title: String, text: String) {
    self.title = title
    self.text = text
  }

  /// - Parameters:
  ///   - reminder: what is due.
  ///   - level: how much of it may be revealed.
  ///   - time: when it was due, formatted for people.
  package init(_ reminder: Reminder, _ level: ContentLevel, time: String) {
    // No health data leaves the installation (HOK-006).
    let level = reminder.kind == .health ? .dueOnly : level
    title = level == .full ? "Daybook, \(time)" : "Daybook"
    switch (level, reminder.kind) {
    case (.dueOnly, .digest): text = "The digest is ready."
    case (.dueOnly, .weekly): text = "The weekly report is ready."
    case (.dueOnly, .overdue): text = "Something is overdue."
    case (.dueOnly, .task), (.dueOnly, .daily), (.dueOnly, .health): text = "A reminder is due."
    case (.titles, .overdue), (.full, .overdue):
      text = Self.cut(reminder.about == nil ? reminder.taskName : "Overdue: \(reminder.taskName)")
    case (.titles, _), (.full, _): text = Self.cut(reminder.taskName)
    }
  }

  /// The longest prefix that fits and ends between characters.
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
