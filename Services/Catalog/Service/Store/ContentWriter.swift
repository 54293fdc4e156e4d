import CatalogDomain
import SQLite

/// Replaces shipped content inside one open transaction.
struct ContentWriter {
  let connection: Connection

  /// Brings the stored content to a new version (TOP-008).
  func replace(_ change: CatalogueChange) throws {
    for topic in change.topics {
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

  /// Steps that stay keep their rows, because members' progress hangs on them; a step that is gone
  /// takes its marks with it (TOP-059).
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
