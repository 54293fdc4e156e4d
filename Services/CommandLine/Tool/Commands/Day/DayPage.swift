import AnalyticsContracts
import GatewayContracts
import NotificationContracts
import RuntimeContracts
import TaskContracts
import Vocabulary

/// A dashboard as lines: the available parts, and a line for each missing one (WFL-021).
struct DayPage {
  private let answer: GatewayV1.GetDashboardResponse
  private let times: TimeWriter
  private let style: Style

  init(_ answer: GatewayV1.GetDashboardResponse, _ times: TimeWriter, _ style: Style) {
    self.answer = answer
    self.times = times
    self.style = style
  }

  private var sections: [TaskRows.Section] {
    guard let day = answer.tasks else { return [] }
    return [
      TaskRows.Section(heading: "Overdue", tasks: day.overdue),
      TaskRows.Section(heading: "Morning", tasks: day.morning),
      TaskRows.Section(heading: "Evening", tasks: day.evening),
      TaskRows.Section(heading: "Any time", tasks: day.anytime),
      TaskRows.Section(heading: "Upcoming", tasks: day.upcoming),
      TaskRows.Section(heading: "Completed", tasks: day.completed),
    ]
  }

  /// The tasks in the order of their numbers.
  var tasks: [TaskV1.Task] { sections.flatMap(\.tasks) }

  /// Tasks first, and the figures in one line (CON-020, CON-021).
  var today: [String] {
    [heading] + missedLines(atMost: 5) + taskLines
      + blank(figures.isEmpty ? [] : wrapped(figures.joined(separator: " · ")))
      + blank(missing)
  }

  /// Tasks, figures and reminders, a line each.
  var dashboard: [String] {
    [heading] + missedLines(atMost: 20) + taskLines + blank(figures + productivity)
      + blank(reminders) + blank(missing)
  }

  private var productivity: [String] {
    guard let productivity = answer.analytics?.productivity, !productivity.empty else { return [] }
    let rating = PeriodPage.word(productivity.rating)
    return ["productivity \(productivity.score) of 100, \(rating)"]
  }

  private func wrapped(_ text: String) -> [String] { Prose.lines(text, width: style.width) }

  private func blank(_ lines: [String]) -> [String] { lines.isEmpty ? [] : [""] + lines }

  private var heading: String {
    let day = answer.date ?? times.today
    let title = day == times.today ? "Today's Tasks" : "Tasks"
    return "\(style.paint(title, .heading)) – \(times.long(day))"
  }

  private var taskLines: [String] {
    guard let day = answer.tasks else { return [] }
    guard !tasks.isEmpty else {
      let waiting =
        day.unscheduledCount > 0
        ? " \(counted(day.unscheduledCount, "task")) without a date: “daybook list” shows them."
        : ""
      return blank(wrapped("Nothing is due.\(waiting)"))
    }
    return blank(TaskRows(times: times, style: style).lines(sections))
  }

  private var figures: [String] {
    var figures: [String] = []
    if let day = answer.tasks {
      figures.append("\(counted(day.pointsEarned, "point")) earned")
      if !day.empty {
        let share = Int((day.completionRate * 100).rounded())
        // An older service does not send the number.
        let done = max(Int(day.completedCount), day.completed.count)
        figures.append("\(counted(done, "task")) done (\(share) %)")
      }
      if day.unscheduledCount > 0, !tasks.isEmpty {
        figures.append("\(day.unscheduledCount) without a date")
      }
    }
    if let score = answer.score { figures += ScorePage(score, style).short }
    return figures
  }

  /// Reminders that fired and were not acknowledged (REM-042).
  private func missedLines(atMost limit: Int) -> [String] {
    let missed = answer.missedReminders
    guard !missed.isEmpty else { return [] }
    let bell = style.sign("🔔", or: "*")
    let more =
      missed.count > limit
      ? ["  \(counted(missed.count - limit, "more", "more")): “daybook reminders missed”."] : []
    return blank(
      [style.paint("Missed", .heading)]
        + missed.prefix(limit).map { reminder in
          let at = (reminder.deliveredAt ?? reminder.dueAt).flatMap { Timestamp($0) }
          return style.paint("  \(bell) \(at.map(times.friendly) ?? "")  ", .orange)
            + ReminderWords.text(reminder)
        } + more + wrapped("“daybook reminders ack --all” acknowledges them.")
    )
  }

  private var reminders: [String] {
    guard !answer.reminders.isEmpty else { return [] }
    let bell = style.sign("🔔", or: "*")
    return [style.paint("Reminders", .heading)]
      + answer.reminders.map { reminder in
        let rings = reminder.snoozedUntil ?? reminder.dueAt
        let at = rings.flatMap { Timestamp($0) }.map(times.friendly) ?? ""
        return "  \(bell) \(at)  \(ReminderWords.text(reminder))"
      }
  }

  private var missing: [String] {
    answer.parts.filter { !$0.available }.map { part in
      let what =
        switch part.service {
        case "task": "Tasks"
        case "analytics": "Points, streak and level"
        case "notification": "Reminders"
        case "catalog": "Lessons"
        default: SafeText.line(part.service)
        }
      let reason = part.reason.isEmpty ? "" : " (\(SafeText.line(part.reason)))"
      return style.paint("⚠ \(what) cannot be shown now: ", .orange)
        + "\(SafeText.line(part.message))\(reason)"
    }
  }
}
