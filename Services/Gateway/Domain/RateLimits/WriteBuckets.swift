/// What one member, or one household, may write: in records and in KiB.
///
/// How much a change writes is known when it is done. So a change is admitted while neither bucket is empty, and takes
/// what it wrote afterwards; the buckets may be in debt then, and the next change waits until it is paid.
package struct WriteBuckets: Hashable, Sendable {
  /// Of one member or one household.
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

  /// How long a change has to wait for each of the two; zero: not at all.
  package mutating func waits(atNanosecond now: Int64) -> (records: Duration, bytes: Duration) {
    (records.wait(atNanosecond: now), kibibytes.wait(atNanosecond: now))
  }

  /// Takes what a change wrote.
  package mutating func charge(records: Int64, bytes: Int64, atNanosecond now: Int64) {
    self.records.charge(records, atNanosecond: now)
    kibibytes.charge((bytes >> 10) + (bytes & 1_023 == 0 ? 0 : 1), atNanosecond: now)
  }
}
