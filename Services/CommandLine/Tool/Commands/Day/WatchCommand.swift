import AnalyticsContracts
import CatalogContracts
import GatewayClient
import GatewayContracts
import NotificationContracts
import RPC
import TaskContracts
import Vocabulary
import Wire

/// `daybook watch`: prints each change as a sentence until it is interrupted.
struct WatchCommand: Command {
  static let manual = Manual(
    name: ["watch"],
    summary: "each change as it happens, reminders with a bell",
    options: [
      Manual.Option(
        name: "kind",
        value: "KIND",
        help: "only this kind of change; may be given several times",
        choices: kinds,
        repeats: true
      ),
      Manual.Option(name: "count", value: "N", help: "end after this many changes"),
    ],
    notes: [
      "KIND is one of: \(kinds.joined(separator: ", ")).",
      "After a lost connection it reconnects, and no change is missed.",
      "It ends after --timeout TIME; with --count, fewer changes are then a failure.",
      "With --json it prints a line for each message of the stream, heartbeats included.",
    ],
    examples: ["daybook watch", "daybook watch --kind reminder_delivered", "daybook watch --json"]
  )

  /// All kinds of events that services write; another kind would never arrive.
  static let kinds =
    [
      TaskV1.Event.kinds, CatalogV1.Event.kinds, AnalyticsV1.Event.kinds,
      NotificationV1.Event.kinds, GatewayV1.Event.kinds,
    ].flatMap(\.self)

  private let kinds: [String]
  private let count: Int?
  private let isLimited: Bool

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    kinds = arguments.values("kind")
    count = try arguments.number("count", in: 1...1_000_000)
    isLimited = arguments.value("timeout") != nil
  }

  func run(_ session: Session) async throws {
    let follower = WatchFollower(
      try session.gateway,
      kinds: kinds,
      for: isLimited ? session.options.timeout : nil
    )
    do {
      try await follow(follower, session)
    } catch {
      guard follower.isOver else { throw error }
      guard count == nil else { throw WatchCommand.timedOut }
    }
  }

  private static let timedOut = CommandFailure(
    .unavailable,
    "timed_out",
    "Fewer changes than --count arrived within --timeout."
  )

  private func follow(_ follower: WatchFollower, _ session: Session) async throws {
    var words = session.options.isJSON ? nil : try await ChangeWords(session)
    var seen = 0
    var isWelcomed = false
    while count.map({ seen < $0 }) ?? true {
      switch try await follower.next() {
      case .response(let response):
        if words != nil, !isWelcomed { session.remark(["Watching. Ctrl-C ends it."]) }
        isWelcomed = true
        if let lines = words?.lines(response) {
          session.say(lines)
        } else {
          try session.json(response)
        }
        if response.event != nil { seen += 1 }
      case .lost(let error):
        session.remark([
          "daybook: The connection was lost (\(SafeText.line(error.reason))). Trying again …"
        ])
      case .resumed:
        session.remark(["daybook: The connection is back; nothing was missed."])
      }
    }
  }
}
