package import CatalogDomain
import SQLite
import ServiceRuntime
import Vocabulary

/// Reads a member's topic states.
package struct TopicReader {
  private let connection: Connection
  private let space: Space

  init(_ connection: Connection, _ space: Space) {
    self.connection = connection
    self.space = space
  }

  /// The stored states by topic; topics without a stored state are absent.
  package func states() throws -> [TopicIdentifier: TopicState] {
    let found = try connection.all(
      """
      SELECT topic, is_completed, is_favorite, last_viewed, notes, first_completed, revision
      FROM topic_state WHERE household = ? AND member = ?
      """,
      space.household,
      space.member,
      decode: TopicReader.state
    )
    var states = Dictionary(
      found.map { ($0.identifier, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    try connection.each(
      "SELECT topic, step FROM topic_step_done WHERE household = ? AND member = ?",
      space.household,
      space.member
    ) { row in
      states[try row.value(0)]?.doneSteps.insert(try row.value(1))
      return true
    }
    return states
  }

  /// The stored state of one topic.
  package func state(_ topic: TopicIdentifier) throws -> TopicState? {
    let found = try connection.first(
      """
      SELECT topic, is_completed, is_favorite, last_viewed, notes, first_completed, revision
      FROM topic_state WHERE household = ? AND member = ? AND topic = ?
      """,
      space.household,
      space.member,
      topic,
      decode: TopicReader.state
    )
    guard var state = found else { return nil }
    state.doneSteps = Set(
      try connection.all(
        "SELECT step FROM topic_step_done WHERE household = ? AND member = ? AND topic = ?",
        space.household,
        space.member,
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
