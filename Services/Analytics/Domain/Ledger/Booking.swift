import Vocabulary

extension FeedReport {
  /// Decides which entries this report adds to the ledger, given what its entity counts for now.
  ///
  /// The points are those the report names; the day they are taken back from is the one they were
  /// booked on (SCO-007). Taking back or repricing what does not count changes nothing.
  package func entries(standing: Standing?) -> [LedgerEntry] {
    switch occurrence {
    case .taskCompleted(let points, let day):
      // The uncompletion in between was lost with an expired stretch of the feed.
      let takenBack = standing.map { [takingBack($0)] } ?? []
      return takenBack + [entry(.completed, day, points: points, completions: 1)]
    case .taskUncompleted:
      return standing.map { [takingBack($0)] } ?? []
    case .taskRepriced(let difference):
      guard let standing, difference != 0 else { return [] }
      return [entry(.repriced, standing.day, points: difference, completions: 0)]
    case .topicCompleted(let points, let day):
      // A lesson earns once, however often it is opened again.
      guard standing == nil else { return [] }
      return [entry(.topicCompleted, day, points: points, completions: 1)]
    }
  }

  private func takingBack(_ standing: Standing) -> LedgerEntry {
    entry(.uncompleted, standing.day, points: -standing.points, completions: -1)
  }

  private func entry(
    _ happening: Happening,
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
