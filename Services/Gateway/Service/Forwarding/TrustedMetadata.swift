import GatewayDomain
package import RPC
package import ServiceRuntime
import Vocabulary

/// The identity that a service believes, because it comes from a process with the cluster key.
package enum TrustedMetadata {
  /// What a call carries on to a service: what its caller sent, without what only the door may say,
  /// and then what the door knows.
  ///
  /// `seen` are the caller's own positions, for services that follow others.
  package static func forwarding(
    _ visit: MemberVisit,
    of call: CallFacts,
    seen: FeedPositions
  ) -> Metadata {
    var metadata = call.metadata
    let isTraced = metadata.traceParent != nil
    // The trace goes on by itself, with a span of its own.
    metadata.removeAll { isOurs($0) || $0 == TraceParent.key || $0 == "tracestate" && !isTraced }
    append(visit, seen: seen, to: &metadata)
    return metadata
  }

  /// The same for a call that the door makes for a member by itself.
  package static func composing(_ visit: MemberVisit, seen: FeedPositions) -> Metadata {
    var metadata = Metadata()
    append(visit, seen: seen, to: &metadata)
    return metadata
  }

  /// Keys that are never passed on, in either direction, as they came.
  package static func isOurs(_ key: String) -> Bool {
    key == "authorization" || key == "device-id" || key.hasPrefix(TrustedKey.prefix)
  }

  private static func append(
    _ visit: MemberVisit,
    seen: FeedPositions,
    to metadata: inout Metadata
  ) {
    let household = visit.home.household
    metadata.append(TrustedKey.household, household.id.text)
    metadata.append(TrustedKey.member, visit.caller.member.text)
    metadata.append(TrustedKey.subject, visit.subject.text)
    metadata.append(TrustedKey.role, visit.caller.role.rawValue)
    // Days in a space are its member's days, also when a parent asks.
    metadata.append(TrustedKey.zone, visit.home.zone(of: visit.subject))
    metadata.append(TrustedKey.weekStart, household.weekStart.rawValue)
    metadata.append(TrustedKey.dayStart, household.dayStart.text)
    metadata.append(TrustedKey.device, visit.device.text)
    metadata.append(TrustedKey.scopes, visit.caller.scopes.text)
    if !seen.byService.isEmpty { metadata.append(TrustedKey.after, seen.text) }
  }
}
