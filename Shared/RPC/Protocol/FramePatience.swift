/// How long the frame that is coming may take, from its first byte to its last.
///
/// Reads seldom end between two frames: many may be complete, each in time, while one is always
/// partial. So what counts is since when nothing was completed.
struct FramePatience {
  let time: Duration
  /// When the first byte of the partial frame came, or the last whole frame before it.
  private var began: MonotonicInstant

  init(time: Duration, now: MonotonicInstant) {
    self.time = time
    began = now
  }

  /// Something was completed, or nothing was begun before.
  mutating func restart(_ now: MonotonicInstant) {
    began = now
  }

  /// What is left for the partial frame; zero or less: it is late.
  func left(_ now: MonotonicInstant) -> Duration { time - (now - began) }
}
