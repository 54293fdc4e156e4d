import Glibc

/// SIGTERM and SIGINT, turned into one call.
///
/// Both are blocked in every thread, and one thread of our own waits for them, so that nothing of
/// ours ever runs inside a signal handler.
enum StopSignals {
  /// Call first in `main`, before any thread exists: threads inherit what is blocked.
  ///
  /// SIGPIPE and SIGXFSZ are ignored: a peer that left and a file that may not grow are errors of
  /// one call, not the end of the process.
  static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    var stopping = stopSignals
    pthread_sigmask(SIG_BLOCK, &stopping, nil)
  }

  /// Calls `stop` at the first signal; at the second the process ends at once.
  ///
  /// - Returns: whether the waiting thread could be made.
  static func wait(_ stop: @escaping @Sendable () -> Void) -> Bool {
    let start = Unmanaged.passRetained(Start(stop))
    var thread = pthread_t()
    let result = pthread_create(
      &thread,
      nil,
      { argument in
        guard let argument else { return nil }
        let start = Unmanaged<Start>.fromOpaque(argument).takeRetainedValue()
        var stopping = StopSignals.stopSignals
        var caught: Int32 = 0
        sigwait(&stopping, &caught)
        start.stop()
        sigwait(&stopping, &caught)
        _exit(128 + caught)
      },
      start.toOpaque()
    )
    if result != 0 { start.release() }
    return result == 0
  }

  private static var stopSignals: sigset_t {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGTERM)
    sigaddset(&signals, SIGINT)
    return signals
  }

  private final class Start: Sendable {
    let stop: @Sendable () -> Void

    init(_ stop: @escaping @Sendable () -> Void) {
      self.stop = stop
    }
  }
}
