import CatalogDomain
import SQLite
import ServiceRuntime
import Vocabulary

/// Replaces shipped content in an open transaction.
struct ContentWriter {
  let context: WriteContext
  private var connection: Connection { context.connection }

  init(_ context: WriteContext) { self.context = context }

  /// Updates the stored content from `stored` to a new version (TOP-008).
  ///
  /// - Returns: the number of members' states that changed, each with an event (TOP-059, TOP-061).
  func replace(_ change: CatalogueChange, over stored: Catalogue) throws -> Int {
    var moved = 0
    for topic in change.topics {
      if let old = stored[topic.identifier] { moved += try migrateStates(from: old, to: topic) }
      try upsert(topic)
      try replaceLesson(of: topic)
      try replaceAdvice(topic.tips, .tip, of: topic.identifier)
      try replaceAdvice(topic.commonMistakes, .commonMistake, of: topic.identifier)
    }
    for identifier in change.retired {
      try connection.run("UPDATE topic SET retired = 1 WHERE identifier = ?", identifier)
    }
    try connection.run(
      """
      INSERT INTO catalogue (one, content_version) VALUES (1, ?)
      ON CONFLICT (one) DO UPDATE SET content_version = excluded.content_version
      """,
      change.contentVersion
    )
    return moved
  }

  /// Removes marks of removed steps from members' states, before the steps are deleted.
  ///
  /// States are read one at a time, whatever the number of members.
  private func migrateStates(from old: Topic, to new: Topic) throws -> Int {
    guard old.movesLearners(to: new) else { return 0 }
    var moved = 0
    for space in try members(of: old.identifier) {
      let states = TopicReader(connection, space)
      guard let change = try states.state(old.identifier)?.moved(from: old, to: new),
        change.isChange
      else { continue }
      try TopicWriter(context, in: space).apply(change, of: new)
      moved += 1
    }
    return moved
  }

  /// The members who have done a step of the topic.
  private func members(of topic: TopicIdentifier) throws -> [Space] {
    try connection.all(
      """
      SELECT household, member FROM topic_state AS state WHERE topic = ? AND EXISTS (
        SELECT 1 FROM topic_step_done AS done
        WHERE done.household = state.household AND done.member = state.member
          AND done.topic = state.topic
      )
      """,
      topic
    ) { Space(household: try $0.value(0), member: try $0.value(1)) }
  }

  private func upsert(_ topic: Topic) throws {
    try connection.run(
      """
      INSERT INTO topic (identifier, position, title, detail_title, subtitle, category, difficulty,
        icon_name, layout_class, preferred_height, min_height, max_height, proportional_height,
        content_version, retired)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT (identifier) DO UPDATE SET
        position = excluded.position, title = excluded.title,
        detail_title = excluded.detail_title, subtitle = excluded.subtitle,
        category = excluded.category, difficulty = excluded.difficulty,
        icon_name = excluded.icon_name, layout_class = excluded.layout_class,
        preferred_height = excluded.preferred_height, min_height = excluded.min_height,
        max_height = excluded.max_height, proportional_height = excluded.proportional_height,
        content_version = excluded.content_version, retired = excluded.retired
      """,
      topic.identifier,
      topic.position,
      topic.title,
      topic.detailTitle,
      topic.subtitle,
      topic.category,
      topic.difficulty,
      topic.iconName,
      topic.layoutClass,
      topic.height.preferred,
      topic.height.minimum,
      topic.height.maximum,
      topic.height.proportional,
      topic.contentVersion,
      topic.isRetired
    )
  }

  /// Keeps the rows of remaining steps, because marks refer to them by foreign key.
  ///
  /// Deleting a step also deletes its marks, if there are any.
  private func replaceLesson(of topic: Topic) throws {
    let kept = Set(topic.steps.map(\.id))
    for step in try storedSteps(of: topic.identifier) where !kept.contains(step) {
      try connection.run("DELETE FROM topic_step WHERE step = ?", step)
    }
    let keys = Set(topic.sections.map(\.key))
    for key in try storedSections(of: topic.identifier) where !keys.contains(key) {
      try connection.run(
        "DELETE FROM topic_section WHERE topic = ? AND key = ?",
        topic.identifier,
        key
      )
    }
    for (index, section) in topic.sections.enumerated() {
      try upsert(section, number: index + 1, of: topic.identifier)
    }
  }

  private func upsert(_ section: Section, number: Int, of topic: TopicIdentifier) throws {
    try connection.run(
      """
      INSERT INTO topic_section (topic, key, number, title, intro) VALUES (?, ?, ?, ?, ?)
      ON CONFLICT (topic, key) DO UPDATE SET
        number = excluded.number, title = excluded.title, intro = excluded.intro
      """,
      topic,
      section.key,
      number,
      section.title,
      section.intro
    )
    for (index, step) in section.steps.enumerated() {
      try connection.run(
        """
        INSERT INTO topic_step (step, topic, section, number, text) VALUES (?, ?, ?, ?, ?)
        ON CONFLICT (step) DO UPDATE SET number = excluded.number, text = excluded.text
        """,
        step.id,
        topic,
        section.key,
        index + 1,
        step.text
      )
    }
  }

  private func replaceAdvice(_ texts: [String], _ kind: Advice, of topic: TopicIdentifier) throws {
    try connection.run("DELETE FROM topic_advice WHERE topic = ? AND kind = ?", topic, kind)
    for (index, text) in texts.enumerated() {
      try connection.run(
        "INSERT INTO topic_advice (topic, kind, number, text) VALUES (?, ?, ?, ?)",
        topic,
        kind,
        index + 1,
        text
      )
    }
  }

  private func storedSteps(of topic: TopicIdentifier) throws -> [StepID] {
    try connection.all("SELECT step FROM topic_step WHERE topic = ?", topic) { try $0.value(0) }
  }

  private func storedSections(of topic: TopicIdentifier) throws -> [String] {
    try connection.all("SELECT key FROM topic_section WHERE topic = ?", topic) {
      try $0.value(0)
    }
  }
}
