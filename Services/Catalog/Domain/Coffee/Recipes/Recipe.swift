package import Vocabulary

/// How to brew a coffee (coffee.md §3): grams, seconds, °C.
package struct Recipe: Hashable, Sendable {
  package var id: RecipeID
  package var name = ""
  package var brewingMethod = ""
  package var grinder = ""
  package var grindSize: Int32 = 0
  package var waterTemperature: Int32 = 0
  package var dose = 0.0
  package var brewTime: Int32 = 0
  package var usageCount = 0
  package var dateCreated: Timestamp?
  package var bloomAmount = 0.0
  package var bloomTime: Int32 = 0
  package var secondPour = 0.0
  package var thirdPour = 0.0
  package var fourthPour = 0.0
  package var waterOut = 0.0
  package var aeropressType = ""
  package var plungeTime: Int32 = 0
  /// The method's family at the time the recipe was saved.
  package var family = MethodFamily.other
  package var revision = 0
  package var updatedAt: Timestamp

  package init(id: RecipeID, updatedAt: Timestamp) {
    self.id = id
    self.updatedAt = updatedAt
  }
}

// MARK: - Display values

extension Recipe {
  /// The name, or a placeholder if it is empty (COF-036).
  package var displayName: String { name.isEmpty ? Recipe.unknownName : name }
  /// The method, or a placeholder if it is empty (COF-036).
  package var displayMethod: String { brewingMethod.isEmpty ? "Unknown Method" : brewingMethod }
  /// The grinder, or a placeholder if it is empty (COF-036).
  package var displayGrinder: String { grinder.isEmpty ? "Unknown Grinder" : grinder }
  package static let unknownName = "Unknown Recipe"

  /// The fields that a search covers (COF-034).
  package var searched: [String] { [name, brewingMethod] }

  /// Grams of water: bloom plus pours; for espresso, the water out (COF-028).
  package var totalWater: Double {
    family.hasWaterOut ? waterOut : bloomAmount + secondPour + thirdPour + fourthPour
  }

  /// Water divided by dose; `nil` if either is 0 (COF-028).
  package var ratio: Double? { totalWater > 0 && dose > 0 ? totalWater / dose : nil }
}

// MARK: - Validation

extension Recipe {
  package static let longestName = 120
  package static let longestEquipment = 60

  /// The recipe for storage: names trimmed, and fields that its family does not show cleared (COF-025).
  package var cleaned: Recipe {
    var recipe = self
    recipe.name = name.withoutOuterBlanks
    recipe.brewingMethod = brewingMethod.withoutOuterBlanks
    recipe.grinder = grinder.withoutOuterBlanks
    if !family.hasBloom {
      recipe.bloomAmount = 0
      recipe.bloomTime = 0
    }
    if !family.hasSecondPour { recipe.secondPour = 0 }
    if !family.hasLaterPours {
      recipe.thirdPour = 0
      recipe.fourthPour = 0
    }
    if !family.hasWaterOut { recipe.waterOut = 0 }
    if family.hasPlunge {
      if aeropressType.isEmpty { recipe.aeropressType = CoffeeOptions.aeropressTypes[0] }
    } else {
      recipe.aeropressType = ""
      recipe.plungeTime = 0
    }
    return recipe
  }

  /// Validates the cleaned recipe (COF-026, COF-027).
  package func violations() -> [JournalViolation] {
    var check = FieldCheck()
    check.line(name, "name", atMost: Recipe.longestName, required: "name_required")
    check.line(
      brewingMethod,
      "brewing_method",
      atMost: Recipe.longestEquipment,
      required: "method_required"
    )
    check.line(grinder, "grinder", atMost: Recipe.longestEquipment, required: "grinder_required")
    check.number(grindSize, "grind_size", in: 0...1_000)
    check.number(waterTemperature, "water_temp", in: 1...100, unit: "°C")
    if dose == 0 {
      check.refuse(
        "dose",
        "dose_required",
        "Give the grams of coffee, more than 0 and at most 500."
      )
    } else {
      check.amount(dose, "dose", in: 0...500, isPositive: true)
    }
    check.number(brewTime, "brew_time", in: 0...172_800, unit: "s")
    check.amount(bloomAmount, "bloom_amount", in: 0...5_000)
    check.number(bloomTime, "bloom_time", in: 0...3_600, unit: "s")
    check.amount(secondPour, "second_pour", in: 0...5_000)
    check.amount(thirdPour, "third_pour", in: 0...5_000)
    check.amount(fourthPour, "fourth_pour", in: 0...5_000)
    check.amount(waterOut, "water_out", in: 0...1_000)
    check.option(aeropressType, "aeropress_type", of: CoffeeOptions.aeropressTypes)
    check.number(plungeTime, "plunge_time", in: 0...600, unit: "s")
    if thirdPour > 0, secondPour == 0 {
      check.refuse("third_pour", "pour_gap", "There is no third pour without a second one.")
    }
    if fourthPour > 0, thirdPour == 0 {
      check.refuse("fourth_pour", "pour_gap", "There is no fourth pour without a third one.")
    }
    // The sum may exceed Int32.
    if brewTime > 0, Int64(bloomTime) + Int64(plungeTime) > Int64(brewTime) {
      check.refuse(
        "brew_time",
        "times_exceed_brew_time",
        "Bloom and plunge take longer than the \(brewTime) s of the whole brew."
      )
    }
    return check.violations
  }

  /// Returns the recipe if its revision is `revision`; 0 accepts any.
  package func expecting(_ revision: UInt64) throws(JournalRefusal) -> Recipe {
    if revision != 0, revision != UInt64(clamping: self.revision) {
      throw .recipeChanged(current: self)
    }
    return self
  }

  /// The contract names of the fields that differ.
  package func changedFields(since before: Recipe) -> [String] {
    let fields: [(String, Bool)] = [
      ("name", name != before.name), ("brewing_method", brewingMethod != before.brewingMethod),
      ("grinder", grinder != before.grinder), ("grind_size", grindSize != before.grindSize),
      ("water_temp", waterTemperature != before.waterTemperature), ("dose", dose != before.dose),
      ("brew_time", brewTime != before.brewTime),
      ("bloom_amount", bloomAmount != before.bloomAmount),
      ("bloom_time", bloomTime != before.bloomTime),
      ("second_pour", secondPour != before.secondPour),
      ("third_pour", thirdPour != before.thirdPour),
      ("fourth_pour", fourthPour != before.fourthPour), ("water_out", waterOut != before.waterOut),
      ("aeropress_type", aeropressType != before.aeropressType),
      ("plunge_time", plungeTime != before.plungeTime), ("family", family != before.family),
    ]
    return fields.filter(\.1).map(\.0)
  }
}

// MARK: - Copying

extension Recipe {
  /// An unused copy whose name ends in “ copy” (COF-029).
  ///
  /// A name too long for the suffix is cut.
  package func copied(as id: RecipeID, at now: Timestamp) -> Recipe {
    let suffix = " copy"
    var copy = self
    copy.id = id
    copy.name = String(name.prefix(Recipe.longestName - suffix.count)).withoutOuterBlanks + suffix
    copy.usageCount = 0
    copy.dateCreated = now
    copy.revision = 1
    copy.updatedAt = now
    return copy
  }

  /// Whether both brew the same way: equal except for id, name, use count and times (COF-095).
  package func hasSameParameters(as other: Recipe) -> Bool {
    changedFields(since: other).allSatisfy { $0 == "name" }
  }
}
