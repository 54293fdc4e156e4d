import GatewayDomain
import RPC

/// Follows Health/Watch of one service, and reports it in the gateway's own health.
///
/// A drained or broken connection is retried once before the service is reported as not serving; a silent
/// one is found by keepalive. Each answer closes the breaker, so that a service that is back gets calls at
/// once.
struct PeerHealth: Sendable {
  /// Between attempts that fail; as long as the channel's own backoff.
  private static let pause = Duration.milliseconds(500)
  /// Before the first retry.
  private static let moment = Duration.milliseconds(50)

  private let peer: Peer
  /// The names of its services.
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
        // The reason is in the error of the calls that failed with it.
      }
      failures += 1
      if failures > 1, !Task.isCancelled { board.setBehind(services, serving: false) }
      try? await peer.loop.sleep(for: failures > 1 ? Self.pause : Self.moment)
    }
  }
}
