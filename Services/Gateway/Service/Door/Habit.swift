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
  static let mostRoutes = 16

  let acquaintance: Acquaintance
  /// What of the metadata goes on to a service as it came.
  let passedOn: Metadata
  @exclusivity(unchecked) private var routes: [KnownRoute] = []
  /// Whose turn it is to make room.
  @exclusivity(unchecked) private var hand = 0
  /// Of ``acquaintance``, when they were made.
  @exclusivity(unchecked) private var changes: UInt64

  init(_ acquaintance: Acquaintance, _ metadata: Metadata) {
    self.acquaintance = acquaintance
    passedOn = TrustedMetadata.passedOn(metadata)
    changes = acquaintance.changes
  }

  /// What a door remembered, if it is a habit.
  @inline(__always)
  static func of(_ memory: AnyObject?) -> Habit? {
    guard let memory, type(of: memory) == Habit.self else { return nil }
    // A cast would ask the runtime, and count one more reference.
    return unsafeDowncast(memory, to: Habit.self)
  }

  /// The way of an earlier call of `method` about the same space, whose member may still make such calls: the
  /// rule has the same answer to the same question.
  ///
  /// - Returns: `nil` as well for a name that is none, which is to be refused.
  func route(of method: AuditedMethod, to named: NamedSubject) -> KnownRoute? {
    guard changes == acquaintance.changes else {
      (routes, hand, changes) = ([], 0, acquaintance.changes)
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
    return routes.first { $0.isOf(method, subject) }
  }

  /// Whether there is room for one more way, made by giving up one that was not taken since it was asked for its
  /// place the last time.
  ///
  /// One is asked each time. So ways that are taken by turns stay, although they are more than find room.
  func makesRoom() -> Bool {
    guard routes.count == Self.mostRoutes else { return true }
    hand = (hand + 1) % routes.count
    guard routes[hand].wasUsed else {
      routes.remove(at: hand)
      hand -= 1
      return true
    }
    routes[hand].wasUsed = false
    return false
  }

  /// Keeps a way for which there is room, or in the place of that which it replaces.
  func remember(_ known: KnownRoute) {
    let (method, subject) = (known.route.method, known.route.member.subject)
    if let index = routes.firstIndex(where: { $0.isOf(method, subject) }) {
      routes[index] = known
    } else {
      routes.append(known)
    }
  }
}

/// A way that many calls take.
///
/// Touched on the loop only.
final class KnownRoute {
  let route: Route
  private let way: PassingWay
  private let channel: Channel
  private let method: AuditedMethod
  private let subject: MemberID
  /// Since it was asked for its place, or made.
  @exclusivity(unchecked) var wasUsed = true

  init(_ route: Route, _ way: PassingWay, over channel: Channel) {
    self.route = route
    self.way = way
    self.channel = channel
    method = route.method
    subject = route.member.subject
  }

  @inline(__always)
  fileprivate func isOf(_ method: AuditedMethod, _ subject: MemberID) -> Bool {
    self.method === method && self.subject == subject
  }

  /// One more call may take it: the service is known to answer.
  var isOpen: Bool { route.isOpen }

  /// Passes a call on that was let in, and brings what made the way; `metadata` of that goes on.
  func pass(
    _ call: consuming PassingCall,
    _ metadata: Metadata
  ) throws -> PassingCall.Decision {
    wasUsed = true
    // Positions are each call's own.
    if route.hasPositions { return try route.pass(call, metadata) }
    return call.pass(over: channel, way)
  }
}
