import CatalogDomain
import Testing
import Vocabulary

/// Test helpers for topics and drafts.
func identifier(_ text: String) throws -> TopicIdentifier {
  try #require(TopicIdentifier(text: text))
}

func moment(_ seconds: Int64) -> Timestamp { Timestamp(millisecondsSinceEpoch: seconds * 1_000) }

extension TopicState {
  /// Marks one step.
  func marking(
    _ step: StepID,
    done: Bool,
    of topic: Topic,
    at now: Timestamp
  ) throws(TopicRefusal) -> TopicChange {
    try marking([StepMark(step, isDone: done)], of: topic, at: now)
  }
}

/// A topic with `steps` steps in one section, `<name>/all/1` onwards.
func topic(
  _ name: String = "laundry",
  title: String? = nil,
  subtitle: String = "",
  category: String = "Household",
  difficulty: Difficulty = .beginner,
  steps: Int = 3,
  position: Int = 1,
  version: Int = 1,
  isRetired: Bool = false
) throws -> Topic {
  let name = try identifier(name)
  let numbered = (0..<steps).map { index in
    Step(id: StepID(topic: name, section: "all", key: "\(index + 1)"), text: "Do it")
  }
  return Topic(
    identifier: name,
    title: title ?? name.text,
    subtitle: subtitle,
    category: category,
    difficulty: difficulty,
    sections: [Section(key: "all", title: "All", steps: numbered)],
    position: position,
    contentVersion: version,
    isRetired: isRetired
  )
}

/// A valid draft, to be made invalid by the test.
func draft(_ identifier: String = "laundry") -> TopicDraft {
  TopicDraft(
    identifier: identifier,
    contentVersion: 1,
    title: "Laundry",
    subtitle: "Clean clothes",
    category: "Household",
    difficulty: "beginner",
    iconName: "washing-machine",
    sections: ["one", "two", "three"].map {
      SectionDraft(
        key: $0,
        title: "Part \($0)",
        steps: [
          StepDraft(key: "1", text: "Sort it."), StepDraft(key: "2", text: "Wash it."),
          StepDraft(key: "3", text: "Fold it."),
        ]
      )
    },
    tips: ["Sort early.", "Measure.", "Air it."],
    commonMistakes: ["Overloading.", "Too hot.", "Too late."]
  )
}
