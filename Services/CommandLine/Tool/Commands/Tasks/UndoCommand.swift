import GatewayClient
import TaskContracts
import Vocabulary

/// `daybook undo`: undoes the changes of the last command.
struct UndoCommand: Command {
  static let manual = Manual(
    name: ["tasks", "undo"],
    aliases: [["undo"]],
    summary: "undo the change of the last command",
    options: [
      Manual.Option(
        name: "token",
        value: "TOKEN",
        help: "the undoToken of an answer, instead of the last command's"
      )
    ] + Manual.Option.ofMember,
    notes: [
      "It reverts changes of tasks and projects; after another kind of change there is nothing to undo. It works for "
        + "ten minutes, and only while nothing of it has been changed again. Undoing is a "
        + "change itself: a second “daybook undo” reverts it."
    ],
    examples: ["daybook undo"]
  )

  private let token: String?

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    token = arguments.value("token")
    guard token != "" else { throw .usage("--token needs the undoToken of an answer.") }
  }

  func run(_ session: Session) async throws {
    if let token {
      try await undo([token], "the change", try await session.member(), nil, session)
    } else {
      let change = try session.lastChange()
      let owner = change.member.flatMap { MemberID(text: $0) }
      if let member = try await session.member(), member != owner {
        throw CommandFailure(
          .conflict,
          "other_member",
          "The last change was in another member's list.",
          hint: "Leave --member out to undo it."
        )
      }
      let words = change.words.count == 1 ? change.words[0] : "\(change.words.count) changes"
      try await undo(change.tokens, words, owner, change, session)
    }
  }

  /// Undoes each change, the last one first.
  ///
  /// If that fails midway, the changes of `kept` that were not undone remain the last change.
  private func undo(
    _ tokens: [String],
    _ words: String,
    _ member: MemberID?,
    _ kept: LastChange?,
    _ session: Session
  ) async throws {
    let gateway = try session.gateway
    var undone = Undone()
    for (place, token) in tokens.enumerated().reversed() {
      let request = TaskV1.UndoRequest(memberID: member, undoToken: token)
      do {
        let answer = try await gateway.tasks.undo(request)
        session.keepUndo(answer.undoToken, of: member, "undo of \(words)")
        if session.options.isJSON { try session.json(answer) }
        undone.add(answer)
        if place == 0, !session.options.isJSON { session.say(undone.lines(words)) }
      } catch {
        if let kept, place < tokens.count - 1 { session.keepRest(of: kept, upTo: place) }
        throw UndoCommand.explained(error, done: tokens.count - 1 - place, of: tokens.count)
      }
    }
  }

  private static func explained(_ error: any Error, done: Int, of total: Int) -> any Error {
    let report = FailureReport(error)
    guard done > 0 else { return error }
    return CommandFailure(
      .partial,
      report.code,
      "\(done) of \(total) changes were undone, then: \(report.message)"
    )
  }
}

/// The result of undoing one or several changes.
private struct Undone {
  private var tasks: Int32 = 0
  private var tasksGone: Int32 = 0
  private var projects = 0
  private var projectsGone: Int32 = 0
  private var points: Int32 = 0

  mutating func add(_ answer: TaskV1.UndoResponse) {
    tasks += answer.result?.changed ?? 0
    tasksGone += answer.removed
    projects += answer.projects.count + Int(answer.projectsLeftOut)
    projectsGone += answer.projectsRemoved
    points += answer.result?.pointsEarned ?? 0
  }

  func lines(_ words: String) -> [String] {
    var parts: [String] = []
    if tasks > 0 { parts.append("\(counted(tasks, "task")) as before") }
    if tasksGone > 0 { parts.append("\(counted(tasksGone, "new task")) gone again") }
    if projects > 0 { parts.append("\(counted(projects, "project")) as before") }
    if projectsGone > 0 { parts.append("\(counted(projectsGone, "new project")) gone again") }
    if points != 0 { parts.append("\(points > 0 ? "+" : "")\(counted(points, "point"))") }
    let what = parts.isEmpty ? "" : " \(SentenceCase.of(parts.joined(separator: ", ")))."
    return ["Taken back: \(words).\(what)"]
  }
}
