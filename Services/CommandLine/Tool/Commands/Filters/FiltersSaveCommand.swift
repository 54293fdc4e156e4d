import GatewayClient
import RPC
import TaskContracts
import Vocabulary

/// `daybook filters save`: saves a filter under a name.
struct FiltersSaveCommand: Command {
  static let manual = Manual(
    name: ["filters", "save"],
    summary: "save a filter under a name",
    operands: [
      Manual.Operand(name: "NAME", help: "in up to 100 characters", repeats: true)
    ],
    options: FilterOptions.options + [
      OrderOptions.view, OrderOptions.sort, OrderOptions.group,
      Manual.Option(name: "replace", help: "replace the filter of this name"),
      Manual.Option(name: "rename", value: "NAME", help: "with --replace: another name for it"),
    ] + Manual.Option.ofMember,
    notes: [
      FilterOptions.note
        + " Relative days, such as today..+7d or friday, are stored as they are typed, and refer to the "
        + "day on which the filter is used.",
      "At most 100 filters can be saved.",
    ],
    examples: [
      "daybook filters save Urgent --overdue --high --sort due",
      "daybook filters save Week --due today..+7d",
    ]
  )

  private let name: String
  private let replaces: Bool
  private let filter: FilterOptions
  private var saved = TaskV1.SavedFilter()

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    name = arguments.operands.joined(separator: " ")
    replaces = arguments.has("replace")
    filter = FilterOptions(arguments)
    guard replaces || !arguments.has("rename") else {
      throw .usage("--rename needs --replace.")
    }
    saved.name = arguments.value("rename") ?? name
    let view = arguments.value("view")
    switch view {
    case "date":
      throw .usage("A filter cannot store --view date.", hint: "--due keeps days.")
    case "project", "selected":
      throw .usage("A filter cannot store --view \(view ?? "").", hint: "--project keeps projects.")
    default: saved.view = OrderOptions.views.first { $0.0 == view }?.1 ?? .unspecified
    }
    saved.sort = try OrderOptions.sort(arguments)
    saved.groupBy = OrderOptions.group(arguments) ?? .unspecified
  }

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    let member = try await session.member()
    var saved = saved
    saved.filter = try await filter.filter(session, of: member)
    filter.keepDays(in: &saved, try await session.dates())
    if replaces { saved.id = try await session.savedFilter(name, of: member).id }
    let request = TaskV1.SaveFilterRequest(memberID: member, savedFilter: saved)
    let answer = try await save(request, gateway)
    try await session.answer(answer) {
      let name = SafeText.line(answer.savedFilter?.name ?? "")
      return ["Saved the filter “\(name)”; “daybook list --filter” uses it."]
    }
  }

  private func save(
    _ request: TaskV1.SaveFilterRequest,
    _ gateway: GatewayConnection
  ) async throws -> TaskV1.SaveFilterResponse {
    do {
      return try await gateway.tasks.saveFilter(request)
    } catch let error as RPCError where error.reason == "duplicate_filter_name" {
      throw CommandFailure(
        .conflict,
        error.reason,
        "There is a filter “\(SafeText.line(saved.name))” already.",
        hint: "--replace replaces it."
      )
    }
  }
}
