import SQLite
import TaskDomain
import Vocabulary

extension TaskReader {
  /// The index with few rows besides a list's, when its filter matches little of a large space.
  ///
  /// A walk along the list's order would read most of the space before a page is full. Kept counts
  /// show how many tasks its projects, its priorities, and open or complete tasks have. The fewest
  /// are sorted if they are at most ``sortedRows`` and a tenth of all. The counts also show how
  /// many tasks match all kinds at once. If these are few (``kindRows``, a twentieth), each may
  /// cost a row of the table.
  func sparseIndex(for listing: TaskListing) throws -> TaskIndex? {
    guard let first = listing.order.keys.first?.field else { return nil }
    var candidates: [Candidate] = []
    // A list with contiguous rows is walked, and ends with the page.
    let isTogether = ![.due, .added, .completed].contains(first) && listing.narrowIndex == nil
    var walked = SQLText("")
    if !listing.projects.isEmpty {
      var ofProjects = SQLText(" AND project IN ")
      ofProjects.appendList(Set(listing.projects).sorted())
      if listing.projects.count > 1 || !isTogether {
        candidates.append(Candidate(index: .inProject, condition: ofProjects))
      } else {
        walked = ofProjects
      }
    }
    let priorities = listing.wantedPriorities
    if priorities.count < TaskPriority.allCases.count {
      var ofPriorities = SQLText(" AND priority IN ")
      ofPriorities.appendList(priorities.map(\.rawValue))
      if first != .priority || !isTogether {
        candidates.append(Candidate(index: .inOrder, condition: ofPriorities))
      } else {
        walked.append(ofPriorities)
      }
    }
    if listing.isComplete {
      candidates.append(
        Candidate(index: .byCompletion, condition: SQLText(" AND completed_at IS NOT NULL"))
      )
    }
    if listing.isOpen {
      candidates.append(
        Candidate(index: .openByDue, condition: SQLText(" AND completed_at IS NULL"))
      )
    }
    let isOfKinds = listing.narrowsKinds
    guard try isOfKinds || !candidates.isEmpty || (listing.leavesOutArchived && hasArchived())
    else { return nil }
    candidates.append(Candidate(index: .byKind, condition: kindConditions(of: listing)))
    let counts = try counts(of: [SQLText(""), walked] + candidates.map(\.condition))
    let most = min(Self.sortedRows, counts[0] / 10)
    let mostOfKinds = min(Self.kindRows, counts[1] / 20)
    return zip(candidates, counts.dropFirst(2))
      .filter { $1 <= ($0.index == .byKind ? mostOfKinds : most) }
      .min { $0.0.cost(of: $0.1) < $1.0.cost(of: $1.1) }?.0.index
  }

  private struct Candidate {
    let index: TaskIndex
    let condition: SQLText

    /// A row of the table costs as much as four of an index.
    func cost(of rows: Int) -> Int { index == .byKind ? 4 * rows : rows }
  }

  /// The number of tasks that match each of these conditions on kinds, in one query.
  func counts(of conditions: [SQLText]) throws -> [Int] {
    var query = SQLText("SELECT 0")
    for condition in conditions {
      query.append(", coalesce(sum(iif(1")
      query.append(condition)
      query.append(", tasks, 0)), 0)")
    }
    query.append(" FROM task_count t WHERE household = ? AND space = ?", household, member)
    return try connection.first(query) { row in
      try conditions.indices.map { try row.value($0 + 1, as: Int.self) }
    } ?? conditions.map { _ in 0 }
  }

  func hasArchived() throws -> Bool {
    try connection.first(
      "SELECT 1 FROM project WHERE household = ? AND space = ? AND is_archived = 1 LIMIT 1",
      household,
      member
    ) { _ in true } ?? false
  }

  /// Up to this many table rows are read one by one rather than found by walking along an order, 2
  /// µs each.
  static let kindRows = 1_000
}

// MARK: - Kinds

extension TaskReader {
  /// The conditions of a list's filters that the counts of kinds cover, as `AND …`.
  func kindConditions(of listing: TaskListing) -> SQLText {
    var query = SQLText("")
    if listing.isComplete { query.append(" AND completed_at IS NOT NULL") }
    if listing.isOpen { query.append(" AND completed_at IS NULL") }
    for criteria in listing.criteria { query.append(kindCondition(criteria)) }
    if listing.leavesOutArchived { query.append(notArchived) }
    return query
  }

  /// `FROM` the tasks of the kinds that a list may have, with `condition`.
  ///
  /// `task_by_kind` has each kind contiguously; the counts show which kinds exist.
  func tasksOfKinds(_ listing: TaskListing, _ condition: SQLText) -> SQLText {
    var query = SQLText(
      """
       FROM (SELECT project AS kind_project, priority AS kind_priority, type AS kind_type,
        completed_at IS NOT NULL AS kind_complete, iif(due_rank = ?, ?, ?) AS kind_low,
        iif(due_rank = ?, ?, ?) AS kind_high
        FROM task_count t WHERE household = ? AND space = ? AND tasks > 0
      """,
      DueDate.unscheduledRank,
      DueDate.unscheduledRank,
      Int64.min,
      DueDate.unscheduledRank,
      DueDate.unscheduledRank,
      DueDate.unscheduledRank - 1,
      household,
      member
    )
    query.append(kindConditions(of: listing))
    query.append(condition)
    query.append(
      """
      ) CROSS JOIN task t INDEXED BY task_by_kind ON t.project = kind_project
        AND t.priority = kind_priority AND t.type = kind_type
        AND (t.completed_at IS NOT NULL) = kind_complete AND t.due_rank BETWEEN kind_low AND kind_high
      """
    )
    return query
  }

  /// The parts that are not empty by the counts; those with few tasks are sorted.
  func withoutEmpty(_ parts: [OrderPart], of listing: TaskListing) throws -> [OrderPart] {
    guard parts.count > 1 else { return parts }
    let kinds = kindConditions(of: listing)
    let conditions = parts.map { part in
      var condition = kinds
      condition.append(part.condition)
      return condition
    }
    let counts = try counts(of: [SQLText("")] + conditions)
    let most = min(Self.kindRows, counts[0] / 20)
    return zip(parts, counts.dropFirst()).compactMap { part, count in
      guard count > 0 else { return nil }
      var part = part
      if count <= most { (part.index, part.isWalked) = (.byKind, false) }
      return part
    }
  }
}

extension TaskListing {
  /// Whether it is restricted to a range of days, which an index has contiguously.
  var isOfDays: Bool {
    if case .on = due { return true }
    return hasCompletionRange || criteria.contains { $0.due.first != nil && $0.due.last != nil }
  }

  /// Whether a filter selects some kinds only.
  fileprivate var narrowsKinds: Bool {
    isOpen || isComplete
      || criteria.contains {
        !$0.projects.isEmpty || $0.leavesOutInbox || !$0.priorities.isEmpty || !$0.types.isEmpty
          || $0.isHighPriority || $0.isUnscheduled
      }
  }
}
