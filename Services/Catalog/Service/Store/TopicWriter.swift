package import CatalogDomain
import SQLite
import ServiceRuntime
package import Vocabulary

/// Changes one member's topic states inside one open transaction.
package struct TopicWriter {
  private let context: WriteContext
  private let caller: Caller
  private let space: Space
  private var connection: Connection { context.connection }

  init(_ context: WriteContext, _ caller: Caller) {
    self.context = context
    self.caller = caller
    space = Space(ownOf: caller)
  }

  /// One moment for everything the transaction says about time.
  package var now: Timestamp { context.now }

  /// What is stored about one topic.
  package func state(_ topic: TopicIdentifier) throws -> TopicState? {
    try TopicReader(connection, space).state(topic)
  }

  /// Stores a change and appends its events; a change that changes nothing leaves no trace.
  package func apply(_ change: TopicChange, of topic: Topic) throws {
    guard change.isChange else { return }
    try upsert(change.after)
    try saveSteps(of: change)
    for event in TopicEvents.events(of: change, topic) {
      try context.append(event, stamp)
    }
  }

  private var stamp: EventStamp {
    EventStamp(
      at: context.now,
      localDay: caller.calendar.day(of: context.now),
      household: caller.household,
      space: caller.member,
      actor: caller.member,
      device: caller.device,
      request: caller.requestID
    )
  }

  /// Writes only the steps that differ.
  private func saveSteps(of change: TopicChange) throws {
    for step in change.before.doneSteps.subtracting(change.after.doneSteps) {
      try connection.run(
        "DELETE FROM topic_step_done WHERE household = ? AND member = ? AND topic = ? AND step = ?",
        space.household,
        space.member,
        change.after.identifier,
        step
      )
    }
    for step in change.after.doneSteps.subtracting(change.before.doneSteps).sorted() {
      try connection.run(
        "INSERT INTO topic_step_done (household, member, topic, step) VALUES (?, ?, ?, ?)",
        space.household,
        space.member,
        change.after.identifier,
        step
      )
    }
  }

  private func upsert(_ state: TopicState) throws {
    try connection.run(
      """
      INSERT INTO topic_state (household, member, topic, is_completed, is_favorite, last_viewed,
        notes, first_completed, revision)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT (household, member, topic) DO UPDATE SET
        is_completed = excluded.is_completed, is_favorite = excluded.is_favorite,
        last_viewed = excluded.last_viewed, notes = excluded.notes,
        first_completed = excluded.first_completed, revision = excluded.revision
      """,
      space.household,
      space.member,
      state.identifier,
      state.isCompleted,
      state.isFavorite,
      state.lastViewed,
      state.notes,
      state.firstCompleted,
      state.revision
    )
  }
}
