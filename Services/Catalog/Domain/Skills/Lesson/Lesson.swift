/// The name of one step, as in `laundry/sorting-clothes/1`.
///
/// Any text can be asked for; only a topic knows which of them are its steps.
package struct StepID: RawRepresentable, Hashable, Sendable, Comparable, CustomStringConvertible {
  package let text: String

  package init(text: String) { self.text = text }

  /// Names the step of a section by its key, which it keeps wherever it moves in the section.
  package init(topic: TopicIdentifier, section: String, key: String) {
    text = "\(topic)/\(section)/\(key)"
  }

  package init(rawValue: String) { self.init(text: rawValue) }

  package var rawValue: String { text }
  package var description: String { text }

  package static func < (lhs: StepID, rhs: StepID) -> Bool { lhs.text < rhs.text }
}

/// One thing to do, in one or two sentences.
package struct Step: Hashable, Sendable {
  package let id: StepID
  package let text: String

  package init(id: StepID, text: String) {
    self.id = id
    self.text = text
  }
}

/// A part of a lesson: a heading, sometimes a sentence under it, and steps in order.
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
