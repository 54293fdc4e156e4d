package import Vocabulary

/// One task as another program knew it: nothing checked, possibly damaged (MIG-007).
package struct ImportedRecord: Hashable, Sendable {
  package var id: TaskID?
  package var name: String
  package var details: String?
  /// Raw; `nil` and 0 are "none given".
  package var priority: Int32?
  package var type: Int32?
  package var dueAt: Timestamp?
  package var dueOn: LocalDay?
  package var projectName: String?
  package var added: Timestamp?
  /// Present when the task is complete.
  package var completed: Timestamp?
  package var reminder: Timestamp?
  /// What could not be read at all, and is beyond repair.
  package var unreadable: [TaskViolation] = []

  package init(id: TaskID?, name: String) {
    self.id = id
    self.name = name
  }
}

/// Checks of an import as a whole: what no repair can help with.
package enum ImportRules {
  /// The most records in one import.
  package static let maximumRecords = 500

  /// - Throws: ``TaskRefusal/invalid(_:)`` when there are none or too many, or when a record has no
  ///   usable id: without one a second run could not know it again.
  package static func check(_ records: [ImportedRecord]) throws(TaskRefusal) {
    guard !records.isEmpty else {
      throw .invalid([TaskViolation("tasks", .missing, detail: "There is nothing to import")])
    }
    guard records.count <= maximumRecords else {
      let detail = "An import has at most \(maximumRecords) records"
      throw .invalid([TaskViolation("tasks", .tooManyItems, detail: detail)])
    }
    try TaskRefusal.check(
      records.enumerated().flatMap { index, record -> [TaskViolation] in
        record.violations.map { $0.inside("tasks[\(index)]") }
      }
    )
  }
}

extension ImportedRecord {
  fileprivate var violations: [TaskViolation] {
    guard let id else {
      return [TaskViolation("id", .missing, detail: "An imported task needs an id")] + unreadable
    }
    return TaskRules.id(id.rawValue) + unreadable
  }
}
