/// What a member wants to reach, and in which units they read values.
package struct HealthGoals: Hashable, Sendable {
  package static let fastingHours = 1...48
  package static let hydrationMillilitres = 250...10_000
  package static let sleepMinutes = 240...720
  /// Sleep goals are chosen in half hours.
  package static let sleepStep = 30
  /// The usual plans (FST-014).
  package static let fastingPlans = [12, 14, 16, 18, 20, 24]
  /// To choose from (FST-021).
  package static let hydrationChoices = Array(stride(from: 1_000, through: 4_000, by: 250))
  /// Above it clients show a warning (FST-004).
  package static let longestFastingGoalWithoutWarning = 24

  /// `nil`: none.
  package var weightGrams: Int?
  package var fastingHours = 16
  package var hydrationMillilitres = 2_000
  package var sleepMinutes = 480
  package var units = HealthUnits.metric
  /// 0 until something was chosen.
  package var revision = 0

  package init() {}

  /// Everything that is out of its range.
  package var violations: [HealthViolation] {
    var found: [HealthViolation] = []
    func check(_ value: Int, _ field: String, _ range: ClosedRange<Int>, _ words: String) {
      guard !range.contains(value) else { return }
      let limit = value < range.lowerBound ? range.lowerBound : range.upperBound
      found.append(.init(field, "out_of_range", "It is \(words).", limit: Int64(limit)))
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
          "It is chosen in steps of half an hour.",
          limit: Int64(Self.sleepStep)
        )
      )
    }
    return found
  }

  /// - Throws: ``HealthRefusal/goalsChanged(_:)`` when the caller saw another revision; 0 does not check.
  package func expecting(_ revision: UInt64) throws(HealthRefusal) -> HealthGoals {
    guard revision == 0 || revision == UInt64(clamping: self.revision) else {
      throw .goalsChanged(self)
    }
    return self
  }
}
