/// Admits reads, and delays new ones for a moment when the log has grown long.
///
/// A write-ahead log restarts only when nothing reads it, and overlapping reads leave no such
/// moment. So the writer closes the gate: new reads wait until the running ones have ended.
///
/// `@unchecked Sendable`: the fields are read and written only inside the monitor.
final class ReadGate: @unchecked Sendable {
  private let monitor = Monitor()
  private var running = 0
  private var closedUntil: ContinuousClock.Instant?

  /// Waits while the gate is closed, then counts a running read.
  func enter() {
    monitor.withLock {
      while let end = closedUntil {
        let rest = ContinuousClock.now.duration(to: end)
        if rest > .zero { monitor.wait(atMost: rest) } else { closedUntil = nil }
      }
      running += 1
    }
  }

  /// Ends a running read.
  ///
  /// - Returns: whether it was the last that a closed gate waited for.
  func leave() -> Bool {
    monitor.withLock {
      running -= 1
      guard running == 0, closedUntil != nil else { return false }
      monitor.wakeAll()
      return true
    }
  }

  /// Delays new reads until ``open()``, for at most `time`.
  func close(atMost time: Duration) {
    monitor.withLock { closedUntil = .now + time }
  }

  func open() {
    monitor.withLock {
      closedUntil = nil
      monitor.wakeAll()
    }
  }

  /// Whether the gate is closed and no read is running; waits for that for at most `patience`.
  func isClear(within patience: Duration) -> Bool {
    let end = ContinuousClock.now + patience
    return monitor.withLock {
      while closedUntil != nil, running > 0 {
        let rest = ContinuousClock.now.duration(to: end)
        guard rest > .zero else { return false }
        monitor.wait(atMost: rest)
      }
      return closedUntil != nil
    }
  }
}
