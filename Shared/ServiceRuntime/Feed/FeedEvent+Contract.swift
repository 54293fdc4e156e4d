package import RuntimeContracts
import Vocabulary
import Wire

/// The prefix of a body's type in the contract.
private let typePrefix = "type.googleapis.com/"

extension FeedV1.Event {
  /// The contract's form of a stored event.
  package init(_ event: FeedEvent) {
    self.init()
    epoch = event.position.epoch
    sequence = UInt64(clamping: event.position.sequence)
    spaceNumber = UInt64(clamping: event.spaceNumber)
    at = GoogleProtobuf.Timestamp(event.stamp.at)
    localDay = event.stamp.localDay
    householdID = event.stamp.household
    spaceID = event.stamp.space
    actorID = event.stamp.actor
    deviceID = event.stamp.device
    requestID = event.stamp.request
    kind = event.kind
    entityID = event.entity
    revision = UInt64(clamping: event.revision)
    changedFields = event.changedFields
    batchID = event.batch
    if !event.bodyType.isEmpty {
      body = GoogleProtobuf.`Any`(typeUrl: typePrefix + event.bodyType, value: event.body)
    }
  }
}

extension FeedEvent {
  /// Reads an event from the contract's form.
  ///
  /// - Returns: `nil` when it lacks a required field: household, time, day, or number.
  package init?(_ event: FeedV1.Event) {
    guard let household = event.householdID, let day = event.localDay,
      let at = event.at.flatMap({ Timestamp($0) }), event.sequence > 0,
      let sequence = Int64(exactly: event.sequence),
      let spaceNumber = Int64(exactly: event.spaceNumber),
      let revision = Int(exactly: event.revision)
    else { return nil }
    self.init(
      position: FeedPosition(epoch: event.epoch, sequence: sequence),
      spaceNumber: spaceNumber,
      stamp: EventStamp(
        at: at,
        localDay: day,
        household: household,
        space: event.spaceID,
        actor: event.actorID,
        device: event.deviceID,
        request: event.requestID
      ),
      kind: event.kind,
      entity: event.entityID,
      revision: revision,
      changedFields: event.changedFields,
      batch: event.batchID,
      bodyType: event.body.map { String($0.typeUrl.drop(prefix: typePrefix)) } ?? "",
      body: event.body?.value ?? []
    )
  }
}

extension String {
  fileprivate func drop(prefix: String) -> Substring {
    hasPrefix(prefix) ? dropFirst(prefix.count) : self[...]
  }
}
