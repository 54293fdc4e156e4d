/// The epoch of a feed: 31 random bits of its database, and 32 of this epoch.
///
/// A database that was restored, or may have lost its newest events, begins another epoch of its
/// feed, in which numbers recur. The epochs of a database share the first bits. So a follower can
/// distinguish events of an earlier epoch, which are replayed, from those of another database that
/// was there before.
package enum FeedEpoch {
  /// The first epoch of a new database.
  static func new(_ random: RandomSource) -> UInt64 {
    // 63 bits, because SQLite's integers are signed.
    random.next() >> 1
  }

  /// The epoch that follows `epoch`.
  static func next(after epoch: UInt64, _ random: RandomSource) -> UInt64 {
    epoch & ~UInt64(UInt32.max) | random.next() & UInt64(UInt32.max)
  }
}

extension FeedPosition {
  /// The bits that all epochs of one database share.
  ///
  /// In SQL `epoch >> 32`.
  package var origin: Int64 { Int64(bitPattern: epoch) >> 32 }
}
