import GatewayClient
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
    let references = try await references(names, of: member)
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

  /// Looks all names up, each task once.
  func references(_ names: [String], of member: MemberID?) async throws -> [TaskReference] {
    var references: [TaskReference] = []
    for name in names {
      let reference = try await task(name, of: member)
      if !references.contains(where: { $0.id == reference.id }) { references.append(reference) }
    }
    return references
  }

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
