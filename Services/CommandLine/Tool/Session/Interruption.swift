import Dispatch
import Glibc

/// Cleans up when a signal ends the program in the middle of a command: an interrupt, a closed
/// terminal, the system.
///
/// By default these signals end it at once and leave temporary files.
final class Interruption {
  private static let signals = [
    SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGALRM, SIGUSR1, SIGUSR2,
  ]

  private let sources: [any DispatchSourceSignal]

  /// Lets a signal call `tidy` on a separate thread before it ends the program as usual.
  init(_ tidy: @escaping @Sendable () -> Void) {
    sources = Self.signals.map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        tidy()
        // Dispatch blocks the signal in its threads; this thread must receive it.
        var ours = sigset_t()
        sigemptyset(&ours)
        sigaddset(&ours, number)
        pthread_sigmask(SIG_UNBLOCK, &ours, nil)
        signal(number, SIG_DFL)
        raise(number)
      }
      source.resume()
      return source
    }
  }

  /// Ignores the signals while `body` runs, and restores them afterwards.
  func hold<Answer>(_ body: () throws -> Answer) rethrows -> Answer {
    for source in sources { source.cancel() }
    return try body()
  }

  deinit {
    for source in sources { source.cancel() }
    for number in Self.signals { signal(number, SIG_DFL) }
  }
}
