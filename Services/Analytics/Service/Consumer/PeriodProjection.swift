import AnalyticsDomain
import ServiceRuntime
import Vocabulary

/// Keeps what was planned and done on each day in step with the task feed, inside an open transaction.
///
/// The ledger comes first: what a task counts for, and on which day, is what stands there. So the sums of days here
/// are the sums of the ledger.
struct PeriodProjection {
  let periods: PeriodWriter
  let ledger: LedgerWriter

  init(_ ledger: LedgerWriter) {
    self.ledger = ledger
    periods = PeriodWriter(ledger.connection)
  }

  /// Applies one event of the task feed that has not been applied before; the ledger already has it.
  ///
  /// - Returns: what changed in the figures of days; `nil` when nothing did.
  func apply(_ event: FeedEvent, _ report: TaskReport?) throws -> PeriodNotices? {
    guard let space = Space(event.stamp) else { return nil }
    switch report {
    case .task(let version):
      let before = try periods.reader.record(of: event.entity, in: space)
      try periods.add(version, of: event.entity, in: space, from: event.position)
      let history = before.history.followed(by: version)
      let standing = try ledger.standing(of: event.entity, from: .task, in: space)
      let record = TaskRecord(history: history, done: DoneTask(standing, history.completion))
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
