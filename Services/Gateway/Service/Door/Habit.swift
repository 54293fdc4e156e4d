import GatewayDomain
import RPC
import Vocabulary

/// What the door remembers of calls that bring the same metadata: who sends them, what of it goes on, and
/// which ways they took.
///
/// It decides nothing: each call asks its ``Acquaintance`` whether all is as it was, and is counted against the
/// limits. What it spares a call is to look up and put together again what follows from that.
///
/// Touched on the loop only.
final class Habit {
  /// A family's spaces, and the methods that a client calls by turns.
  private static let mostRoutes = 16

  let acquaintance: Acquaintance
  /// What of the metadata goes on to a service as it came.
  let passedOn: Metadata
  @exclusivity(unchecked) private var routes: [Route] = []
  /// Of ``acquaintance``, when they were made.
  @exclusivity(unchecked) private var changes: UInt64

  init(_ acquaintance: Acquaintance, _ metadata: Metadata) {
    self.acquaintance = acquaintance
    passedOn = TrustedMetadata.passedOn(metadata)
    changes = acquaintance.changes
  }

  /// The way of an earlier call of `method` about the same space, whose member may still make such calls: the
  /// rule has the same answer to the same question.
  ///
  /// - Returns: `nil` as well for a name that is none, which is to be refused.
  func route(of method: AuditedMethod, to named: NamedSubject) -> Route? {
    guard changes == acquaintance.changes else {
      (routes, changes) = ([], acquaintance.changes)
      return nil
    }
    let subject: MemberID
    switch named {
    case .caller:
      guard let caller = acquaintance.caller else { return nil }
      subject = caller.member
    case .member(let member): subject = member
    case .malformed: return nil
    }
    for index in routes.indices
    where routes[index].method === method && routes[index].member.subject == subject {
      return routes[index]
    }
    return nil
  }

  /// Keeps a way in the place of that which it replaces.
  func remember(_ route: Route) {
    routes.removeAll { $0.method === route.method && $0.member.subject == route.member.subject }
    if routes.count == Self.mostRoutes { routes.removeFirst() }
    routes.append(route)
  }
}
