import SQLite
import ServiceRuntime
import TaskDomain
import Vocabulary

// Every task and every project has a name (MIG-002, MIG-010).

extension StartRepair {
  /// Records whose name is blank or invisible.
  ///
  /// An index contains the candidates among tasks, so a start reads no names of a large space; the
  /// rules' own trimming decides.
  func unnamed() throws -> [RepairReport.Record] {
    var found: [RepairReport.Record] = []
    try connection.each(
      """
      SELECT household, space, id, NULL, name FROM task INDEXED BY task_unseen
      WHERE trim(name, char(9, 10, 11, 12, 13, 32, 133, 160, 173, 847, 1564, 4447, 4448, 5760, 6068, 6069)
        || char(6155, 6156, 6157, 6158, 6159, 8192, 8193, 8194, 8195, 8196, 8197, 8198, 8199, 8200, 8201, 8202)
        || char(8203, 8204, 8205, 8206, 8207, 8232, 8233, 8234, 8235, 8236, 8237, 8238, 8239, 8287, 8288, 8289)
        || char(8290, 8291, 8292, 8293, 8294, 8295, 8296, 8297, 8298, 8299, 8300, 8301, 8302, 8303, 10240, 12288)
        || char(12644, 65024, 65025, 65026, 65027, 65028, 65029, 65030, 65031, 65032, 65033, 65034, 65035, 65036, 65037, 65038)
        || char(65039, 65279, 65440)) = ''
      UNION ALL SELECT household, space, NULL, id, name FROM project WHERE name < '!' OR name > '~'
      """
    ) { row in
      guard try row.value(4, as: String.self).trimmed.isEmpty else { return true }
      let space = try Space(row)
      found.append(.init(space: space, task: try row.value(2), project: try row.value(3)))
      return true
    }
    return found
  }

  /// Names them as an import does.
  mutating func nameUnnamed() throws {
    for record in try unnamed() {
      let rows = rows(record.space)
      var (former, new) = ("", "")
      if let id = record.task, let task = try rows.findTask(id) {
        var named = task.revised(at: now)
        named.name = ImportedRecord.untitled
        try rows.update(named, changed: [.name], completion: false)
        (former, new) = (task.name, named.name)
      } else if let id = record.project, var project = try rows.findProject(id), !project.isDefault
      {
        former = project.name
        project.name = try rows.freeName(ImportedProject.untitled)
        project.revision += 1
        project.modified = now
        try rows.update(project)
        new = project.name
      } else {
        continue
      }
      report.values.append(
        RepairReport.Value(record: record, name: new, field: "name", former: former, new: new)
      )
    }
  }
}

// MARK: - Names that look alike

extension StartRepair {
  /// Projects whose name key is not today's, oldest first.
  ///
  /// Keys of letters and digits alone have not changed, so only names with other characters are
  /// checked.
  func misnamed() throws -> [(space: Space, id: ProjectID)] {
    var found: [(Space, ProjectID)] = []
    try connection.each(
      """
      SELECT household, space, id, name, name_key FROM project
      WHERE id <> x'00000000000000000000000000000001' AND length(name) <> length(CAST(name AS BLOB))
      ORDER BY created, position, id
      """
    ) { row in
      if NameKey(kept: try row.value(3)).text != (try row.value(4, as: String.self)) {
        found.append((try Space(row), try row.value(2)))
      }
      return true
    }
    return found
  }

  /// Updates the key of each name; of two equal ones, the younger gets a number appended to its
  /// name (MIG-011).
  mutating func renameTwins() throws {
    for (space, id) in try misnamed() {
      let rows = rows(space)
      guard let project = try rows.findProject(id) else { continue }
      let holder = try rows.findProject(named: NameKey(kept: project.name))
      guard let holder, holder.id != id else {
        try rows.update(project)
        continue
      }
      let isFirst =
        (project.created, project.position, id) < (holder.created, holder.position, holder.id)
      guard isFirst, !holder.isDefault else {
        try number(project, rows)
        continue
      }
      try number(holder, rows)
      try rows.update(project)
    }
  }

  private mutating func number(_ project: Project, _ rows: TaskRowWriter) throws {
    var numbered = project
    numbered.name = try rows.freeName(project.name.trimmed)
    numbered.revision += 1
    numbered.modified = now
    try rows.update(numbered)
    report.values.append(
      RepairReport.Value(
        record: .init(space: rows.space, project: project.id),
        name: numbered.name,
        field: "name",
        former: project.name,
        new: numbered.name
      )
    )
  }
}

extension TaskReader {
  /// The name followed by the lowest free number from 2 (MIG-011).
  fileprivate func freeName(_ name: String) throws -> String {
    var (candidate, number) = (name, 1)
    while try findProject(named: NameKey(candidate)) != nil {
      number += 1
      candidate = name.numbered(number)
    }
    return candidate
  }
}
