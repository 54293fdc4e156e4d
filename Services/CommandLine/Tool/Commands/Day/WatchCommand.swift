import Contracts
import GatewayClient
import Vocabulary

/// `daybook watch`: each change in plain words as it happens, until it is interrupted.
struct WatchCommand: Command {
  static let manual = Manual(
    name: ["watch"],
    summary: "each change as it happens, reminders with a bell",
    options: [
      Manual.Option(name: "kind", value: "KIND", help: "only this kind of change", repeats: true),
      Manual.Option(name: "count", value: "N", help: "end after this many changes"),
    ],
    notes: [
      "When the connection breaks it is tried again, and nothing that happened meanwhile is missed.",
      "With --json it prints a line for each answer of the stream, heartbeats included.",
    ],
    examples: ["daybook watch", "daybook watch --kind reminder_delivered", "daybook watch --json"]
  )

  private let kinds: [String]
  private let count: Int?

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    kinds = arguments.values("kind")
    count = try arguments.number("count", in: 1...1_000_000)
  }

  func run(_ session: Session) async throws {
    let follower = WatchFollower(try session.gateway, kinds: kinds)
    let words = session.options.isJSON ? nil : ChangeWords(session, try await session.calendar())
    var seen = 0
    var isWelcomed = false
    while count.map({ seen < $0 }) ?? true {
      switch try await follower.next() {
      case .response(let response):
        if words != nil, !isWelcomed { session.remark(["Watching. Ctrl-C ends it."]) }
        isWelcomed = true
        if let words {
          session.say(words.lines(response))
        } else {
          try session.json(response)
        }
        if response.event != nil { seen += 1 }
      case .lost(let error):
        session.remark(["daybook: \(SafeText.line(error.message)) Trying again …"])
      case .resumed:
        session.remark(["daybook: The connection is back; nothing was missed."])
      }
    }
  }
}

/// A change in plain words.
struct ChangeWords {
  private let calendar: HouseholdCalendar
  private let format: DayFormat
  private let style: Style
  private let clock: @Sendable () -> Timestamp

  init(_ session: Session, _ calendar: HouseholdCalendar) {
    self.calendar = calendar
    format = session.options.dayFormat
    style = session.style
    clock = session.environment.clock
  }

  func lines(_ response: GatewayV1.WatchResponse) -> [String] {
    let times = TimeWriter(calendar: calendar, format: format, now: clock())
    var lines: [String] = []
    if let part = response.part, !part.service.isEmpty {
      let name = SafeText.line(part.service)
      lines.append(
        part.available
          ? style.paint("\(name) is back.", .muted)
          : style.paint("⚠ \(name) cannot be followed now: \(SafeText.line(part.message))", .orange)
      )
    }
    if let change = Change(response), let words = words(change.happening, change.kind, times) {
      let at = response.event?.at.flatMap { Timestamp($0) } ?? times.now
      lines.append("\(style.paint(times.clock(at), .muted))  \(words)")
    }
    return lines
  }

  /// - Returns: `nil` for what only repeats another change in other figures.
  private func words(
    _ happening: Change.Happening,
    _ kind: String,
    _ times: TimeWriter
  ) -> String? {
    let bell = style.sign("🔔", or: "*")
    switch happening {
    case .taskCreated(let task): return "Added \(name(task.name))"
    case .taskUpdated(let task): return "Changed \(name(task.name))"
    case .taskCompleted(let task, let points):
      return style.paint(style.sign("✓ ", or: ""), .green)
        + "Done \(name(task.name)), \(counted(points, "point"))"
    case .taskUncompleted(let task, let points):
      return "Open again \(name(task.name)), \(counted(points, "point")) given back"
    case .taskDeleted(let task): return "Deleted \(name(task.name))"
    case .projectCreated(let project): return "New project \(name(project.name))"
    case .topicChanged(let id, let progress):
      return "Lesson \(name(id)): \(Int(progress.percentage.rounded())) %"
    case .topicCompleted(_, let title, let points):
      return "Lesson done \(name(title)), \(counted(points, "learning point"))"
    case .reminderScheduled(let reminder):
      let at = reminder.dueAt.map { Timestamp($0) }.map { ", \(times.friendly($0))" } ?? ""
      return "Reminder set for \(name(reminder.taskName))\(at)"
    case .reminderDelivered(let reminder):
      let ring = style.isColoured ? "\u{07}" : ""
      return style.paint("\(bell) \(SafeText.line(reminder.taskName))", .heading) + ring
    case .reminderCancelled(let reminder):
      return "Reminder cancelled for \(name(reminder.taskName))"
    case .reminderDropped(let reminder): return "Reminder missed for \(name(reminder.taskName))"
    case .scoreChanged: return nil
    case .levelReached(let level, let title):
      return style.paint("Level \(level) reached: \(SafeText.line(title))!", .green)
    case .memberAdded(let member): return "\(name(member.name)) joined the household"
    case .other: return SafeText.line(kind).replacing("_", with: " ")
    }
  }

  private func name(_ text: String) -> String { "“\(SafeText.line(text))”" }
}
