import SQLite
import ServiceRuntime
import TaskDomain
import Vocabulary

// Every project is at the top, or below an existing project that is not its descendant (PRJ-038).

extension StartRepair {
  /// Projects with an invalid parent: one that does not exist, the Inbox, and one project of each
  /// cycle.
  func misplaced() throws -> [(space: Space, id: ProjectID)] {
    let lost = try connection.all(
      """
      SELECT household, space, id FROM project p
      WHERE parent IS NOT NULL AND (parent = x'00000000000000000000000000000001' OR NOT EXISTS
        (SELECT 1 FROM project a WHERE a.household = p.household AND a.space = p.space AND a.id = p.parent))
      """
    ) { row in (space: try Space(row), id: try row.value(2, as: ProjectID.self)) }
    var spaces: [(space: Space, parents: [ProjectID: ProjectID])] = []
    try connection.each(
      """
      SELECT household, space, id, parent FROM project WHERE parent IS NOT NULL
      ORDER BY household, space
      """
    ) { row in
      let space = try Space(row)
      if spaces.last?.space != space { spaces.append((space, [:])) }
      spaces[spaces.count - 1].parents[try row.value(2)] = try row.value(3, as: ProjectID.self)
      return true
    }
    let circles = spaces.flatMap { space, parents in
      ProjectTree.circles(parents).map { (space: space, id: $0) }
    }
    return lost + circles
  }

  /// Moves them to the top, with their descendants.
  mutating func liftMisplaced() throws {
    for (space, id) in try misplaced() {
      let rows = rows(space)
      guard let project = try rows.findProject(id) else { continue }
      let decision = project.lifted(to: nil, at: now)
      guard let change = decision.change else { continue }
      try rows.update(decision.project)
      try publish(change, in: space)
      report.values.append(
        RepairReport.Value(
          record: .init(space: space, project: id),
          name: project.name,
          field: RepairReport.Value.place,
          former: project.parent?.text ?? "",
          new: ""
        )
      )
    }
  }
}
