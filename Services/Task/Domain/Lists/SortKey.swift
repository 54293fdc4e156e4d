/// A sort key of lists; missing dates are last in both directions (TSK-140).
package struct SortKey: Hashable, Sendable {
  /// The raw values are those of the contract.
  package enum Field: Int32, Hashable, Sendable, CaseIterable {
    case priority = 1
    case due = 2
    case name = 3
    case added = 4
    case completed = 5
    case type = 6
    /// By the order of the projects.
    case project = 7
    /// Points earned.
    case points = 8
  }

  package let field: Field
  package let isDescending: Bool

  package init(_ field: Field, isDescending: Bool = false) {
    self.field = field
    self.isDescending = isDescending
  }
}

/// A sort key in a request: raw and unchecked.
package struct SortDraft: Hashable, Sendable {
  package let field: Int32
  package let isDescending: Bool

  package init(field: Int32, isDescending: Bool) {
    self.field = field
    self.isDescending = isDescending
  }

  /// The maximum number of sort keys.
  static let maximumKeys = 4

  static func violations(_ drafts: [SortDraft]) -> [TaskViolation] {
    guard drafts.count <= maximumKeys else {
      let detail = "A list is sorted by at most \(maximumKeys) keys"
      return [TaskViolation("sort", .tooManyItems, detail: detail, limit: maximumKeys)]
    }
    var seen = Set<Int32>()
    return drafts.enumerated().flatMap { index, draft -> [TaskViolation] in
      let field = "sort[\(index)].field"
      guard SortKey.Field(rawValue: draft.field) != nil else {
        return [TaskViolation(field, .unknownValue)]
      }
      guard seen.insert(draft.field).inserted else {
        return [TaskViolation(field, .tooManyItems, detail: "Each key is named once")]
      }
      return []
    }
  }

  var key: SortKey? {
    SortKey.Field(rawValue: field).map { SortKey($0, isDescending: isDescending) }
  }
}
