/// The id of one step, such as `laundry/sorting-clothes/1`.
///
/// Any text is a valid value; only the topic determines whether the step exists.
package struct StepID: RawRepresentable, Hashable, Sendable, Comparable, CustomStringConvertible {
  package let text: String

  package init(text: String) { self.text = text }

  /// The id of a step by its key, which is stable when the step moves within the section.
  package init(topic: TopicIdentifier, section: String, key: String) {
    text = "\(topic)/\(section)/\(key)"
  }

  package init(rawValue: String) { self.init(text: rawValue) }

  package var rawValue: String { text }
  package var description: String { text }

  package static func < (lhs: StepID, rhs: StepID) -> Bool { lhs.text < rhs.text }
}

/// One instruction, in one or two sentences.
package struct Step: Hashable, Sendable {
  package let id: StepID
  package let text: String

  package init(id: StepID, text: String) {
    self.id = id
    self.text = text
  }
}

/// A section of a lesson: a heading, an optional introduction, and steps in order.
package struct Section: Hashable, Sendable {
  package let key: String
  package let title: String
  package let intro: String?
  package let steps: [Step]

  package init(key: String, title: String, intro: String? = nil, steps: [Step]) {
    self.key = key
    self.title = title
    self.intro = intro
    self.steps = steps
  }
}
