import AnalyticsContracts
import CatalogContracts
import GatewayContracts
import GatewayDomain
import NotificationContracts
import RuntimeContracts
import TaskContracts
import Wire

extension FeedV1.Event {
  /// The event as others than its member may see it: what the contract of its kind declares visible, without
  /// the device it was done on and the request that did it.
  ///
  /// - Returns: `nil` when others may not see it, and when what it holds is unknown here: a kind of a later
  ///   version, a body that cannot be read or was erased.
  func sharedParts(of source: WatchSource) -> FeedV1.Event? {
    guard var body, let happened = try? source.happened(in: self),
      let shared = happened.body.shared(changedFields: changedFields)
    else { return nil }
    body.value = shared.body.encoded()[...]
    // Field by field: what the envelope gets later is private until it is named here.
    return FeedV1.Event(
      epoch: epoch,
      sequence: sequence,
      spaceNumber: spaceNumber,
      at: at,
      localDay: localDay,
      householdID: householdID,
      spaceID: spaceID,
      actorID: actorID,
      kind: kind,
      entityID: entityID,
      revision: revision,
      changedFields: shared.changedFields,
      batchID: batchID,
      body: body
    )
  }
}

extension WatchSource {
  /// Reads an event of this source; `nil` when its kind, or its body, is unknown.
  fileprivate func happened(in event: FeedV1.Event) throws(WireError) -> (any EventSet)? {
    switch self {
    case .gateway: try GatewayV1.Event(event)
    case .task: try TaskV1.Event(event)
    case .catalog: try CatalogV1.Event(event)
    case .analytics: try AnalyticsV1.Event(event)
    case .notification: try NotificationV1.Event(event)
    }
  }
}
