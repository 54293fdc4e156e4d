import GatewayClient
import TaskContracts
import Vocabulary

/// `daybook list`: tasks by view and filter, numbered.
struct ListCommand: Command {
  static let manual = Manual(
    name: ["tasks", "list"],
    aliases: [["list"], ["tasks"]],
    summary: "tasks, numbered; the numbers work in the next command",
    options: [
      OrderOptions.view,
      Manual.Option(name: "date", value: "DATE", help: "only what is due on this day"),
      Manual.Option(name: "filter", value: "NAME", help: "a saved filter, to narrow further"),
    ] + FilterOptions.options + [
      OrderOptions.sort, OrderOptions.group,
      Manual.Option(name: "empty-groups", help: "groups without tasks as well"),
      Manual.Option(name: "archived", help: "tasks of archived projects as well"),
      Manual.Option(name: "limit", value: "N", help: "at most this many, 50 unless given"),
      Manual.Option(name: "page", value: "TOKEN", help: "go on at the nextPageToken of --json"),
    ] + Manual.Option.ofMember,
    notes: [
      TaskRows.legend,
      "Without a view the list shows the open tasks, with --project those of the projects named; "
        + "--completion all shows the finished ones too. With --date it shows both.",
      "Each view has its own default: history shows finished tasks, upcoming open ones, "
        + "the others, including project, both.",
      FilterOptions.note,
    ],
    examples: [
      "daybook list --project Home --sort due", "daybook list --overdue --p0",
      "daybook list --due today..+7d --group due", "daybook list --view history --limit 10",
    ]
  )

  private static let usualLimit = 50
  private static let largestPage = 200

