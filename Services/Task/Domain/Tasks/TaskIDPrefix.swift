package import Vocabulary

/// The range of ids with a common prefix, bounds included (TSK-112).
package struct TaskIDPrefix: Hashable, Sendable {
  package let first: TaskID
  package let last: TaskID

  /// Shorter prefixes match too many ids.
  package static let minimumLength = 4

  /// The ids that begin with this text, ignoring case.
  ///
  /// - Throws: ``TaskRefusal/invalid(_:)`` when the text is no prefix of an id, or too short.
  package init(_ text: String, field: String) throws(TaskRefusal) {
    let length = text.utf8.count
    guard length >= Self.minimumLength else {
      let limit = Self.minimumLength
      let detail = "At least \(limit) characters of an id are needed"
      throw .invalid([TaskViolation(field, .invalidID, detail: detail, limit: limit)])
    }
    guard length <= UniqueID.textLength,
      let first = UniqueID(text: text + UniqueID.nilID.text.dropFirst(length)),
      let last = UniqueID(text: text + UniqueID.maxID.text.dropFirst(length))
    else {
      throw .invalid([TaskViolation(field, .invalidID, detail: "No id begins like this")])
    }
    (self.first, self.last) = (TaskID(rawValue: first), TaskID(rawValue: last))
  }
}
