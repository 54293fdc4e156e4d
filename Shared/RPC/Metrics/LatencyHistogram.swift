/// A histogram of durations: counts in fixed buckets, four to each doubling.
///
/// Bucket 0 is below one microsecond. A bucket is at most a quarter of its start wide, so a
/// quantile is at most that much too long. Durations of over an hour are in the last one.
struct LatencyHistogram: ~Copyable {
  /// 0, 1, 2 and 3 µs, then four to each doubling up to 2³² µs.
  static let bucketCount = 4 + 4 * 30

  private var counts = InlineArray<124, UInt64>(repeating: 0)
  private(set) var count: UInt64 = 0
  private var longestNanoseconds: Int64 = 0

  var longest: Duration { .nanoseconds(longestNanoseconds) }

  /// Nanoseconds, because a `Duration` has 128 bits and this is done for every call.
  @inline(__always)
  mutating func add(nanoseconds time: Int64) {
    counts[Self.bucket(ofNanoseconds: time)] &+= 1
    count &+= 1
    longestNanoseconds = max(longestNanoseconds, time)
  }

  /// The duration of a quantile.
  ///
  /// - Parameter share: 0.99 for all but the slowest hundredth.
  /// - Returns: `nil` while there is none.
  func time(of share: Double) -> Duration? {
    guard count > 0 else { return nil }
    let wanted = max(1, UInt64((Double(count) * share).rounded(.up)))
    var seen: UInt64 = 0
    for bucket in 0..<Self.bucketCount {
      seen &+= counts[bucket]
      // The last bucket is open.
      if seen >= wanted, bucket + 1 < Self.bucketCount { return min(longest, Self.end(of: bucket)) }
    }
    return longest
  }

  /// The buckets that are not empty, to be added to or subtracted from others.
  var buckets: [RPCV1.TimeBucket] {
    (0..<Self.bucketCount).compactMap { bucket in
      guard counts[bucket] > 0 else { return nil }
      return RPCV1.TimeBucket(
        belowUs: Self.end(of: bucket).wholeNanoseconds / 1_000,
        count: Int64(clamping: counts[bucket])
      )
    }
  }

  @inline(__always)
  static func bucket(ofNanoseconds time: Int64) -> Int {
    let microseconds = UInt64(max(0, time)) / 1_000
    guard microseconds >= 4 else { return Int(microseconds) }
    let doubling = 63 - microseconds.leadingZeroBitCount
    let quarter = Int(microseconds >> (doubling - 2)) & 3
    return min(bucketCount - 1, 4 * (doubling - 1) + quarter)
  }

  /// The end of a bucket, where the next begins.
  static func end(of bucket: Int) -> Duration {
    guard bucket >= 4 else { return .microseconds(bucket + 1) }
    let doubling = bucket / 4 + 1
    return .microseconds(Int64(5 + bucket % 4) << (doubling - 2))
  }
}
