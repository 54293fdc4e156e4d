/// How many bytes of replies a server makes smaller on its loop.
///
/// Compressing is work that a caller asks for by one bit, and that everybody else waits for: zlib at its fastest
/// takes up to 5 ms for the largest message here, and up to a tenth of a core's time for what is allowed in a
/// second (256 KiB of letters and of noise, on a 2.6 GHz core). What finds no room goes as it is: a caller that
/// accepts compressed replies accepts plain ones.
struct DeflateAllowance {
  /// Messages of more bytes are never compressed.
  static let largest = 256 << 10
  private static let most = 1 << 20
  private static let perMillisecond = 4 << 10

  private var left = DeflateAllowance.most
  private var counted = MonotonicInstant(nanoseconds: 0)

  /// Takes room for a message.
  ///
  /// - Returns: false when there is none now.
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
