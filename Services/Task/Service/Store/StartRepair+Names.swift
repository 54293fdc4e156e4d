import SQLite
import TaskDomain
import Vocabulary

// Every task and every project has a name (MIG-002, MIG-010).

extension StartRepair {
  /// Records whose name is blank.
  ///
  /// Of tasks an index has no others, so that a start looks at no name of a large space; the rules' own
  /// trimming has the last word.
  func unnamed() throws -> [RepairReport.Record] {
    var found: [RepairReport.Record] = []
    try connection.each(
      """
      SELECT household, space, id, NULL, name FROM task INDEXED BY task_unnamed
      WHERE trim(name, char(9, 10, 11, 12, 13, 32, 133, 160, 5760, 8192, 8193, 8194, 8195, 8196, 8197,
        8198, 8199, 8200, 8201, 8202, 8232, 8233, 8239, 8287, 12288)) = ''
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

extension SQLiteTaskRows {
  /// The name, with the lowest number from 2 behind it that makes it free (MIG-011).
  fileprivate func freeName(_ name: String) throws -> String {
    var (candidate, number) = (name, 1)
    while try findProject(named: NameKey(candidate)) != nil {
      number += 1
      candidate = name.numbered(number)
    }
    return candidate
  }
}
