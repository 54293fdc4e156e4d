/// When in a day, or how far ahead, a task is meant to be done (TSK-030 to TSK-033).
///
/// The raw values are those of the contract and of the store.
package enum TaskType: Int32, Hashable, Sendable, CaseIterable {
  case morning = 1
  case evening = 2
  case upcoming = 3
  /// No particular time; unrelated to the Inbox project.
  case inbox = 4
}
