import Contracts
import Vocabulary

/// What will be taken over from one file; made before anything is sent.
struct ImportBatch: Sendable {
  /// Projects that go along with every call, so that its tasks find them; with more of them, the projects
  /// go first, in calls of their own.
  private static let companions = 250
  /// Records of both kinds in one call, as the contract says.
  private static let most = 500

  var projects: [TaskV1.ImportedProject] = []
  var tasks: [TaskV1.ImportedTask] = []
  /// What was changed on the way and what stayed behind, a line each.
  var remarks: [String] = []

  /// The calls that bring it over.
  ///
  /// - Parameters:
  ///   - limit: tasks in one call, or projects in one of their own.
  ///   - member: whose list it goes to.
  ///   - isDryRun: nothing is to be stored.
  /// - Returns: each call with whether its projects went along with an earlier one already.
  func requests(
    of limit: Int,
    for member: MemberID?,
    dryRun isDryRun: Bool
  ) -> [(request: TaskV1.ImportTasksRequest, repeatsProjects: Bool)] {
    func request(
      _ tasks: ArraySlice<TaskV1.ImportedTask>,
      _ projects: ArraySlice<TaskV1.ImportedProject>
    ) -> TaskV1.ImportTasksRequest {
      TaskV1.ImportTasksRequest(
        memberID: member,
        tasks: Array(tasks),
        dryRun: isDryRun,
        projects: Array(projects)
      )
    }
    func parts<Record>(_ records: [Record], of size: Int) -> [ArraySlice<Record>] {
      stride(from: 0, to: records.count, by: size).map {
        records[$0..<min($0 + size, records.count)]
      }
    }
    guard projects.count <= ImportBatch.companions, !tasks.isEmpty else {
      return parts(projects, of: limit).map { (request([], $0), false) }
        + parts(tasks, of: limit).map { (request($0, []), false) }
    }
    return parts(tasks, of: min(limit, Self.most - projects.count)).map {
      (request($0, projects[...]), $0.startIndex > 0)
    }
  }
}
