import AnalyticsDomain
import Vocabulary

/// Takes the events of one feed into the ledger, inside one open transaction.
///
/// An event takes effect once: what is not after the last one taken was seen before and is passed
/// over (SCO-012). An event of another epoch means that the feed is told anew, because its service
/// was restored or began again: what the ledger has from that moment on is forgotten first and then
/// booked from what the feed says now.
struct Bookkeeper {
  let rows: any LedgerRows
  let source: PointsSource
  private(set) var notices = ScoreNotices()
  private var position: FeedPosition?
  private var latest: Timestamp?

  init(rows: any LedgerRows, source: PointsSource) throws {
    self.rows = rows
    self.source = source
    position = try rows.position(in: source)
  }

  /// Takes one event.
  mutating func take(_ event: SourceEvent) throws {
    if let position {
      if event.position.epoch != position.epoch {
        notices.forgotten += try rows.forget(source: source, from: event.position, at: event.at)
      } else if event.position.sequence <= position.sequence {
        return
      }
    }
    position = event.position
    latest = event.at
    if let matter = event.matter { try book(matter, from: event.position) }
  }

  /// Writes down how far it came, as the last step of the transaction.
  func close() throws {
    guard let position, let latest else { return }
    try rows.advance(to: position, at: latest, in: source)
  }

  private mutating func book(_ matter: SourceEvent.Matter, from origin: FeedPosition) throws {
    let (space, report) = (matter.space, matter.report)
    let standing = try rows.standing(of: report.entity, from: report.source, in: space)
    for entry in report.entries(standing: standing) {
      let before = try rows.total(of: space, from: .task)
      try rows.book(entry, in: space, from: origin)
      guard entry.source == .task else { continue }
      notices.scoreChanged(on: entry.day, in: space)
      try announceLevel(in: space, from: before, to: before + entry.points)
    }
  }

  private mutating func announceLevel(in space: Space, from before: Int, to after: Int) throws {
    let highest = try rows.highestLevel(of: space)
    guard let up = LevelUp(from: before, to: after, highestEver: highest) else { return }
    try rows.remember(highestLevel: up.new.number, of: space)
    notices.levelUps.append((space, up))
  }
}
