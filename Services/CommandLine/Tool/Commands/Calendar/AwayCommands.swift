import GatewayClient
import GatewayContracts
import Vocabulary

/// `daybook away`: adds days that do not break a streak.
struct AwayCommand: Command {
  static let manual = Manual(
    name: ["away", "set"],
    aliases: [["away"]],
    summary: "add an away period, which does not break a streak",
    operands: [
      Manual.Operand(
        name: "DAYS",
        help: "the first and last day, such as 2026-12-24..2027-01-02, or one day",
        repeats: true
      )
    ],
    options: [
      Manual.Option(name: "vacation", help: "a vacation"),
      Manual.Option(name: "ill", help: "an illness"),
      Manual.Option(name: "note", value: "TEXT", help: "your own words, up to 200 characters"),
      Manual.Option(name: "everyone", help: "for all members; parents only"),
    ] + Manual.Option.ofMember,
    notes: ["Up to 7 days back, because illness is often recorded late, and up to 366 days ahead."],
    examples: ["daybook away 2026-12-24..2027-01-02 --vacation", "daybook away yesterday --ill"]
  )

  private let days: String
  private let request: GatewayV1.SetAwayPeriodRequest

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    try arguments.refuseTogether(["vacation", "ill"])
    try arguments.refuseTogether(["everyone", "member", "child"])
    days = arguments.operands.joined(separator: " ")
    request = GatewayV1.SetAwayPeriodRequest(
      kind: arguments.has("vacation") ? .vacation : arguments.has("ill") ? .ill : .other,
      note: arguments.value("note") ?? "",
      everyone: arguments.has("everyone")
    )
  }

  func run(_ session: Session) async throws {
    let span = try DaySpanText(days, try await session.dates())
    var request = request
    request.memberID = try await session.member()
    request.firstDay = span.first
    request.lastDay = span.last
    let answer = try await session.gateway.calendars.setAwayPeriod(request)
    try await session.answer(answer) {
      let times = try await session.times()
      let whom = request.everyone ? "Everyone is away" : "Away"
      return ["\(whom) \(times.span(span.first, span.last)): a streak continues."]
        + (try await StreakEffectLines(answer.effect, session).lines)
    }
  }
}

/// `daybook away list`: lists away periods.
struct AwayListCommand: Command {
  static let manual = Manual(
    name: ["away", "list"],
    summary: "list away periods, earliest first",
    options: [
      Manual.Option(name: "everyone", help: "those of all members")
    ] + Manual.Option.ofMember
  )

  private let isEveryone: Bool

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    try arguments.refuseTogether(["everyone", "member", "child"])
    isEveryone = arguments.has("everyone")
  }

  func run(_ session: Session) async throws {
    let answer = try await session.gateway.calendars.listAwayPeriods(
      .init(memberID: try await session.member(), everyone: isEveryone)
    )
    try await session.answer(answer) {
      guard !answer.periods.isEmpty else { return ["No away periods."] }
      let times = try await session.times()
      let people = isEveryone ? try await session.members() : []
      var table = Table([
        Table.Column(heading: "Days"), Table.Column(heading: "Why"),
        Table.Column(heading: isEveryone ? "Who" : ""),
        Table.Column(heading: "Note", isFlexible: true),
      ])
      for period in answer.periods {
        let name = people.first { $0.id == period.memberID }?.name ?? ""
        table.add([
          Table.Cell(times.span(period.firstDay, period.lastDay), .strong),
          Table.Cell(AwayListCommand.words(period.kind)),
          Table.Cell(SafeText.line(name)),
          Table.Cell(SafeText.line(period.note), .muted),
        ])
      }
      return table.lines(session.style)
    }
  }

  private static func words(_ kind: GatewayV1.AwayKind) -> String {
    switch kind {
    case .vacation: "vacation"
    case .ill: "ill"
    case .other, .unspecified, .unrecognized: "away"
    }
  }
}

/// `daybook away remove`: removes an away period.
struct AwayRemoveCommand: Command {
  static let manual = Manual(
    name: ["away", "remove"],
    summary: "remove an away period",
    operands: [
      Manual.Operand(
        name: "DAYS",
        help: "one of its days, its days as listed, or its id",
        repeats: true
      )
    ],
    options: Manual.Option.ofMember,
    notes: ["Days more than 7 days back cannot be changed; they stay protected."]
  )

  private let text: String

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    text = arguments.operands.joined(separator: " ")
  }

  func run(_ session: Session) async throws {
    let member = try await session.member()
    let times = try await session.times()
    let gateway = try session.gateway
    let periods = try await gateway.calendars.listAwayPeriods(.init(memberID: member)).periods
    let span =
      AwayPeriodID(text: text) == nil
      ? try DaySpanText(text, try await session.dates()) : nil
    let found = try CalendarEntry.one(of: periods, named: text, times) { period in
      if let span, let first = period.firstDay, let last = period.lastDay {
        return (first...last).contains(span.first) && (first...last).contains(span.last)
      }
      return period.id?.text == text.lowercased()
    } _: {
      times.span($0.firstDay, $0.lastDay)
    }
    let answer = try await gateway.calendars.removeAwayPeriod(
      .init(memberID: member, periodID: found.id, expectedRevision: found.revision)
    )
    try await session.answer(answer) {
      let left = answer.left.map {
        ["\(times.span($0.firstDay, $0.lastDay)) stays: it is more than 7 days back."]
      }
      return ["No longer away \(times.span(found.firstDay, found.lastDay))."] + (left ?? [])
        + (try await StreakEffectLines(answer.effect, session).lines)
    }
  }
}

/// Finds the single entry of the calendar that a text names.
enum CalendarEntry {
  static func one<Entry>(
    of entries: [Entry],
    named text: String,
    _ times: TimeWriter,
    _ isMeant: (Entry) -> Bool,
    _ words: (Entry) -> String
  ) throws(CommandFailure) -> Entry {
    let found = entries.filter(isMeant)
    guard let first = found.first else {
      throw CommandFailure(
        .notFound,
        "period_not_found",
        "There is no entry at “\(SafeText.line(text))”."
      )
    }
    guard found.count == 1 else {
      throw .usage(
        "“\(SafeText.line(text))” matches several: "
          + "\(found.prefix(5).map(words).joined(separator: ", ")).",
        hint: "Name a day that is in only one, or the id that --json shows."
      )
    }
    return first
  }
}
