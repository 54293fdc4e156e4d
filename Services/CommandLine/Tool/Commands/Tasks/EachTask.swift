import GatewayClient
import TaskContracts
import Vocabulary

extension Session {
  /// Runs the same action for several tasks, in sequence.
  ///
  /// All names are resolved before anything is changed. If some tasks fail, the command exits with
  /// 8 and names them; a single task's failure is reported as it is.
  func each(
    _ names: [String],
    of member: MemberID?,
    _ body: (TaskReference) async throws -> Void
  ) async throws {
    try await each(try await references(names, of: member), named: member, body)
  }

  /// The same for tasks that were resolved already.
  func each(
    _ references: [TaskReference],
    named member: MemberID?,
    _ body: (TaskReference) async throws -> Void
  ) async throws {
    try await nameOthers(references, named: member)
    var failures: [any Error] = []
    for reference in references {
      do { try await body(reference) } catch {
        guard references.count > 1 else { throw error }
        failures.append(error)
        let report = FailureReport(error)
        remark(options.isJSON ? [report.json] : report.lines)
      }
    }
    if references.count > 1 { say(undoHint) }
    guard let first = failures.first else { return }
    exit = failures.count < references.count ? .partial : FailureReport(first).exit
  }

  /// Resolves all names to distinct tasks; a name may be several numbers, as `1-3,5`.
  func references(_ names: [String], of member: MemberID?) async throws -> [TaskReference] {
    var references: [TaskReference] = []
    var seen: Set<TaskID> = []
    for name in names {
      let found =
        if let ranges = try NumberRanges(name.trimmed) {
          try await tasks(ranges, of: member)
        } else {
          [try await task(name, of: member)]
        }
      references += found.filter { seen.insert($0.id).inserted }
    }
    return references
  }

  /// Prints the tasks that numbers refer to before another member's are changed, unless the member
  /// was named.
  func nameOthers(_ references: [TaskReference], named member: MemberID?) async throws {
    guard member == nil, !options.isJSON, references.contains(where: { $0.member != nil }) else {
      return
    }
    let caller = MemberID(text: try await caller())
    let others = references.filter { $0.member != nil && $0.member != caller }
    guard let owner = others.first?.member else { return }
    let gateway = try gateway
    var names: [String] = []
    for reference in others.prefix(Session.namedTasks) {
      let request = TaskV1.GetTaskRequest(memberID: reference.member, taskID: reference.id)
      // A deleted task is reported when it is changed.
      if let task = try? await gateway.tasks.getTask(request).task {
        names.append("“\(SafeText.line(task.name))”")
      }
    }
    guard !names.isEmpty else { return }
    if others.count > names.count { names.append("and \(others.count - names.count) more") }
    let person = try await members().first { $0.id == owner }?.name ?? owner.text
    remark(["In the list of \(SafeText.line(person)): \(names.joined(separator: ", "))"])
  }

  /// How many of another member's tasks are named; the rest are counted.
  private static let namedTasks = 5

  /// The common owner of these tasks, for calls that are about one list.
  func owner(of references: [TaskReference]) throws(CommandFailure) -> MemberID? {
    guard Set(references.map(\.member)).count < 2 else {
      throw CommandFailure.invalid(
        "several_lists",
        "These tasks are in the lists of several members.",
        hint: "Name tasks of one member at a time."
      )
    }
    return references.first?.member
  }
}
