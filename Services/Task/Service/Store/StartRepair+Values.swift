import SQLite
import ServiceRuntime
import TaskDomain
import Vocabulary

/// A column that may contain an unknown value or one outside the contract, and its replacement
/// (TSK-003, TSK-009, MIG-010).
///
/// Instants and days are in the years 1 to 9999: milliseconds and days since 1970-01-01.
private struct StoredValue {
  /// The contract's name; `nil` for a column that only follows another one.
  let field: String?
  let column: StaticString
  /// SQL condition for a wrong value.
  let isWrong: StaticString
  /// SQL of the replacement.
  let right: StaticString
  /// The column with the revision of its last change (TSK-076).
  var mark: StaticString?
  /// Whether it contains a day's number.
  var isDay = false

  static let ofTasks = [
    StoredValue(
      field: "type",
      column: "type",
      isWrong: "type NOT BETWEEN 1 AND 4",
      right: "1",
      mark: "type_rev"
    ),
    StoredValue(
      field: "priority",
      column: "priority",
      isWrong: "priority NOT BETWEEN 1 AND 4",
      right: "iif(priority = 5, 4, 3)",
      mark: "priority_rev"
    ),
    StoredValue(
      field: "due_on",
      column: "due_on",
      isWrong: """
        (due_on IS NOT NULL AND (due_at IS NOT NULL OR due_on NOT BETWEEN -719162 AND 2932896))
        """,
      right: "iif(due_at IS NULL, min(max(due_on, -719162), 2932896), NULL)",
      isDay: true
    ),
    StoredValue(
      field: "due_at",
      column: "due_at",
      isWrong: "due_at NOT BETWEEN -62135596800000 AND 253402300799999",
      right: "min(max(due_at, -62135596800000), 253402300799999)"
    ),
    // The zone of a date is unknown here: its day in UTC, at most a day off, which ranks allow.
    StoredValue(
      field: nil,
      column: "due_rank",
      isWrong: """
        ((due_at IS NOT NULL AND due_on IS NOT NULL)
          OR due_at NOT BETWEEN -62135596800000 AND 253402300799999
          OR due_on NOT BETWEEN -719162 AND 2932896)
        """,
      right: """
        iif(due_at IS NULL, min(max(due_on, -719162), 2932896) * 172800000,
          min(max(due_at, -62135596800000), 253402300799999) * 2 + 1)
        """,
      mark: "due_rev"
    ),
    StoredValue(
      field: "alert_reminder_time",
      column: "reminder",
      isWrong: "reminder NOT BETWEEN -62135596800000 AND 253402300799999",
      right: "min(max(reminder, -62135596800000), 253402300799999)",
      mark: "reminder_rev"
    ),
    StoredValue(
      field: "date_added",
      column: "added",
      isWrong: "added NOT BETWEEN -62135596800000 AND 253402300799999",
      right: "min(max(added, -62135596800000), 253402300799999)"
    ),
    StoredValue(
      field: "date_completed",
      column: "completed_at",
      isWrong: "completed_at NOT BETWEEN -62135596800000 AND 253402300799999",
      right: "min(max(completed_at, -62135596800000), 253402300799999)"
    ),
    // The member's zone is unknown here: the day in UTC.
    StoredValue(
      field: "date_completed",
      column: "completion_day",
      isWrong: """
        ((completed_at IS NULL) <> (completion_day IS NULL)
          OR completion_day NOT BETWEEN -719162 AND 2932896)
        """,
      right: """
        (min(max(completed_at, -62135596800000), 253402300799999) + 62135596800000) / 86400000 - 719162
        """,
      isDay: true
    ),
    .modified("modified_at"),
  ]

  static let ofProjects = [
    StoredValue(
      field: "color",
      column: "color",
      isWrong: "color NOT BETWEEN 1 AND 8",
      right: "iif(id = x'00000000000000000000000000000001', 7, 1)"
    ),
    StoredValue(
      field: "icon",
      column: "icon",
      isWrong: "icon NOT BETWEEN 1 AND 8",
      right: "iif(id = x'00000000000000000000000000000001', 2, 1)"
    ),
    StoredValue(
      field: "status",
      column: "status",
      isWrong: "status NOT BETWEEN 1 AND 5",
      right: "2"
    ),
    StoredValue(
      field: "priority",
      column: "priority",
      isWrong: "priority NOT BETWEEN 1 AND 4",
      right: "2"
    ),
    StoredValue(
      field: "default_task_priority",
      column: "default_priority",
      isWrong: "default_priority NOT BETWEEN 1 AND 4",
      right: "3"
    ),
    StoredValue(
      field: "is_archived",
      column: "is_archived",
      isWrong: "is_archived NOT IN (0, 1)",
      right: "0"
    ),
    StoredValue(
      field: "settings.color_scheme",
      column: "color_scheme",
      isWrong: "color_scheme NOT BETWEEN 1 AND 8",
      right: "1"
    ),
    StoredValue(
      field: "due_date",
      column: "due_at",
      isWrong: "due_at NOT BETWEEN -62135596800000 AND 253402300799999",
      right: "min(max(due_at, -62135596800000), 253402300799999)"
    ),
    StoredValue(
      field: "created_date",
      column: "created",
      isWrong: "created NOT BETWEEN -62135596800000 AND 253402300799999",
      right: "min(max(created, -62135596800000), 253402300799999)"
    ),
    .modified("modified_date"),
  ]

