import GatewayClient
import GatewayContracts
import RuntimeContracts
import TaskContracts
import Vocabulary

/// `daybook day morning`: completes this morning's open tasks.
struct DayMorningCommand: Command {
  static let manual = Manual(
    name: ["day", "morning"],
    summary: "complete every open task of this morning",
    options: Manual.Option.ofMember,
    notes: ["One that cannot be completed does not stop the others; the program then ends with 8."]
  )

  init(_ arguments: ParsedArguments) throws(CommandFailure) {}

  func run(_ session: Session) async throws {
    let member = try await session.member()
    let answer = try await session.gateway.dayWorkflows.runMorningRoutine(
      GatewayV1.RunMorningRoutineRequest(memberID: member)
    )
    for (task, token) in zip(answer.completed, answer.undoTokens) {
      session.keepUndo(token, of: member, "completing “\(SafeText.line(task.name))”")
    }
    if !answer.failures.isEmpty { session.exit = .partial }
    try await session.answer(answer) {
      var lines: [String] = []
      if answer.count == 0, answer.failures.isEmpty { lines.append("Nothing to do this morning.") }
      if answer.count > 0 {
        lines.append("\(counted(answer.count, "task")) done, +\(counted(answer.points, "point")).")
      }
      lines += answer.completed.map {
        "  \(session.style.sign("✓", or: "x")) \(SafeText.line($0.name))"
      }
      lines += answer.failures.map {
        "  Not done: \($0.taskID?.text ?? "") (\(SafeText.line($0.message)))"
      }
      if answer.leftOut > 0 { lines.append("\(answer.leftOut) more are left for another run.") }
      if let level = answer.levelUp {
        lines.append("Level \(level.level) reached: \(SafeText.line(level.name)).")
      }
      if let score = answer.score {
        let facts = ScorePage(score, session.style).short
        if !facts.isEmpty { lines.append(facts.joined(separator: " · ")) }
      }
      return lines + (answer.count > 0 ? session.undoHint : [])
    }
  }
}

/// `daybook day cleanup`: moves the day's open tasks.
struct DayCleanupCommand: Command {
  static let manual = Manual(
    name: ["day", "cleanup"],
    summary: "end the day: move overdue tasks, and those still open today, to tomorrow",
    options: [
      Manual.Option(name: "to", value: "DATE", help: "a day other than tomorrow"),
      Manual.Option(name: "overdue-only", help: "do not move tasks due today"),
      Manual.Option(name: "dry-run", help: "show what would move"),
    ] + Manual.Option.ofMember,
    notes: ["It asks before it moves anything, unless --yes; all tasks move, or none."],
    examples: ["daybook day cleanup", "daybook day cleanup --to monday --dry-run"]
  )

  private let target: String?
  private let includesToday: Bool
  private let isDryRun: Bool

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    target = arguments.value("to")
    includesToday = !arguments.has("overdue-only")
    isDryRun = arguments.has("dry-run")
  }

  func run(_ session: Session) async throws {
    let member = try await session.member()
    let gateway = try session.gateway
    var request = GatewayV1.CleanUpDayRequest(memberID: member)
    request.includeToday = includesToday
    if let target { request.target = try await session.dates().day(of: target) }
    request.dryRun = true
    if !isDryRun {
      if !session.options.assumesYes {
        let plan = try await gateway.dayWorkflows.cleanUpDay(request)
        if !plan.moved.isEmpty { try session.confirm("Move \(counted(plan.moved.count, "task"))?") }
      }
      request.dryRun = false
    }
    let answer = try await gateway.dayWorkflows.cleanUpDay(request)
    session.keepUndo(answer.undoToken, of: member, "moving \(counted(answer.moved.count, "task"))")
    try await session.answer(answer) {
      let times = try await session.times()
      var lines: [String] = []
      if answer.moved.isEmpty {
        lines.append("There is nothing to move.")
      } else {
        let day = answer.target.map { times.long($0) } ?? "another day"
        lines.append(
          isDryRun
            ? "Would move \(counted(answer.moved.count, "task")) to \(day); nothing was changed."
            : "Moved \(counted(answer.moved.count, "task")) to \(day)."
        )
      }
      if let score = answer.score { lines += ScorePage(score, session.style).lines.prefix(1) }
      for part in answer.parts where !part.available {
        let what =
          part.service == "task_cache" ? "Cached answers were not cleared" : "The score is missing"
        lines.append(
          session.style.paint("⚠ \(what): \(SafeText.line(part.message))", .orange)
        )
      }
      return lines + (isDryRun || answer.moved.isEmpty ? [] : session.undoHint)
    }
  }
}

/// `daybook day overdue`: moves all overdue tasks.
struct DayOverdueCommand: Command {
  static let manual = Manual(
    name: ["day", "overdue"],
    summary: "move all overdue tasks to today, or to another day",
    options: [
      Manual.Option(name: "to", value: "DATE", help: "a day other than today"),
      Manual.Option(name: "spread", help: "each to the day with the least to do"),
      Manual.Option(name: "dry-run", help: "show what would move"),
    ] + Manual.Option.ofMember,
    notes: ["The same as “daybook reschedule --overdue”, which can also choose projects."]
  )

  private let command: RescheduleCommand

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    var others = arguments
    others.record("overdue", "")
    command = try RescheduleCommand(others)
  }

  func run(_ session: Session) async throws { try await command.run(session) }
}
