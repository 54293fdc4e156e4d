/// What an entry of the ledger says happened.
///
/// The raw value is what the ledger stores.
package enum Happening: Int, Hashable, Sendable, CaseIterable {
  /// A task was done, or came into the product already done.
  case completed = 1
  /// A task that counted no longer does (SCO-007).
  case uncompleted = 2
  /// A task that counts became worth more or less (SCO-006).
  case repriced = 3
  /// A lesson was done for the first time.
  case topicCompleted = 4
}
