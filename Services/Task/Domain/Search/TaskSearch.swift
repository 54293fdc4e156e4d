import Vocabulary

/// The scope of a search; several combine with OR (TSK-132); the raw values are those of the
/// contract.
package enum SearchScope: Int32, Hashable, Sendable, CaseIterable {
  case all = 1
  case today = 2
  case upcoming = 3
  case overdue = 4
  case complete = 5
  case open = 6
  case inbox = 7
}

/// A search for the store.
package struct TaskSearch: Hashable, Sendable {
  package let query: SearchQuery
  package let scopes: Set<SearchScope>
  package let criteria: TaskCriteria
  package let pageSize: Int

  /// - Throws: ``TaskRefusal/invalid(_:)`` with all violations.
  package init(
    _ query: SearchQuery,
    scopes: [Int32],
    filter: FilterDraft,
    pageSize: Int32
  ) throws(TaskRefusal) {
    try TaskRefusal.check(Self.violations(scopes: scopes, filter: filter, pageSize: pageSize))
    self.query = query
    self.scopes = Set(scopes.map { SearchScope(rawValue: $0) ?? .all })
    criteria = try filter.criteria(in: "filter")
    self.pageSize = PageSize.checked(pageSize).size
  }

  /// All violations except those of the query itself.
  package static func violations(
    scopes: [Int32],
    filter: FilterDraft,
    pageSize: Int32
  ) -> [TaskViolation] {
    var found: [TaskViolation] = []
    let limit = SearchScope.allCases.count
    if scopes.count > limit {
      let detail = "Each is named once"
      found.append(TaskViolation("scopes", .tooManyItems, detail: detail, limit: limit))
    } else {
      for (index, raw) in scopes.enumerated() where raw != 0 && SearchScope(rawValue: raw) == nil {
        found.append(TaskViolation("scopes[\(index)]", .unknownValue))
      }
    }
    return found + filter.violations().map { $0.inside("filter") }
      + PageSize.checked(pageSize).violations
  }
}

/// A task that matches.
package struct SearchHit: Hashable, Sendable {
  package let task: HouseholdTask
  package let tier: SearchTier

  package init(task: HouseholdTask, tier: SearchTier) {
    self.task = task
    self.tier = tier
  }
}