  private let limit: Int
  private let projects: [String]
  private let date: String?
  private let saved: String?
  private let filter: FilterOptions
  private let hasView: Bool
  private var request = TaskV1.ListTasksRequest()

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    limit = try arguments.number("limit", in: 1...100_000) ?? ListCommand.usualLimit
    date = arguments.value("date")
    saved = arguments.value("filter")
    hasView = arguments.has("view") || date != nil
    request.view = try ListCommand.view(arguments)
    let isOfProjects = request.view == .project || request.view == .selectedProjects
    projects = isOfProjects ? arguments.values("project") : []
    filter = FilterOptions(arguments)
    request.sort = try OrderOptions.sort(arguments)
    if let group = OrderOptions.group(arguments) {
      request.grouped = group != .none
      request.groupBy = group
    }
    request.includeEmptyGroups = arguments.has("empty-groups")
    if request.includeEmptyGroups, !arguments.has("group") { request.grouped = true }
    request.includeArchived = arguments.has("archived")
    request.pageToken = arguments.value("page") ?? ""
  }

  private static func view(_ arguments: ParsedArguments) throws(CommandFailure) -> TaskV1.TaskView {
    let projects = arguments.values("project").count
    switch arguments.value("view") {
    case "date":
      guard arguments.has("date") else { throw .usage("--view date needs --date DATE.") }
      return .customDate
    case "project", "selected":
      guard projects > 0 else { throw .usage("This view needs --project PROJECT.") }
      return projects == 1 ? .project : .selectedProjects
    case let name?:
      if arguments.has("date") { throw .usage("--date goes with --view date, not \(name).") }
      return OrderOptions.views.first { $0.0 == name }?.1 ?? .allProjects
    case nil:
      if arguments.has("date") { return .customDate }
      return projects == 0 ? .allProjects : projects == 1 ? .project : .selectedProjects
    }
  }

  func run(_ session: Session) async throws {
    let answer = try await pages(try await complete(session), session)
    try await session.answer(answer) {
      await session.lists.remember(answer.tasks.map(\.id), of: try await session.member())
      return try await lines(answer, session)
    }
  }

  /// Adds the values that need the member's calendar, projects and saved filters.
  private func complete(_ session: Session) async throws -> TaskV1.ListTasksRequest {
    var request = request
    let member = try await session.member()
    request.memberID = member
    if let date { request.date = try await session.dates().day(of: date) }
    request.projectIDs = try await session.projects(projects, of: member)
    var kept: TaskV1.SavedFilter?
    if let saved {
      let found = try await session.savedFilter(saved, of: member)
      kept = found
      if !hasView, let view = found.ownView { request.view = view }
      if request.sort.isEmpty { request.sort = found.sort }
      if !request.grouped, request.groupBy == .unspecified { request.groupBy = found.groupBy }
    }
    var filter = try await filter.filter(session, of: member, over: kept)
    if !projects.isEmpty { filter.projectIDs = [] }
    request.filter = filter
    // Explicit options replace the view's defaults.
    request.completion = filter.completion
    if filter.completion == .unspecified, !hasView, kept?.ownView == nil {
      request.completion = filter.completed == nil ? .open : .complete
    }
    return request
  }

  /// Reads pages up to the limit, as one response.
  private func pages(
    _ first: TaskV1.ListTasksRequest,
    _ session: Session
  ) async throws -> TaskV1.ListTasksResponse {
    let gateway = try session.gateway
    var request = first
    var whole = TaskV1.ListTasksResponse()
    while true {
      request.pageSize = Int32(clamping: min(limit - whole.tasks.count, ListCommand.largestPage))
      let page = try await gateway.tasks.listTasks(request)
      whole.add(page)
      guard whole.tasks.count < limit, !page.nextPageToken.isEmpty else { return whole }
      request.pageToken = page.nextPageToken
    }
  }

  private func lines(
    _ answer: TaskV1.ListTasksResponse,
    _ session: Session
  ) async throws -> [String] {
    guard !answer.tasks.isEmpty || !answer.groups.isEmpty else {
      return [
        filter.isEmpty && saved == nil
          ? hasView
            ? "Nothing in this view; “daybook list” without it shows all that are open."
            : "No tasks here. “daybook add NAME” creates one."
          : "No task matches these filters; “daybook list” without them shows all that are open."
      ]
    }
    let times = try await session.times()
    let rows = TaskRows(times: times, style: session.style)
    var lines = rows.lines(answer.sections(times))
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

extension TaskV1.ListTasksResponse {
  /// Appends the next page; a group that continues over a page's end is merged.
  fileprivate mutating func add(_ page: TaskV1.ListTasksResponse) {
    tasks += page.tasks
    totalCount = page.totalCount
    nextPageToken = page.nextPageToken
    for group in page.groups {
      if var last = groups.last, last.isSame(as: group) {
        last.onPage += group.onPage
        groups[groups.count - 1] = last
      } else {
        groups.append(group)
      }
    }
  }

  /// One section per group, or a single one.
  fileprivate func sections(_ times: TimeWriter) -> [TaskRows.Section] {
    guard !groups.isEmpty else { return [TaskRows.Section(heading: nil, tasks: tasks)] }
    var rest = tasks[...]
    return groups.map { group in
      let members = Array(rest.prefix(Int(group.onPage)))
      rest = rest.dropFirst(members.count)
      return TaskRows.Section(heading: group.heading(times), tasks: members, staysWhenEmpty: true)
    }
  }
}

extension TaskV1.TaskGroup {
  fileprivate func isSame(as other: TaskV1.TaskGroup) -> Bool {
    (projectID, priority, type, day) == (other.projectID, other.priority, other.type, other.day)
  }

  /// `Home: 3 open of 5`.
  fileprivate func heading(_ times: TimeWriter) -> String {
    "\(name(times)): \(openCount) open of \(totalCount)"
  }

  private func name(_ times: TimeWriter) -> String {
    if projectID != nil { return SafeText.line(projectName) }
    if priority != .unspecified { return PriorityBadge(priority).title }
    if type != .unspecified { return TypeBadge.title(of: type) }
    return day.map { times.long($0) } ?? "No date"
  }
}
