import GatewayClient
import TaskContracts
import Vocabulary
import Wire

/// `daybook projects edit`: changes the given fields.
struct ProjectsEditCommand: Command {
  static let manual = Manual(
    name: ["projects", "edit"],
    summary: "change a project",
    operands: [ProjectOptions.operand],
    options: [Manual.Option(name: "name", value: "NAME", help: "another name")]
      + ProjectOptions.options + [
        Manual.Option(name: "top", help: "make it a top-level project"),
        Manual.Option(name: "position", value: "N", help: "its position in the order, from 1"),
        Manual.Option(name: "no-details", help: "remove the description"),
        Manual.Option(name: "no-due", help: "remove the due date"),
        Manual.Option(name: "no-tags", help: "remove all tags"),
        Manual.Option(name: "no-estimate", help: "remove the estimate"),
        Manual.Option(
          name: "revision",
          value: "N",
          help: "refuse if another revision is stored"
        ),
      ] + Manual.Option.ofMember,
    notes: [ProjectOptions.note, "--tag replaces all tags."],
    examples: [
      "daybook projects edit Garden --name \"Kitchen garden\" --status on-hold",
      "daybook projects edit Garden --digest on",
    ]
  )

  private let name: String
  private let revision: Int
  private var options: ProjectOptions

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    name = arguments.operands.joined(separator: " ")
    for (set, cleared) in [
      ("details", "no-details"), ("due", "no-due"), ("tag", "no-tags"),
      ("estimate", "no-estimate"), ("below", "top"),
    ] { try arguments.refuseTogether([set, cleared]) }
    revision = try arguments.number("revision", in: 1...Int.max) ?? 0
    options = try ProjectOptions(arguments)
    if let name = arguments.value("name") { options.set("name") { $0.name = name } }
    if let place = try arguments.number("position", in: 1...2_000) {
      options.set("position") { $0.position = Int32(place) }
    }
    for (option, path) in [
      ("no-details", "description"), ("no-due", "due_date"), ("no-tags", "tags"),
      ("no-estimate", "estimated_task_count"), ("top", "parent_project_id"),
    ] where arguments.has(option) { options.set(path) { _ in } }
    guard !options.paths.isEmpty || options.parent != nil || options.due != nil else {
      throw .usage(
        "No field to change was given.",
        hint: "“daybook help projects edit” lists the fields."
      )
    }
  }

  func run(_ session: Session) async throws {
    let member = try await session.member()
    let (project, paths) = try await options.complete(session, of: member)
    try await session.update(name, project, paths, of: member, revision: revision)
  }
}

extension Session {
  /// Updates a project and prints the result.
  func update(
    _ name: String,
    _ values: TaskV1.Project,
    _ paths: [String],
    of member: MemberID?,
    revision: Int = 0
  ) async throws {
    let gateway = try gateway
    var request = TaskV1.UpdateProjectRequest()
    request.memberID = member
    request.project = values
    request.project?.id = try await project(name, of: member).id
    request.updateMask = GoogleProtobuf.FieldMask(paths: paths)
    request.expectedRevision = UInt64(revision)
    let answer = try await gateway.projects.updateProject(request)
    let shown = SafeText.line(answer.project?.name ?? "")
    keepUndo(answer.undoToken, of: member, "changing the project “\(shown)”")
    try await self.answer(answer) {
      var lines = [
        answer.changed
          ? "Changed the project “\(shown)”." : "“\(shown)” was like that already; nothing changed."
      ]
      if answer.changed, answer.project?.isArchived ?? false { lines.append("It is archived.") }
      return lines
    }
  }
}
