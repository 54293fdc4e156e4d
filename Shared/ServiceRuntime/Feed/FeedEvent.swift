package import Vocabulary
package import Wire

/// The content of a new event; the store adds when, where and by whom.
package struct NewEvent: Sendable {
  /// What happened; its type is the event's kind, so only kinds of the contract can be written.
  package var body: any EventBody
  /// The id of what changed.
  package var entity: String
  /// The record's revision after the change; 0 where records have none.
  package var revision: Int
  /// Names of the changed fields, if the record existed before.
  package var changedFields: [String]
  /// Events of one batch are appended consecutively and never split over pages.
  package var batch: BatchID?

  package init(
    _ body: any EventBody,
    entity: String,
    revision: Int = 0,
    changedFields: [String] = [],
    batch: BatchID? = nil
  ) {
    self.body = body
    self.entity = entity
    self.revision = revision
    self.changedFields = changedFields
    self.batch = batch
  }

  /// Snake case, entity and past verb: `task_completed`.
  package var kind: String { type(of: body).eventKind }
}

/// When, where and by whom an event was caused.
package struct EventStamp: Sendable, Hashable {
  package var at: Timestamp
  package var localDay: LocalDay
  package var household: HouseholdID
  /// The member whose space it happened in; `nil` for the household's common space.
  package var space: MemberID?
  /// The member who caused it; `nil` for the service itself.
  package var actor: MemberID?
  package var device: DeviceID?
  package var request: RequestID?

  package init(
    at: Timestamp,
    localDay: LocalDay,
    household: HouseholdID,
    space: MemberID?,
    actor: MemberID? = nil,
    device: DeviceID? = nil,
    request: RequestID? = nil
  ) {
    self.at = at
    self.localDay = localDay
    self.household = household
    self.space = space
    self.actor = actor
    self.device = device
    self.request = request
  }
}

/// One committed change as the feed keeps it (EVT-001).
package struct FeedEvent: Sendable, Hashable {
  package let position: FeedPosition
  /// 1, 2, 3 … within the space, without gaps.
  package let spaceNumber: Int64
  package let stamp: EventStamp
  package let kind: String
  package let entity: String
  package let revision: Int
  package let changedFields: [String]
  package let batch: BatchID?
  /// The full name of the body's message; empty once the body was erased.
  package let bodyType: String
  /// The body's message in the binary form.
  package let body: ArraySlice<UInt8>

  /// The body as a message of type `M`; `nil` when it is of another kind, or was erased.
  package func body<M: Message>(as type: M.Type) throws(WireError) -> M? {
    guard bodyType == M.fullName else { return nil }
    return try M(decoding: body)
  }
}

extension EventSet {
  /// Decodes the body of an event from the area's feed.
  ///
  /// - Returns: `nil` for a kind that this version does not know, and for an event whose body was
  ///   erased.
  /// - Throws: ``WireError`` when the body is not a message of its kind.
  package init?(_ event: FeedEvent) throws(WireError) {
    try self.init(kind: event.kind, type: event.bodyType, body: event.body)
  }
}
