extension CatalogueDraft {
  /// Validates the draft as a whole (TOP-009).
  ///
  /// - Throws: ``ContentRejected`` with every problem of every topic.
  package func checked() throws(ContentRejected) -> Catalogue {
    var problems = topics.flatMap { $0.problems(atMostVersion: contentVersion) }
    if contentVersion < 1 {
      problems.append(
        ContentProblem(topic: "catalogue", field: "content_version", reason: "is not above 0")
      )
    }
    var seen: Set<String> = []
    for topic in topics where !seen.insert(topic.identifier).inserted {
      problems.append(
        ContentProblem(topic: topic.identifier, field: "identifier", reason: "occurs twice")
      )
    }
    var made: [Topic] = []
    for (index, draft) in topics.enumerated() {
      if let topic = draft.topic(position: index + 1) { made.append(topic) }
    }
    guard problems.isEmpty, made.count == topics.count else {
      throw ContentRejected(problems: problems)
    }
    return Catalogue(contentVersion: contentVersion, topics: made)
  }
}

extension TopicDraft {
  /// - Returns: `nil` if an identifier or an enumerated value is invalid; the checks report which.
  fileprivate func topic(position: Int) -> Topic? {
    guard let identifier = TopicIdentifier(text: identifier),
      let difficulty = Difficulty(name: difficulty),
      let layoutClass = LayoutClass(name: layoutClass ?? LayoutClass.standard.name)
    else { return nil }
    return Topic(
      identifier: identifier,
      title: title,
      detailTitle: detailTitle,
      subtitle: subtitle,
      category: category,
      difficulty: difficulty,
      iconName: iconName,
      layoutClass: layoutClass,
      height: height,
      sections: sections.map { $0.section(of: identifier) },
      tips: tips,
      commonMistakes: commonMistakes,
      position: position,
      contentVersion: contentVersion
    )
  }
}

extension SectionDraft {
  fileprivate func section(of topic: TopicIdentifier) -> Section {
    let named = steps.map { step in
      Step(id: StepID(topic: topic, section: key, key: step.key), text: step.text)
    }
    return Section(key: key, title: title, intro: intro, steps: named)
  }
}
