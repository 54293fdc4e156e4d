/// Limits the bytes of replies that a server compresses on its loop.
///
/// A caller requests compression with one bit, and all other callers wait for it. At its fastest
/// level, zlib takes up to 5 ms for the largest message here, and up to a tenth of a core for the
/// bytes allowed in a second (256 KiB of letters and of noise, on a 2.6 GHz core). Other replies
/// are sent plain, which every caller accepts.
struct DeflateAllowance {
  /// The largest message that is compressed.
  static let largest = 256 << 10
  private static let most = 1 << 20
  private static let perMillisecond = 4 << 10

  private var left = DeflateAllowance.most
  private var counted = MonotonicInstant(nanoseconds: 0)

  /// Reserves bytes for a message.
  ///
  /// - Returns: false if there are none left now.
  mutating func take(_ bytes: Int, at now: MonotonicInstant) -> Bool {
    let passed = max(0, min(now.milliseconds - counted.milliseconds, 1_000))
    if passed > 0 {
      left = min(Self.most, left + Int(passed) * Self.perMillisecond)
      counted = now
    }
    guard bytes <= min(left, Self.largest) else { return false }
    left -= bytes
    return true
  }
}
