import CatalogDomain
import SQLite
import Vocabulary

/// The SQL about what one member did with the topics.
struct StateRows {
  let connection: Connection
  let learner: Learner

  func all() throws -> [TopicIdentifier: TopicState] {
    let found = try connection.all(
      """
      SELECT topic, is_completed, is_favorite, last_viewed, notes, first_completed, revision
      FROM topic_state WHERE household = ? AND member = ?
      """,
      learner.household,
      learner.member,
      decode: StateRows.state
    )
    var states = Dictionary(
      found.map { ($0.identifier, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    try connection.each(
      "SELECT topic, step FROM topic_step_done WHERE household = ? AND member = ?",
      learner.household,
      learner.member
    ) { row in
      states[try row.value(0)]?.doneSteps.insert(try row.value(1))
      return true
    }
    return states
  }

  func one(_ topic: TopicIdentifier) throws -> TopicState? {
    let found = try connection.first(
      """
      SELECT topic, is_completed, is_favorite, last_viewed, notes, first_completed, revision
      FROM topic_state WHERE household = ? AND member = ? AND topic = ?
      """,
      learner.household,
      learner.member,
      topic,
      decode: StateRows.state
    )
    guard var state = found else { return nil }
    state.doneSteps = Set(
      try connection.all(
        "SELECT step FROM topic_step_done WHERE household = ? AND member = ? AND topic = ?",
        learner.household,
        learner.member,
        topic
      ) { try $0.value(0) }
    )
    return state
  }

  private static func state(_ row: Row) throws -> TopicState {
    var state = TopicState(of: try row.value(0))
    state.isCompleted = try row.value(1)
    state.isFavorite = try row.value(2)
    state.lastViewed = try row.value(3)
    state.notes = try row.value(4)
    state.firstCompleted = try row.value(5)
    state.revision = try row.value(6)
    return state
  }
}

// MARK: - Writing

extension StateRows {
  /// Stores what a change made of the state, and only the steps that differ.
  func save(_ change: TopicChange) throws {
    try upsert(change.after)
    for step in change.before.doneSteps.subtracting(change.after.doneSteps) {
      try connection.run(
        "DELETE FROM topic_step_done WHERE household = ? AND member = ? AND topic = ? AND step = ?",
        learner.household,
        learner.member,
        change.after.identifier,
        step
      )
    }
    for step in change.after.doneSteps.subtracting(change.before.doneSteps).sorted() {
      try connection.run(
        "INSERT INTO topic_step_done (household, member, topic, step) VALUES (?, ?, ?, ?)",
        learner.household,
        learner.member,
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
      learner.household,
      learner.member,
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
