import Foundation
import Glibc
import RPC

/// A program's encryption settings, and the watch over its certificates.
///
/// There are three forms. Without encryption, processes authenticate with the cluster key. With a
/// certificate, this process serves TLS and reaches others on loopback as before. With an
/// authority, both directions use TLS and authenticate by certificate.
struct TransportSecurity: Sendable {
  /// How often the files are checked, because not every tool that renews certificates sends a
  /// signal.
  private static let interval = 10

  private let credentials: TLSCredentials?

  /// Reads the certificates.
  init(_ settings: Settings) throws(TLSProblem) {
    credentials = if let files = settings.tls { try TLSCredentials(files) } else { nil }
  }

  func transport(over wire: TCPTransport) -> any Transport {
    guard let credentials else { return wire }
    let isMutual = credentials.files.authority != nil
    return TLSTransport(
      over: wire,
      accepts: credentials,
      connects: isMutual ? credentials : nil
    )
  }

  /// TLS settings for `--health`, which connects to the process with the same settings.
  ///
  /// A certificate of its authority is expected, under any name: the one on disk may be newer than
  /// the one in use. Without an authority, the certificate on disk is expected.
  static func question(
    _ settings: Settings,
    over wire: TCPTransport
  ) throws(TLSProblem) -> any Transport {
    guard var files = settings.tls else { return wire }
    // Such a process requires no client certificate.
    if files.authority == nil { files = TLSFiles(authority: files.certificate) }
    return TLSTransport(
      over: wire,
      accepts: nil,
      connects: try TLSCredentials(files, checksName: false)
    )
  }

  /// Loads replaced certificates, at SIGHUP at once and otherwise within ten seconds.
  ///
  /// Must be called before any other thread exists, because only the watching thread may get the
  /// signal. Files are read on that thread, never on the loop.
  func watch(_ log: Logger) {
    guard let credentials else { return }
    var signals = Self.hangUp
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    Thread.detachNewThread {
      var end = CertificateExpiry()
      while true {
        if let days = credentials.daysLeft, end.warns(days, at: .now) {
          log.warning("tls", "the certificate expires soon", ["days": .integer(Int64(days))])
        }
        var signals = Self.hangUp
        var patience = timespec(tv_sec: Self.interval, tv_nsec: 0)
        let caught = sigtimedwait(&signals, nil, &patience)
        Self.note(credentials.reload(isForced: caught == SIGHUP), log)
      }
    }
  }

  private static func note(_ reload: TLSCredentials.Reload, _ log: Logger) {
    switch reload {
    case .unchanged: break
    case .replaced: log.info("tls", "certificates replaced; new connections use them")
    case .kept(let problem):
      log.error(
        "tls",
        "the new certificates cannot be used; the old ones stay in use",
        ["cause": .cause(problem.description)]
      )
    }
  }

  private static var hangUp: sigset_t {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGHUP)
    return signals
  }
}
