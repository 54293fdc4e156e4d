import CLinux
import Glibc

/// A thread for a loop: 8 MiB of stack, named, detached.
enum LoopThread {
  /// Linux's default stack size; handlers run on it, and decoding a message may take half of it.
  ///
  /// It is address space: pages are allocated on use.
  private static let stackBytes = 8 << 20

  private final class Body {
    let name: String
    let run: () -> Void

    init(name: String, run: @escaping () -> Void) {
      self.name = name
      self.run = run
    }
  }

  /// - Returns: false if the system has no resources for another thread.
  static func start(name: String, run: @escaping @Sendable () -> Void) -> Bool {
    let body = Unmanaged.passRetained(Body(name: name, run: run))
    let result = withUnsafeTemporaryAllocation(of: pthread_attr_t.self, capacity: 1) { memory in
      guard let attributes = memory.baseAddress else { return ENOMEM }
      pthread_attr_init(attributes)
      defer { pthread_attr_destroy(attributes) }
      pthread_attr_setstacksize(attributes, stackBytes)
      pthread_attr_setdetachstate(attributes, Int32(PTHREAD_CREATE_DETACHED))
      var thread: pthread_t = 0
      return pthread_create(&thread, attributes, runBody, body.toOpaque())
    }
    guard result == 0 else {
      body.release()
      return false
    }
    return true
  }

  /// Changes the scheduling policy of the calling thread.
  ///
  /// - Parameters:
  ///   - old: the policy it must have now, so that one chosen by an operator stays.
  ///   - new: the new policy, one without a priority.
  /// - Returns: whether it was changed; a container may forbid it.
  static func reschedule(from old: Int32, to new: Int32) -> Bool {
    // 0 is the calling thread here, not its process.
    guard sched_getscheduler(0) == old else { return false }
    var parameters = sched_param()
    return sched_setscheduler(0, new, &parameters) == 0
  }

  private static let runBody:
    @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = {
      guard let pointer = $0 else { return nil }
      let body = Unmanaged<Body>.fromOpaque(pointer).takeRetainedValue()
      clinux_name_thread(body.name)
      body.run()
      return nil
    }
}
