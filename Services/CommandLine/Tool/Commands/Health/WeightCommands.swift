import AnalyticsContracts
import GatewayClient
import RuntimeContracts
import Vocabulary
import Wire

/// `daybook weight 81.6`: records a weight.
struct WeightAddCommand: Command {
  static let manual = Manual(
    name: ["weight", "add"],
    aliases: [["weight"]],
    summary: "record your weight",
    operands: [
      Manual.Operand(name: "WEIGHT", help: "as 81.6, 81,6kg or 180lb", isOptional: true)
    ],
    options: [
      Manual.Option(name: "at", value: "TIME", help: "when it was; now otherwise")
    ],
    notes: [
      "Without a weight the last ones are shown as a line, with the goal. A time without a day is the last such time."
    ],
    examples: [
      "daybook weight 81.6", "daybook weight 180lb --at \"today 07:00\"", "daybook weight",
    ]
  )

  private let weight: String?
  private let at: String?

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    weight = arguments.operand(0)
    at = arguments.value("at")
    guard weight != nil || at == nil else { throw .usage("--at needs a weight.") }
  }

  func run(_ session: Session) async throws {
    guard let weight else { return try await WeightChart.show(session, days: 28) }
    let gateway = try session.gateway
    let goals = try await session.healthGoals(of: nil)
    let words = try await session.healthWords(goals)
    var entry = AnalyticsV1.HealthEntry(type: .weight, grams: try words.grams(weight))
    if let at { entry.start = .init(try await session.dates().latest(at)) }
    let answer = try await gateway.healthLogs.createHealthEntry(.init(entry: entry))
    let moment = at == nil ? "" : ", \(try await session.times().start(answer.entry))"
    try await session.answer(answer) {
      let grams = answer.entry?.grams ?? 0
      let rest = goals.weightG - grams
      let goal =
        goals.weightG == 0
        ? ""
        : rest == 0 ? " That is your goal." : " \(words.weight(rest, isSigned: true)) to your goal."
      return ["Noted \(words.weight(grams))\(moment).\(goal)"]
    }
  }
}

/// `daybook weight chart`: a chart of weights with the goal.
struct WeightChartCommand: Command {
  static let manual = Manual(
    name: ["weight", "chart"],
    summary: "show weights as a line with the goal",
    options: [
      Manual.Option(name: "days", value: "N", help: "how many days, 2 to 92; 28 otherwise")
    ],
    examples: ["daybook weight chart --days 92"]
  )

  private let days: Int

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    days = try arguments.number("days", in: 2...92) ?? 28
  }

  func run(_ session: Session) async throws { try await WeightChart.show(session, days: days) }
}

/// A chart of weights.
enum WeightChart {
  static func show(_ session: Session, days: Int) async throws {
    let gateway = try session.gateway
    let answer = try await gateway.healthFigures.getHealthFigures(.init(days: Int32(days)))
    let words = try await session.healthWords(answer.goals ?? AnalyticsV1.HealthGoals())
    let times = try await session.times()
    try await session.answer(answer) {
      HealthPage(answer, words, session.style, times, now: session.now).weight(days: days)
    }
  }
}

/// `daybook weight list`: the weights, newest first.
struct WeightListCommand: Command {
  static let manual = Manual(
    name: ["weight", "list"],
    summary: "list weights, newest first",
    options: HealthListOptions.options,
    examples: ["daybook weight list --limit 5"]
  )

  private let list: HealthListOptions

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    list = try HealthListOptions(arguments)
  }

  func run(_ session: Session) async throws {
    let answer = try await list.list(.weight, session)
    let words = try await session.healthWords(of: nil)
    let times = try await session.times()
    try await session.answerNumbered(answer, .weight) {
      HealthTable(session.style, times).lines(answer.entries) { words.weight($0.grams) }
    }
  }
}

/// `daybook weight edit`: changes a weight.
struct WeightEditCommand: Command {
  static let manual = Manual(
    name: ["weight", "edit"],
    summary: "change a weight",
    operands: [.healthEntry],
    options: [
      Manual.Option(name: "to", value: "WEIGHT", help: "the correct weight"),
      Manual.Option(name: "at", value: "TIME", help: "when it was"),
    ],
    examples: ["daybook weight edit 1 --to 81.4"]
  )

