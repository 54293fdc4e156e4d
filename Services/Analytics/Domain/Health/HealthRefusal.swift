/// Why a call about health records is refused.
package enum HealthRefusal: Error, Hashable {
  case invalid([HealthViolation])
  /// Weight and fasts are for adults (FST-003, ruling 32).
  case notForChildren
  /// No parent consents to storing the child's data (FST-003).
  case noConsent
  case unknownEntry
  case idTaken
  case fastRunning(HealthEntry)
  case noFastRunning
  case entryChanged(HealthEntry)
  case goalsChanged(HealthGoals)
  /// No selection was saved yet (FST-052).
  case selectionRequired
  case typeDisabled(HealthDataType)
  /// None of the types to import is connected.
  case nothingConnected
  case pageOrder
  case onboardingCompleted
  /// The missing pages.
  case onboardingIncomplete([Int])
  /// The file is no export, with the reason.
  case invalidExport(String)

  /// - Throws: ``invalid(_:)`` unless `violations` is empty.
  package static func check(_ violations: [HealthViolation]) throws(HealthRefusal) {
    guard violations.isEmpty else { throw .invalid(violations) }
  }
}
