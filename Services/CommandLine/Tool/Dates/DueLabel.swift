import Vocabulary

/// The due date of a task in a list (CON-044 to CON-047).
struct DueLabel: Hashable, Sendable {
  let text: String
  let ink: Style.Ink?

  /// A completed task (`isOpen` false) is never overdue and not highlighted.
  init(_ due: Moment?, isOpen: Bool, _ writer: TimeWriter) {
    guard let due else {
      self.init(text: "No due date", ink: .muted)
      return
    }
    let (day, time) = DueLabel.parts(due, writer.calendar)
    let clock = time.map { " \($0.text)" } ?? ""
    let isToday = day == writer.today
    let written = isToday ? "Today\(clock)" : writer.format.text(day) + clock
    if isOpen, DueLabel.isOverdue(due, writer) {
      // The sign is shown without colours too: colour alone carries no meaning (CON-123).
      self.init(text: "⚠ \(written)", ink: .red)
    } else {
      self.init(text: written, ink: isToday && isOpen ? .strong : nil)
    }
  }

  private init(text: String, ink: Style.Ink?) {
    self.text = text
    self.ink = ink
  }

  private static func parts(
    _ due: Moment,
    _ calendar: HouseholdCalendar
  ) -> (LocalDay, LocalTime?) {
    switch due {
    case .day(let day): (day, nil)
    case .instant(let instant): (calendar.wallDay(of: instant), calendar.time(of: instant))
    }
  }

  private static func isOverdue(_ due: Moment, _ writer: TimeWriter) -> Bool {
    switch due {
    case .day(let day): day < writer.today
    case .instant(let instant): instant < writer.now
    }
  }
}
