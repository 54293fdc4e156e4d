import GatewayClient
import TaskContracts
import Vocabulary

extension Session {
  /// Does the same with several tasks, one after the other.
  ///
  /// All names are looked up before anything is changed. When some are done and some are not, the
  /// command ends with 8 and says which; a single one fails as it is.
  func each(
    _ names: [String],
    of member: MemberID?,
    _ body: (TaskReference) async throws -> Void
  ) async throws {
    try await each(try await references(names, of: member), named: member, body)
  }

  /// The same with tasks that were looked up.
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

  /// Looks all names up, each task once; a name may be several numbers, as `1-3,5`.
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

  /// Says whose tasks a number means before they are changed, where that is not the caller and nobody named
  /// the member.
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
      // One that is gone is explained where it is changed.
      if let task = try? await gateway.tasks.getTask(request).task {
        names.append("“\(SafeText.line(task.name))”")
      }
    }
    guard !names.isEmpty else { return }
    if others.count > names.count { names.append("and \(others.count - names.count) more") }
    let person = try await members().first { $0.id == owner }?.name ?? owner.text
    remark(["In the list of \(SafeText.line(person)): \(names.joined(separator: ", "))"])
  }

  /// Names shown of somebody else's tasks; the rest are counted.
  private static let namedTasks = 5

  /// Whose list all of these are in, for calls that are about one list.
  func owner(of references: [TaskReference]) throws(CommandFailure) -> MemberID? {
    guard Set(references.map(\.member)).count < 2 else {
      throw CommandFailure.invalid(
        "several_lists",
        "These tasks are in the lists of several members.",
        hint: "Name those of one member at a time."
      )
    }
    return references.first?.member
  }
}