  private let entry: String
  private let weight: String?
  private let at: String?

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    entry = arguments.operands[0]
    weight = arguments.value("to")
    at = arguments.value("at")
    guard weight != nil || at != nil else { throw .usage("Give a change: --to or --at.") }
  }

  func run(_ session: Session) async throws {
    let words = try await session.healthWords(of: nil)
    let grams = try weight.map { text throws(CommandFailure) in try words.grams(text) }
    let named = try await session.healthEntry(entry, .weight, of: nil)
    let answer = try await session.editHealthEntry(named, start: at) { entry in
      guard let grams else { return nil }
      entry.grams = grams
      return "grams"
    }
    let times = try await session.times()
    try await session.answer(answer) {
      answer.changed
        ? [
          "Changed the weight of \(times.start(answer.entry)) to \(words.weight(answer.entry?.grams ?? 0))."
        ]
        : ["Nothing changed."]
    }
  }
}

/// `daybook weight delete`: deletes a weight.
struct WeightDeleteCommand: Command {
  static let manual = Manual(
    name: ["weight", "delete"],
    summary: "delete a weight",
    operands: [.healthEntry],
    examples: ["daybook weight delete 1"]
  )

  private let entry: String

  init(_ arguments: ParsedArguments) throws(CommandFailure) { entry = arguments.operands[0] }

  func run(_ session: Session) async throws {
    try await session.deleteHealthEntry(entry, .weight, "weight")
  }
}

extension Session {
  /// Changes the start and the end of an entry, and the field that `change` sets and returns.
  func editHealthEntry(
    _ named: NamedEntry,
    start: String?,
    end: String? = nil,
    _ change: (inout AnalyticsV1.HealthEntry) throws -> String? = { _ in nil }
  ) async throws -> AnalyticsV1.UpdateHealthEntryResponse {
    let gateway = try gateway
    var entry = named.entry
    var paths: [String] = []
    if let path = try change(&entry) { paths.append(path) }
    let dates = try await dates(of: named.member)
    paths += try dates.correct(&entry, start: start, end: end)
    return try await gateway.healthLogs.updateHealthEntry(
      .init(
        memberID: named.member,
        entry: entry,
        updateMask: GoogleProtobuf.FieldMask(paths: paths),
        expectedRevision: entry.revision
      )
    )
  }
}

extension DateReader {
  /// Replaces the start and the end of an entry with typed times, and returns the names of those fields.
  func correct(
    _ entry: inout AnalyticsV1.HealthEntry,
    start: String?,
    end: String?
  ) throws(CommandFailure) -> [String] {
    let before = (start: entry.start?.instant ?? now, end: entry.end?.instant)
    let isSpan = entry.type == .sleep || entry.type == .fasting
    var paths: [String] = []
    if let start {
      entry.start = .init(
        try isSpan
          ? correction(start, of: before.start, before: end == nil ? before.end : nil)
          : sameDay(start, as: before.start)
      )
      paths.append("start")
    }
    guard let end else { return paths }
    guard let old = before.end else {
      entry.end = .init(try latest(end))
      return paths + ["end"]
    }
    let first = entry.start?.instant ?? before.start
    let limit = entry.type == .sleep ? first + Self.longestSleep : nil
    entry.end = .init(try correction(end, of: old, after: first, before: limit))
    return paths + ["end"]
  }

  /// The service accepts none that is longer (FST-011).
  private static let longestSleep = Duration.seconds(86_401)
}

extension TimeWriter {
  /// When an entry begins: `today 07:00`.
  func start(_ entry: AnalyticsV1.HealthEntry?) -> String {
    entry?.start?.instant.map(friendly) ?? ""
  }
}

/// Entries of a log as rows.
struct HealthTable {
  private let style: Style
  private let times: TimeWriter

  init(_ style: Style, _ times: TimeWriter) {
    self.style = style
    self.times = times
  }

  func lines(
    _ entries: [AnalyticsV1.HealthEntry],
    _ value: (AnalyticsV1.HealthEntry) -> String
  ) -> [String] {
    guard !entries.isEmpty else { return ["No entries yet."] }
    var table = Table([
      Table.Column(heading: "#", isAtRight: true), Table.Column(heading: "When"),
      Table.Column(heading: "Value", isAtRight: true), Table.Column(heading: ""),
    ])
    for (place, entry) in entries.enumerated() {
      table.add([
        Table.Cell(String(place + 1), .muted),
        Table.Cell(entry.start?.instant.map(times.instant) ?? ""),
        Table.Cell(value(entry)),
        Table.Cell(entry.source == .import ? "imported" : "", .muted),
      ])
    }
    return table.lines(style)
  }
}
