/// Which nudges to connect a health source a member sees (§5).
package struct HealthNudges: Hashable, Sendable {
  /// The timer's nudge is shown on every fifth visit.
  package static let visitThreshold = 5
  /// The count wraps to the threshold here; a multiple of the threshold.
  private static let mostVisits = 1_000_000_000

  package var isCompleted = false
  package var isSkipped = false
  package var connected: Set<HealthDataType> = []
  /// Dismissed permanently; for fasting with “Don't Show Again”.
  package var dismissed: Set<HealthDataType> = []
  package var timerVisits = 0
  /// The visit on which “Remind Me Later” was chosen; 0 if none.
  package var postponedVisit = 0

  package init() {}

  /// Whether all three conditions of a nudge hold (FST-061).
  package func isEligible(_ type: HealthDataType) -> Bool {
    isCompleted && isSkipped && !connected.contains(type)
  }

  /// Whether the nudge is shown now; the timer's is shown on every fifth visit (FST-062, FST-063).
  package func isShown(_ type: HealthDataType) -> Bool {
    guard isEligible(type), !dismissed.contains(type) else { return false }
    guard type == .fasting else { return true }
    return timerVisits > 0 && timerVisits.isMultiple(of: Self.visitThreshold)
      && postponedVisit != timerVisits
  }

  package var shown: Set<HealthDataType> { Set(HealthDataType.allCases.filter(isShown)) }

  /// Counts an opening of the timer while its nudge is eligible and not dismissed (FST-064).
  package mutating func visitTimer() {
    guard isEligible(.fasting), !dismissed.contains(.fasting) else { return }
    timerVisits = timerVisits >= Self.mostVisits ? Self.visitThreshold : timerVisits + 1
  }

  /// - Throws: ``HealthRefusal/invalid(_:)`` `variant_not_allowed`: only the timer's nudge can be postponed (FST-071).
  package mutating func dismiss(
    _ type: HealthDataType,
    forGood: Bool
  ) throws(HealthRefusal) {
    if forGood {
      dismissed.insert(type)
    } else if type == .fasting {
      postponedVisit = timerVisits
    } else {
      throw .invalid([
        HealthViolation(
          "variant",
          "variant_not_allowed",
          "Only the nudge of the fasting timer can be postponed."
        )
      ])
    }
  }

  /// Records connected types: their nudges disappear, and the timer's count restarts (FST-067).
  package mutating func connect(_ types: Set<HealthDataType>) {
    connected.formUnion(types)
    guard types.contains(.fasting) else { return }
    timerVisits = 0
    postponedVisit = 0
  }
}

extension HealthDataType {
  /// The headline and message of a type's nudge (FST-072).
  package var nudge: (headline: String, message: String) {
    let message =
      switch self {
      case .weight: "Import your weight entries automatically."
      case .hydration: "Keep your water log together with other apps."
      case .sleep: "See your nights without typing them in."
      case .fasting: "Keep fasts and other health data together."
      }
    return ("Connect your health data", message)
  }
}
