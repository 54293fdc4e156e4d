import GatewayClient
import GatewayContracts
import Vocabulary

/// `daybook holidays add`: adds a holiday.
struct HolidaysAddCommand: Command {
  static let manual = Manual(
    name: ["holidays", "add"],
    summary: "add a holiday of the household; parents only",
    operands: [
      Manual.Operand(name: "DAYS", help: "such as 2026-12-24..2026-12-26, or one day"),
      Manual.Operand(name: "NAME", help: "its name", isOptional: true, repeats: true),
    ],
    notes: ["A holiday breaks no member's streak. At most 60 days a year."],
    examples: ["daybook holidays add 2026-12-25..2026-12-26 Christmas"]
  )

  private let days: String
  private let name: String

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    days = arguments.operand(0) ?? ""
    name = arguments.operands.dropFirst().joined(separator: " ")
  }

  func run(_ session: Session) async throws {
    let span = try DaySpanText(days, try await session.dates())
    let answer = try await session.gateway.calendars.setHouseholdHoliday(
      .init(firstDay: span.first, lastDay: span.last, name: name)
    )
    try await session.answer(answer) {
      let times = try await session.times()
      let named = name.isEmpty ? "" : ", “\(SafeText.line(name))”"
      return ["Holiday \(times.span(span.first, span.last))\(named)."]
        + (try await StreakEffectLines(answer.effect, session).lines)
    }
  }
}

/// `daybook holidays`: lists the holidays.
struct HolidaysListCommand: Command {
  static let manual = Manual(
    name: ["holidays", "list"],
    aliases: [["holidays"]],
    summary: "list holidays of the household, earliest first"
  )

  init(_ arguments: ParsedArguments) throws(CommandFailure) {}

  func run(_ session: Session) async throws {
    let answer = try await session.gateway.calendars.listHouseholdHolidays(.init())
    try await session.answer(answer) {
      guard !answer.holidays.isEmpty else { return ["No holidays."] }
      let times = try await session.times()
      var table = Table([Table.Column(heading: "Days"), Table.Column(heading: "Name")])
      for holiday in answer.holidays {
        table.add([
          Table.Cell(times.span(holiday.firstDay, holiday.lastDay), .strong),
          Table.Cell(SafeText.line(holiday.name)),
        ])
      }
      return table.lines(session.style)
    }
  }
}

/// `daybook holidays remove`: removes a holiday.
struct HolidaysRemoveCommand: Command {
  static let manual = Manual(
    name: ["holidays", "remove"],
    summary: "remove a holiday of the household; parents only",
    operands: [
      Manual.Operand(
        name: "DAYS",
        help: "one of its days, its days as listed, its name, or its id",
        repeats: true
      )
    ]
  )

  private let text: String

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    text = arguments.operands.joined(separator: " ")
  }

  func run(_ session: Session) async throws {
    let times = try await session.times()
    let gateway = try session.gateway
    let wanted = text.trimmed.lowercased()
    let holidays = try await gateway.calendars.listHouseholdHolidays(.init()).holidays
    let isNamed = holidays.contains { $0.id?.text == wanted || $0.name.lowercased() == wanted }
    let span = isNamed ? nil : try DaySpanText(text, try await session.dates())
    let found = try CalendarEntry.one(of: holidays, named: text, times) { holiday in
      if let span, let first = holiday.firstDay, let last = holiday.lastDay {
        return (first...last).contains(span.first) && (first...last).contains(span.last)
      }
      return holiday.id?.text == wanted || holiday.name.lowercased() == wanted
    } _: {
      times.span($0.firstDay, $0.lastDay)
    }
    let answer = try await gateway.calendars.removeHouseholdHoliday(
      .init(holidayID: found.id, expectedRevision: found.revision)
    )
    try await session.answer(answer) {
      let left = answer.left.map {
        ["\(times.span($0.firstDay, $0.lastDay)) stays: it is more than 7 days back."]
      }
      return ["No holiday \(times.span(found.firstDay, found.lastDay)) any more."] + (left ?? [])
        + (try await StreakEffectLines(answer.effect, session).lines)
    }
  }
}
