package import Vocabulary

/// What one task or topic counts for at this moment: nothing, or some points on one day.
///
/// A task never counts twice. Whatever a feed repeats or leaves out, the next entry starts from
/// what stands in the ledger.
package struct Standing: Equatable, Sendable {
  package let day: LocalDay
  package let points: Int

  package init(day: LocalDay, points: Int) {
    self.day = day
    self.points = points
  }

  /// Reads one entity's entries, oldest first.
  /// - Returns: `nil` when they say that it does not count.
  package static func after(_ entries: some Sequence<LedgerEntry>) -> Standing? {
    entries.reduce(nil) { standing, entry in
      switch entry.happening {
      case .completed, .topicCompleted: Standing(day: entry.day, points: entry.points)
      case .repriced:
        standing.map { Standing(day: $0.day, points: $0.points + entry.points) }
      case .uncompleted: nil
      }
    }
  }
}
