import CatalogContracts
import GatewayClient
import GatewayContracts
import RuntimeContracts
import Vocabulary

/// `daybook apps show`: one app and its history.
struct AppsShowCommand: Command {
  static let manual = Manual(
    name: ["apps", "show"],
    summary: "show one app of a child and the changes of its category",
    operands: [.app],
    options: Manual.Option.ofChild,
    examples: ["daybook apps show --child Mia com.example.maths"]
  )

  private let app: String

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    app = arguments.operands[0]
  }

  func run(_ session: Session) async throws {
    let child = try await session.member()
    let gateway = try session.gateway
    let identifier = try await session.app(app, of: child).bundleIdentifier
    let answer = try await gateway.apps.getApp(
      .init(childID: child, bundleIdentifier: identifier)
    )
    try await session.answer(answer) {
      let page = AppChangeRows(try await session.times(), try await session.memberNames())
      return lines(answer.app ?? CatalogV1.App(), page, session.style)
        + (answer.changes.isEmpty ? [] : [""] + page.lines(answer.changes, session.style))
    }
  }

  private func lines(_ app: CatalogV1.App, _ page: AppChangeRows, _ style: Style) -> [String] {
    var lines = [
      style.paint(SafeText.line(app.appName), .heading),
      "  \(SafeText.line(app.bundleIdentifier))",
      "  \(AppWords.rating(app.category, app.pointsPerHour))",
    ]
    if app.category != .learning, let points = app.lastLearningPointsPerHour {
      lines.append("  as a learning app it had \(counted(points, "point")) an hour")
    }
    if let removed = app.removedAt.flatMap({ Timestamp($0) }) {
      lines.append("  not installed since \(page.times.friendly(removed))")
    }
    if let used = app.lastUsedAt.flatMap({ Timestamp($0) }) {
      lines.append("  last used \(page.times.friendly(used))")
    }
    if let changed = app.updatedAt.flatMap({ Timestamp($0) }) {
      let author = app.updatedBy.map { page.name($0) } ?? "a device"
      lines.append("  changed \(page.times.friendly(changed)) by \(author)")
    }
    return lines
  }
}

extension Session {
  /// The names of the members.
  func memberNames() async throws -> [MemberID: String] {
    var names: [MemberID: String] = [:]
    for member in try await members() { if let id = member.id { names[id] = member.name } }
    return names
  }
}

/// Changes of categories as table rows.
struct AppChangeRows {
  let times: TimeWriter
  private let names: [MemberID: String]

  init(_ times: TimeWriter, _ names: [MemberID: String]) {
    self.times = times
    self.names = names
  }

  func name(_ member: MemberID) -> String { SafeText.line(names[member] ?? "a former member") }

  func lines(_ changes: [CatalogV1.AppChange], _ style: Style) -> [String] {
    var table = Table([
      Table.Column(heading: "When"), Table.Column(heading: "Who"),
      Table.Column(heading: "App", isFlexible: true), Table.Column(heading: "Before"),
      Table.Column(heading: "Since then"),
    ])
    for change in changes {
      table.add([
        Table.Cell(
          change.effectiveFrom.flatMap { Timestamp($0) }.map(times.friendly) ?? "",
          .muted
        ),
        Table.Cell(change.changedBy.map(name) ?? "a device"),
        Table.Cell(SafeText.line(change.appName), .strong),
        Table.Cell(AppWords.rating(change.oldCategory, change.oldPointsPerHour), .muted),
        Table.Cell(AppWords.rating(change.newCategory, change.newPointsPerHour)),
      ])
    }
    return table.lines(style)
  }
}

/// `daybook apps history`: the changes of categories.
struct AppsHistoryCommand: Command {
  static let manual = Manual(
    name: ["apps", "history"],
    summary: "list changes of the categories of a child's apps",
    operands: [Manual.Operand(name: "APP", help: Manual.Operand.app.help, isOptional: true)],
    options: Manual.Option.ofChild + [
      Manual.Option(name: "limit", value: "N", help: "the largest number of changes (50)")
    ],
    examples: ["daybook apps history --child Mia", "daybook apps history --child Mia Chess"]
  )

  private static let largestPage = 200

  private let app: String?
  private let limit: Int

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    app = arguments.operand(0)
    limit = try arguments.number("limit", in: 1...100_000) ?? 50
  }

  func run(_ session: Session) async throws {
    let child = try await session.member()
    let gateway = try session.gateway
    var request = CatalogV1.ListAppChangesRequest(childID: child)
    if let app {
      request.bundleIdentifier = try await session.app(app, of: child).bundleIdentifier
    }
    var whole = CatalogV1.ListAppChangesResponse()
    repeat {
      request.pageSize = Int32(min(Self.largestPage, limit - whole.changes.count))
      let page = try await gateway.apps.listAppChanges(request)
      whole.changes += page.changes
      request.pageToken = page.nextPageToken
    } while !request.pageToken.isEmpty && whole.changes.count < limit
    whole.nextPageToken = request.pageToken
    try await session.answer(whole) { [whole] in
      guard !whole.changes.isEmpty else { return ["Nothing was changed yet."] }
      let rows = AppChangeRows(try await session.times(), try await session.memberNames())
      return rows.lines(whole.changes, session.style)
        + (whole.nextPageToken.isEmpty ? [] : ["", "There are more; “--limit N” shows them."])
    }
  }
}
