import Glibc
package import RPC
import Synchronization
package import Vocabulary

/// Calendar time; the only source of it.
///
/// Waiting and measuring use the loop's monotonic clock, because this one may jump.
package protocol WallClock: Sendable {
  func now() -> Timestamp
}

/// The machine's clock.
package struct LiveClock: WallClock {
  package init() {}

  package func now() -> Timestamp {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Timestamp(
      millisecondsSinceEpoch: Int64(time.tv_sec) * 1_000 + Int64(time.tv_nsec) / 1_000_000
    )
  }
}

/// A clock that stands still until it is set, for tests of time-dependent rules.
package final class FixedClock: WallClock {
  private let time: Mutex<Timestamp>

  package init(_ time: Timestamp) {
    self.time = Mutex(time)
  }

  package func now() -> Timestamp { time.withLock { $0 } }

  package func set(_ time: Timestamp) {
    self.time.withLock { $0 = time }
  }

  package func advance(by duration: Duration) {
    time.withLock { $0 = $0 + duration }
  }
}

/// A clock that follows a loop's time; on a simulated loop a year may pass in a moment.
package struct LoopClock: WallClock {
  private let loop: EventLoop
  private let start: Timestamp
  private let startOnLoop: MonotonicInstant

  package init(loop: EventLoop, start: Timestamp) {
    self.loop = loop
    self.start = start
    startOnLoop = loop.now
  }

  package func now() -> Timestamp { start + (loop.now - startOnLoop) }
}
