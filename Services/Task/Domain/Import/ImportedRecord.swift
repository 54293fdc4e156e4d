package import Vocabulary

/// A task from another program: unchecked and possibly damaged (MIG-007).
package struct ImportedRecord: Hashable, Sendable {
  package var id: TaskID?
  /// The other program's id, when it is not a UUID.
  package var oldID: String?
  package var name: String
  package var details: String?
  /// Raw; `nil` and 0 mean that none was given.
  package var priority: Int32?
  package var type: Int32?
  /// Means type evening, unless a type is given (TSK-022).
  package var isEvening = false
  package var dueAt: Timestamp?
  package var dueOn: LocalDay?
  package var project: ProjectID?
  package var projectName: String?
  package var added: Timestamp?
  package var completed: Timestamp?
  /// `nil` follows from whether ``completed`` is set.
  package var isComplete: Bool?
  package var reminder: Timestamp?
  /// Fields that could not be decoded and cannot be repaired.
  package var unreadable: [TaskViolation] = []

  package init(id: TaskID?, name: String) {
    self.id = id
    self.name = name
  }

  /// The text that the id of a record without a UUID is derived from; `nil` when there is none.
  package var derivationName: String? {
    oldID?.nonBlank.map { "task:\(NameKey.derivation(of: $0, atMost: ImportRules.oldID))" }
  }
}

/// Checks of a whole import that no repair can replace.
package enum ImportRules {
  /// The most records in one import, projects and tasks together.
  package static let maximumRecords = 500
  /// Old ids are short, or addresses; longer ones are not ids.
  static let oldID = TextRule(limit: 500, allowsLines: false)

  /// - Throws: ``TaskRefusal/invalid(_:)`` when there is no record or too many, or when a record
  ///   has no usable id. Without an id a second run could not recognise the record.
  package static func check(
    _ records: [ImportedRecord],
    _ projects: [ImportedProject] = []
  ) throws(TaskRefusal) {
    let count = records.count + projects.count
    guard count > 0 else {
      throw .invalid([TaskViolation("tasks", .missing, detail: "There is nothing to import")])
    }
    guard count <= maximumRecords else {
      let detail = "An import has at most \(maximumRecords) records"
      let limit = maximumRecords
      throw .invalid([TaskViolation("tasks", .tooManyItems, detail: detail, limit: limit)])
    }
    try TaskRefusal.check(
      projects.enumerated().flatMap { index, record -> [TaskViolation] in
        record.violations.map { $0.inside("projects[\(index)]") }
      }
        + records.enumerated().flatMap { index, record -> [TaskViolation] in
          record.violations.map { $0.inside("tasks[\(index)]") }
        }
    )
  }
}

extension ImportedRecord {
  fileprivate var violations: [TaskViolation] {
    if let id { return TaskRules.id(id.rawValue) + unreadable }
    guard let oldID = oldID?.nonBlank else {
      return [TaskViolation("id", .missing, detail: "An imported task needs an id")] + unreadable
    }
    guard ImportRules.oldID.isTooLong(oldID) else { return unreadable }
    let limit = ImportRules.oldID.limit
    let detail = "An old id has at most \(limit) characters"
    return [TaskViolation("old_id", .invalidID, detail: detail, limit: limit)] + unreadable
  }
}
