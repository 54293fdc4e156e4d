import CatalogContracts
import GatewayClient
import GatewayContracts
import Vocabulary

extension Session {
  /// The child that a screen-time command is about: the named one, the signed-in child, or the only
  /// child of the household.
  func child() async throws -> GatewayV1.Member {
    if let text = arguments.value("child") ?? arguments.value("member") {
      return try await member(named: text)
    }
    let own = try await whoAmI().member ?? GatewayV1.Member()
    if own.role == .child { return own }
    let children = try await members().filter { $0.role == .child }
    guard let child = children.first else {
      throw CommandFailure(
        .notFound,
        "no_child",
        "There is no child in this household.",
        hint: "“daybook members add NAME --child” adds one."
      )
    }
    guard children.count == 1 else {
      let names = children.map { SafeText.line($0.name) }.joined(separator: ", ")
      throw CommandFailure.usage("Name the child: --child NAME. The children are \(names).")
    }
    return child
  }

  /// The name of a member; “a device” for `nil`.
  func memberName(_ id: MemberID?) async throws -> String {
    guard let id else { return "a device" }
    return try await members().first { $0.id == id }.map { SafeText.line($0.name) }
      ?? "a former member"
  }
}

/// Formatting of screen time and points.
enum ScreenTimeWords {
  /// “1 h 5 min”, “4 min”, “30 s”.
  static func length(seconds: Int64) -> String {
    let seconds = max(0, seconds)
    if seconds < 60 { return "\(seconds) s" }
    let (hours, minutes) = (seconds / 3_600, seconds % 3_600 / 60)
    if hours == 0 { return "\(minutes) min" }
    return minutes == 0 ? "\(hours) h" : "\(hours) h \(minutes) min"
  }

  static func app(_ name: String, _ identifier: String) -> String {
    SafeText.line(name.isEmpty ? identifier : name)
  }

  /// The reason of a ledger entry.
  static func reason(_ entry: CatalogV1.PointsEntry) -> String {
    // The app of an entry is deleted after 400 days.
    let isForgotten = entry.bundleIdentifier.isEmpty
    let app = isForgotten ? "an app" : app(entry.appName, entry.bundleIdentifier)
    switch entry.kind {
    case .earn:
      guard entry.topic.isEmpty else { return "lesson \(SafeText.line(entry.topic))" }
      guard !isForgotten else { return "use of an app" }
      return "\(app), \(length(seconds: entry.seconds)) at \(entry.pointsPerHour) an hour"
    case .redeem: return "\(entry.minutes) min of \(app) at \(entry.pointsPerMinute) a minute"
    case .refund: return "\(entry.minutes) min of \(app) given back"
    case .adjustment: return "“\(SafeText.line(entry.reason))”"
    case .unspecified, .unrecognized: return ""
    }
  }

  /// “+5” or “−5”; in ASCII for plain styles.
  static func signed(_ points: Int64, _ style: Style) -> String {
    points < 0 ? "\(style.sign("−", or: "-"))\(points.magnitude)" : "+\(points)"
  }
}
