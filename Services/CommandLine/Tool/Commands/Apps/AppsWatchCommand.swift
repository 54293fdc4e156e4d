import CatalogContracts
import GatewayClient
import GatewayContracts
import RPC
import RuntimeContracts
import Vocabulary
import Wire

/// `daybook apps watch`: a child's apps, followed by each change.
struct AppsWatchCommand: Command {
  static let manual = Manual(
    name: ["apps", "watch"],
    summary: "list a child's apps, then print each change as it happens",
    options: Manual.Option.ofChild + [
      Manual.Option(name: "count", value: "N", help: "end after this many changes")
    ],
    notes: [
      "After a lost connection it reconnects, and no change is missed.",
      "With --json the first line is the list, and each further line a message of the stream.",
    ],
    examples: ["daybook apps watch --child Mia"]
  )

  static let kinds = [
    CatalogV1.AppCreated.eventKind, CatalogV1.AppUpdated.eventKind,
    CatalogV1.AppRemoved.eventKind, CatalogV1.AppReactivated.eventKind,
  ]

  private let count: Int?
  private let isLimited: Bool

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    count = try arguments.number("count", in: 1...1_000_000)
    isLimited = arguments.value("timeout") != nil
  }

  func run(_ session: Session) async throws {
    let named = try await session.member()
    let child = if let named { named } else { try await session.whoAmI().member?.id }
    let follower = WatchFollower(
      try session.gateway,
      kinds: Self.kinds,
      for: isLimited ? session.options.timeout : nil
    )
    do {
      try await follow(follower, child, session)
    } catch {
      guard follower.isOver else { throw error }
      guard count == nil else {
        throw CommandFailure(
          .unavailable,
          "timed_out",
          "Fewer changes than --count arrived within --timeout."
        )
      }
    }
  }

  private func follow(
    _ follower: WatchFollower,
    _ child: MemberID?,
    _ session: Session
  ) async throws {
    var revisions: [String: UInt64]?
    var words: ChangeWords? = session.options.isJSON ? nil : try await ChangeWords(session)
    var seen = 0
    while count.map({ seen < $0 }) ?? true {
      switch try await follower.next() {
      case .response(let response):
        // The stream is open, so changes after the list arrive through it.
        if revisions == nil { revisions = try await list(child, session) }
        if let event = response.event {
          guard event.spaceID == child, event.revision > revisions?[event.entityID] ?? 0 else {
            continue
          }
          revisions?[event.entityID] = event.revision
          seen += 1
        }
        if let lines = words?.lines(response) {
          session.say(lines)
        } else {
          try session.json(response)
        }
      case .lost(let error):
        session.remark([
          "daybook: The connection was lost (\(SafeText.line(error.reason))). Trying again …"
        ])
      case .resumed:
        session.remark(["daybook: The connection is back; nothing was missed."])
      }
    }
  }

  /// Prints the list, and returns the revision of each app in it.
  private func list(_ child: MemberID?, _ session: Session) async throws -> [String: UInt64] {
    let whole = try await session.apps(.init(childID: child, includeRemoved: true))
    try await session.answer(whole) {
      whole.apps.filter(\.active).map {
        "\(SafeText.line($0.appName)): \(AppWords.rating($0.category, $0.pointsPerHour))"
      } + ["", "Watching \(counted(whole.apps.count(where: \.active), "app")). Ctrl-C ends it."]
    }
    return Dictionary(
      whole.apps.map { ($0.bundleIdentifier.lowercased(), $0.revision) },
      uniquingKeysWith: { $1 }
    )
  }
}
