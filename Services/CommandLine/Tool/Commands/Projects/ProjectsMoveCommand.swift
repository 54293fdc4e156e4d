import TaskContracts

/// `daybook projects move`: moves a project to another parent or position.
struct ProjectsMoveCommand: Command {
  static let manual = Manual(
    name: ["projects", "move"],
    summary: "move a project below another, to the top level, or to another position",
    operands: [ProjectOptions.operand],
    options: [
      Manual.Option(name: "below", value: "PROJECT", help: "the new parent project"),
      Manual.Option(name: "top", help: "below none"),
      Manual.Option(name: "position", value: "N", help: "its position in the order, from 1"),
    ] + Manual.Option.ofMember,
    examples: ["daybook projects move Seeds --below Garden"]
  )

  private let name: String
  private let parent: String?
  private let position: Int?
  private let isToTop: Bool

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    name = arguments.operands.joined(separator: " ")
    try arguments.refuseTogether(["below", "top"])
    parent = arguments.value("below")
    isToTop = arguments.has("top")
    position = try arguments.number("position", in: 1...2_000)
    guard parent != nil || isToTop || position != nil else {
      throw .usage("“daybook projects move” needs --below PROJECT, --top or --position N.")
    }
  }

  func run(_ session: Session) async throws {
    let member = try await session.member()
    var values = TaskV1.Project()
    var paths: [String] = []
    if let parent { values.parentProjectID = try await session.project(parent, of: member).id }
    if parent != nil || isToTop { paths.append("parent_project_id") }
    if let position {
      values.position = Int32(position)
      paths.append("position")
    }
    try await session.update(name, values, paths, of: member)
  }
}
