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
    of call: ServerCall,
    seen: FeedPositions
  ) -> Metadata {
    var metadata = call.metadata
    metadata.removeAll { isOurs($0) }
    continueTrace(in: &metadata, span: call.loop.randomNumber())
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

  /// A new span under the caller's trace; one that is malformed or said twice is none.
  private static func continueTrace(in metadata: inout Metadata, span: UInt64) {
    let given = metadata.all("traceparent")
    guard !given.isEmpty else { return }
    if given.count == 1, let parent = TraceParent(text: given[0]) {
      metadata["traceparent"] = parent.child(span: span)
    } else {
      metadata.removeAll { $0 == "traceparent" || $0 == "tracestate" }
    }
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
