import GatewayClient
import NotificationContracts
import RuntimeContracts
import Vocabulary
import Wire

/// The reminders named by a command.
struct NamedReminders {
  /// The owner; `nil` for the caller.
  let member: MemberID?
  let reminders: [NotificationV1.Reminder]
}

extension Manual.Operand {
  /// A reminder by its number in `daybook reminders`, or by its task.
  static let reminder = Manual.Operand(
    name: "TASK",
    help: "a number of the last list, the id of a reminder, or its task"
  )

  /// Several reminders.
  static let reminders = Manual.Operand(
    name: "TASK",
    help: "numbers of the last list such as 3 or 1-3,5, ids of reminders, or their tasks",
    repeats: true
  )
}

extension Session {
  /// All reminders of a member, with all pages as one response.
  func reminders(
    of member: MemberID?,
    past: Bool,
    missed: Bool = false
  ) async throws -> NotificationV1.ListRemindersResponse {
    let gateway = try gateway
    var request = NotificationV1.ListRemindersRequest()
    request.memberID = member
    request.includePast = past
    request.includeMissed = missed
    request.pageSize = 200
    var whole = NotificationV1.ListRemindersResponse()
    while true {
      let page = try await gateway.reminders.listReminders(request)
      whole.reminders += page.reminders
      whole.missed += page.missed
      guard !page.nextPageToken.isEmpty else { return whole }
      request.pageToken = page.nextPageToken
    }
  }

  /// Finds the named reminders; for a task the missed one, otherwise the next one, otherwise the last one.
  func reminders(named names: [String], of member: MemberID?) async throws -> NamedReminders {
    let references = try await references(names, of: member)
    let owner = try owner(of: references)
    let all = try await reminders(of: owner, past: true, missed: true)
    let found = try references.map { reference throws(CommandFailure) in
      let reminder = (all.missed + all.reminders).first {
        $0.taskID == reference.id || $0.id?.text == reference.id.text
      }
      guard let reminder else {
        throw CommandFailure(
          .notFound,
          "unknown_reminder",
          "There is no reminder for \(reference.shown).",
          hint: "“daybook reminders --past” lists them."
        )
      }
      return reminder
    }
    return NamedReminders(member: owner, reminders: found)
  }
}

/// Formatting of reminders.
struct ReminderWords {
  let times: TimeWriter
  let style: Style

  /// `“Pay rent”`.
  static func name(_ reminder: NotificationV1.Reminder?) -> String {
    "“\(SafeText.line(reminder?.taskName ?? ""))”"
  }

  /// Its text on one line.
  static func text(_ reminder: NotificationV1.Reminder?) -> String {
    let text = SafeText.line(reminder?.taskName ?? "")
    // The text of a summary already has the word.
    return reminder?.kind == .overdue && reminder?.taskID != nil ? "Overdue: \(text)" : text
  }

  /// When it fires, or fired.
  func time(_ reminder: NotificationV1.Reminder) -> String {
    let at =
      switch reminder.state {
      case .snoozed: reminder.snoozedUntil
      case .delivered, .acknowledged: reminder.deliveredAt ?? reminder.dueAt
      case .scheduled, .cancelled, .dropped, .unspecified, .unrecognized: reminder.dueAt
      }
    return at.flatMap { Timestamp($0) }.map(times.friendly) ?? ""
  }

  /// Its state in words; empty while it is scheduled.
  static func state(_ state: NotificationV1.ReminderState) -> String {
    switch state {
    case .scheduled, .unspecified, .unrecognized: ""
    case .delivered: "missed"
    case .acknowledged: "seen"
    case .snoozed: "snoozed"
    case .cancelled: "cancelled"
    case .dropped: "too late"
    }
  }

  /// A numbered table.
  func table(_ reminders: [NotificationV1.Reminder]) -> [String] {
    var table = Table([
      Table.Column(heading: "#", isAtRight: true),
      Table.Column(heading: "When"),
      Table.Column(heading: "Task", isFlexible: true),
      Table.Column(heading: ""),
    ])
    for (index, reminder) in reminders.enumerated() {
      table.add([
        Table.Cell(String(index + 1), .muted),
        Table.Cell(time(reminder)),
        Table.Cell(ReminderWords.text(reminder)),
        Table.Cell(ReminderWords.state(reminder.state), .muted),
      ])
    }
    return table.lines(style)
  }

  /// All details of one reminder.
  func page(_ reminder: NotificationV1.Reminder) -> [String] {
    let state =
      reminder.state == .scheduled ? "will ring" : ReminderWords.state(reminder.state)
    func instant(_ at: GoogleProtobuf.Timestamp?) -> String {
      at.flatMap { Timestamp($0) }.map(times.instant) ?? ""
    }
    let facts = [
      ("State", state), ("Due", instant(reminder.dueAt)),
      ("Snoozed", instant(reminder.snoozedUntil)), ("Rang", instant(reminder.deliveredAt)),
      ("Seen", instant(reminder.acknowledgedAt)), ("Task", reminder.taskID?.text ?? ""),
      ("Id", reminder.id?.text ?? ""),
    ].filter { !$0.1.isEmpty }
    return [style.paint(SafeText.line(reminder.taskName), .heading)]
      + facts.map { "  \(style.paint(TextWidth.padded($0.0, to: 8), .muted)) \($0.1)" }
  }
}

extension NotificationV1.Reminder {
  /// What its number in a list refers to: its task, or the reminder itself if it has none.
  var numbered: TaskID? { taskID ?? id.map { TaskID(rawValue: $0.rawValue) } }
}
