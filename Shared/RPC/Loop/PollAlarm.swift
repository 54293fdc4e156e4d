import CLinux
import Glibc

/// Ends a wait at a given time: a timerfd.
///
/// It is set again only for an earlier time. Nearly every timer of a loop is cancelled before it is
/// due, and the kernel sets up and tears down a wait with a timeout each time. This one fires now
/// and then without need instead.
struct PollAlarm: ~Copyable {
  let descriptor: Int32
  /// Milliseconds of `CLOCK_MONOTONIC`.
  private var due = Int64.max

  init() {
    descriptor = timerfd_create(CLOCK_MONOTONIC, Int32(TFD_NONBLOCK) | Int32(TFD_CLOEXEC))
    precondition(descriptor >= 0, "the kernel refused a timer")
  }

  deinit {
    close(descriptor)
  }

  /// Makes it fire at `time` at the latest.
  @inline(__always)
  mutating func set(_ time: Int64) {
    if time < due { move(to: time) }
  }

  @inline(never)
  private mutating func move(to time: Int64) {
    due = time
    var setting = itimerspec()
    // Zero would disarm it; a past time makes it fire at once.
    let time = max(time, 1)
    setting.it_value.tv_sec = Int(time / 1_000)
    setting.it_value.tv_nsec = Int(time % 1_000) * 1_000_000
    timerfd_settime(descriptor, Int32(TFD_TIMER_ABSTIME), &setting, nil)
  }

  mutating func fired() {
    var count: UInt64 = 0
    _ = read(descriptor, &count, 8)
    due = .max
  }
}
