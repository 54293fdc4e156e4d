import Contracts
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
    var references: [TaskReference] = []
    for name in names {
      let reference = try await task(name, of: member)
      if !references.contains(where: { $0.id == reference.id }) { references.append(reference) }
    }
    var failures: [any Error] = []
    for reference in references {
      do { try await body(reference) } catch {
        guard references.count > 1 else { throw error }
        failures.append(error)
        let report = FailureReport(error)
        remark(options.isJSON ? [report.json] : report.lines)
      }
    }
    guard let first = failures.first else { return }
    exit = failures.count < references.count ? .partial : FailureReport(first).exit
  }
}
