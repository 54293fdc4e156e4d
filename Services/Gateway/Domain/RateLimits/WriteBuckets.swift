/// The write quota of one member or one household, in records and in KiB.
///
/// How much a change writes is known only afterwards. So a change is admitted while neither bucket is empty, and is
/// charged when it ends. A level may become negative; then the next change waits until it is positive again.
package struct WriteBuckets: Hashable, Sendable {
  /// The limits of one member or one household.
  package struct Limits: Hashable, Sendable {
    package var records: TokenBucket.Limit
    package var kibibytes: TokenBucket.Limit

    package init(records: TokenBucket.Limit, kibibytes: TokenBucket.Limit) {
      self.records = records
      self.kibibytes = kibibytes
    }
  }

  private var records: TokenBucket
  private var kibibytes: TokenBucket

  package init(_ limits: Limits, atNanosecond now: Int64) {
    records = TokenBucket(limits.records, atNanosecond: now)
    kibibytes = TokenBucket(limits.kibibytes, atNanosecond: now)
  }

  /// How long a change has to wait for each bucket; zero when it need not.
  package mutating func waits(atNanosecond now: Int64) -> (records: Duration, bytes: Duration) {
    (records.wait(atNanosecond: now), kibibytes.wait(atNanosecond: now))
  }

  /// Charges what a change wrote; bytes are rounded up to KiB.
  package mutating func charge(records: Int64, bytes: Int64, atNanosecond now: Int64) {
    self.records.charge(records, atNanosecond: now)
    kibibytes.charge((bytes >> 10) + (bytes & 1_023 == 0 ? 0 : 1), atNanosecond: now)
  }
}
