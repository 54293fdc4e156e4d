import GatewayClient
import RuntimeContracts
import TaskContracts
import Vocabulary

/// `daybook repair`: repairs tasks without a project, or shows earlier reports.
struct RepairCommand: Command {
  static let manual = Manual(
    name: ["tasks", "repair"],
    aliases: [["repair"]],
    summary: "find tasks that lost their project, and move them to the Inbox",
    options: [
      Manual.Option(name: "dry-run", help: "check and change nothing"),
      Manual.Option(name: "reports", help: "results of the last checks, the newest first"),
    ] + Manual.Option.ofMember,
    notes: [
      """
      The service checks at each start by itself. Then it also corrects invalid values, and moves projects \
      in a circle, or below a missing project, to the top.
      """
    ]
  )

  private let isDryRun: Bool
  private let readsReports: Bool

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    try arguments.refuseTogether(["dry-run", "reports"])
    isDryRun = arguments.has("dry-run")
    readsReports = arguments.has("reports")
  }

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    let member = try await session.member()
    if readsReports {
      let request = TaskV1.ListRepairsRequest(memberID: member)
      let answer = try await gateway.tasks.listRepairs(request)
      try await session.answer(answer) {
        let times = try await session.times()
        return answer.reports.isEmpty
          ? ["There is no report yet."]
          : answer.reports.flatMap { lines($0, times, "moved to the Inbox") }
      }
      return
    }
    let request = TaskV1.RepairTasksRequest(memberID: member, dryRun: isDryRun)
    let answer = try await gateway.tasks.repairTasks(request)
    try await session.answer(answer) {
      lines(
        answer.report ?? TaskV1.RepairReport(),
        try await session.times(),
        isDryRun ? "would go to the Inbox; nothing was changed" : "moved to the Inbox"
      )
    }
  }

  private func lines(
    _ report: TaskV1.RepairReport,
    _ times: TimeWriter,
    _ outcome: String
  ) -> [String] {
    let at = report.at.flatMap { Timestamp($0) }.map { "\(times.instant($0)): " } ?? ""
    let checked =
      report.atStart ? "checked at the start" : "checked \(counted(report.tasksChecked, "task"))"
    let found =
      report.orphans == 0
      ? "none had lost its project"
      : "\(counted(report.orphans, "task")) without a project \(outcome)"
    let lost = report.tasks.filter { $0.formerProjectName.isEmpty }
    let merged = report.tasks.filter { !$0.formerProjectName.isEmpty }
    var lines = [SentenceCase.of("\(at)\(checked), \(found).")]
    lines += RepairCommand.names(lost, of: Int(report.orphans))
    if !merged.isEmpty {
      lines.append("A second Inbox was merged: \(counted(merged.count, "task")) \(outcome).")
      lines += RepairCommand.names(merged, of: merged.count)
    }
    return lines + RepairedValues.lines(report.values, times)
  }

  /// The first tasks by name, and the number of others.
  private static func names(_ tasks: [TaskV1.RepairedTask], of total: Int) -> [String] {
    let shown = tasks.prefix(shownTasks).map { "  \(SafeText.line($0.name))" }
    return shown.isEmpty || shown.count >= total
      ? shown : shown + ["  and \(total - shown.count) more"]
  }

  private static let shownTasks = 10
}
