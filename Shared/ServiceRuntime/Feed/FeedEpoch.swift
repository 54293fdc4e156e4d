/// The number of one life of a feed: 31 random bits that its database was made with, 32 of this life.
///
/// Where a database was restored, or may have lost its newest events, its feed begins another life, in
/// which numbers come again. Its lives have the first bits in common, so who follows it can tell what
/// an earlier life said, and is told anew, from what a database said that was there before it.
package enum FeedEpoch {
  /// Of the feed of a new database.
  static func new(_ random: RandomSource) -> UInt64 {
    // 63 bits: SQLite's integers have a sign.
    random.next() >> 1
  }

  /// Of the next life after `epoch`.
  static func next(after epoch: UInt64, _ random: RandomSource) -> UInt64 {
    epoch & ~UInt64(UInt32.max) | random.next() & UInt64(UInt32.max)
  }
}

extension FeedPosition {
  /// What all lives of one database's feed have in common.
  ///
  /// In SQL `epoch >> 32`.
  package var origin: Int64 { Int64(bitPattern: epoch) >> 32 }
}
