/// One violation in seed content.
package struct ContentProblem: Hashable, Sendable, CustomStringConvertible {
  /// The identifier as written in the seed file.
  package let topic: String
  /// Path of the field, such as `sections[0].steps[2]`.
  package let field: String
  /// What is wrong, as the end of a sentence, such as `is empty`.
  package let reason: String

  package init(topic: String, field: String, reason: String) {
    self.topic = topic
    self.field = field
    self.reason = reason
  }

  package var description: String { "\(topic): \(field) \(reason)" }
}

/// Seed content was rejected as a whole (TOP-009).
package struct ContentRejected: Error, Hashable, CustomStringConvertible {
  /// Every problem; never empty.
  package let problems: [ContentProblem]

  package init(problems: [ContentProblem]) { self.problems = problems }

  package var description: String {
    "the shipped topics are invalid: " + problems.map(\.description).joined(separator: "; ")
  }
}
