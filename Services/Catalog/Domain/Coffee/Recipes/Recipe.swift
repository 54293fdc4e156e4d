package import Vocabulary

/// How a coffee is brewed (coffee.md §3): grams, seconds, °C.
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
  /// The family of the method when the recipe was saved.
  package var family = MethodFamily.other
  package var revision = 0
  package var updatedAt: Timestamp

  package init(id: RecipeID, updatedAt: Timestamp) {
    self.id = id
    self.updatedAt = updatedAt
  }
}

// MARK: - Reading without failing

extension Recipe {
  /// The name, or words for a recipe without one (COF-036).
  package var displayName: String { name.isEmpty ? Recipe.unknownName : name }
  /// The method, or words for a recipe without one (COF-036).
  package var displayMethod: String { brewingMethod.isEmpty ? "Unknown Method" : brewingMethod }
  /// The grinder, or words for a recipe without one (COF-036).
  package var displayGrinder: String { grinder.isEmpty ? "Unknown Grinder" : grinder }
  package static let unknownName = "Unknown Recipe"

  /// What a search looks into (COF-034).
  package var searched: [String] { [name, brewingMethod] }

  /// Grams of water: bloom and pours, of an espresso what came out (COF-028).
  package var totalWater: Double {
    family.hasWaterOut ? waterOut : bloomAmount + secondPour + thirdPour + fourthPour
  }

  /// Water by dose; `nil` if either is 0 (COF-028).
  package var ratio: Double? { totalWater > 0 && dose > 0 ? totalWater / dose : nil }
}

// MARK: - Writing

extension Recipe {
  package static let longestName = 120
  package static let longestEquipment = 60

  /// The recipe as it is stored: names trimmed, and nothing in fields that its family does not show
  /// (COF-025).
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

  /// What is wrong with the cleaned recipe (COF-026, COF-027).
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
    // Wider than the fields: their sum may be more than one of them holds.
    if brewTime > 0, Int64(bloomTime) + Int64(plungeTime) > Int64(brewTime) {
      check.refuse(
        "brew_time",
        "times_exceed_brew_time",
        "Bloom and plunge take longer than the \(brewTime) s of the whole brew."
      )
    }
    return check.violations
  }

  /// The recipe if it is at the revision that a client has seen; 0 means any.
  package func expecting(_ revision: UInt64) throws(JournalRefusal) -> Recipe {
    if revision != 0, revision != UInt64(clamping: self.revision) {
      throw .recipeChanged(current: self)
    }
    return self
  }

  /// Names of the contract's fields that differ.
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
  /// A copy that has not been used yet, under the name with “ copy” behind it (COF-029).
  ///
  /// A name that is too long for it gives way at its end.
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

  /// Whether brewing by both is the same: all but id, name, use and times (COF-095).
  package func hasSameParameters(as other: Recipe) -> Bool {
    changedFields(since: other).allSatisfy { $0 == "name" }
  }
}
