import CatalogDomain
import SQLite

/// Reads shipped content from the store, always as a whole.
struct ContentReader {
  let connection: Connection

  func catalogue() throws -> Catalogue {
    let version: Int? = try connection.first("SELECT content_version FROM catalogue") {
      try $0.value(0)
    }
    guard let version else { return .empty }
    let sections = try sections()
    let tips = try advice(.tip)
    let mistakes = try advice(.commonMistake)
    let topics = try connection.all(
      """
      SELECT identifier, title, detail_title, subtitle, category, difficulty, icon_name,
        layout_class, preferred_height, min_height, max_height, proportional_height, position,
        content_version, retired
      FROM topic
      """
    ) { row in
      let identifier: TopicIdentifier = try row.value(0)
      return Topic(
        identifier: identifier,
        title: try row.value(1),
        detailTitle: try row.value(2, as: String.self),
        subtitle: try row.value(3),
        category: try row.value(4),
        difficulty: try row.value(5),
        iconName: try row.value(6),
        layoutClass: try row.value(7),
        height: try ContentReader.height(row, from: 8),
        sections: sections[identifier] ?? [],
        tips: tips[identifier] ?? [],
        commonMistakes: mistakes[identifier] ?? [],
        position: try row.value(12),
        contentVersion: try row.value(13),
        isRetired: try row.value(14)
      )
    }
    return Catalogue(contentVersion: version, topics: topics)
  }

  private static func height(_ row: Row, from column: Int) throws -> CardHeight {
    CardHeight(
      preferred: try row.value(column),
      minimum: try row.value(column + 1),
      maximum: try row.value(column + 2),
      proportional: try row.value(column + 3)
    )
  }

  private func sections() throws -> [TopicIdentifier: [Section]] {
    var steps: [StepPlace: [Step]] = [:]
    try connection.each(
      "SELECT topic, section, step, text FROM topic_step ORDER BY topic, section, number"
    ) { row in
      let place = StepPlace(topic: try row.value(0), section: try row.value(1))
      steps[place, default: []].append(Step(id: try row.value(2), text: try row.value(3)))
      return true
    }
    var sections: [TopicIdentifier: [Section]] = [:]
    try connection.each(
      "SELECT topic, key, title, intro FROM topic_section ORDER BY topic, number"
    ) { row in
      let place = StepPlace(topic: try row.value(0), section: try row.value(1))
      let section = Section(
        key: place.section,
        title: try row.value(2),
        intro: try row.value(3),
        steps: steps[place] ?? []
      )
      sections[place.topic, default: []].append(section)
      return true
    }
    return sections
  }

  private struct StepPlace: Hashable {
    let topic: TopicIdentifier
    let section: String
  }

  private func advice(_ kind: Advice) throws -> [TopicIdentifier: [String]] {
    var texts: [TopicIdentifier: [String]] = [:]
    try connection.each(
      "SELECT topic, text FROM topic_advice WHERE kind = ? ORDER BY topic, number",
      kind
    ) { row in
      texts[try row.value(0), default: []].append(try row.value(1))
      return true
    }
    return texts
  }
}

/// The advice lists at the end of a lesson; raw values are stored.
enum Advice: Int, SQLValue {
  case tip = 1
  case commonMistake = 2
}
