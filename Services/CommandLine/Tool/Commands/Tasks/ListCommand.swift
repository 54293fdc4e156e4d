import Contracts
import GatewayClient
import Vocabulary

/// `daybook list`: tasks by view and filter, numbered.
struct ListCommand: Command {
  static let manual = Manual(
    name: ["tasks", "list"],
    aliases: [["list"], ["tasks"]],
    summary: "tasks, numbered; the numbers work in the next command",
    options: [
      Manual.Option(
        name: "view",
        value: "VIEW",
        help: "what the list begins with",
        choices: ["today", "date", "project", "upcoming", "history", "all", "selected"]
      ),
      Manual.Option(
        name: "project",
        value: "PROJECT",
        help: "only this project, by name or id; may be given several times",
        repeats: true
      ),
      Manual.Option(name: "date", value: "DATE", help: "only what is due on this day"),
      Manual.Option(
        name: "completion",
        value: "WHICH",
        help: "finished or not",
        choices: ["open", "complete", "all"]
      ),
      Manual.Option(name: "overdue", help: "only what is late"),
    ] + Manual.Option.priorities + [
      Manual.Option(name: "limit", value: "N", help: "at most this many, 50 unless given")
    ] + Manual.Option.ofMember,
    notes: [
      "Without a view the list shows the open tasks, with --project those of the projects named; "
        + "--completion all shows the finished ones too. With --date it shows both.",
      "A view shows what it shows by itself: history the finished ones, upcoming the open ones, "
        + "the others, project among them, both.",
    ],
    examples: [
      "daybook list --project Home", "daybook list --overdue --p0",
      "daybook list --completion all", "daybook list --view history --limit 10",
    ]
  )

  private static let usualLimit = 50
  private static let largestPage = 200

  private let limit: Int
  private let projects: [String]
  private let date: String?
  private var request = TaskV1.ListTasksRequest()

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    limit = try arguments.number("limit", in: 1...100_000) ?? ListCommand.usualLimit
    projects = arguments.values("project")
    date = arguments.value("date")
    request.view = try ListCommand.view(arguments)
    request.completion = ListCommand.completion(arguments, request.view)
    request.overdue = arguments.has("overdue")
    request.priorities = PriorityOptions.all(arguments)
    request.pageSize = Int32(clamping: min(limit, ListCommand.largestPage))
  }

  private static func view(_ arguments: ParsedArguments) throws(CommandFailure) -> TaskV1.TaskView {
    let projects = arguments.values("project").count
    switch arguments.value("view") {
    case "today": return .today
    case "upcoming": return .upcoming
    case "history": return .history
    case "all": return .allProjects
    case "date":
      guard arguments.has("date") else { throw .usage("--view date needs --date DATE.") }
      return .customDate
    case "project", "selected":
      guard projects > 0 else { throw .usage("This view needs --project PROJECT.") }
      return projects == 1 ? .project : .selectedProjects
    default:
      if arguments.has("date") { return .customDate }
      return projects == 0 ? .allProjects : projects == 1 ? .project : .selectedProjects
    }
  }

  private static func completion(
    _ arguments: ParsedArguments,
    _ view: TaskV1.TaskView
  ) -> TaskV1.Completion {
    switch arguments.value("completion") {
    case "open": .open
    case "complete": .complete
    case "all": .all
    default: arguments.has("view") || view == .customDate ? .unspecified : .open
    }
  }

  func run(_ session: Session) async throws {
    var request = request
    request.memberID = try await session.member()
    if let date { request.date = try await session.dates().day(of: date) }
    for project in projects {
      guard let id = try await session.project(project, of: request.memberID).id else { continue }
      request.projectIDs.append(id)
    }
    let answer = try await pages(request, session)
    try await session.answer(answer) {
      session.remember(answer.tasks.map(\.id), of: request.memberID)
      return try await lines(answer, session)
    }
  }

  /// Reads as many pages as the limit takes, as one answer.
  private func pages(
    _ first: TaskV1.ListTasksRequest,
    _ session: Session
  ) async throws -> TaskV1.ListTasksResponse {
    let gateway = try session.gateway
    var request = first
    var whole = TaskV1.ListTasksResponse()
    while true {
      let page = try await gateway.call { [request] in
        try await gateway.tasks.listTasks(request, $0)
      }
      whole.tasks += page.tasks.prefix(limit - whole.tasks.count)
      whole.totalCount = page.totalCount
      whole.nextPageToken = page.nextPageToken
      guard whole.tasks.count < limit, !page.nextPageToken.isEmpty else { return whole }
      request.pageToken = page.nextPageToken
    }
  }

  private func lines(
    _ answer: TaskV1.ListTasksResponse,
    _ session: Session
  ) async throws -> [String] {
    guard !answer.tasks.isEmpty else {
      return ["No tasks here. “daybook add NAME” creates one."]
    }
    let rows = TaskRows(times: try await session.times(), style: session.style)
    var lines = rows.lines([TaskRows.Section(heading: nil, tasks: answer.tasks)])
    let rest = Int(answer.totalCount) - answer.tasks.count
    lines.append("")
    lines.append(
      rest > 0
        ? "\(answer.tasks.count) of \(counted(answer.totalCount, "task")); --limit shows more."
        : "\(counted(answer.tasks.count, "task"))."
    )
    return lines
  }
}
