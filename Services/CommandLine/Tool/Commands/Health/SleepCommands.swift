import AnalyticsContracts
import GatewayClient
import RuntimeContracts
import Vocabulary
import Wire

/// `daybook sleep 23:10 06:45`: records a sleep.
struct SleepAddCommand: Command {
  static let manual = Manual(
    name: ["sleep", "add"],
    aliases: [["sleep"]],
    summary: "record a sleep",
    operands: [
      Manual.Operand(name: "FROM", help: "when you fell asleep, as 23:10", isOptional: true),
      Manual.Operand(name: "TO", help: "when you woke up; now otherwise", isOptional: true),
    ],
    options: Manual.Option.ofMember,
    notes: [
      "A time without a day is the last such time, 23:10 or 11pm, before the end. A sleep counts on the day of waking up.",
      "Without times the last seven nights are shown.",
    ],
    examples: ["daybook sleep 23:10 06:45", "daybook sleep", "daybook sleep \"yesterday 23:30\""]
  )

  private let from: String?
  private let to: String?

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    from = arguments.operand(0)
    to = arguments.operand(1)
  }

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    let member = try await session.member()
    guard let from else {
      let answer = try await gateway.healthFigures.getHealthFigures(.init(memberID: member))
      let words = try await session.healthWords(answer.goals ?? AnalyticsV1.HealthGoals())
      let times = try await session.times()
      return try await session.answer(answer) {
        HealthPage(answer, words, session.style, times, now: session.now).sleep()
      }
    }
    let dates = try await session.dates()
    let end = try to.map { text throws(CommandFailure) in try dates.latest(text) } ?? session.now
    let start = try dates.latest(from, before: end + .milliseconds(1))
    guard start < end else {
      throw CommandFailure.invalid("invalid_date", "You cannot wake up when you fall asleep.")
    }
    let entry = AnalyticsV1.HealthEntry(type: .sleep, start: .init(start), end: .init(end))
    let answer = try await gateway.healthLogs.createHealthEntry(
      .init(memberID: member, entry: entry)
    )
    try await session.answer(answer) {
      let seconds = answer.entry?.seconds(until: session.now) ?? 0
      let day = answer.entry?.localDay.map(dates.format.text) ?? ""
      return ["Noted a sleep of \(HealthWords.length(seconds: seconds)), on \(day)."]
    }
  }
}

/// `daybook sleep list`: the sleeps, newest first.
struct SleepListCommand: Command {
  static let manual = Manual(
    name: ["sleep", "list"],
    summary: "list sleeps, newest first",
    options: HealthListOptions.options + Manual.Option.ofMember,
    examples: ["daybook sleep list --from -7d"]
  )

  private let list: HealthListOptions

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    list = try HealthListOptions(arguments)
  }

  func run(_ session: Session) async throws {
    let answer = try await list.list(.sleep, session)
    let times = try await session.times()
    try await session.answerNumbered(answer, .sleep) {
      HealthTable(session.style, times).lines(answer.entries) {
        HealthWords.length(seconds: $0.seconds(until: session.now))
      }
    }
  }
}

/// `daybook sleep edit`: changes a sleep.
struct SleepEditCommand: Command {
  static let manual = Manual(
    name: ["sleep", "edit"],
    summary: "change a sleep",
    operands: [.healthEntry],
    options: [
      Manual.Option(name: "from", value: "TIME", help: "when you fell asleep"),
      Manual.Option(name: "to", value: "TIME", help: "when you woke up"),
    ] + Manual.Option.ofMember,
    notes: [
      "A time without a day is the one nearest to what it corrects, in the member's time zone; give the day if that "
        + "is many hours away."
    ],
    examples: ["daybook sleep edit 1 --to 07:15"]
  )

  private let entry: String
  private let from: String?
  private let to: String?

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    entry = arguments.operands[0]
    from = arguments.value("from")
    to = arguments.value("to")
    guard from != nil || to != nil else { throw .usage("Give a change: --from or --to.") }
  }

  func run(_ session: Session) async throws {
    let member = try await session.member()
    let named = try await session.healthEntry(entry, .sleep, of: member)
    let answer = try await session.editHealthEntry(named, start: from, end: to)
    let times = try await session.times(of: named.member)
    let whose = try await session.whose(named.member)
    try await session.answer(answer) {
      let seconds = answer.entry?.seconds(until: session.now) ?? 0
      return answer.changed
        ? [
          "Changed \(whose) sleep of \(times.start(answer.entry)) to \(HealthWords.length(seconds: seconds))."
        ]
        : ["Nothing changed."]
    }
  }
}

/// `daybook sleep delete`: deletes a sleep.
struct SleepDeleteCommand: Command {
  static let manual = Manual(
    name: ["sleep", "delete"],
    summary: "delete a sleep",
    operands: [.healthEntry],
    options: Manual.Option.ofMember,
    examples: ["daybook sleep delete 1"]
  )

  private let entry: String

  init(_ arguments: ParsedArguments) throws(CommandFailure) { entry = arguments.operands[0] }

  func run(_ session: Session) async throws {
    try await session.deleteHealthEntry(entry, .sleep, "sleep")
  }
}
