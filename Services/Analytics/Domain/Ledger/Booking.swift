import Vocabulary

extension FeedReport {
  /// Returns the ledger entries for this report.
  ///
  /// A completion earns the points that the report names. A reversal subtracts the booked points, on the day
  /// they were booked on (SCO-007). Uncompleting or repricing a task that does not count changes nothing.
  ///
  /// - Parameter counted: the entity's completion that counts now; `nil` when it has none.
  /// - Returns: the entries in order; empty when nothing changes.
  package func entries(counted: CountedCompletion?) -> [LedgerEntry] {
    switch occurrence {
    case .taskCompleted(let points, let day):
      // It still counts when its uncompletion was lost with expired events of the feed.
      let reversal = counted.map { [reversing($0)] } ?? []
      return reversal + [entry(.completed, day, points: points, completions: 1)]
    case .taskUncompleted:
      return counted.map { [reversing($0)] } ?? []
    case .taskRepriced(let difference):
      guard let counted, difference != 0 else { return [] }
      return [entry(.repriced, counted.day, points: difference, completions: 0)]
    case .topicCompleted(let points, let day):
      // A lesson earns once, even if it is completed again.
      guard counted == nil else { return [] }
      return [entry(.topicCompleted, day, points: points, completions: 1)]
    }
  }

  private func reversing(_ counted: CountedCompletion) -> LedgerEntry {
    entry(.uncompleted, counted.day, points: -counted.points, completions: -1)
  }

  private func entry(
    _ kind: EntryKind,
    _ day: LocalDay,
    points: Int,
    completions: Int
  ) -> LedgerEntry {
    LedgerEntry(
      source: source,
      entity: entity,
      kind: kind,
      at: at,
      day: day,
      points: points,
      completions: completions,
      applied: AppliedRule(
        kind.rule,
        inputs: kind == .uncompleted ? [] : inputs
      )
    )
  }
}
