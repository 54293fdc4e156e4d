import GatewayDomain
import RPC

/// Follows Health/Watch of one service, and reports it in the gateway's own health.
///
/// A drained or broken connection is retried once before the service is reported as not serving. Keepalive
/// detects a silent one. Each answer closes the breaker, so that a service that is back gets calls at once.
struct PeerHealth: Sendable {
  /// The pause between failed attempts, equal to the channel's backoff.
  private static let pause = Duration.milliseconds(500)
  /// The pause before the first retry.
  private static let firstPause = Duration.milliseconds(50)

  private let peer: Peer
  /// The names of the peer's contract services.
  private let services: Set<String>

  init(of peer: Peer) {
    self.peer = peer
    let methods = GatewayService.forwarded.filter { Area(method: $0.name) == peer.area }
    services = Set(methods.map { String($0.service) })
  }

  /// Reports to `board` until its task is cancelled.
  func run(_ board: HealthBoard) async {
    var failures = 0
    while !Task.isCancelled {
      do {
        for try await answer in try await RPCV1.HealthClient(peer.channel).watch(.init()) {
          failures = 0
          peer.answered()
          board.setBehind(services, serving: answer.status == .serving)
        }
      } catch {
        // Ignored: calls to the service fail with the same reason.
      }
      failures += 1
      if failures > 1, !Task.isCancelled { board.setBehind(services, serving: false) }
      try? await peer.loop.sleep(for: failures > 1 ? Self.pause : Self.firstPause)
    }
  }
}
