import Dispatch
import Glibc

/// Tidies up when a person, a closed terminal or the system ends the program in the middle of a command.
///
/// Left to themselves these signals end it at once, with everything lying where it is.
final class Interruption {
  private static let signals = [
    SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGALRM, SIGUSR1, SIGUSR2,
  ]

  private let sources: [any DispatchSourceSignal]

  /// From now on a signal calls `tidy`, on a thread of its own, and then ends the program as it always does.
  init(_ tidy: @escaping @Sendable () -> Void) {
    sources = Self.signals.map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        tidy()
        // Dispatch holds the signal back in its threads; it must reach this one.
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

  /// Signals do nothing while `body` runs, and what they always do afterwards.
  func hold<Answer>(_ body: () throws -> Answer) rethrows -> Answer {
    for source in sources { source.cancel() }
    return try body()
  }

  deinit {
    for source in sources { source.cancel() }
    for number in Self.signals { signal(number, SIG_DFL) }
  }
}
