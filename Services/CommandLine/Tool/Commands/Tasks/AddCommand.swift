import Contracts
import GatewayClient
import Vocabulary
import Wire

/// `daybook add`: creates a task; a name alone is enough.
struct AddCommand: Command {
  static let manual = Manual(
    name: ["tasks", "add"],
    aliases: [["add"]],
    summary: "create a task",
    operands: [
      Manual.Operand(
        name: "NAME",
        help: "what is to be done, in up to 200 characters",
        repeats: true
      )
    ],
    options: [
      Manual.Option(name: "due", value: "DATE", help: "when it is due")
    ] + Manual.Option.priorities + [
      Manual.Option(name: "project", value: "PROJECT", help: "its project, by name or id"),
      Manual.Option(name: "evening", help: "some time in the evening"),
      Manual.Option(name: "remind", value: "TIME", help: "ring at this time, or in 10m, 2h"),
      Manual.Option(name: "details", value: "TEXT", help: "more to say, up to 1,000 characters"),
      Manual.Option(name: "id", value: "UUID", help: "the id to give it"),
    ] + Manual.Option.ofMember,
    notes: [
      "DATE is today, tomorrow, a day of the week, +3d, 2026-11-21, 2026-11-21T18:30 or "
        + "“tomorrow 18:30”.",
      "The task gets the next number of the last list, so that the next command can name it.",
    ],
    examples: [
      "daybook add \"Pay rent\" --due tomorrow --p0", "daybook add Water the plants --evening",
    ]
  )

  private var request = TaskV1.CreateTaskRequest()
  private let due: String?
  private let reminder: String?

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    request.name = arguments.operands.joined(separator: " ")
    request.details = arguments.value("details") ?? ""
    request.priority = try PriorityOptions.one(arguments) ?? .unspecified
    request.isEveningTask = arguments.has("evening")
    if let project = arguments.value("project") {
      if let id = ProjectID(text: project) {
        request.projectID = id
      } else {
        request.projectName = project
      }
    }
    if let text = arguments.value("id") {
      guard let id = TaskID(text: text.trimmed) else {
        throw .invalid("invalid_id", "“\(SafeText.line(text))” is not a UUID.")
      }
      request.id = id
    }
    due = arguments.value("due")
    reminder = arguments.value("remind")
  }

  func run(_ session: Session) async throws {
    var request = request
    request.memberID = try await session.member()
    if let due {
      switch try await session.dates().moment(due) {
      case .day(let day): request.dueOn = day
      case .instant(let instant): request.dueAt = GoogleProtobuf.Timestamp(instant)
      }
    }
    if let reminder {
      let at = try await session.dates().reminder(reminder)
      request.alertReminderTime = GoogleProtobuf.Timestamp(at)
    }
    let gateway = try session.gateway
    let answer = try await gateway.call { [request] in
      try await gateway.tasks.createTask(request, $0)
    }
    let number = session.number(answer.task?.id, of: request.memberID)
    try await session.answer(answer) {
      let page = TaskPage(answer.task ?? TaskV1.Task(), try await session.times(), session.style)
      let added = number.map { "Added as \($0):" } ?? "Added"
      return ["\(added) \(page.title)"] + page.warnings(answer.warnings)
    }
  }
}
