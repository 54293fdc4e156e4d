import Vocabulary

/// One record of a Taskwarrior export, read but not yet judged.
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
  /// `H`, `M`, `L`, or what the person's own settings added.
  var priority: String?
  var project: String?
  var tags: [String] = []
  var annotations: [Annotation] = []
  var depends: [TaskID] = []
  /// How a repeating task repeats: `weekly`.
  var recurrence: String?
  /// The repeating task this one is an occurrence of.
  var parent: String?
  /// Attributes that a person or a program defined themselves, by name, as text.
  var own: [(name: String, value: String)] = []

  init(id: TaskID, description: String, status: Status) {
    self.id = id
    self.description = description
    self.status = status
  }
}
