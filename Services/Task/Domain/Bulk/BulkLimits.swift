package import Vocabulary

/// How many records one request may bring or touch.
package enum BulkLimits {
  /// Ids or records that a request lists (TSK-153).
  package static let maximumItems = 500
  /// Records that one transaction may change, when a rule and not a list says which.
  package static let maximumRecords = 10_000

  /// What is wrong with a list of this length: there are none, or too many.
  package static func violations(count: Int, field: String) -> [TaskViolation] {
    if count == 0 { return [TaskViolation(field, .missing, detail: "At least one is needed")] }
    guard count > maximumItems else { return [] }
    let detail = "At most \(maximumItems) in one request"
    return [TaskViolation(field, .tooManyItems, detail: detail, limit: maximumItems)]
  }

  /// - Throws: ``TaskRefusal/invalid(_:)`` when there are none or too many.
  package static func check(count: Int, field: String) throws(TaskRefusal) {
    try TaskRefusal.check(violations(count: count, field: field))
  }

  /// Each id once, in the order of their first mention.
  package static func unique(_ ids: [TaskID]) -> [TaskID] {
    var seen = Set<TaskID>()
    return ids.filter { seen.insert($0).inserted }
  }
}

/// Why one of many stands in the way (TSK-151).
package struct BulkFailure: Hashable, Sendable {
  /// Where it stands in the request, as in `task_ids[3]`.
  package let field: String
  package let refusal: TaskRefusal

  package init(_ field: String, _ refusal: TaskRefusal) {
    self.field = field
    self.refusal = refusal
  }
}

extension TaskRefusal {
  /// Does something for each of the records that a field of the request has.
  ///
  /// - Throws: ``bulk(_:)`` with every record that stands in the way; where the space is full, with none
  ///   of those behind the first.
  package static func each<Record>(
    of records: [Record],
    _ field: String,
    _ body: (Record) throws -> Void
  ) throws {
    var failures: [BulkFailure] = []
    for (index, record) in records.enumerated() {
      do {
        try body(record)
      } catch let refusal as TaskRefusal {
        failures.append(BulkFailure("\(field)[\(index)]", refusal))
        if refusal == .tooManyTasks { break }
      }
    }
    guard failures.isEmpty else { throw TaskRefusal.bulk(failures) }
  }
}
