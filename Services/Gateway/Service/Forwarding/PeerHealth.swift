import GatewayDomain
import RPC

/// Follows whether one service behind the door serves, so that the door's own health says it.
///
/// A drain of one connection, or a line that breaks, is no news yet: it asks again in a moment, and
/// only when that fails too is the service said to be missing. Who asks the door is told within the time
/// that a new connection takes, and after a silence when keepalive has found it. What it hears closes the
/// breaker, so that a service which is back gets calls at once.
struct PeerHealth: Sendable {
  /// Between two questions while there is no answer; the channel's own attempts are as far apart.
  private static let pause = Duration.milliseconds(500)
  /// Before the first of them.
  private static let moment = Duration.milliseconds(50)

  private let peer: Peer
  /// The names of its services.
  private let services: Set<String>

  init(of peer: Peer) {
    self.peer = peer
    let methods = GatewayService.forwarded.filter { Area(method: $0.name) == peer.area }
    services = Set(methods.map { String($0.service) })
  }

  /// Tells `board` what it hears, until its task is cancelled.
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
        // Why it ended is no matter: somebody else's call says that.
      }
      failures += 1
      if failures > 1, !Task.isCancelled { board.setBehind(services, serving: false) }
      try? await peer.loop.sleep(for: failures > 1 ? Self.pause : Self.moment)
    }
  }
}
