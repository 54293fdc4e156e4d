/// Rules of filters that are kept under a name.
package enum SavedFilterRules {
  /// Filters in one space.
  package static let maximumFilters = 100

  /// Every rule that a saved filter breaks, in the order of its fields.
  package static func violations(
    name: String,
    filter: FilterDraft,
    view: Int32,
    sort: [SortDraft],
    grouping: Int32
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
    return found
  }
}
