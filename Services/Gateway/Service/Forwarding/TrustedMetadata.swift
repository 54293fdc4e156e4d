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
  static func forwarding(
    _ context: CallerContext,
    of call: CallFacts,
    seen: FeedPositions?
  ) -> CallOptions {
    // A place of its own is cheaper than an entry; two of them, or another form, go on as they came.
    let requestID = requestID(of: call.metadata)
    var options = CallOptions(
      metadata: forwardable(call.metadata, besides: requestID),
      prepared: context.identityMetadata,
      requestID: requestID,
      priority: call.priority,
      waitsForReturn: true
    )
    if context.identityMetadata == nil { append(context, to: &options.metadata) }
    if let seen, !seen.byService.isEmpty {
      options.metadata.append(TrustedKey.after, seen.text)
    }
    return options
  }

  /// What its caller sent, without what only the door may say and what has a place of its own.
  private static func forwardable(_ sent: Metadata, besides requestID: UniqueID?) -> Metadata {
    // The trace goes on by itself, with a span of its own.
    let hasTrace = sent.traceParent != nil
    var metadata = sent
    metadata.removeAll { key in
      isReserved(key) || key == TraceParent.key || key == "tracestate" && !hasTrace
        || key == TrustedKey.requestID && requestID != nil
    }
    return metadata
  }

  /// The only one, in the form that we write ourselves.
  private static func requestID(of metadata: Metadata) -> UniqueID? {
    let (text, count) = metadata.last(TrustedKey.requestID)
    guard count == 1, var text else { return nil }
    return text.withUTF8 { UniqueID(lowerCaseUTF8: UnsafeRawBufferPointer($0)) }
  }

  /// The same for a call that the door makes for a member by itself.
  package static func composing(_ context: CallerContext, seen: FeedPositions) -> Metadata {
    var metadata = Metadata()
    append(context, to: &metadata)
    if !seen.byService.isEmpty { metadata.append(TrustedKey.after, seen.text) }
    return metadata
  }

  /// Keys that are never passed on, in either direction, as they came.
  package static func isReserved(_ key: String) -> Bool {
    key == "authorization" || key == "device-id" || Metadata.isTrusted(key)
  }

  private static func append(_ context: CallerContext, to metadata: inout Metadata) {
    let identityMetadata = identityMetadata(
      context.caller,
      context.subject,
      context.home,
      context.device
    )
    metadata.append(contentsOf: identityMetadata)
  }

  /// Who asks, about whose space, and how days lie there.
  static func identityMetadata(
    _ caller: AuthenticatedCaller,
    _ subject: MemberID,
    _ home: Home,
    _ device: DeviceID
  ) -> Metadata {
    let household = home.household
    var metadata = Metadata()
    metadata.append(TrustedKey.household, household.id.text)
    metadata.append(TrustedKey.member, caller.member.text)
    metadata.append(TrustedKey.subject, subject.text)
    metadata.append(TrustedKey.role, caller.role.rawValue)
    // Days in a space are its member's days, also when a parent asks.
    metadata.append(TrustedKey.zone, home.zone(of: subject))
    metadata.append(TrustedKey.weekStart, household.weekStart.rawValue)
    metadata.append(TrustedKey.dayStart, household.dayStart.text)
    metadata.append(TrustedKey.device, device.text)
    metadata.append(TrustedKey.scopes, caller.scopes.text)
    return metadata
  }
}
