import GatewayClient
import TaskContracts

/// `daybook projects archive`: archives a project.
struct ProjectsArchiveCommand: Command {
  static let manual = Manual(
    name: ["projects", "archive"],
    summary: "archive a project, with its tasks",
    operands: [ProjectOptions.operand],
    options: [ProjectsArchiveCommand.branch] + Manual.Option.ofMember,
    examples: ["daybook projects archive Garden --with-subprojects"]
  )

  static let branch = Manual.Option(
    name: "with-subprojects",
    help: "its subprojects as well"
  )

  private let name: String
  private let isBranch: Bool

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    name = arguments.operands.joined(separator: " ")
    isBranch = arguments.has("with-subprojects")
  }

  func run(_ session: Session) async throws {
    try await session.archive(name, isBranch: isBranch, restore: false)
  }
}

/// `daybook projects restore`: restores an archived project.
struct ProjectsRestoreCommand: Command {
  static let manual = Manual(
    name: ["projects", "restore"],
    aliases: [["projects", "unarchive"]],
    summary: "restore a project from the archive",
    operands: [ProjectOptions.operand],
    options: [ProjectsArchiveCommand.branch] + Manual.Option.ofMember
  )

  private let name: String
  private let isBranch: Bool

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    name = arguments.operands.joined(separator: " ")
    isBranch = arguments.has("with-subprojects")
  }

  func run(_ session: Session) async throws {
    try await session.archive(name, isBranch: isBranch, restore: true)
  }
}

extension Session {
  fileprivate func archive(_ name: String, isBranch: Bool, restore: Bool) async throws {
    let gateway = try gateway
    let member = try await member()
    let request = TaskV1.ArchiveProjectRequest(
      memberID: member,
      projectID: try await project(name, of: member).id,
      includeSubprojects: isBranch,
      restore: restore
    )
    let answer = try await gateway.projects.archiveProject(request)
    keepUndo(answer.undoToken, of: member, restore ? "restoring projects" : "archiving projects")
    try await self.answer(answer) {
      guard !answer.projects.isEmpty else { return ["It was like that already; nothing changed."] }
      let names = answer.projects.map { "“\(SafeText.line($0.name))”" }.joined(separator: ", ")
      return [
        restore
          ? "Restored from the archive: \(names)."
          : "Archived: \(names). “daybook projects restore” restores it."
      ]
    }
  }
}
