import CatalogContracts
import GatewayClient
import RPC
import Vocabulary

extension Manual.Operand {
  static let app = Manual.Operand(
    name: "APP",
    help: "an app's identifier, its name, or a unique part of either"
  )
}

extension Manual.Option {
  /// The child that a command is about.
  static let ofChild = [
    Manual.Option(name: "child", value: "NAME", help: "whose apps: a child's name or id"),
    Manual.Option(name: "member", value: "NAME", help: "the same as --child"),
  ]
}

extension Session {
  /// All matching apps, from all pages.
  func apps(_ request: CatalogV1.ListAppsRequest) async throws -> CatalogV1.ListAppsResponse {
    let gateway = try gateway
    var request = request
    request.pageSize = 500
    var whole = CatalogV1.ListAppsResponse()
    while true {
      let page = try await gateway.apps.listApps(request)
      whole.apps += page.apps
      whole.counts = page.counts
      whole.total = page.total
      guard !page.nextPageToken.isEmpty else { return whole }
      request.pageToken = page.nextPageToken
    }
  }

  /// Finds the app by its identifier, its name, or a unique part of either.
  func app(_ text: String, of child: MemberID?) async throws -> CatalogV1.App {
    let wanted = text.trimmed.lowercased()
    guard !wanted.isEmpty else { throw CommandFailure.usage("The name of an app cannot be empty.") }
    guard wanted.count <= 100 else {
      let gateway = try gateway
      let answer = try await gateway.apps.getApp(.init(childID: child, bundleIdentifier: wanted))
      return answer.app ?? CatalogV1.App()
    }
    let found = try await apps(
      .init(childID: child, search: wanted, includeRemoved: true)
    ).apps
    if let same = found.first(where: { $0.bundleIdentifier.lowercased() == wanted }) {
      return same
    }
    let named = found.filter { $0.appName.lowercased() == wanted }
    let near = named.isEmpty ? found : named
    let active = near.filter(\.active)
    let meant = active.count == 1 ? active : near
    if meant.count == 1 { return meant[0] }
    guard meant.isEmpty else {
      let list = meant.prefix(5).map { "“\(SafeText.line($0.bundleIdentifier))”" }
        .joined(separator: ", ")
      throw CommandFailure(
        .conflict,
        "ambiguous_app",
        "\(meant.count) apps match “\(SafeText.line(text))”: \(list)\(meant.count > 5 ? " …" : "").",
        hint: "Give the identifier of one of them."
      )
    }
    throw CommandFailure(
      .notFound,
      "unknown_app",
      "There is no app “\(SafeText.line(text))”.",
      hint: "“daybook apps list --child NAME” lists them."
    )
  }
}

/// Names of categories, and formatting of apps.
enum AppWords {
  static let categories = ["learning", "reward", "none"]
  /// The width of a name in a list, in columns (APP-013).
  static let nameColumns = 30

  static func category(_ word: String) -> CatalogV1.AppCategory? {
    switch word.lowercased() {
    case "learning": .learning
    case "reward": .reward
    case "none", "uncategorized": .uncategorized
    default: nil
    }
  }

  static func category(_ category: CatalogV1.AppCategory) -> String {
    switch category {
    case .learning: "learning"
    case .reward: "reward"
    case .uncategorized: "none"
    case .unrecognized: "?"
    }
  }

  /// `learning, 60 points an hour`.
  static func rating(_ category: CatalogV1.AppCategory, _ points: Int32) -> String {
    let word = Self.category(category)
    return category == .learning ? "\(word), \(counted(points, "point")) an hour" : word
  }

  /// The name in quotes, safe for terminals.
  static func quoted(_ app: CatalogV1.App) -> String { "“\(SafeText.line(app.appName))”" }
}

/// A category and points from the command line.
struct WantedRating {
  let category: CatalogV1.AppCategory
  let points: Int64?

  init(_ word: String, _ arguments: ParsedArguments) throws(CommandFailure) {
    guard let category = AppWords.category(word) else {
      throw .usage(
        "“\(SafeText.line(word))” is not a category; the categories are "
          + "\(AppWords.categories.joined(separator: ", "))."
      )
    }
    self.category = category
    points = try Self.points(arguments.value("points"))
  }

  /// The service enforces the limits; only a whole number can be sent (APP-032).
  private static func points(_ text: String?) throws(CommandFailure) -> Int64? {
    guard let text else { return nil }
    guard let points = Int64(text.trimmed) else {
      let digits = text.trimmed.drop { $0 == "-" || $0 == "+" }
      if !digits.isEmpty, digits.allSatisfy({ $0.isASCII && $0.isWholeNumber }) {
        throw text.contains("-")
          ? .invalid("points_negative", "--points cannot be negative.")
          : .invalid("points_too_high", "--points can be at most 1000.")
      }
      throw .invalid(
        "points_not_integer",
        "--points must be a whole number, not “\(SafeText.line(text))”."
      )
    }
    return points
  }
}
