/// Minimum sizes and maximum text lengths of shipped lessons.
package enum ContentLimits {
  package static let sections = 3  // TOP-006, as are the next three
  package static let steps = 9
  package static let tips = 3
  package static let commonMistakes = 3
  package static let title = 60
  package static let subtitle = 120
  package static let category = 30
  package static let advice = 300
  package static let step = 500  // two long sentences
}

extension TopicDraft {
  /// Every problem of the draft; empty if it is valid.
  package func problems(atMostVersion newest: Int) -> [ContentProblem] {
    var found = Findings(topic: identifier)
    checkNames(&found)
    checkChoices(&found)
    checkLesson(&found)
    found.list("tips", tips, atLeast: ContentLimits.tips)
    found.list("common_mistakes", commonMistakes, atLeast: ContentLimits.commonMistakes)
    if !(1...max(1, newest)).contains(contentVersion) {
      found.add("content_version", "is not between 1 and the catalogue's \(newest)")
    }
    return found.problems
  }

  private func checkNames(_ found: inout Findings) {
    if TopicIdentifier(text: identifier) == nil {
      found.add("identifier", "is not 1 to 64 of a–z, 0–9 and -")
    }
    found.text("title", title, limit: ContentLimits.title)
    if let detailTitle { found.text("detail_title", detailTitle, limit: ContentLimits.title) }
    found.text("subtitle", subtitle, limit: ContentLimits.subtitle)
    found.text("category", category, limit: ContentLimits.category)
    found.text("icon_name", iconName, limit: ContentLimits.category)
  }

  private func checkChoices(_ found: inout Findings) {
    if Difficulty(name: difficulty) == nil { found.add("difficulty", "is unknown") }
    if let layoutClass, LayoutClass(name: layoutClass) == nil {
      found.add("layout_class", "is unknown")
    }
    for problem in height.problems { found.add("height", "is refused: \(problem)") }
  }

  private func checkLesson(_ found: inout Findings) {
    if sections.count < ContentLimits.sections {
      found.add("sections", "are fewer than \(ContentLimits.sections)")
    }
    if sections.reduce(0, { $0 + $1.steps.count }) < ContentLimits.steps {
      found.add("sections", "have fewer than \(ContentLimits.steps) steps together")
    }
    found.keys(sections.map(\.key), of: "sections")
    for (index, section) in sections.enumerated() {
      let path = "sections[\(index)]"
      found.text("\(path).title", section.title, limit: ContentLimits.title)
      if let intro = section.intro { found.text("\(path).intro", intro, limit: ContentLimits.step) }
      found.keys(section.steps.map(\.key), of: "\(path).steps")
      found.list(
        "\(path).steps",
        section.steps.map(\.text),
        atLeast: 1,
        limit: ContentLimits.step
      )
    }
  }

  var height: CardHeight {
    let standard = CardHeight()
    return CardHeight(
      preferred: preferredHeight,
      minimum: minHeight ?? standard.minimum,
      maximum: maxHeight ?? standard.maximum,
      proportional: proportionalHeight
    )
  }
}

/// The problems found in one topic.
private struct Findings {
  let topic: String
  var problems: [ContentProblem] = []

  mutating func add(_ field: String, _ reason: String) {
    problems.append(ContentProblem(topic: topic, field: field, reason: reason))
  }

  mutating func text(_ field: String, _ text: String, limit: Int) {
    if let reason = TextCheck.problem(of: text, limit: limit) { add(field, reason) }
  }

  /// Checks the keys of a list for form and uniqueness.
  mutating func keys(_ keys: [String], of list: String) {
    var seen: Set<String> = []
    for (index, key) in keys.enumerated() {
      let field = "\(list)[\(index)].key"
      if TopicIdentifier(text: key) == nil { add(field, "is not 1 to 64 of a–z, 0–9 and -") }
      if !seen.insert(key).inserted { add(field, "occurs twice") }
    }
  }

  mutating func list(
    _ field: String,
    _ texts: [String],
    atLeast least: Int,
    limit: Int = ContentLimits.advice
  ) {
    if texts.count < least { add(field, "are fewer than \(least)") }
    for (index, entry) in texts.enumerated() { text("\(field)[\(index)]", entry, limit: limit) }
  }
}
