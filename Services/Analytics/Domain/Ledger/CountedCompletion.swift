package import Vocabulary

/// The one completion of a task or topic that counts now: its day and points.
///
/// Each new entry is derived from it and not from the event alone, so a task never counts twice, whatever
/// the feed repeats or omits.
package struct CountedCompletion: Equatable, Sendable {
  package let day: LocalDay
  package let points: Int

  package init(day: LocalDay, points: Int) {
    self.day = day
    self.points = points
  }

  /// Replays one entity's entries, oldest first.
  ///
  /// - Returns: `nil` when the entity does not count.
  package static func after(_ entries: some Sequence<LedgerEntry>) -> CountedCompletion? {
    entries.reduce(nil) { counted, entry in
      switch entry.kind {
      case .completed, .topicCompleted: CountedCompletion(day: entry.day, points: entry.points)
      case .repriced:
        counted.map { CountedCompletion(day: $0.day, points: $0.points + entry.points) }
      case .uncompleted: nil
      }
    }
  }
}
