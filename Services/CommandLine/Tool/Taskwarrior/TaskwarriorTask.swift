import Vocabulary

/// A decoded record of a Taskwarrior export, before validation.
///
/// - Source: Taskwarrior's RFC "JSON format of tasks", and what `task export` writes.
struct TaskwarriorTask: Sendable {
  enum Status: String, Sendable {
    case pending, completed, deleted, recurring, waiting
  }

  struct Annotation: Sendable {
    let text: String
    let entry: Timestamp?
  }

  let id: TaskID
  let description: String
  let status: Status
  var entry: Timestamp?
  var modified: Timestamp?
  var due: Timestamp?
  var end: Timestamp?
  var wait: Timestamp?
  var scheduled: Timestamp?
  var until: Timestamp?
  var isStarted = false
  /// `H`, `M`, `L`, or a user-defined value.
  var priority: String?
  var project: String?
  var tags: [String] = []
  var annotations: [Annotation] = []
  var depends: [TaskID] = []
  /// How a recurring task repeats: `weekly`.
  var recurrence: String?
  /// The recurring task that this is an occurrence of.
  var parent: String?
  /// User-defined attributes, by name, as text.
  var own: [(name: String, value: String)] = []

  init(id: TaskID, description: String, status: Status) {
    self.id = id
    self.description = description
    self.status = status
  }
}
