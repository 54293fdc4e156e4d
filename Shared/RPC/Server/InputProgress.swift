/// How the reading of one connection gets on.
struct InputProgress {
  /// The beginning of a frame is here, and the rest is not.
  private(set) var hasPartialFrame = false
  /// Its input waits in ``RPCServer/readers`` for its turn.
  private(set) var isQueued = false
  private var patience: FramePatience

  init(frameTime: Duration, now: MonotonicInstant) {
    patience = FramePatience(time: frameTime, now: now)
  }

  /// How long a frame may take.
  var frameTime: Duration { patience.time }

  mutating func queued() { isQueued = true }

  /// - Returns: false where it was not in the queue.
  mutating func leaveQueue() -> Bool {
    defer { isQueued = false }
    return isQueued
  }

  /// Something was read.
  ///
  /// - Parameters:
  ///   - isPartial: whether what is left is the beginning of a frame.
  ///   - hasMoved: whether a frame was completed.
  ///   - now: when that is.
  /// - Returns: whether the time of a frame begins or ends now; `nil`: neither.
  @inline(__always)
  mutating func read(isPartial: Bool, hasMoved: Bool, _ now: MonotonicInstant) -> Bool? {
    if hasMoved || !hasPartialFrame { patience.restart(now) }
    guard isPartial != hasPartialFrame else { return nil }
    hasPartialFrame = isPartial
    return isPartial
  }

  /// What is left for the partial frame; zero or less: it is late.
  func timeLeft(_ now: MonotonicInstant) -> Duration { patience.left(now) }
}
