import Contracts
import GatewayClient
import Vocabulary

/// `daybook projects show`: one project.
struct ProjectsShowCommand: Command {
  static let manual = Manual(
    name: ["projects", "show"],
    summary: "one project",
    operands: [Manual.Operand(name: "PROJECT", help: "a project's name or id", repeats: true)],
    options: Manual.Option.ofMember,
    examples: ["daybook projects show Home"]
  )

  private let name: String

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    name = arguments.operands.joined(separator: " ")
  }

  func run(_ session: Session) async throws {
    let member = try await session.member()
    let project = try await session.project(name, of: member)
    try await session.answer(TaskV1.GetProjectResponse(project: project)) {
      let times = try await session.times()
      let badge = PriorityBadge(project.defaultTaskPriority)
      var lines = [
        session.style.paint(SafeText.line(project.name), .heading),
        "  \(project.openTasks) open of \(counted(project.totalTasks, "task"))",
        "  New tasks get \(badge.title)",
      ]
      if let created = project.createdDate.flatMap({ Timestamp($0) }) {
        lines.append("  Created \(times.instant(created))")
      }
      if project.isArchived { lines.append("  Archived") }
      lines.append("  Id \(project.id?.text ?? "")")
      if !project.descriptionField.isEmpty {
        lines += [""] + SafeText.lines(project.descriptionField).map { "  \($0)" }
      }
      return lines + ["", "“daybook list --project …” shows its tasks."]
    }
  }
}
