import AnalyticsContracts
import GatewayClient
import GatewayContracts
import RPC
import Vocabulary
import Wire

/// `daybook preferences show`: a member's preferences.
struct PreferencesShowCommand: Command {
  static let manual = Manual(
    name: ["preferences", "show"],
    aliases: [["preferences"]],
    summary: "how you like dates, units and weeks shown, on every device",
    options: Manual.Option.ofMember
  )

  init(_ arguments: ParsedArguments) throws(CommandFailure) {}

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    let answer = try await gateway.preferences.getPreferences(
      GatewayV1.GetPreferencesRequest(memberID: try await session.member())
    )
    try await session.answer(answer) { (answer.preferences ?? .init()).lines }
  }
}

/// `daybook preferences set`: changes preferences of display.
struct PreferencesSetCommand: Command {
  private static let device = "device"

  static let manual = Manual(
    name: ["preferences", "set"],
    summary: "choose how dates, units and weeks are shown, on every device",
    options: [
      Manual.Option(
        name: "date-format",
        value: "FORMAT",
        help: "how dates are written",
        choices: DayFormat.allCases.map(\.rawValue) + [device]
      ),
      Manual.Option(
        name: "first-weekday",
        value: "DAY",
        help: "the first day that calendars show",
        choices: ["monday", "sunday", "saturday", "household"]
      ),
      Manual.Option(
        name: "units",
        value: "UNITS",
        help: "in what quantities are shown",
        choices: ["metric", "imperial", "us", device]
      ),
      Manual.Option(name: "evening", value: "TIME", help: "when the evening begins, as 12:00"),
      Manual.Option(
        name: "language",
        value: "TAG",
        help: "as de or de-AT; “device” means the device's"
      ),
      Manual.Option(
        name: "conflicts",
        value: "WHO",
        help: "which change wins when two devices changed the same value",
        choices: ["server", "latest", device]
      ),
    ] + Manual.Option.ofMember,
    notes: [
      "“device” clears a choice. DAYBOOK_DATE_FORMAT on a device overrides the format of dates there."
    ],
    examples: ["daybook preferences set --date-format dd.MM.yyyy --units metric"]
  )

  private var preferences = GatewayV1.MemberPreferences()
  private var paths: [String] = []

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    var paths: [String] = []
    func value(_ option: String, _ path: String) -> String? {
      guard let value = arguments.value(option) else { return nil }
      paths.append(path)
      return value == Self.device ? "" : value
    }
    if let format = value("date-format", "date_format") {
      preferences.dateFormat = DayFormat(rawValue: format)?.contract ?? .unspecified
    }
    switch value("first-weekday", "first_weekday") {
    case "monday": preferences.firstWeekday = .monday
    case "sunday": preferences.firstWeekday = .sunday
    case "saturday": preferences.firstWeekday = .saturday
    default: break
    }
    switch value("units", "units") {
    case "metric": preferences.units = .metric
    case "imperial", "us": preferences.units = .imperial
    default: break
    }
    preferences.eveningStart = value("evening", "evening_start") ?? ""
    preferences.language = value("language", "language") ?? ""
    switch value("conflicts", "conflicts") {
    case "server": preferences.conflicts = .serverWins
    case "latest": preferences.conflicts = .latestWins
    default: break
    }
    self.paths = paths
    if paths.isEmpty { throw .usage("Give a setting to change: \(Self.manual.usage).") }
  }

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    let answer = try await gateway.preferences.updatePreferences(
      GatewayV1.UpdatePreferencesRequest(
        memberID: try await session.member(),
        preferences: preferences,
        updateMask: GoogleProtobuf.FieldMask(paths: paths)
      )
    )
    if paths.contains("units"), preferences.units != .unspecified {
      // Health states its limits in these units (FST-011). A child without a parent's consent has none.
      do {
        _ = try await gateway.healthFigures.updateHealthGoals(
          AnalyticsV1.UpdateHealthGoalsRequest(
            memberID: try await session.member(),
            goals: .init(units: preferences.units == .imperial ? .us : .metric),
            updateMask: GoogleProtobuf.FieldMask(paths: ["units"])
          )
        )
      } catch let refusal as RPCError where refusal.code == .failedPrecondition {
      } catch {
        session.remark([
          "Health still states its limits in the former units; repeat the command later to change them."
        ])
      }
    }
    try await session.answer(answer) {
      answer.changed
        ? (answer.preferences ?? .init()).lines : ["Nothing changed: this is already set."]
    }
  }
}

extension DayFormat {
  fileprivate var contract: GatewayV1.DateFormat {
    switch self {
    case .american: .american
    case .german: .dotted
    case .iso: .iso
    }
  }

  /// `nil` when the device decides.
  init?(_ format: GatewayV1.DateFormat) {
    switch format {
    case .iso: self = .iso
    case .dotted: self = .german
    case .american: self = .american
    case .unspecified, .unrecognized: return nil
    }
  }
}

extension GatewayV1.MemberPreferences {
  fileprivate var lines: [String] {
    let device = "as the device does"
    let week =
      switch firstWeekday {
      case .monday: "Monday"
      case .sunday: "Sunday"
      case .saturday: "Saturday"
      case .unspecified, .unrecognized: "the household's"
      }
    let units =
      switch units {
      case .metric: "metric"
      case .imperial: "imperial"
      case .unspecified, .unrecognized: device
      }
    let conflicts =
      switch conflicts {
      case .serverWins: "the server wins"
      case .latestWins: "the latest change wins"
      case .unspecified, .unrecognized: device
      }
    return [
      "  Dates          \(DayFormat(dateFormat)?.rawValue ?? device)", "  First weekday  \(week)",
      "  Units          \(units)",
      "  Evening from   \(eveningStart.isEmpty ? "12:00" : SafeText.line(eveningStart))",
      "  Language       \(language.isEmpty ? device : SafeText.line(language))",
      "  Conflicts      \(conflicts)",
    ]
  }
}
