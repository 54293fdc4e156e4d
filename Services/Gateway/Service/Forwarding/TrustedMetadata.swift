import GatewayDomain
package import RPC
package import ServiceRuntime
import Vocabulary

/// The caller's identity in metadata, which services trust from peers with the cluster key.
package enum TrustedMetadata {
  /// The options of a forwarded call: the caller's metadata without reserved keys, and the trusted identity.
  ///
  /// `seen` are the caller's own positions, for services that follow others.
  static func forwarding(
    _ context: CallerContext,
    of call: CallFacts,
    seen: FeedPositions?
  ) -> CallOptions {
    // A single id in canonical form is passed as an option; several, or other forms, are forwarded as received.
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

  /// The caller's metadata without reserved keys and without keys that are passed as options.
  private static func forwardable(_ sent: Metadata, besides requestID: UniqueID?) -> Metadata {
    // The trace is forwarded separately, with a span of the gateway.
    let hasTrace = sent.traceParent != nil
    var metadata = sent
    metadata.removeAll { key in
      isReserved(key) || key == TraceParent.key || key == "tracestate" && !hasTrace
        || key == TrustedKey.requestID && requestID != nil
    }
    return metadata
  }

  /// The request id; `nil` unless there is exactly one, in lower case.
  private static func requestID(of metadata: Metadata) -> UniqueID? {
    let (text, count) = metadata.last(TrustedKey.requestID)
    guard count == 1, var text else { return nil }
    return text.withUTF8 { UniqueID(lowerCaseUTF8: UnsafeRawBufferPointer($0)) }
  }

  /// The metadata of a call that the gateway itself makes for a member.
  package static func composing(_ context: CallerContext, seen: FeedPositions) -> Metadata {
    var metadata = Metadata()
    append(context, to: &metadata)
    if !seen.byService.isEmpty { metadata.append(TrustedKey.after, seen.text) }
    return metadata
  }

  /// The metadata of a call that the gateway makes for a member about a child's space.
  ///
  /// The caller must be allowed to reach the space.
  static func composing(
    _ context: CallerContext,
    about child: MemberID,
    at now: Timestamp,
    seen: FeedPositions
  ) -> Metadata {
    let home = context.home
    var metadata = identityMetadata(
      context.caller,
      child,
      home,
      context.device,
      dayStart: home.household.dayStart(in: home.zone(of: child), at: now)
    )
    if !seen.byService.isEmpty { metadata.append(TrustedKey.after, seen.text) }
    return metadata
  }

  /// Whether a key is never forwarded, in either direction.
  package static func isReserved(_ key: String) -> Bool {
    key == "authorization" || key == "device-id" || Metadata.isTrusted(key)
  }

  private static func append(_ context: CallerContext, to metadata: inout Metadata) {
    let identityMetadata = identityMetadata(
      context.caller,
      context.subject,
      context.home,
      context.device,
      dayStart: context.dayStart
    )
    metadata.append(contentsOf: identityMetadata)
  }

  /// The metadata of the caller, the space, its calendar and the start of its evening.
  static func identityMetadata(
    _ caller: AuthenticatedCaller,
    _ subject: MemberID,
    _ home: Home,
    _ device: DeviceID,
    dayStart: LocalTime
  ) -> Metadata {
    let household = home.household
    var metadata = Metadata()
    metadata.append(TrustedKey.household, household.id.text)
    metadata.append(TrustedKey.member, caller.member.text)
    metadata.append(TrustedKey.subject, subject.text)
    metadata.append(TrustedKey.role, caller.role.rawValue)
    // The subject's zone, also when a parent calls.
    metadata.append(TrustedKey.zone, home.zone(of: subject))
    metadata.append(TrustedKey.weekStart, household.weekStart.rawValue)
    metadata.append(TrustedKey.dayStart, dayStart.text)
    let eveningStart = home.eveningStart(of: subject)
    if eveningStart != .noon { metadata.append(TrustedKey.eveningStart, eveningStart.text) }
    metadata.append(TrustedKey.device, device.text)
    metadata.append(TrustedKey.scopes, caller.scopes.text)
    let consents = home.consents(of: subject)
    if !consents.isEmpty {
      let byArea = Dictionary(uniqueKeysWithValues: consents.map { ($0.key.area, $0.value) })
      metadata.append(TrustedKey.consents, ConsentArea.text(byArea))
    }
    return metadata
  }
}
