import GatewayContracts
import GatewayDomain
import Synchronization

/// The calls of `daybook.gateway.v1.Changes`, each in its own file.
///
/// A class, because all calls share the count of open watches.
final class ChangesCalls: Sendable {
  let directory: Directory
  let feeds: [any WatchedFeed]
  let open = Mutex(OpenWatches())

  init(directory: Directory, feeds: [any WatchedFeed]) {
    self.directory = directory
    self.feeds = feeds
  }
}

extension ChangesCalls: GatewayV1.ChangesService {}
