import CatalogContracts
import GatewayClient

/// `daybook apps set`: sets the category of one app.
struct AppsSetCommand: Command {
  static let manual = Manual(
    name: ["apps", "set"],
    summary: "set the category of an app of a child",
    operands: [
      .app,
      Manual.Operand(name: "CATEGORY", help: AppWords.categories.joined(separator: ", ")),
    ],
    options: Manual.Option.ofChild + [
      Manual.Option(
        name: "points",
        value: "N",
        help: "points per hour of a learning app, 1 to 1000; otherwise its former points, or 60"
      )
    ],
    notes: [
      "It counts from now on; earlier use keeps its points. If the app was changed meanwhile, nothing is "
        + "changed (exit status 5)."
    ],
    examples: [
      "daybook apps set --child Mia com.example.maths learning --points 90",
      "daybook apps set --child Mia Chess reward", "daybook apps set --child Mia Chess none",
    ]
  )

  private let app: String
  private let wanted: WantedRating

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    app = arguments.operands[0]
    wanted = try WantedRating(arguments.operands[1], arguments)
  }

  func run(_ session: Session) async throws {
    let child = try await session.member()
    let gateway = try session.gateway
    let before = try await session.app(app, of: child)
    let answer = try await gateway.apps.setAppCategory(
      .init(
        childID: child,
        bundleIdentifier: before.bundleIdentifier,
        category: wanted.category,
        pointsPerHour: wanted.points,
        expectedRevision: before.revision
      )
    )
    try await session.answer(answer) {
      let app = answer.app ?? CatalogV1.App()
      let rating = AppWords.rating(app.category, app.pointsPerHour)
      return [
        answer.changed
          ? "\(AppWords.quoted(app)): \(rating)."
          : "\(AppWords.quoted(app)) is unchanged: \(rating)."
      ]
    }
  }
}
