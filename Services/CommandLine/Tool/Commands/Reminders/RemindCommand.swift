import GatewayClient
import RuntimeContracts
import TaskContracts
import Vocabulary
import Wire

/// `daybook remind`: sets or removes a task's reminder.
struct RemindCommand: Command {
  static let manual = Manual(
    name: ["reminders", "add"],
    aliases: [["remind"]],
    summary: "set the reminder of a task",
    operands: [.task],
    options: [
      Manual.Option(name: "in", value: "TIME", help: "after 10s, 5m, 2h or 1d"),
      Manual.Option(name: "at", value: "TIME", help: "at 18:30, “tomorrow 09:00” or an ISO time"),
      Manual.Option(name: "off", help: "remove the reminder"),
    ] + Manual.Option.ofMember,
    notes: [
      "“daybook watch” shows reminders as they ring; “daybook channels” sends them to a phone."
    ],
    examples: [
      "daybook remind 2 --in 10m", "daybook remind 2 --at 18:30", "daybook remind 2 --off",
    ]
  )

  /// Longer spans are probably typing errors; `--at` accepts any day.
  private static let longestSpan = Duration.seconds(3_650 * 86_400)

  private let reference: String
  private let span: Duration?
  private let at: String?

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    reference = arguments.operands[0]
    try arguments.refuseTogether(["in", "at", "off"])
    at = arguments.value("at")
    if let text = arguments.value("in") {
      guard let span = SpanReader.span(text), span > .zero else {
        throw .invalid(
          "invalid_time",
          "--in needs a time such as 10s, 5m, 2h or 1d, not “\(SafeText.line(text))”."
        )
      }
      guard span <= RemindCommand.longestSpan else {
        throw .invalid("invalid_time", "--in can be at most 3650d, ten years.")
      }
      self.span = span
    } else {
      span = nil
    }
    guard span != nil || at != nil || arguments.has("off") else {
      throw .usage("Give a time: --in TIME or --at TIME, or --off.")
    }
  }

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    let member = try await session.member()
    let reference = try await session.task(reference, of: member)
    let instant = try await instant(session, of: reference.member)
    try await session.nameOthers([reference], named: member)
    let answer = try await session.with(reference) { id in
      var task = TaskV1.Task()
      task.id = id
      task.alertReminderTime = instant.map { GoogleProtobuf.Timestamp($0) }
      var request = TaskV1.UpdateTaskRequest()
      request.memberID = reference.member
      request.task = task
      request.updateMask = GoogleProtobuf.FieldMask(paths: ["alert_reminder_time"])
      return try await gateway.tasks.updateTask(request)
    }
    let isMuted = instant == nil ? false : await isMuted(answer.task, of: reference, session)
    try await session.answer(answer) {
      let name = SafeText.line(answer.task?.name ?? "")
      guard let instant else { return ["Removed the reminder for “\(name)”."] }
      let times = try await session.times(of: reference.member)
      guard answer.task?.isComplete != true else {
        return [
          "“\(name)” is done, so nothing will ring. Once it is open again, it will ring \(times.friendly(instant)).",
          "“daybook undone TASK” reopens it.",
        ]
      }
      let bell = session.style.sign("🔔 ", or: "")
      guard isMuted else { return ["\(bell)“\(name)” rings \(times.friendly(instant))."] }
      let project = SafeText.line(answer.task?.projectName ?? "")
      return [
        "“\(name)” would ring \(times.friendly(instant)), but reminders are off in “\(project)”.",
        "“daybook projects edit PROJECT --reminders on” changes that.",
      ]
    }
    if instant != nil, !isMuted, answer.task?.isComplete != true {
      await warn(session, of: reference.member)
    }
  }

  /// Warns if no notification would reach the member.
  ///
  /// A failed lookup is ignored, because the reminder is already set.
  private func warn(_ session: Session, of member: MemberID?) async {
    guard !session.options.isJSON, let gateway = try? session.gateway,
      let settings = try? await gateway.notifications.getNotificationSettings(
        .init(memberID: member)
      ).settings
    else { return }
    guard settings.enabled else {
      session.remark(["Notifications are off: “daybook notifications set --on” switches them on."])
      return
    }
    let channels = try? await gateway.channels.listChannels(.init(memberID: member)).channels
    guard let channels else { return }
    let sent = channels.filter { $0.enabled && ($0.kinds.isEmpty || $0.kinds.contains(.task)) }
    guard sent.isEmpty else {
      if sent.allSatisfy({ $0.failingSince != nil }) {
        session.remark([
          "Nothing has arrived lately at “\(SafeText.line(sent[0].name))”: “daybook channels deliveries” says why."
        ])
      }
      return
    }
    if let off = channels.first(where: { !$0.enabled }) {
      session.remark([
        "The channel “\(SafeText.line(off.name))” is off: “daybook channels on \(SafeText.line(off.name))” sends to it again."
      ])
    }
    session.remark([
      "It rings in “daybook watch”, and “daybook today” shows missed reminders.",
      "“daybook channels add ntfy https://ntfy.sh TOPIC” also sends it to a phone.",
    ])
  }

  /// Whether the task's project has reminders off.
  ///
  /// A failed lookup counts as no, because the reminder is already set.
  private func isMuted(
    _ task: TaskV1.Task?,
    of reference: TaskReference,
    _ session: Session
  ) async -> Bool {
    guard !session.options.isJSON, let id = task?.projectID else { return false }
    let project = try? await session.project(id.text, of: reference.member)
    return project?.settings?.enableReminders == false
  }

  private func instant(_ session: Session, of member: MemberID?) async throws -> Timestamp? {
    if let span { return session.now + span }
    guard let at else { return nil }
    return try await session.dates(of: member).reminder(at)
  }
}
