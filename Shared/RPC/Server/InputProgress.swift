/// The state of reading from one connection.
struct InputProgress {
  /// The buffer ends inside a frame.
  private(set) var hasPartialFrame = false
  /// The connection waits in ``RPCServer/readers``.
  private(set) var isQueued = false
  private var patience: FramePatience

  init(frameTime: Duration, now: MonotonicInstant) {
    patience = FramePatience(time: frameTime, now: now)
  }

  /// The time limit of a frame.
  var frameTime: Duration { patience.time }

  mutating func queued() { isQueued = true }

  /// - Returns: false if it was not in the queue.
  mutating func leaveQueue() -> Bool {
    defer { isQueued = false }
    return isQueued
  }

  /// Updates the state after a read.
  ///
  /// - Parameters:
  ///   - isPartial: whether the buffer ends inside a frame.
  ///   - hasMoved: whether a frame was completed.
  ///   - now: the time of the read.
  /// - Returns: true to start the frame timer, false to stop it; `nil`: no change.
  @inline(__always)
  mutating func read(isPartial: Bool, hasMoved: Bool, _ now: MonotonicInstant) -> Bool? {
    if hasMoved || !hasPartialFrame { patience.restart(now) }
    guard isPartial != hasPartialFrame else { return nil }
    hasPartialFrame = isPartial
    return isPartial
  }

  /// Time left for the partial frame; zero or less: it is late.
  func timeLeft(_ now: MonotonicInstant) -> Duration { patience.left(now) }
}
