/// Rules of saved filters.
package enum SavedFilterRules {
  /// Filters in one space.
  package static let maximumFilters = 100

  /// All violations of a saved filter, in the order of its fields.
  package static func violations(
    name: String,
    filter: FilterDraft,
    view: Int32,
    sort: [SortDraft],
    grouping: Int32,
    days: [(field: String, text: String)] = []
  ) -> [TaskViolation] {
    let trimmed = name.trimmed
    var found =
      trimmed.isEmpty
      ? [TaskViolation("name", .emptyName, detail: "A filter needs a name")]
      : TextRule.filterName.faults(in: trimmed).map { fault in
        let limit = TextRule.filterName.limit
        let detail = "Filter name cannot exceed \(limit) characters"
        return switch fault {
        case .tooLong: TaskViolation("name", .nameTooLong, detail: detail, limit: limit)
        case .controlCharacter: TaskViolation("name", .invalidText)
        }
      }
    found += filter.violations().map { $0.inside("filter") }
    found += TaskView.violations(besideFilter: view)
    found += SortDraft.violations(sort)
    if grouping != 0, Grouping(rawValue: grouping) == nil {
      found.append(TaskViolation("group_by", .unknownValue))
    }
    for (field, text) in days where !text.isEmpty {
      found += Self.days.faults(in: text).map { fault in
        switch fault {
        case .tooLong:
          TaskViolation(
            field,
            .outOfRange,
            detail: "Days are written in at most \(Self.days.limit) characters",
            limit: Self.days.limit
          )
        case .controlCharacter: TaskViolation(field, .invalidText)
        }
      }
    }
    return found
  }

  /// Relative days as typed by the user.
  private static let days = TextRule(limit: 100, allowsLines: false)

  /// Checks whether a filter may get a new name (PRJ-002).
  ///
  /// Names are compared by today's keys. Two older names that have become equal are kept, but no
  /// third filter gets that name.
  ///
  /// - Parameters:
  ///   - name: the new name.
  ///   - others: the names of the space's other filters.
  ///   - isNew: whether the filter is not stored yet.
  /// - Throws: ``TaskRefusal/duplicateFilterName``, ``TaskRefusal/tooManyFilters``.
  package static func check(
    _ name: String,
    besides others: [String],
    isNew: Bool
  ) throws(TaskRefusal) {
    let key = NameKey(name)
    guard !others.contains(where: { NameKey($0) == key }) else { throw .duplicateFilterName }
    guard !isNew || others.count < maximumFilters else { throw .tooManyFilters }
  }
}
