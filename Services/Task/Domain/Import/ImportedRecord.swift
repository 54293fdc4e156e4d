package import Vocabulary

/// One task as another program knew it: nothing checked, possibly damaged (MIG-007).
package struct ImportedRecord: Hashable, Sendable {
  package var id: TaskID?
  /// What the other program knows it by, when that is no UUID.
  package var oldID: String?
  package var name: String
  package var details: String?
  /// Raw; `nil` and 0 are "none given".
  package var priority: Int32?
  package var type: Int32?
  /// Evening, unless a type is given (TSK-022).
  package var isEvening = false
  package var dueAt: Timestamp?
  package var dueOn: LocalDay?
  package var project: ProjectID?
  package var projectName: String?
  package var added: Timestamp?
  package var completed: Timestamp?
  /// `nil` goes by whether ``completed`` is there.
  package var isComplete: Bool?
  package var reminder: Timestamp?
  /// What could not be read at all, and is beyond repair.
  package var unreadable: [TaskViolation] = []

  package init(id: TaskID?, name: String) {
    self.id = id
    self.name = name
  }

  /// What an import derives the id of a record without a UUID from; `nil` when there is nothing.
  package var derivationName: String? {
    oldID?.nonBlank.map { "task:\(NameKey.derivation(of: $0, atMost: ImportRules.oldID))" }
  }
}

/// Checks of an import as a whole: what no repair can help with.
package enum ImportRules {
  /// The most records in one import, projects and tasks together.
  package static let maximumRecords = 500
  /// Old ids are short, or addresses; longer ones are texts.
  static let oldID = TextRule(limit: 500, allowsLines: false)

  /// - Throws: ``TaskRefusal/invalid(_:)`` when there are none or too many, or when a record has no
  ///   usable id: without one a second run could not know it again.
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
