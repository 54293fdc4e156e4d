package import Vocabulary

/// The points and day that one task or topic counts for now.
///
/// Each new entry starts from the standing in the ledger, so a task never counts twice, whatever the feed
/// repeats or omits.
package struct Standing: Equatable, Sendable {
  package let day: LocalDay
  package let points: Int

  package init(day: LocalDay, points: Int) {
    self.day = day
    self.points = points
  }

  /// Computes the standing from one entity's entries, oldest first.
  /// - Returns: `nil` when the entity does not count.
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
