import Contracts
import GatewayClient

/// `daybook projects add`: creates a project.
struct ProjectsAddCommand: Command {
  static let manual = Manual(
    name: ["projects", "add"],
    summary: "create a project",
    operands: [
      Manual.Operand(name: "NAME", help: "up to 100 characters, not taken yet", repeats: true)
    ],
    options: [
      Manual.Option(name: "details", value: "TEXT", help: "what it is about"),
      Manual.Option(name: "color", value: "COLOR", help: "its colour", choices: colors.map(\.0)),
    ] + Manual.Option.priorities + Manual.Option.ofMember,
    notes: ["A priority given here is what new tasks of the project get."],
    examples: ["daybook projects add Garden --color green"]
  )

  private static let colors: [(String, TaskV1.ProjectColor)] = [
    ("blue", .blue), ("green", .green), ("orange", .orange), ("red", .red),
    ("purple", .purple), ("pink", .pink), ("gray", .gray), ("yellow", .yellow),
  ]

  private var request = TaskV1.CreateProjectRequest()

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    request.name = arguments.operands.joined(separator: " ")
    request.descriptionField = arguments.value("details") ?? ""
    let color = arguments.value("color")
    request.color = ProjectsAddCommand.colors.first { $0.0 == color }?.1 ?? .unspecified
    request.defaultTaskPriority = try PriorityOptions.one(arguments) ?? .unspecified
  }

  func run(_ session: Session) async throws {
    let gateway = try session.gateway
    var request = request
    request.memberID = try await session.member()
    let answer = try await gateway.call { [request] in
      try await gateway.projects.createProject(request, $0)
    }
    try await session.answer(answer) {
      ["Created the project “\(SafeText.line(answer.project?.name ?? ""))”."]
    }
  }
}
