import Glibc

/// Delivers SIGTERM and SIGINT as one call.
///
/// Both are blocked in every thread, and a dedicated thread waits for them, so that no code of ours
/// runs in a signal handler.
enum StopSignals {
  /// Must be called first in `main`, before any thread exists: threads inherit blocked signals.
  ///
  /// SIGPIPE and SIGXFSZ are ignored: a lost peer or a file size limit fails one call and must not
  /// end the process.
  static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    var stopping = stopSignals
    pthread_sigmask(SIG_BLOCK, &stopping, nil)
  }

  /// Calls `stop` at the first signal; the second one ends the process at once.
  ///
  /// - Returns: whether the waiting thread could be created.
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
