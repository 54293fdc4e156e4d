/// A command: its syntax, its arguments, its action.
protocol Command {
  static var manual: Manual { get }

  /// Interprets the arguments without side effects.
  init(_ arguments: ParsedArguments) throws(CommandFailure)

  /// Runs the command.
  ///
  /// The tool maps a thrown error to a message and an exit code.
  func run(_ session: Session) async throws
}

extension Manual.Option {
  /// The member that a command is about.
  static let member = Manual.Option(
    name: "member",
    value: "NAME",
    help: "the member whose list is used: a name or id (a parent may name a child)"
  )

  /// The same under the name that parents use.
  static let child = Manual.Option(name: "child", value: "NAME", help: "the same as --member")

  static let ofMember = [member, child]

  /// `--p0` to `--p3` and `--priority`.
  static let priorities = [
    Manual.Option(name: "p0", help: "highest priority, 7 points"),
    Manual.Option(name: "p1", help: "high priority, 4 points"),
    Manual.Option(name: "p2", help: "medium priority, 3 points"),
    Manual.Option(name: "p3", help: "low priority, 2 points"),
    Manual.Option(
      name: "priority",
      value: "P",
      help: "the same by name",
      choices: ["p0", "p1", "p2", "p3"],
      repeats: true
    ),
  ]
}

extension Manual.Operand {
  static let task = Manual.Operand(
    name: "TASK",
    help: "a number of the last list, an id, or at least 4 letters an id begins with"
  )

  /// Several tasks.
  static let tasks = Manual.Operand(
    name: "TASK",
    help: "numbers of the last list, as 3 or 1-3,5, ids, or at least 4 letters an id begins with",
    repeats: true
  )
}
