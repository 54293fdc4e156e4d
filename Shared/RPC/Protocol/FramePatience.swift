/// The time limit of the frame that is being received.
///
/// Reads seldom end between two frames: many may be completed in time while one is always partial.
/// So the limit counts from the last completed frame.
struct FramePatience {
  let time: Duration
  /// When the first byte of the partial frame was received, or the last complete frame before it.
  private var began: MonotonicInstant

  init(time: Duration, now: MonotonicInstant) {
    self.time = time
    began = now
  }

  /// A frame was completed, or none had begun.
  mutating func restart(_ now: MonotonicInstant) {
    began = now
  }

  /// Time left for the partial frame; zero or less: it is late.
  func left(_ now: MonotonicInstant) -> Duration { time - (now - began) }
}
