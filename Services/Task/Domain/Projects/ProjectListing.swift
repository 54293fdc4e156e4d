/// Which projects a list has.
package struct ProjectListing: Hashable, Sendable {
  package let includesArchived: Bool
  package let pageSize: Int

  /// - Throws: ``TaskRefusal/invalid(_:)`` when the page size is out of range.
  package init(includesArchived: Bool, pageSize: Int32) throws(TaskRefusal) {
    let size = PageSize.checked(pageSize)
    try TaskRefusal.check(size.violations)
    self.includesArchived = includesArchived
    self.pageSize = size.size
  }
}

/// How many tasks a project has.
package struct TaskCounts: Hashable, Sendable {
  package let total: Int
  package let open: Int

  package init(total: Int, open: Int) {
    self.total = total
    self.open = open
  }
}
