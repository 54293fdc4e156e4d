import AnalyticsDomain
import ServiceRuntime
import Vocabulary

/// Applies the events of one feed to the ledger, inside an open transaction.
///
/// An event takes effect once: one that is not after the last one applied is passed over (SCO-012). When
/// the feed is replayed, because its service was restored or this one was away for too long, what the
/// ledger has from the first event on is forgotten before (``FeedConsumer``) and then booked from what the
/// feed says now. So nothing counts twice, and what is older than the feed stays.
struct LedgerProjection {
  let ledger: LedgerWriter
  let source: PointsSource
  /// What the service's own feed says of it.
  private(set) var notices = ScoreNotices()

  init(ledger: LedgerWriter, source: PointsSource) {
    self.ledger = ledger
    self.source = source
  }

  /// Applies one event; `report` is what counts in it, if anything does.
  mutating func apply(_ event: FeedEvent, _ report: FeedReport?) throws {
    // A new epoch alone takes nothing back: after a restore of all, the feed goes on in it.
    if let last = try ledger.position(in: source), last.hasPassed(event.position) { return }
    try ledger.advance(to: event.position, at: event.stamp.at, in: source)
    if let report, let space = Space(event.stamp) { try book(report, in: space, event) }
  }

  private mutating func book(_ report: FeedReport, in space: Space, _ event: FeedEvent) throws {
    let standing = try ledger.standing(of: report.entity, from: report.source, in: space)
    for entry in report.entries(standing: standing) {
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
