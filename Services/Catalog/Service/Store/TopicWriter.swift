package import CatalogDomain
import RPC
import SQLite
import ServiceRuntime
package import Vocabulary

/// Changes a member's topic states in an open transaction.
package struct TopicWriter {
  private let context: WriteContext
  private let space: Space
  private let stamp: EventStamp
  /// Books screen-time points; `nil` unless the member is a child and a consent to screen time holds.
  private let points: PointsWriter?
  private var connection: Connection { context.connection }

  /// For a call in the caller's own space.
  init(_ context: WriteContext, _ caller: Caller) {
    self.context = context
    space = Space(ownOf: caller)
    stamp = EventStamp(
      at: context.now,
      localDay: caller.calendar.day(of: context.now),
      household: caller.household,
      space: caller.member,
      actor: caller.member,
      device: caller.device,
      request: caller.requestID
    )
    points =
      caller.role == .child && caller.consents[.screenTime] != nil
      ? PointsWriter(context, space, stamp, calendar: caller.calendar) : nil
  }

  /// For a change by the service itself in a member's space.
  ///
  /// The household's time zone is unknown here, so events have the UTC day.
  init(_ context: WriteContext, in space: Space) {
    self.context = context
    self.space = space
    stamp = EventStamp(
      at: context.now,
      localDay: HouseholdCalendar.utc.day(of: context.now),
      household: space.household,
      space: space.member
    )
    points = nil
  }

  /// The time of the transaction.
  package var now: Timestamp { context.now }

  /// The stored state of one topic.
  package func state(_ topic: TopicIdentifier) throws -> TopicState? {
    try TopicReader(connection, space).state(topic)
  }

  /// Stores a change and appends its events; an empty change writes nothing.
  ///
  /// A child's first completion earns points if a parent has enabled this and a consent to screen time holds (APP-002).
  package func apply(_ change: TopicChange, of topic: Topic) throws {
    guard change.isChange else { return }
    try upsert(change.after)
    try saveSteps(of: change)
    for event in TopicEvents.events(of: change, topic) {
      try context.append(event, stamp)
    }
    if change.isFirstCompletion { try points?.payLesson(topic.identifier) }
  }

  /// Stores the time of a view; changes no revision and appends no event.
  package func record(view: TopicState, over before: TopicState) throws {
    guard view.lastViewed != before.lastViewed else { return }
    try upsert(view)
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
