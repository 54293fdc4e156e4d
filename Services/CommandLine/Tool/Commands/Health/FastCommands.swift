import AnalyticsContracts
import GatewayClient
import RPC
import RuntimeContracts
import Vocabulary
import Wire

/// `daybook fast start`: starts a fast.
struct FastStartCommand: Command {
  static let manual = Manual(
    name: ["fast", "start"],
    summary: "begin a fast",
    options: [
      Manual.Option(
        name: "at",
        value: "TIME",
        help: "when it began, up to 72 hours ago: 20:00 (the last one), “yesterday 20:00”"
      ),
      Manual.Option(
        name: "plan",
        value: "HOURS",
        help: "how long it should last, 1 to 48; your goal otherwise"
      ),
      Manual.Option(name: "note", value: "TEXT", help: "a remark, up to 500 characters"),
    ],
    notes: [
      "12, 14, 16, 18, 20 and 24 hours are the usual plans. Daybook gives no medical advice.",
      "Fasts are private: no other member sees them. Children cannot record fasts.",
    ],
    examples: ["daybook fast start", "daybook fast start --at \"yesterday 20:00\" --plan 18"]
  )

  private let at: String?
  private var request = AnalyticsV1.StartFastRequest()

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    at = arguments.value("at")
    request.goalHours = Int32(try arguments.number("plan", in: 1...48) ?? 0)
    request.note = arguments.value("note") ?? ""
  }

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    var request = request
    if let at { request.start = .init(try await session.dates().latest(at)) }
    let answer = try await gateway.fastingTimers.startFast(request)
    let times = try await session.times()
    try await session.answer(answer) { FastPage(session.style, times).started(answer.timer) }
  }
}

/// `daybook fast stop`: ends the running fast.
struct FastStopCommand: Command {
  static let manual = Manual(
    name: ["fast", "stop"],
    summary: "end the running fast",
    options: [
      Manual.Option(name: "at", value: "TIME", help: "when it ended, if that was earlier")
    ],
    examples: ["daybook fast stop", "daybook fast stop --at 12:30"]
  )

  private let at: String?

  init(_ arguments: ParsedArguments) throws(CommandFailure) { at = arguments.value("at") }

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    var request = AnalyticsV1.StopFastRequest()
    if let at { request.end = .init(try await session.dates().latest(at)) }
    let answer = try await gateway.fastingTimers.stopFast(request)
    try await session.answer(answer) {
      let timer = answer.timer ?? AnalyticsV1.FastingTimer()
      let goal = timer.fast?.goalHours ?? 0
      let length = HealthWords.length(seconds: timer.elapsedSeconds)
      let tick = session.style.paint(session.style.sign("✓ ", or: ""), .green)
      return answer.goalReached
        ? ["\(tick)You fasted \(length) and reached your goal of \(goal) h."]
        : ["You fasted \(length) of \(goal) h."]
    }
  }
}

/// `daybook fast`: the timer.
struct FastStatusCommand: Command {
  static let manual = Manual(
    name: ["fast", "status"],
    aliases: [["fast"]],
    summary: "show the fasting timer",
    examples: ["daybook fast"]
  )

  init(_ arguments: ParsedArguments) throws(CommandFailure) {}

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    let answer = try await gateway.fastingTimers.getFastingTimer(.init())
    let times = try await session.times()
    try await session.answer(answer) { FastPage(session.style, times).lines(answer.timer) }
  }
}

/// `daybook fast list`: the fasts, newest first.
struct FastListCommand: Command {
  static let manual = Manual(
    name: ["fast", "list"],
    summary: "list fasts, newest first",
    options: HealthListOptions.options,
    examples: ["daybook fast list --from 1w"]
  )

  private let list: HealthListOptions

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    list = try HealthListOptions(arguments)
  }

  func run(_ session: Session) async throws {
    let answer = try await list.list(.fasting, session)
    let times = try await session.times()
    try await session.answerNumbered(answer, .fast) {
      guard !answer.entries.isEmpty else {
        return ["No fasts yet. “daybook fast start” begins one."]
      }
      var table = Table([
        Table.Column(heading: "#", isAtRight: true), Table.Column(heading: "Start"),
        Table.Column(heading: "End"), Table.Column(heading: "Length", isAtRight: true),
        Table.Column(heading: "Goal", isAtRight: true), Table.Column(heading: ""),
        Table.Column(heading: "Note", isFlexible: true),
      ])
      for (place, fast) in answer.entries.enumerated() {
        let seconds = fast.seconds(until: session.now)
        let isReached = seconds >= Int64(fast.goalHours) * 3_600
        table.add([
          Table.Cell(String(place + 1), .muted),
          Table.Cell(fast.start?.instant.map(times.instant) ?? ""),
          Table.Cell(fast.end?.instant.map(times.instant) ?? "running"),
          Table.Cell(HealthWords.length(seconds: seconds)),
          Table.Cell("\(fast.goalHours) h"),
          Table.Cell(isReached ? session.style.sign("✓", or: "reached") : "", .green),
          Table.Cell(SafeText.line(fast.note)),
        ])
      }
      return table.lines(session.style)
    }
  }
}

