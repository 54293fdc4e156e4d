/// A member's health goals, and the units for display.
package struct HealthGoals: Hashable, Sendable {
  package static let fastingHours = 1...48
  package static let hydrationMillilitres = 250...10_000
  package static let sleepMinutes = 240...720
  /// Sleep goals are multiples of half an hour.
  package static let sleepStep = 30
  /// The common fasting plans in hours (FST-014).
  package static let fastingPlans = [12, 14, 16, 18, 20, 24]
  /// The water goals that clients offer (FST-021).
  package static let hydrationChoices = Array(stride(from: 1_000, through: 4_000, by: 250))
  /// Above this goal clients show a warning (FST-004).
  package static let longestFastingGoalWithoutWarning = 24

  /// `nil` when there is no weight goal.
  package var weightGrams: Int?
  package var fastingHours = 16
  package var hydrationMillilitres = 2_000
  package var sleepMinutes = 480
  package var units = HealthUnits.metric
  /// 0 until goals are set.
  package var revision = 0

  package init() {}

  /// The goals that are out of range.
  package var violations: [HealthViolation] {
    var found: [HealthViolation] = []
    func check(_ value: Int, _ field: String, _ range: ClosedRange<Int>, _ words: String) {
      guard !range.contains(value) else { return }
      let limit = value < range.lowerBound ? range.lowerBound : range.upperBound
      found.append(.init(field, "out_of_range", "It must be \(words).", limit: Int64(limit)))
    }
    if let weightGrams {
      let range = HealthEntry.weightGrams
      check(
        weightGrams,
        "weight_g",
        range,
        "\(units.weight(range.lowerBound)) to \(units.weight(range.upperBound))"
      )
    }
    check(fastingHours, "fasting_hours", Self.fastingHours, "1 to 48 hours")
    let water = Self.hydrationMillilitres
    check(
      hydrationMillilitres,
      "hydration_ml",
      water,
      "\(units.volume(water.lowerBound)) to \(units.volume(water.upperBound))"
    )
    check(sleepMinutes, "sleep_minutes", Self.sleepMinutes, "4 to 12 hours")
    if Self.sleepMinutes.contains(sleepMinutes), !sleepMinutes.isMultiple(of: Self.sleepStep) {
      found.append(
        .init(
          "sleep_minutes",
          "out_of_range",
          "It must be a multiple of 30 minutes.",
          limit: Int64(Self.sleepStep)
        )
      )
    }
    return found
  }

  /// - Throws: ``HealthRefusal/goalsChanged(_:)`` when the stored revision differs; 0 skips the check.
  package func expecting(_ revision: UInt64) throws(HealthRefusal) -> HealthGoals {
    guard revision == 0 || revision == UInt64(clamping: self.revision) else {
      throw .goalsChanged(self)
    }
    return self
  }
}
