import AnalyticsContracts
import GatewayClient
import RuntimeContracts
import Vocabulary

/// `daybook water 250`: records a drink.
struct WaterAddCommand: Command {
  static let manual = Manual(
    name: ["water", "add"],
    aliases: [["water"]],
    summary: "record a drink",
    operands: [
      Manual.Operand(name: "AMOUNT", help: "as 250, 0.5l or 8oz", isOptional: true)
    ],
    options: [
      Manual.Option(name: "at", value: "TIME", help: "when it was; now otherwise")
    ] + Manual.Option.ofMember,
    notes: [
      "Without an amount the last seven days are shown against the goal. A time without a day is the last such time."
    ],
    examples: ["daybook water 250", "daybook water 0.5l --at 10:30", "daybook water"]
  )

  private let amount: String?
  private let at: String?

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    amount = arguments.operand(0)
    at = arguments.value("at")
    guard amount != nil || at == nil else { throw .usage("--at needs an amount.") }
  }

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    let member = try await session.member()
    guard let amount else {
      let answer = try await gateway.healthFigures.getHealthFigures(.init(memberID: member))
      let words = try await session.healthWords(answer.goals ?? AnalyticsV1.HealthGoals())
      let times = try await session.times()
      return try await session.answer(answer) {
        HealthPage(answer, words, session.style, times, now: session.now).water()
      }
    }
    let words = try await session.healthWords(of: member)
    var entry = AnalyticsV1.HealthEntry(
      type: .hydration,
      millilitres: try words.millilitres(amount)
    )
    if let at { entry.start = .init(try await session.dates().latest(at)) }
    let answer = try await gateway.healthLogs.createHealthEntry(
      .init(memberID: member, entry: entry)
    )
    let figures = try await gateway.healthFigures.getHealthFigures(
      .init(memberID: member, date: answer.entry?.localDay, days: 1)
    )
    let moment = at == nil ? "" : ", \(try await session.times().start(answer.entry))"
    try await session.answer(answer) {
      let day = figures.days.last ?? AnalyticsV1.HealthDay()
      return [
        "Noted \(words.volume(answer.entry?.millilitres ?? 0))\(moment). "
          + "\(words.volume(day.waterMl)) of \(words.volume(day.waterGoalMl)) that day, \(day.waterPercent) %."
      ]
    }
  }
}

/// `daybook water today`: the day's drinks (FST-142).
struct WaterTodayCommand: Command {
  static let manual = Manual(
    name: ["water", "today"],
    summary: "what you drank today, against the goal",
    options: Manual.Option.ofMember,
    examples: ["daybook water today"]
  )

  init(_ arguments: ParsedArguments) throws(CommandFailure) {}

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    let member = try await session.member()
    let answer = try await gateway.healthFigures.getHealthFigures(.init(memberID: member, days: 1))
    let words = try await session.healthWords(answer.goals ?? AnalyticsV1.HealthGoals())
    try await session.answer(answer) {
      let day = answer.days.last ?? AnalyticsV1.HealthDay()
      return [
        "\(words.volume(day.waterMl)) of \(words.volume(day.waterGoalMl)) today, \(day.waterPercent) %."
      ]
    }
  }
}

/// `daybook water list`: the drinks, newest first.
struct WaterListCommand: Command {
  static let manual = Manual(
    name: ["water", "list"],
    summary: "list drinks, newest first",
    options: HealthListOptions.options + Manual.Option.ofMember,
    examples: ["daybook water list --from today"]
  )

  private let list: HealthListOptions

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    list = try HealthListOptions(arguments)
  }

  func run(_ session: Session) async throws {
    let answer = try await list.list(.hydration, session)
    let words = try await session.healthWords(of: session.member())
    let times = try await session.times()
    try await session.answerNumbered(answer, .water) {
      HealthTable(session.style, times).lines(answer.entries) { words.volume($0.millilitres) }
    }
  }
}

/// `daybook water edit`: changes a drink.
struct WaterEditCommand: Command {
  static let manual = Manual(
    name: ["water", "edit"],
    summary: "change a drink",
    operands: [.healthEntry],
    options: [
      Manual.Option(name: "to", value: "AMOUNT", help: "the correct amount"),
      Manual.Option(name: "at", value: "TIME", help: "when it was"),
    ] + Manual.Option.ofMember,
    examples: ["daybook water edit 1 --to 300"]
  )

  private let entry: String
  private let amount: String?
  private let at: String?

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    entry = arguments.operands[0]
    amount = arguments.value("to")
    at = arguments.value("at")
    guard amount != nil || at != nil else { throw .usage("Give a change: --to or --at.") }
  }

  func run(_ session: Session) async throws {
    let member = try await session.member()
    let words = try await session.healthWords(of: member)
    let amount = try amount.map { text throws(CommandFailure) in try words.millilitres(text) }
    let named = try await session.healthEntry(entry, .hydration, of: member)
    let answer = try await session.editHealthEntry(named, start: at) { entry in
      guard let amount else { return nil }
      entry.millilitres = amount
      return "millilitres"
    }
    let times = try await session.times(of: named.member)
    let whose = try await session.whose(named.member)
    try await session.answer(answer) {
      answer.changed
        ? [
          "Changed \(whose) drink of \(times.start(answer.entry)) to \(words.volume(answer.entry?.millilitres ?? 0))."
        ]
        : ["Nothing changed."]
    }
  }
}

/// `daybook water delete`: deletes a drink.
struct WaterDeleteCommand: Command {
  static let manual = Manual(
    name: ["water", "delete"],
    summary: "delete a drink",
    operands: [.healthEntry],
    options: Manual.Option.ofMember,
    examples: ["daybook water delete 1"]
  )

  private let entry: String

  init(_ arguments: ParsedArguments) throws(CommandFailure) { entry = arguments.operands[0] }

  func run(_ session: Session) async throws {
    try await session.deleteHealthEntry(entry, .hydration, "drink")
  }
}
