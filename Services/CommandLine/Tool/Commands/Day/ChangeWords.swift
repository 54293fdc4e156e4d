import Contracts
import GatewayClient
import Vocabulary

/// A change in plain words.
struct ChangeWords {
  private let calendar: HouseholdCalendar
  private let format: DayFormat
  private let style: Style
  private let clock: @Sendable () -> Timestamp
  private let reader: MemberID?
  /// Names of the other members, whose changes a parent sees too.
  private var names: [MemberID: String] = [:]

  init(_ session: Session) async throws {
    calendar = try await session.calendar()
    reader = try await session.whoAmI().member?.id
    let gateway = try session.gateway
    let members = try await gateway.call {
      try await gateway.households.listMembers(GatewayV1.ListMembersRequest(), $0)
    }.members
    for member in members { if let id = member.id { names[id] = member.name } }
    format = session.options.dayFormat
    style = session.style
    clock = session.environment.clock
  }

  /// The lines for one answer of the stream; none for what is not worth a line.
  mutating func lines(_ response: GatewayV1.WatchResponse) -> [String] {
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
    guard let event = response.event, let change = Change(response) else { return lines }
    if case .memberAdded(let member) = change.happening,
      let id = MemberID(text: member.id.description)
    {
      names[id] = member.name
    }
    guard !ChangeWords.isSilent(event), let words = words(change.happening, change.kind, times)
    else {
      return lines
    }
    let at = event.at.flatMap { Timestamp($0) } ?? times.now
    lines.append("\(style.paint(times.clock(at), .muted))  \(whose(event))\(words)")
    return lines
  }

  /// Housekeeping, and a lesson that was only looked at.
  private static func isSilent(_ event: FeedV1.Event) -> Bool {
    switch event.kind {
    case TaskV1.InboxEnsured.eventKind, TaskV1.DataMigrated.eventKind,
      TaskV1.CacheCleared.eventKind:
      true
    case CatalogV1.TopicStateChanged.eventKind: event.changedFields == ["last_viewed_date"]
    default: false
    }
  }

  /// `Mia: `, when it happened in another member's list.
  private func whose(_ event: FeedV1.Event) -> String {
    guard let space = event.spaceID, space != reader, let name = names[space] else { return "" }
    return "\(SafeText.line(name)): "
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
    case .taskRescheduled(let task): return "Moved \(name(task.name)) to another date"
    case .taskMoved(let task):
      return "Moved \(name(task.name)) to \(name(task.projectName))"
    case .taskUndone(let task): return "Put \(name(task.name)) back as it was"
    case .tasksBulkUpdated: return nil
    case .projectCreated(let project): return "New project \(name(project.name))"
    case .projectUpdated(let project): return "Changed project \(name(project.name))"
    case .projectDeleted(let project): return "Deleted project \(name(project.name))"
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
