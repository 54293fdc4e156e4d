import SQLite
import TaskDomain
import Vocabulary

extension SQLiteTaskRows {
  /// The index that has few rows besides a list's, where its filter leaves little of a large space.
  ///
  /// A walk along the list's order would meet most of the space before a page is full. The kept counts tell
  /// how many tasks its projects, its priorities, and open or complete ones are; the fewest are sorted
  /// if they are at most ``sortedRows`` and a tenth of all.
  func sparseIndex(for listing: TaskListing) throws -> TaskIndex? {
    guard !listing.isOfDays, let first = listing.order.keys.first?.field else { return nil }
    var candidates: [(index: TaskIndex, condition: SQLText)] = []
    // Where its rows are together already it is walked, and ends with the page.
    let isTogether = ![.due, .added, .completed].contains(first) && listing.narrowIndex == nil
    if !listing.projects.isEmpty, listing.projects.count > 1 || !isTogether {
      var ofProjects = SQLText(" AND project IN ")
      ofProjects.appendList(Set(listing.projects).sorted())
      candidates.append((.inProject, ofProjects))
    }
    let priorities = listing.wantedPriorities
    if priorities.count < TaskPriority.allCases.count, first != .priority || !isTogether {
      var ofPriorities = SQLText(" AND priority IN ")
      ofPriorities.appendList(priorities.map(\.rawValue))
      candidates.append((.inOrder, ofPriorities))
    }
    if listing.isComplete {
      candidates.append((.byCompletion, SQLText(" AND completed_at IS NOT NULL")))
    }
    if listing.isOpen { candidates.append((.openByDue, SQLText(" AND completed_at IS NULL"))) }
    guard !candidates.isEmpty else { return nil }
    var query = SQLText("SELECT coalesce(sum(tasks), 0)")
    for (_, condition) in candidates {
      query.append(", coalesce(sum(iif(1")
      query.append(condition)
      query.append(", tasks, 0)), 0)")
    }
    query.append(" FROM task_count WHERE household = ? AND space = ?", household, member)
    let counts =
      try connection.first(query) { row in
        try (0...candidates.count).map { try row.value($0, as: Int.self) }
      } ?? []
    let most = min(Self.sortedRows, (counts.first ?? 0) / 10)
    return zip(candidates, counts.dropFirst()).filter { $1 <= most }.min { $0.1 < $1.1 }?.0.index
  }
}

extension TaskListing {
  /// Whether it is of some days alone, so that an index has these together.
  fileprivate var isOfDays: Bool {
    if case .on = due { return true }
    return hasCompletionRange
      || criteria.contains { ($0.due.first != nil && $0.due.last != nil) || $0.hasReminder }
  }
}
