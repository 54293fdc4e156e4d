package import Vocabulary

/// Ids whose text begins alike (TSK-112): all between two, both included.
package struct TaskIDPrefix: Hashable, Sendable {
  package let first: TaskID
  package let last: TaskID

  /// Fewer characters of an id say too little.
  package static let minimumLength = 4

  /// The ids that begin with this text, in either case.
  ///
  /// - Throws: ``TaskRefusal/invalid(_:)`` when none does, or when it says too little.
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
