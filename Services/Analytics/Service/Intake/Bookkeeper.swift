import AnalyticsDomain
import ServiceRuntime
import Vocabulary

/// Takes the events of one feed into the ledger, inside an open transaction.
///
/// An event takes effect once: what is not after the last one taken was heard before and is passed
/// over (SCO-012). When the feed is told anew, because its service was restored or this one was away
/// for too long, what the ledger has from the first event on is forgotten before (``FeedIntake``) and then
/// booked from what the feed says now. So nothing counts twice, and what is older than the feed stays.
struct Bookkeeper {
  let rows: any LedgerRows
  let source: PointsSource
  /// What others want to hear of.
  private(set) var notices = ScoreNotices()

  init(rows: any LedgerRows, source: PointsSource) {
    self.rows = rows
    self.source = source
  }

  /// Takes one event; `report` is what counts in it, if anything does.
  mutating func take(_ event: FeedEvent, _ report: FeedReport?) throws {
    // A new life alone takes nothing back: after a restore of all, the feed goes on in it.
    if let last = try rows.position(in: source), last.hasPassed(event.position) { return }
    try rows.advance(to: event.position, at: event.stamp.at, in: source)
    if let report, let space = Space(event.stamp) { try book(report, in: space, event) }
  }

  private mutating func book(_ report: FeedReport, in space: Space, _ event: FeedEvent) throws {
    let standing = try rows.standing(of: report.entity, from: report.source, in: space)
    for entry in report.entries(standing: standing) {
      let before = try rows.total(of: space, from: .task)
      try rows.book(entry, in: space, from: event.position)
      guard entry.source == .task else { continue }
      notices.scoreChanged(on: entry.day, in: space)
      try announceLevel(in: space, from: before, to: before + entry.points)
    }
  }

  private mutating func announceLevel(in space: Space, from before: Int, to after: Int) throws {
    let highest = try rows.highestLevel(of: space)
    guard let up = LevelUp(from: before, to: after, highestEver: highest) else { return }
    try rows.remember(highestLevel: up.new.number, of: space)
    notices.levelReached(up, in: space)
  }
}
