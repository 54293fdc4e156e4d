/// Takes a change back: good for ten minutes, and for the one who made the change.
///
/// ```swift
/// let done = try await daybook.tasks.complete(task.id)
/// if let token = done.undo { try await daybook.tasks.undo(token) }
/// ```
public struct UndoToken: Hashable, Sendable, LosslessStringConvertible {
  /// The token as text, to keep it.
  public let description: String

  /// Takes the text form; an empty one is none.
  public init?(_ description: String) {
    guard !description.isEmpty else { return nil }
    self.description = description
  }
}
