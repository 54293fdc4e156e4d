import AnalyticsDomain
import ServiceRuntime
import Vocabulary

/// Applies the events of one feed to the ledger, inside an open transaction.
///
/// Each event takes effect once: events up to the last applied one are skipped (SCO-012). A feed is replayed
/// when its service was restored or we were away for too long. ``FeedConsumer`` then first deletes the entries
/// from the first event on. So nothing counts twice, and entries older than the feed stay.
struct LedgerProjection {
  let ledger: LedgerWriter
  let source: PointsSource
  /// The changes to append to our own feed.
  private(set) var notices = ScoreNotices()

  init(ledger: LedgerWriter, source: PointsSource) {
    self.ledger = ledger
    self.source = source
  }

  /// Applies one event; `report` is its effect on points, if it has one.
  mutating func apply(_ event: FeedEvent, _ report: FeedReport?) throws {
    // A new epoch alone undoes nothing: after a restore of all databases the feed continues in it.
    if let last = try ledger.position(in: source), last.hasPassed(event.position) { return }
    try ledger.advance(to: event.position, at: event.stamp.at, in: source)
    if let report, let space = Space(event.stamp) { try book(report, in: space, event) }
  }

  private mutating func book(_ report: FeedReport, in space: Space, _ event: FeedEvent) throws {
    let counted = try ledger.countedCompletion(of: report.entity, from: report.source, in: space)
    for entry in report.entries(counted: counted) {
      let before = try ledger.reader.total(of: space, from: .task)
      try ledger.book(entry, in: space, from: event.position)
      guard entry.source == .task else { continue }
      notices.scoreChanged(on: entry.day, in: space)
      try announceLevel(in: space, from: before, to: before + entry.points)
    }
  }

  private mutating func announceLevel(in space: Space, from before: Int, to after: Int) throws {
    let highest = try ledger.highestLevel(of: space)
    guard let up = LevelUp(from: before, to: after, highestEver: highest) else { return }
    try ledger.remember(highestLevel: up.new.number, of: space)
    notices.levelReached(up, in: space)
  }
}
