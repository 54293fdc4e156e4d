import GatewayClient
import RuntimeContracts
import TaskContracts
import Vocabulary
import Wire

/// The options of `add` and `validate`.
struct NewTaskOptions {
  static let operand = Manual.Operand(
    name: "NAME",
    help: "the name of the task, up to 200 characters",
    repeats: true
  )

  static let options: [Manual.Option] =
    [
      Manual.Option(name: "due", value: "DATE", help: "when it is due")
    ] + Manual.Option.priorities + [
      Manual.Option(name: "project", value: "PROJECT", help: "its project, by name or id"),
      Manual.Option(name: "new-project", value: "NAME", help: "a project to create with it"),
      Manual.Option(
        name: "type",
        value: "TYPE",
        help: "its type; chosen from the due date unless given",
        choices: FilterOptions.types.map(\.0)
      ),
      Manual.Option(name: "evening", help: "some time in the evening"),
      Manual.Option(name: "remind", value: "TIME", help: "remind at this time, or in 10m, 2h"),
      Manual.Option(name: "details", value: "TEXT", help: "details, up to 1,000 characters"),
      Manual.Option(name: "refuse-past", help: "refuse a due date before today"),
      Manual.Option(name: "id", value: "UUID", help: "the id of the task"),
    ]

  private var request = TaskV1.CreateTaskRequest()
  private let due: String?
  private let reminder: String?

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    try arguments.refuseTogether(["project", "new-project"])
    try arguments.refuseTogether(["type", "evening"])
    request.name = arguments.operands.joined(separator: " ")
    request.details = arguments.value("details") ?? ""
    request.priority = try PriorityOptions.one(arguments) ?? .unspecified
    request.isEveningTask = arguments.has("evening")
    let type = arguments.value("type")
    request.type = FilterOptions.types.first { $0.0 == type }?.1 ?? .unspecified
    if arguments.has("refuse-past") { request.pastDuePolicy = .reject }
    if let name = arguments.value("new-project") {
      request.newProject = TaskV1.NewProject(name: name)
    }
    if let project = arguments.value("project") {
      guard !project.trimmed.isEmpty else {
        throw .usage("--project needs the name or the id of a project.")
      }
      if let id = ProjectID(text: project) {
        request.projectID = id
      } else {
        request.projectName = project
      }
    }
    if let text = arguments.value("id") {
      guard let id = TaskID(text: text.trimmed) else {
        throw .invalid("invalid_id", "--id must be a UUID, not “\(SafeText.line(text))”.")
      }
      request.id = id
    }
    due = arguments.value("due")
    reminder = arguments.value("remind")
  }

  /// The request, with dates in the member's calendar.
  func request(_ session: Session) async throws -> TaskV1.CreateTaskRequest {
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
    return request
  }
}

extension Session {
  /// Validates a request, prints the result, and exits with 3 when it would be refused.
  func check(
    _ request: TaskV1.ValidateTaskRequest.OneOf_Request,
    of member: MemberID?
  ) async throws {
    let gateway = try gateway
    var check = TaskV1.ValidateTaskRequest(memberID: member)
    check.request = request
    let answer = try await gateway.tasks.validateTask(check)
    if !answer.violations.isEmpty { exit = .invalid }
    try await self.answer(answer) {
      guard answer.violations.isEmpty else {
        return ["This would be refused:"]
          + answer.violations.map { "  \(SafeText.line($0.field)): \(SafeText.line($0.message))" }
      }
      let page = TaskPage(answer.task ?? TaskV1.Task(), try await times(of: member), style)
      return ["This would be stored; nothing was changed."] + page.lines.map { "  \($0)" }
        + page.warnings(answer.warnings)
    }
  }
}
