import CLinux
import Glibc

/// What a loop does during and after a flood of bytes.
///
/// During a flood its thread runs as `SCHED_BATCH`, so that it does not preempt other threads. A
/// process that sends on eight connections is then not interrupted after the first, for the loop to
/// read one of them, write and wait again. A proxy waits a third less often, and a call takes a
/// sixth less time (`Tests/Benchmarks/README.md`). Otherwise the thread may preempt, because a
/// single call should not wait. Threads and processes that it starts meanwhile inherit the policy.
///
/// After a flood it returns memory. The allocator returns only free memory at the end of a thread's
/// heap, and one small allocation there keeps everything before it: 180 large messages at once left
/// 130 MB in a process that forwarded them. Returning fragmented memory costs milliseconds, which
/// delay no call when the flood is over.
///
/// Touched on the loop only.
final class FloodWatch: TimerTarget {
  /// The least number of bytes that count as a flood.
  static let flood = 16 << 20
  /// What the end of a connection counts as, in bytes: freeing its buffers and TLS session leaves
  /// fragmented memory.
  static let ofConnection = 64 << 10
  /// A flood is over when fewer than ``flood`` bytes arrive within this time.
  static let calm = Duration.seconds(1)

  private let giveBack: () -> Void
  private let reschedule: (_ old: Int32, _ new: Int32) -> Bool
  /// We have set the thread's policy, so we may reset it.
  @exclusivity(unchecked) private var isBatch = false
  @exclusivity(unchecked) private var bytes = 0
  @exclusivity(unchecked) private var isFlooded = false
  @exclusivity(unchecked) private var timer = TimerID.none
  /// The loop, which outlives it.
  @exclusivity(unchecked) private unowned(unsafe) var loop: EventLoop?

  init(
    givingBackBy giveBack: @escaping () -> Void = LoopMemory.giveBack,
    reschedulingBy reschedule: @escaping (Int32, Int32) -> Bool = LoopThread.reschedule
  ) {
    self.giveBack = giveBack
    self.reschedule = reschedule
  }

  /// Counts received bytes.
  @inline(__always)
  func count(_ count: Int, on loop: EventLoop) {
    bytes &+= count
    if bytes >= Self.flood { flooded(loop) }
  }

  @inline(never)
  private func flooded(_ loop: EventLoop) {
    (isFlooded, bytes) = (true, 0)
    self.loop = loop
    if timer == .none { watch(loop) }
  }

  private func watch(_ loop: EventLoop) {
    (isFlooded, bytes) = (false, 0)
    timer = loop.arm(after: Self.calm, self, cookie: 0)
  }

  func timerFired(_ cookie: UInt64) {
    timer = .none
    guard let loop else { return }
    if isFlooded {
      // As many bytes again within a second. The first ones may have taken a day.
      if !isBatch { isBatch = reschedule(SCHED_OTHER, SCHED_BATCH) }
      return watch(loop)
    }
    if isBatch {
      // If this fails, the policy was changed by someone else.
      _ = reschedule(SCHED_BATCH, SCHED_OTHER)
      isBatch = false
    }
    loop.spare.giveBack()
    giveBack()
  }
}