/// `daybook fast edit`: changes a fast, even a running one.
struct FastEditCommand: Command {
  static let manual = Manual(
    name: ["fast", "edit"],
    summary: "change a fast, including the running one",
    operands: [.healthEntry],
    options: [
      Manual.Option(name: "start", value: "TIME", help: "when it began"),
      Manual.Option(name: "end", value: "TIME", help: "when it ended"),
      Manual.Option(name: "plan", value: "HOURS", help: "how long it was meant to last"),
      Manual.Option(name: "note", value: "TEXT", help: "a remark; an empty one removes it"),
      Manual.Option(name: "revision", value: "N", help: "only if this is still its revision"),
    ],
    notes: [
      "Numbers are those of “daybook fast list”. A time without a day is the one nearest to "
        + "what it corrects; give the day if that is many hours away."
    ],
    examples: [
      "daybook fast edit 1 --start 19:30", "daybook fast edit 2 --end \"yesterday 12:00\"",
    ]
  )

  private let entry: String
  private let start: String?
  private let end: String?
  private let plan: Int?
  private let note: String?
  private let revision: Int?

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    entry = arguments.operands[0]
    start = arguments.value("start")
    end = arguments.value("end")
    plan = try arguments.number("plan", in: 1...48)
    note = arguments.value("note")
    revision = try arguments.number("revision", in: 1...Int(Int32.max))
    guard start != nil || end != nil || plan != nil || note != nil else {
      throw .usage("Give a change: --start, --end, --plan or --note.")
    }
  }

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    let named = try await session.healthEntry(entry, .fasting, of: nil)
    var fast = named.entry
    let dates = try await session.dates()
    var request = AnalyticsV1.UpdateHealthEntryRequest(
      updateMask: GoogleProtobuf.FieldMask(),
      expectedRevision: revision.map { UInt64($0) } ?? fast.revision
    )
    func set(_ path: String) { request.updateMask?.paths.append(path) }
    request.updateMask?.paths += try dates.correct(&fast, start: start, end: end)
    if let plan {
      fast.goalHours = Int32(plan)
      set("goal_hours")
    }
    if let note {
      fast.note = note
      set("note")
    }
    request.entry = fast
    let answer = try await gateway.healthLogs.updateHealthEntry(request)
    let times = try await session.times()
    try await session.answer(answer) {
      guard answer.changed else { return ["Nothing changed."] }
      let fast = answer.entry ?? AnalyticsV1.HealthEntry()
      let start = fast.start?.instant.map(times.friendly) ?? ""
      guard let end = fast.end?.instant else {
        let goal = fast.start?.instant.map { $0 + .seconds(Int(fast.goalHours) * 3_600) }
        return [
          "Changed the running fast: it began \(start); its goal is \(goal.map(times.friendly) ?? "")."
        ]
      }
      return ["Changed the fast: \(start) to \(times.friendly(end)), goal \(fast.goalHours) h."]
    }
  }
}

/// `daybook fast add`: records a past fast.
struct FastAddCommand: Command {
  static let manual = Manual(
    name: ["fast", "add"],
    summary: "record a fast that is over",
    options: [
      Manual.Option(name: "from", value: "TIME", help: "when it began; required"),
      Manual.Option(name: "to", value: "TIME", help: "when it ended; now otherwise"),
      Manual.Option(name: "plan", value: "HOURS", help: "how long it was meant to last, 1 to 48"),
      Manual.Option(name: "note", value: "TEXT", help: "a remark"),
    ],
    examples: ["daybook fast add --from \"yesterday 20:00\" --to \"today 12:00\""]
  )

