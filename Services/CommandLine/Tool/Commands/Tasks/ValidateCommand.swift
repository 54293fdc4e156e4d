import TaskContracts

/// `daybook validate`: validates a new task without creating it.
struct ValidateCommand: Command {
  static let manual = Manual(
    name: ["tasks", "validate"],
    aliases: [["validate"]],
    summary: "check a new task and store nothing",
    operands: [NewTaskOptions.operand],
    options: NewTaskOptions.options + Manual.Option.ofMember,
    notes: [
      "It lists all violations at once and then exits with 3, or shows the task with the type, "
        + "project, priority and dates that would be stored. “daybook edit --dry-run” checks a change."
    ],
    examples: ["daybook validate \"Pay rent\" --due \"tomorrow 18:30\""]
  )

  private let task: NewTaskOptions

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    task = try NewTaskOptions(arguments)
  }

  func run(_ session: Session) async throws {
    let request = try await task.request(session)
    try await session.check(.create(request), of: request.memberID)
  }
}
