package import Vocabulary

/// How many records one request may contain or change.
package enum BulkLimits {
  /// Ids or records in a request (TSK-153).
  package static let maximumItems = 500
  /// Records that one transaction may change when they are selected by a rule instead of a list.
  package static let maximumRecords = 10_000

  /// The violation of an empty or too long list.
  package static func violations(count: Int, field: String) -> [TaskViolation] {
    if count == 0 { return [TaskViolation(field, .missing, detail: "At least one is needed")] }
    guard count > maximumItems else { return [] }
    let detail = "At most \(maximumItems) in one request"
    return [TaskViolation(field, .tooManyItems, detail: detail, limit: maximumItems)]
  }

  /// - Throws: ``TaskRefusal/invalid(_:)`` when the list is empty or too long.
  package static func check(count: Int, field: String) throws(TaskRefusal) {
    try TaskRefusal.check(violations(count: count, field: field))
  }

  /// The distinct ids, in the order of their first occurrence.
  package static func unique(_ ids: [TaskID]) -> [TaskID] {
    var seen = Set<TaskID>()
    return ids.filter { seen.insert($0).inserted }
  }
}

/// Why one of many records cannot be changed (TSK-151).
package struct BulkFailure: Hashable, Sendable {
  /// Its path in the request, as in `task_ids[3]`.
  package let field: String
  package let refusal: TaskRefusal

  package init(_ field: String, _ refusal: TaskRefusal) {
    self.field = field
    self.refusal = refusal
  }
}

extension TaskRefusal {
  /// Runs `body` for each record in a field of the request.
  ///
  /// - Throws: ``bulk(_:)`` with every record that fails. When the space is full, stops at the
  ///   first one.
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
