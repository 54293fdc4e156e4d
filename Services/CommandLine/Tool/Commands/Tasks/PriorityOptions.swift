import TaskContracts

/// Parses `--p0` to `--p3` and `--priority`.
enum PriorityOptions {
  private static let names: [(String, TaskV1.TaskPriority)] = [
    ("p0", .highest), ("p1", .high), ("p2", .medium), ("p3", .low),
  ]

  /// `p0` to `p3`, ignoring case.
  static func named(_ word: String) -> TaskV1.TaskPriority? {
    names.first { $0.0 == word.lowercased() }?.1
  }

  /// The given priorities without duplicates.
  static func all(_ arguments: ParsedArguments) -> [TaskV1.TaskPriority] {
    names.filter { arguments.has($0.0) || arguments.values("priority").contains($0.0) }.map(\.1)
  }

  /// The single given priority; `nil` for none.
  static func one(_ arguments: ParsedArguments) throws(CommandFailure) -> TaskV1.TaskPriority? {
    let given = all(arguments)
    guard given.count < 2 else { throw .usage("A task has one priority; several were given.") }
    return given.first
  }
}
