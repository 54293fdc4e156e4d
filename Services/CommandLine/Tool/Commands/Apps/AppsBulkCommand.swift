import CatalogContracts
import GatewayClient
import Vocabulary

/// `daybook apps bulk`: sets the category of many apps at once.
struct AppsBulkCommand: Command {
  static let manual = Manual(
    name: ["apps", "bulk"],
    summary: "set the category of many apps of a child; asks first unless --yes",
    operands: [
      Manual.Operand(
        name: "APP",
        help: "\(Manual.Operand.app.help); or --all-matching",
        isOptional: true,
        repeats: true
      ),
      Manual.Operand(
        name: "CATEGORY",
        help: "the last word: \(AppWords.categories.joined(separator: ", "))"
      ),
    ],
    options: Manual.Option.ofChild + [
      Manual.Option(name: "all-matching", help: "every app that matches --filter and --search"),
      Manual.Option(
        name: "filter",
        value: "CATEGORY",
        help: "with --all-matching: only apps of this category",
        choices: AppsListCommand.filters.map(\.0)
      ),
      Manual.Option(
        name: "search",
        value: "TEXT",
        help: "with --all-matching: only apps with this in name or identifier"
      ),
      Manual.Option(name: "points", value: "N", help: "points per hour of learning apps (60)"),
      Manual.Option(
        name: "keep-points",
        help: "learning apps keep their points, and former learning apps get theirs back"
      ),
    ],
    notes: [
      "At most 500 named apps, or 2,000 matching ones. An app that was changed since the question, or that is no "
        + "longer installed, is not changed; then the exit status is 8."
    ],
    examples: [
      "daybook apps bulk --child Mia --all-matching --search school learning",
      "daybook apps bulk --child Mia Chess \"Angry Birds\" reward",
    ]
  )

  private let names: [String]
  private let wanted: WantedRating
  private var query = CatalogV1.AppQuery()
  private let keepsPoints: Bool

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    names = Array(arguments.operands.dropLast())
    wanted = try WantedRating(arguments.operands.last ?? "", arguments)
    keepsPoints = arguments.has("keep-points")
    let takesAll = arguments.has("all-matching")
    guard names.isEmpty == takesAll else {
      throw .usage(
        takesAll
          ? "“daybook apps bulk” takes either apps or --all-matching."
          : "“daybook apps bulk” needs apps before the category, or --all-matching."
      )
    }
    if let option = ["filter", "search"].first(where: arguments.has), !takesAll {
      throw .usage("--\(option) works only with --all-matching.")
    }
    let filter = arguments.value("filter")
    query.filter = AppsListCommand.filters.first { $0.0 == filter }?.1 ?? .unspecified
    query.search = arguments.value("search") ?? ""
  }

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    let child = try await session.member()
    let preview = try await gateway.apps.previewBulk(
      .init(
        childID: child,
        selection: try await selection(session, child),
        category: wanted.category,
        pointsPerHour: wanted.points,
        keepExistingPoints: keepsPoints
      )
    )
    if preview.willChange > 0 {
      if !session.options.assumesYes { session.remark(names(of: preview)) }
      try session.confirm(question(preview))
    }
    let answer = try await gateway.apps.applyBulk(
      .init(childID: child, confirmationToken: preview.confirmationToken)
    )
    if answer.conflicts + answer.removed + answer.notFound > 0 { session.exit = .partial }
    try await session.answer(answer) { summary(answer) }
  }

  private func selection(
    _ session: Session,
    _ child: MemberID?
  ) async throws -> CatalogV1.PreviewBulkRequest.OneOf_Selection {
    guard !names.isEmpty else { return .matching(query) }
    var selected: [CatalogV1.SelectedApp] = []
    for name in names {
      let app = try await session.app(name, of: child)
      selected.append(
        .init(bundleIdentifier: app.bundleIdentifier, expectedRevision: app.revision)
      )
    }
    return .apps(.init(apps: selected))
  }

  private func question(_ preview: CatalogV1.PreviewBulkResponse) -> String {
    let others = Self.counts([
      (preview.unchanged, "unchanged"), (preview.removed, "removed"),
      (preview.conflicting, "changed meanwhile"), (preview.notFound, "not found"),
    ])
    return "Make \(counted(preview.willChange, "app")) \(target)"
      + (others.isEmpty ? "?" : " (\(others))?")
  }

  private var target: String {
    switch wanted.category {
    case .learning: "learning"
    case .reward: "rewards"
    default: "uncategorized"
    }
  }

  private func names(of preview: CatalogV1.PreviewBulkResponse) -> [String] {
    let rest = Int(preview.willChange) - preview.firstNames.count
    return preview.firstNames.map { "  \(SafeText.line($0))" }
      + (rest > 0 ? ["  and \(rest) more"] : [])
  }

  /// `47 changed, 2 unchanged, 1 removed` (APP-048), and the apps that were not changed.
  private func summary(_ answer: CatalogV1.ApplyBulkResponse) -> [String] {
    let counts = Self.counts(
      [
        (answer.changed, "changed"), (answer.unchanged, "unchanged"),
        (answer.conflicts, "changed meanwhile"), (answer.removed, "removed"),
        (answer.notFound, "not found"),
      ]
    )
    let left = answer.items.compactMap { item -> String? in
      let name = "“\(SafeText.line(item.bundleIdentifier))”"
      return switch item.outcome {
      case .conflict:
        item.current.map {
          "\(name) is \(AppWords.rating($0.category, $0.pointsPerHour)) now, so it was not changed."
        } ?? "\(name) was changed meanwhile, so it was not changed again."
      case .removed: "\(name) is no longer installed."
      case .notFound: "There is no app \(name)."
      default: nil
      }
    }
    return ["\(counts.isEmpty ? "Nothing to change" : counts)."] + left
  }

  private static func counts(_ counts: [(Int32, String)]) -> String {
    counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
  }
}
