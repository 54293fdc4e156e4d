import AnalyticsContracts
import CatalogContracts
import GatewayContracts
import GatewayDomain
import NotificationContracts
import RuntimeContracts
import TaskContracts
import Wire

extension FeedV1.Event {
  /// The parts of the event that the contract declares visible to other members, without the device and the
  /// request that caused it.
  ///
  /// - Returns: `nil` when nothing is visible, and when the body is unknown: a kind of a later version, or a body
  ///   that is malformed or erased.
  func sharedParts(of source: WatchSource) -> FeedV1.Event? {
    guard var body, let happened = try? source.happened(in: self),
      let shared = happened.body.shared(changedFields: changedFields)
    else { return nil }
    body.value = shared.body.encoded()[...]
    // Field by field, so that new fields of the envelope are private until they are added here.
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
  /// Decodes an event of this source; `nil` when its kind or body is unknown.
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
