package import SQLite
package import Vocabulary

/// The context that the body of a write works with.
///
/// Valid only during the body's transaction.
package class WriteContext {
  package let connection: Connection
  /// One time for everything that the write records.
  package let now: Timestamp
  /// Generates ids.
  ///
  /// A body that runs again generates others; the first ones were rolled back.
  package let ids: IDSource
  package let random: RandomSource
  package let feed: FeedTable
  /// The number of the last event appended in this write.
  package private(set) var lastSequence: Int64?
  /// The households to whose events this write appended.
  private(set) var households: Set<HouseholdID> = []

  /// How many events it appended, and the bytes of their bodies.
  private(set) var appended = (events: 0, bytes: 0)

  init(connection: Connection, now: Timestamp, store: ServiceStore) {
    self.connection = connection
    self.now = now
    ids = store.ids
    random = store.random
    feed = store.feed
  }

  /// Appends an event to the service's feed, in this transaction.
  ///
  /// - Returns: its number in the feed.
  @discardableResult
  package func append(_ event: NewEvent, _ stamp: EventStamp) throws -> Int64 {
    let (sequence, bytes) = try feed.append(event, stamp, to: connection)
    appended.events += 1
    appended.bytes += bytes
    lastSequence = sequence
    households.insert(stamp.household)
    return sequence
  }
}

/// The context of a changing call: a write with its caller.
package final class ChangeContext: WriteContext {
  package let caller: Caller

  init(connection: Connection, now: Timestamp, store: ServiceStore, caller: Caller) {
    self.caller = caller
    super.init(connection: connection, now: now, store: store)
  }

  package var household: HouseholdID { caller.household }
  /// The member whose space the call is about.
  package var space: MemberID { caller.subject }
  /// The day of the call in the subject's calendar.
  package var today: LocalDay { caller.calendar.day(of: now) }

  /// The stamp of this call's events: its time, its caller, the subject's space.
  package var stamp: EventStamp {
    EventStamp(
      at: now,
      localDay: today,
      household: caller.household,
      space: caller.subject,
      actor: caller.member,
      device: caller.device,
      request: caller.requestID
    )
  }

  /// Appends an event in the subject's space.
  @discardableResult
  package func append(_ event: NewEvent) throws -> Int64 {
    try append(event, stamp)
  }

  /// Appends an event in the household's common space.
  @discardableResult
  package func appendToHousehold(_ event: NewEvent) throws -> Int64 {
    var stamp = stamp
    stamp.space = nil
    return try append(event, stamp)
  }
}
