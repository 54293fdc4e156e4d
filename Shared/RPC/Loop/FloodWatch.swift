import CLinux
import Glibc

/// What a loop does while many bytes go through it, and after them.
///
/// While they come its thread interrupts nobody (`SCHED_BATCH`): a process that sends on eight connections
/// in a row is not stopped after the first so that the loop reads one of them, writes, and waits again. A
/// hop waits a third less often, and a call takes a sixth less of its time (`Tests/Benchmarks/README.md`).
/// Otherwise the thread may interrupt, since a call that is alone should not wait for whoever else uses
/// the machine. What it starts meanwhile, a thread or a process, inherits that.
///
/// After them memory is given back. The allocator gives back what is free at the end of a thread's memory,
/// so that one small piece there keeps everything in front of it: 180 large messages at once left 130 MB
/// behind in a process that passed them on. Looking for what lies scattered costs milliseconds, which
/// nobody waits for when the bytes have come to an end.
///
/// Touched on the loop only.
final class FloodWatch: TimerTarget {
  /// Fewer bytes leave nothing behind that is worth looking for.
  static let flood = 16 << 20
  /// What the end of a connection counts: its buffers, and with TLS its session, lay scattered.
  static let ofConnection = 64 << 10
  /// A flood is over when the next as many bytes have not come within this time.
  static let calm = Duration.seconds(1)

  private let giveBack: () -> Void
  private let reschedule: (_ old: Int32, _ new: Int32) -> Bool
  /// The thread's policy is ours to take back.
  @exclusivity(unchecked) private var isBatch = false
  @exclusivity(unchecked) private var bytes = 0
  @exclusivity(unchecked) private var isFlooded = false
  @exclusivity(unchecked) private var timer = TimerID.none
  /// Whose it is; it does not outlive it.
  @exclusivity(unchecked) private unowned(unsafe) var loop: EventLoop?

  init(
    givingBackBy giveBack: @escaping () -> Void = LoopMemory.giveBack,
    reschedulingBy reschedule: @escaping (Int32, Int32) -> Bool = LoopThread.reschedule
  ) {
    self.giveBack = giveBack
    self.reschedule = reschedule
  }

  /// Counts bytes that came from outside.
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
      // As many again within a second; the first may have come together over a day.
      if !isBatch { isBatch = reschedule(SCHED_OTHER, SCHED_BATCH) }
      return watch(loop)
    }
    if isBatch {
      // Refused, the policy is somebody else's by now.
      _ = reschedule(SCHED_BATCH, SCHED_OTHER)
      isBatch = false
    }
    loop.spare.giveBack()
    giveBack()
  }
}
