/// Why something about a member's health records is not done.
package enum HealthRefusal: Error, Hashable {
  case invalid([HealthViolation])
  /// Weight and fasts are for adults (FST-003, ruling 32).
  case notForChildren
  case unknownEntry
  case idTaken
  case fastRunning(HealthEntry)
  case noFastRunning
  case entryChanged(HealthEntry)
  case goalsChanged(HealthGoals)
  /// No selection was ever saved (FST-052).
  case selectionRequired
  case typeDisabled(HealthDataType)
  /// An import found no type that is connected.
  case nothingConnected
  case pageOrder
  case onboardingCompleted
  /// The pages that are missing.
  case onboardingIncomplete([Int])
  /// A file that is no export, and why.
  case invalidExport(String)

  /// - Throws: ``invalid(_:)`` where anything is wrong.
  package static func check(_ violations: [HealthViolation]) throws(HealthRefusal) {
    guard violations.isEmpty else { throw .invalid(violations) }
  }
}
