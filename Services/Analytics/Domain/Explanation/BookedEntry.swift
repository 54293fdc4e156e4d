/// The position of an event in another service's feed.
package struct EventOrigin: Hashable, Sendable {
  /// The feeds that figures are computed from, by service name.
  package enum Feed: String, Hashable, Sendable {
    case task
    case catalog
    case gateway
  }

  package let feed: Feed
  package let epoch: UInt64
  package let sequence: Int64

  package init(_ feed: Feed, epoch: UInt64, sequence: Int64) {
    self.feed = feed
    self.epoch = epoch
    self.sequence = sequence
  }
}

/// A ledger entry with the event that caused it.
package struct BookedEntry: Equatable, Sendable {
  package let entry: LedgerEntry
  package let origin: EventOrigin

  package init(_ entry: LedgerEntry, from origin: EventOrigin) {
    self.entry = entry
    self.origin = origin
  }
}
