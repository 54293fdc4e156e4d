import Foundation
import GatewayClient
import TaskContracts
import Vocabulary
import Wire

/// What will be taken over from one file; made before anything is sent.
struct ImportBatch: Sendable {
  /// Projects that go along with every call, so that its tasks find them; with more of them, or larger
  /// ones, the projects go first, in calls of their own.
  private static let companions = 250
  private static let companionBytes = 1 << 20
  /// Records of both kinds in one call, as the contract says.
  private static let most = 500

  var projects: [TaskV1.ImportedProject] = []
  var tasks: [TaskV1.ImportedTask] = []
  /// What was changed on the way and what stayed behind, a line each.
  var remarks: [String] = []
  /// Why a record of the file is not among these, a part of a sentence each, with the record's number.
  var faults: [String] = []

  /// The calls that bring it over.
  ///
  /// - Parameters:
  ///   - limit: tasks in one call, or projects in one of their own; fewer when they are large.
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
    let projects = isDryRun ? projects.map(\.outline) : projects
    let bytes = projects.reduce(0) { $0 + $1.encodedSize() }
    guard projects.count <= ImportBatch.companions, bytes <= ImportBatch.companionBytes,
      !tasks.isEmpty
    else {
      let most = isDryRun ? Self.most : limit
      return ImportPieces.of(projects, atMost: most).map {
        (request([], $0), false)
      }
        + ImportPieces.of(tasks, atMost: limit).map {
          // Of what was only asked, no later call knows.
          let along = isDryRun ? Self.homes(of: $0, among: projects) : []
          return (request($0, along[...]), isDryRun)
        }
    }
    let fewer = min(limit, Self.most - projects.count)
    return ImportPieces.of(tasks, atMost: fewer).map {
      (request($0, projects[...]), $0.startIndex > 0)
    }
  }

  /// The projects that these tasks name.
  private static func homes(
    of tasks: ArraySlice<TaskV1.ImportedTask>,
    among projects: [TaskV1.ImportedProject]
  ) -> [TaskV1.ImportedProject] {
    let ids = Set(tasks.compactMap(\.projectID))
    let names = Set(tasks.map { key($0.projectName) }).subtracting([""])
    let homes = projects.filter { project in
      project.id.map(ids.contains) ?? false || names.contains(key(project.name))
    }
    return Array(homes.prefix(most - tasks.count))
  }

  /// Names of projects are one whatever their case, and without blanks around them.
  static func key(_ name: String) -> String {
    name.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
  }
}

extension TaskV1.ImportedProject {
  /// What the service judges of it: of a description, one character more than it keeps, and one tag more.
  fileprivate var outline: Self {
    var outline = self
    outline.descriptionField = String(descriptionField.prefix(1_001))
    outline.tags = tags.prefix(21).map { String($0.prefix(51)) }
    return outline
  }
}