  /// When a record last changed: a repaired record changes now.
  private static func modified(_ field: String) -> StoredValue {
    StoredValue(
      field: field,
      column: "modified",
      isWrong: "modified NOT BETWEEN -62135596800000 AND 253402300799999",
      right: "NULL"
    )
  }

  /// ` WHERE` at least one of these is wrong.
  static func areWrong(_ values: [StoredValue]) -> SQLText {
    var condition = SQLText(" WHERE 0")
    for value in values {
      condition.append(" OR ")
      condition.append(value.isWrong)
    }
    return condition
  }

  /// The column's value as text for a report.
  func text(_ stored: String) -> String {
    guard isDay, let number = Int32(stored) else { return stored }
    let day = LocalDay(daysSinceEpoch: number)
    return (LocalDay.first...LocalDay.last).contains(day) ? day.text : stored
  }

  /// `SET` for all of them in one statement, because the schema's constraints allow no partly
  /// repaired row.
  static func repair(_ values: [StoredValue], at now: Timestamp) -> SQLText {
    var sets = SQLText(" SET revision = max(revision, 0) + 1")
    for value in values {
      let pairs: [(column: StaticString?, right: StaticString)] = [
        (value.column, value.right), (value.mark, "revision + 1"),
      ]
      for case (let column?, let right) in pairs {
        sets.append(", ")
        sets.append(column)
        sets.append(" = iif(")
        sets.append(value.isWrong)
        sets.append(", ")
        sets.append(right)
        sets.append(", ")
        sets.append(column)
        sets.append(")")
      }
    }
    // The last assignment of a column applies.
    sets.append(", modified = ?", now)
    sets.append(areWrong(values))
    return sets
  }
}

extension StartRepair {
  private static let tables: [(name: StaticString, values: [StoredValue])] = [
    ("task", StoredValue.ofTasks), ("project", StoredValue.ofProjects),
  ]

  func hasUnknownValues() throws -> Bool {
    for (table, values) in Self.tables {
      var query = SQLText("SELECT 1 FROM ")
      query.append(table)
      query.append(StoredValue.areWrong(values))
      query.append(" LIMIT 1")
      if try connection.first(query, decode: { _ in true }) ?? false { return true }
    }
    return false
  }

  /// Replaces all invalid values; the report names each.
  mutating func repairValues() throws {
    for value in StoredValue.ofTasks {
      try connection.each(Self.found(value, in: "task")) { row in
        if let found = try Self.reportValue(value, row, task: row.value(2)) {
          report.values.append(found)
        }
        return true
      }
    }
    for value in StoredValue.ofProjects {
      try connection.each(Self.found(value, in: "project")) { row in
        let found = try Self.reportValue(value, row, project: row.value(2))
        report.values += [found].compactMap(\.self)
        return true
      }
    }
    for (table, values) in Self.tables {
      var update = SQLText("UPDATE ")
      update.append(table)
      update.append(StoredValue.repair(values, at: now))
      try connection.run(update)
    }
  }

  private static func found(_ value: StoredValue, in table: StaticString) -> SQLText {
    var query = SQLText("SELECT household, space, id, name, coalesce(CAST(")
    query.append(value.column)
    query.append(" AS TEXT), ''), coalesce(CAST(")
    query.append(value.right)
    query.append(" AS TEXT), '') FROM ")
    query.append(table)
    query.append(" WHERE ")
    query.append(value.isWrong)
    return query
  }

  /// One row of ``found(_:in:)``; `nil` for a column that only follows another one.
  private static func reportValue(
    _ value: StoredValue,
    _ row: Row,
    task: TaskID? = nil,
    project: ProjectID? = nil
  ) throws -> RepairReport.Value? {
    try value.field.map { field in
      RepairReport.Value(
        record: .init(space: try Space(row), task: task, project: project),
        name: try row.value(3),
        field: field,
        former: value.text(try row.value(4)),
        new: value.text(try row.value(5))
      )
    }
  }

  /// Publishes each record with replaced values, once it can be read.
  func publishRepairedValues() throws {
    var published = Set<RepairReport.Record>()
    for value in report.values where published.insert(value.record).inserted {
      guard value.field != RepairReport.Value.place else { continue }
      let rows = rows(value.record.space)
      if let id = value.record.task, let task = try rows.findTask(id) {
        var previous = task
        previous.revision -= 1
        try publish(.taskUpdated(task, previous: previous), in: value.record.space)
      }
      if let id = value.record.project, let project = try rows.findProject(id) {
        var previous = project
        previous.revision -= 1
        try publish(.projectUpdated(project, previous: previous), in: value.record.space)
      }
    }
  }
}
