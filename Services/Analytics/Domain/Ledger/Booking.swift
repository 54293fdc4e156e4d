import Vocabulary

extension FeedReport {
  /// Returns the ledger entries for this report, given what its entity counts for now.
  ///
  /// The report names the points. They are taken back from the day they were booked on (SCO-007).
  /// Uncompleting or repricing a task that does not count changes nothing.
  package func entries(standing: Standing?) -> [LedgerEntry] {
    switch occurrence {
    case .taskCompleted(let points, let day):
      // The uncompletion in between was lost with expired events of the feed.
      let takenBack = standing.map { [takingBack($0)] } ?? []
      return takenBack + [entry(.completed, day, points: points, completions: 1)]
    case .taskUncompleted:
      return standing.map { [takingBack($0)] } ?? []
    case .taskRepriced(let difference):
      guard let standing, difference != 0 else { return [] }
      return [entry(.repriced, standing.day, points: difference, completions: 0)]
    case .topicCompleted(let points, let day):
      // A lesson earns once, even if it is completed again.
      guard standing == nil else { return [] }
      return [entry(.topicCompleted, day, points: points, completions: 1)]
    }
  }

  private func takingBack(_ standing: Standing) -> LedgerEntry {
    entry(.uncompleted, standing.day, points: -standing.points, completions: -1)
  }

  private func entry(
    _ happening: EntryKind,
    _ day: LocalDay,
    points: Int,
    completions: Int
  ) -> LedgerEntry {
    LedgerEntry(
      source: source,
      entity: entity,
      happening: happening,
      at: at,
      day: day,
      points: points,
      completions: completions,
      applied: AppliedRule(
        happening.rule,
        inputs: happening == .uncompleted ? [] : inputs
      )
    )
  }
}
