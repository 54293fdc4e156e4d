import GatewayDomain
package import ServiceRuntime
import Synchronization
import Vocabulary

/// The feed positions of each member's own changes, so that later reads from other services include them.
///
/// In memory only: after a restart a member may once read stale figures.
package final class SeenPositions: Sendable {
  private static let capacity = 8_192  // members; about 200 bytes each

  /// The name of the gateway's feed in positions.
  package static let gateway = "gateway"

  private struct Key: Hashable, Sendable {
    let household: HouseholdID
    let member: MemberID
  }

  private let table = Mutex(BoundedTable<Key, FeedPositions>(capacity: capacity))

  package init() {}

  package func seen(by context: CallerContext) -> FeedPositions {
    table.withLock { $0[key(context)] } ?? FeedPositions()
  }

  package func note(_ position: String, by context: CallerContext) {
    table.withLock { table in
      var seen = table[key(context)] ?? FeedPositions()
      let noted = FeedPositions(text: position)
      for feed in Area.allCases.map(\.rawValue) + [SeenPositions.gateway] {
        if let position = noted[feed] { seen.advance(feed, to: position) }
      }
      table[key(context)] = seen
    }
  }

  private func key(_ context: CallerContext) -> Key {
    Key(household: context.household, member: context.caller.member)
  }
}
