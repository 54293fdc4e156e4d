import GatewayClient
import TaskContracts
import Vocabulary

/// `daybook search`: finds tasks by words in their names and details.
struct SearchCommand: Command {
  static let manual = Manual(
    name: ["tasks", "search"],
    aliases: [["search"]],
    summary: "find tasks by words; the numbers work in the next command",
    operands: [
      Manual.Operand(
        name: "WORDS",
        help: "all of them must match, as whole words or as beginnings of words",
        repeats: true
      )
    ],
    options: [
      Manual.Option(
        name: "in",
        value: "SCOPE",
        help: "where to look; may be given several times",
        choices: scopes.map(\.0),
        repeats: true
      ),
      Manual.Option(name: "name-only", help: "names alone, not details"),
      Manual.Option(name: "literal", help: "without related words"),
      Manual.Option(name: "limit", value: "N", help: "at most this many, 50 unless given"),
    ] + FilterOptions.options + Manual.Option.ofMember,
    notes: [
      "Case and accents are ignored. The best match comes first: a name that is the words, begins "
        + "with them, has them as words, has them somewhere, then details, then related words, then words "
        + "of which others than the last are only beginnings. Where nothing is found, words that differ by one letter are.",
      FilterOptions.note,
    ],
    examples: ["daybook search rent", "daybook search bank --in open --in overdue"]
  )

  private static let scopes: [(String, TaskV1.SearchScope)] = [
    ("all", .all), ("today", .today), ("upcoming", .upcoming), ("overdue", .overdue),
    ("complete", .complete), ("open", .open), ("inbox", .inbox),
  ]

  private let limit: Int
  private let filter: FilterOptions
  private var request = TaskV1.SearchTasksRequest()

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    limit = try arguments.number("limit", in: 1...100_000) ?? 50
    filter = FilterOptions(arguments)
    request.query = arguments.operands.joined(separator: " ")
    let names = arguments.values("in")
    request.scopes = SearchCommand.scopes.filter { names.contains($0.0) }.map(\.1)
    request.nameOnly = arguments.has("name-only")
    request.literalOnly = arguments.has("literal")
  }

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    var request = request
    request.memberID = try await session.member()
    request.filter = try await filter.filter(session, of: request.memberID)
    var whole = TaskV1.SearchTasksResponse()
    while true {
      request.pageSize = Int32(clamping: min(limit - whole.hits.count, 200))
      let page = try await gateway.tasks.searchTasks(request)
      whole.hits += page.hits
      whole.totalCount = page.totalCount
      whole.nextPageToken = page.nextPageToken
      guard whole.hits.count < limit, !page.nextPageToken.isEmpty else { break }
      request.pageToken = page.nextPageToken
    }
    try await session.answer(whole) { [whole, request] in
      await session.lists.remember(whole.hits.map(\.task?.id), of: request.memberID)
      return try await lines(whole, session)
    }
  }

  private func lines(
    _ answer: TaskV1.SearchTasksResponse,
    _ session: Session
  ) async throws -> [String] {
    guard !answer.hits.isEmpty else { return ["Nothing was found."] }
    let rows = TaskRows(times: try await session.times(), style: session.style)
    let tasks = answer.hits.compactMap(\.task)
    let rest = Int(answer.totalCount) - tasks.count
    return rows.lines([TaskRows.Section(heading: nil, tasks: tasks)]) + [
      "",
      rest > 0
        ? "\(tasks.count) of \(counted(answer.totalCount, "hit")); --limit shows more."
        : "\(counted(tasks.count, "hit")).",
    ]
  }
}
