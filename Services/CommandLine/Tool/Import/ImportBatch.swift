import Foundation
import GatewayClient
import TaskContracts
import Vocabulary
import Wire

/// The records to import from one file; built before anything is sent.
struct ImportBatch: Sendable {
  /// The most projects that are repeated in every call for its tasks; more or larger projects are
  /// sent first, in separate calls.
  private static let companions = 250
  private static let companionBytes = 1 << 20
  /// The contract's limit of records in one call.
  private static let most = 500

  var projects: [TaskV1.ImportedProject] = []
  var tasks: [TaskV1.ImportedTask] = []
  /// What was changed or skipped, a line each.
  var remarks: [String] = []
  /// Why records of the file are left out: a part of a sentence each, with the record's number.
  var faults: [String] = []

  /// The calls of the import.
  ///
  /// - Parameters:
  ///   - limit: the most tasks, or projects, in one call; fewer when they are large.
  ///   - member: the owner of the list.
  ///   - isDryRun: whether nothing is stored.
  /// - Returns: each call, with whether an earlier one already had its projects.
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
          // A dry run stores no projects that later calls could find.
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

  /// The comparison key of project names: case-folded and trimmed.
  static func key(_ name: String) -> String {
    name.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
  }
}

extension TaskV1.ImportedProject {
  /// Only what the service checks: of a description one character more than it stores, and one tag
  /// more.
  fileprivate var outline: Self {
    var outline = self
    outline.descriptionField = String(descriptionField.prefix(1_001))
    outline.tags = tags.prefix(21).map { String($0.prefix(51)) }
    return outline
  }
}