  private let from: String
  private let to: String?
  private var entry = AnalyticsV1.HealthEntry(type: .fasting)

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    guard let from = arguments.value("from") else {
      throw .usage("Give the time when it began: --from TIME.")
    }
    self.from = from
    to = arguments.value("to")
    entry.goalHours = Int32(try arguments.number("plan", in: 1...48) ?? 0)
    entry.note = arguments.value("note") ?? ""
  }

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    var entry = entry
    let dates = try await session.dates()
    let end = try to.map { text throws(CommandFailure) in try dates.latest(text) } ?? session.now
    entry.start = .init(try dates.latest(from, before: end))
    entry.end = .init(end)
    let answer = try await gateway.healthLogs.createHealthEntry(.init(entry: entry))
    try await session.answer(answer) {
      let seconds = answer.entry?.seconds(until: session.now) ?? 0
      return ["Added a fast of \(HealthWords.length(seconds: seconds))."]
    }
  }
}

/// `daybook fast delete`: deletes a fast.
struct FastDeleteCommand: Command {
  static let manual = Manual(
    name: ["fast", "delete"],
    summary: "delete a fast",
    operands: [.healthEntry],
    examples: ["daybook fast delete 1"]
  )

  private let entry: String

  init(_ arguments: ParsedArguments) throws(CommandFailure) { entry = arguments.operands[0] }

  func run(_ session: Session) async throws {
    try await session.deleteHealthEntry(entry, .fasting, "fast")
  }
}

extension Session {
  /// Deletes an entry after asking.
  func deleteHealthEntry(
    _ text: String,
    _ type: AnalyticsV1.HealthDataType,
    _ word: String
  ) async throws {
    let gateway = try gateway
    let named = try await healthEntry(text, type, of: try await member())
    let entry = named.entry
    let times = try await times(of: named.member)
    let day = entry.start?.instant.map(times.friendly) ?? ""
    let whose = try await whose(named.member)
    try confirm("Delete \(whose) \(word) of \(day)?")
    let answer = try await gateway.healthLogs.deleteHealthEntry(
      .init(memberID: named.member, entryID: entry.id, expectedRevision: entry.revision)
    )
    try await self.answer(answer) { ["Deleted \(whose) \(word) of \(day)."] }
  }
}

/// The fasting timer for people.
struct FastPage {
  private static let barLength = 30

  private let style: Style
  private let times: TimeWriter

  init(_ style: Style, _ times: TimeWriter) {
    self.style = style
    self.times = times
  }

  func started(_ timer: AnalyticsV1.FastingTimer?) -> [String] {
    guard let timer, let fast = timer.fast else { return [] }
    let start = fast.start?.instant.map(times.friendly) ?? ""
    let goal = timer.goalAt?.instant.map(times.friendly) ?? ""
    return ["Your fast began \(start); \(fast.goalHours) h are over \(goal)."] + warnings(timer)
  }

  func lines(_ timer: AnalyticsV1.FastingTimer?) -> [String] {
    guard let timer, let fast = timer.fast else {
      return ["No fast is running. “daybook fast start” begins one."]
    }
    let length = HealthWords.length(seconds: timer.elapsedSeconds)
    guard timer.running else {
      let end = fast.end?.instant.map(times.friendly) ?? ""
      return ["No fast is running. The last one took \(length) and ended \(end)."]
    }
    let start = fast.start?.instant.map(times.friendly) ?? ""
    let goal = timer.goalAt?.instant.map(times.friendly) ?? ""
    let filled = min(FastPage.barLength, FastPage.barLength * Int(timer.percent) / 100)
    let bar =
      String(repeating: style.sign("█", or: "#"), count: filled)
      + String(repeating: style.sign("░", or: "."), count: FastPage.barLength - filled)
    let rest =
      timer.remainingSeconds > 0
      ? "\(HealthWords.length(seconds: timer.remainingSeconds + 59)) to go, until \(goal)"
      : "the goal was reached \(goal)"
    return [
      "Fasting for \(length), since \(start).",
      "\(style.paint(bar, timer.percent >= 100 ? .green : .blue)) \(timer.percent) % of \(fast.goalHours) h; \(rest).",
    ] + warnings(timer)
  }

  private func warnings(_ timer: AnalyticsV1.FastingTimer) -> [String] {
    var lines: [String] = []
    if timer.longGoal {
      lines.append(
        style.paint("⚠ More than 24 hours need care. Daybook gives no medical advice.", .orange)
      )
    }
    if timer.stale {
      lines.append(
        style.paint(
          "⚠ It runs for more than 72 hours. Has it ended? “daybook fast stop --at TIME”",
          .orange
        )
      )
    }
    return lines
  }
}
