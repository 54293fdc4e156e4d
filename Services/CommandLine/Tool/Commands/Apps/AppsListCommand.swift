import CatalogContracts
import GatewayClient
import RuntimeContracts
import Vocabulary

/// `daybook apps list`: a child's apps with their categories.
struct AppsListCommand: Command {
  static let manual = Manual(
    name: ["apps", "list"],
    aliases: [["apps"]],
    summary: "list the apps on a child's devices with their categories",
    options: Manual.Option.ofChild + [
      Manual.Option(
        name: "filter",
        value: "CATEGORY",
        help: "only apps of this category",
        choices: filters.map(\.0)
      ),
      Manual.Option(
        name: "search",
        value: "TEXT",
        help: "only apps with this in name or identifier"
      ),
      Manual.Option(
        name: "sort",
        value: "ORDER",
        help: "the order; by name otherwise",
        choices: sorts.map(\.0)
      ),
      Manual.Option(name: "include-removed", help: "also apps that are no longer installed"),
      Manual.Option(name: "wide", help: "show names in full"),
    ],
    notes: [
      "Learning apps earn points per hour of use; reward apps use minutes that were bought with points."
    ],
    examples: [
      "daybook apps list --child Mia", "daybook apps list --child Mia --filter uncategorized",
      "daybook apps list --child Mia --search game --sort used",
    ]
  )

  static let filters: [(String, CatalogV1.AppFilter)] = [
    ("all", .unspecified), ("learning", .learning), ("reward", .reward),
    ("uncategorized", .uncategorized),
  ]

  private static let sorts: [(String, CatalogV1.AppSort)] = [
    ("name", .unspecified), ("used", .recentlyUsed), ("category", .category),
    ("points", .pointsPerHour), ("changed", .recentlyChanged),
  ]

  private var request = CatalogV1.ListAppsRequest()
  private let isWide: Bool

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    let filter = arguments.value("filter")
    let sort = arguments.value("sort")
    request.filter = Self.filters.first { $0.0 == filter }?.1 ?? .unspecified
    request.sort = Self.sorts.first { $0.0 == sort }?.1 ?? .unspecified
    request.search = arguments.value("search") ?? ""
    request.includeRemoved = arguments.has("include-removed")
    isWide = arguments.has("wide")
  }

  func run(_ session: Session) async throws {
    var request = request
    request.childID = try await session.member()
    let whole = try await session.apps(request)
    try await session.answer(whole) {
      lines(whole, try await session.times(), session.style)
    }
  }

  private func lines(
    _ answer: CatalogV1.ListAppsResponse,
    _ times: TimeWriter,
    _ style: Style
  ) -> [String] {
    guard !answer.apps.isEmpty else {
      return answer.total == 0
        ? [
          "No apps were reported yet. The child's device reports them, or “daybook apps report --child NAME "
            + "--device NAME FILE”."
        ]
        : ["No apps match. “daybook apps list --child NAME” lists all."]
    }
    var table = Table([
      Table.Column(heading: "App", isFlexible: true),
      Table.Column(heading: "Identifier", isFlexible: true),
      Table.Column(heading: "Category"),
      Table.Column(heading: "Points/h", isAtRight: true),
      Table.Column(heading: "Last used"),
    ])
    for app in answer.apps {
      let name = SafeText.line(app.appName)
      table.add([
        Table.Cell(
          isWide ? name : TextWidth.fitted(name, to: AppWords.nameColumns),
          app.active ? .strong : .muted
        ),
        Table.Cell(SafeText.line(app.bundleIdentifier), .muted),
        Table.Cell(
          AppWords.category(app.category),
          app.category == .learning ? .green : app.category == .reward ? .orange : .muted
        ),
        Table.Cell(app.category == .learning ? "\(app.pointsPerHour)" : ""),
        Table.Cell(
          app.active
            ? app.lastUsedAt.flatMap { Timestamp($0) }.map(times.friendly) ?? "" : "removed",
          .muted
        ),
      ])
    }
    let counts = answer.counts ?? CatalogV1.AppCounts()
    return table.lines(style) + [
      "",
      "\(counted(counts.all, "app")): \(counts.learning) learning, \(counts.reward) reward, "
        + "\(counts.uncategorized) uncategorized.",
    ]
  }
}
