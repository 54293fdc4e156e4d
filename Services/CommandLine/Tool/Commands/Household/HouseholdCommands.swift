import GatewayClient
import GatewayContracts
import RPC
import Vocabulary
import Wire

/// `daybook household show`: the household's settings.
struct HouseholdShowCommand: Command {
  static let manual = Manual(
    name: ["household", "show"],
    aliases: [["household"]],
    summary: "the household's name, zone, start of the week and of the day"
  )

  init(_ arguments: ParsedArguments) throws(CommandFailure) {}

  func run(_ session: Session) async throws {
    let household = try await session.whoAmI().household ?? GatewayV1.Household()
    try await session.answer(household) { household.lines(session.style) }
  }
}

/// `daybook household set`: changes the household's settings.
struct HouseholdSetCommand: Command {
  static let manual = Manual(
    name: ["household", "set"],
    summary: "change the household's name, zone, start of the week or of the day",
    options: [
      Manual.Option(name: "name", value: "NAME", help: "what the household is called"),
      Manual.Option(name: "zone", value: "ZONE", help: "its time zone, as Europe/Berlin"),
      Manual.Option(
        name: "week-start",
        value: "DAY",
        help: "the day a week begins on",
        choices: ["monday", "sunday", "saturday"]
      ),
      Manual.Option(
        name: "day-start",
        value: "TIME",
        help: "when a day begins, 00:00 to 06:00; from the next day on"
      ),
    ],
    examples: [
      "daybook household set --zone Europe/Vienna", "daybook household set --day-start 04:00",
    ]
  )

  private var household = GatewayV1.Household()
  private var paths: [String] = []

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    if let name = arguments.value("name") {
      household.name = name
      paths.append("name")
    }
    if let zone = arguments.value("zone") {
      household.zone = zone
      paths.append("zone")
    }
    if let start = arguments.value("week-start") {
      household.weekStart =
        switch start {
        case "sunday": .sunday
        case "saturday": .saturday
        default: .monday
        }
      paths.append("week_start")
    }
    if let start = arguments.value("day-start") {
      household.dayStart = start
      paths.append("day_start")
    }
    if paths.isEmpty { throw .usage("Give a setting to change: \(Self.manual.usage).") }
  }

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    let answer = try await gateway.members.updateHousehold(
      GatewayV1.UpdateHouseholdRequest(
        household: household,
        updateMask: GoogleProtobuf.FieldMask(paths: paths)
      )
    )
    try await session.answer(answer) {
      guard answer.changed else { return ["Nothing changed: this is already set."] }
      return (answer.household ?? GatewayV1.Household()).lines(session.style)
    }
  }
}

extension GatewayV1.Household {
  fileprivate func lines(_ style: Style) -> [String] {
    let week =
      switch weekStart {
      case .sunday: "Sunday"
      case .saturday: "Saturday"
      case .monday, .unspecified, .unrecognized: "Monday"
      }
    var lines = [
      style.paint(SafeText.line(name), .heading), "  Zone        \(SafeText.line(zone))",
      "  Week start  \(week)", "  Day start   \(SafeText.line(dayStart))",
    ]
    if let day = nextDay {
      lines.append("  From \(day.text) days start at \(SafeText.line(nextDayStart)).")
    }
    return lines
  }
}
