/// Lets reads in, and keeps them waiting for a moment when the log has grown long.
///
/// A write-ahead log begins anew only at a moment when nobody reads from it. Reads that overlap never
/// leave one, so the writer asks for it: new reads wait until the running ones have ended.
///
/// `@unchecked Sendable`: the fields are read and written only inside the monitor.
final class ReadGate: @unchecked Sendable {
  private let monitor = Monitor()
  private var running = 0
  private var closedUntil: ContinuousClock.Instant?

  /// Waits while the gate is closed, then counts one more read.
  func enter() {
    monitor.withLock {
      while let end = closedUntil {
        let rest = ContinuousClock.now.duration(to: end)
        if rest > .zero { monitor.wait(atMost: rest) } else { closedUntil = nil }
      }
      running += 1
    }
  }

  /// Counts one read less.
  ///
  /// - Returns: whether it was the last that a closed gate waits for.
  func leave() -> Bool {
    monitor.withLock {
      running -= 1
      guard running == 0, closedUntil != nil else { return false }
      monitor.wakeAll()
      return true
    }
  }

  /// Keeps new reads waiting until ``open()``, or until `time` is over.
  func close(atMost time: Duration) {
    monitor.withLock { closedUntil = .now + time }
  }

  func open() {
    monitor.withLock {
      closedUntil = nil
      monitor.wakeAll()
    }
  }

  /// Whether the gate is closed and everybody has left; waits for that for `patience` at most.
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
