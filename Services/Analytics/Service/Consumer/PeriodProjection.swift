import AnalyticsDomain
import ServiceRuntime
import Vocabulary

/// Applies the task feed to the plans and completions of days, inside an open transaction.
///
/// It runs after the ledger's projection and takes points and day of a completion from the ledger, so that the
/// sums of days equal those of the ledger.
struct PeriodProjection {
  let periods: PeriodWriter
  let ledger: LedgerWriter

  init(_ ledger: LedgerWriter) {
    self.ledger = ledger
    periods = PeriodWriter(ledger.connection)
  }

  /// Applies one new event of the task feed, after the ledger.
  ///
  /// - Returns: the changes of days' figures; `nil` when there are none.
  func apply(_ event: FeedEvent, _ report: TaskReport?) throws -> PeriodNotices? {
    guard let space = Space(event.stamp) else { return nil }
    switch report {
    case .task(let version):
      let before = try periods.reader.record(of: event.entity, in: space)
      try periods.add(version, of: event.entity, in: space, from: event.position)
      let history = before.history.followed(by: version)
      let counted = try ledger.countedCompletion(of: event.entity, from: .task, in: space)
      let record = TaskRecord(history: history, done: DoneTask(counted, history.completion))
      try periods.put(record, for: before, of: event.entity, in: space)
      let days = record.difference(from: before).keys
      guard !days.isEmpty else { return nil }
      return PeriodNotices(
        space: space,
        days: Set(days),
        touchesCompletions: record.done != before.done
      )
    case .projectNamed(let project, let name, let isArchived):
      let day = isArchived ? event.stamp.localDay : nil
      try periods.name(project, name, archivedOn: day, in: space)
    case .projectGone(let project): try periods.forgetName(of: project, in: space)
    case nil: break
    }
    return nil
  }
}
