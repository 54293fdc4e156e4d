package import Vocabulary

/// One brew (coffee.md §4), with a snapshot of its recipe.
package struct BrewingNote: Hashable, Sendable {
  package var id: BrewingNoteID
  /// `nil` if the coffee was deleted and the note kept.
  package var coffee: CoffeeID?
  /// `nil` if the recipe was deleted and the note kept.
  package var recipe: RecipeID?
  package var notes = ""
  /// The stored value; use ``stars`` to display it.
  package var rating: Int32 = 0
  package var dateCreated: Timestamp?
  /// The day of ``dateCreated`` in the author's time zone when the note was written.
  package var localDay: LocalDay?
  package var author: MemberID
  package var plannedTime: Int32?
  package var measuredTime: Int32?
  /// Grams of coffee.
  package var grams: Double?
  /// Grams in the cup.
  package var beverage: Double?
  /// Percent.
  package var dissolvedSolids: Double?
  /// -2 sour to 2 bitter.
  package var balance: Int32?
  package var snapshot = BrewSnapshot()
  package var revision = 0
  package var updatedAt: Timestamp

  package init(id: BrewingNoteID, author: MemberID, updatedAt: Timestamp) {
    self.id = id
    self.author = author
    self.updatedAt = updatedAt
  }

  /// 1 to 5, or 0 for no rating; stored values are clamped (COF-043).
  package var stars: Int { max(0, min(5, Int(rating))) }
}

/// Coffee and recipe data copied when the note was written (DEC-K09).
package struct BrewSnapshot: Hashable, Sendable {
  package var coffeeName = ""
  package var recipeName = ""
  package var brewingMethod = ""
  package var family = MethodFamily.other
  package var grinder = ""
  package var grindSize: Int32 = 0
  package var waterTemperature: Int32 = 0
  package var brewTime: Int32 = 0
  /// Grams of water.
  package var water = 0.0

  package init() {}

  package init(_ coffee: Coffee, _ recipe: Recipe) {
    coffeeName = coffee.name
    take(recipe)
  }

  /// Copies the recipe's data.
  package mutating func take(_ recipe: Recipe) {
    recipeName = recipe.name
    brewingMethod = recipe.brewingMethod
    family = recipe.family
    grinder = recipe.grinder
    grindSize = recipe.grindSize
    waterTemperature = recipe.waterTemperature
    brewTime = recipe.brewTime
    water = recipe.totalWater
  }
}

// MARK: - Validation

extension BrewingNote {
  package static let longestText = 10_000

  /// Validates the note, except its references (COF-043).
  ///
  /// - Parameter latest: the latest valid `dateCreated`.
  /// - Returns: every violation.
  package func violations(latest: Timestamp) -> [JournalViolation] {
    var check = FieldCheck()
    check.text(notes, "notes", atMost: BrewingNote.longestText)
    if !(0...5).contains(rating) {
      check.refuse("rating", "rating_out_of_range", "It must be from 0 (no rating) to 5.", limit: 5)
    }
    if let dateCreated, dateCreated > latest {
      check.refuse("date_created", "date_in_future", "It must be at most five minutes from now.")
    }
    if let plannedTime { check.number(plannedTime, "planned_time", in: 0...172_800, unit: "s") }
    if let measuredTime { check.number(measuredTime, "measured_time", in: 0...172_800, unit: "s") }
    if let grams { check.amount(grams, "grams", in: 0...500, isPositive: true) }
    if let beverage { check.amount(beverage, "beverage_g", in: 0...5_000) }
    if let dissolvedSolids { check.amount(dissolvedSolids, "tds", in: 0...30, unit: "%") }
    if let balance { check.number(balance, "balance", in: -2...2) }
    return check.violations
  }
}

// MARK: - Derived values

extension BrewingNote {
  /// Water divided by coffee, both in grams; `nil` when either is unknown (BAG-005).
  package var waterRatio: Double? { Self.ratio(snapshot.water, grams) }

  /// Beverage divided by coffee, both in grams; `nil` when either is unknown (BAG-005).
  package var beverageRatio: Double? { Self.ratio(beverage, grams) }

  /// The ratio to show: by beverage for espresso, by water for other methods (BAG-005).
  package var mainRatio: Double? { snapshot.family == .espresso ? beverageRatio : waterRatio }

  /// Extraction yield in percent (BAG-005).
  ///
  /// Immersion retains its water, so it is computed from water instead of beverage.
  package var extractionYield: Double? {
    guard let dissolvedSolids,
      let ratio = snapshot.family == .frenchPress ? waterRatio : beverageRatio
    else { return nil }
    return dissolvedSolids * ratio
  }

  private static func ratio(_ amount: Double?, _ grams: Double?) -> Double? {
    guard let amount, let grams, amount > 0, grams > 0 else { return nil }
    return amount / grams
  }
}

// MARK: - Display

extension BrewingNote {
  /// Five stars, filled ones first: `★★★★☆`.
  package var ratingStars: String {
    String(repeating: "★", count: stars) + String(repeating: "☆", count: 5 - stars)
  }

  /// The text on one line of at most 100 characters, ending with “…” if it was cut.
  package var shortNotes: String {
    let line = String(notes.prefix(101).map { $0.isNewline ? " " : $0 })
    return line.count > 100 ? line.prefix(99) + "…" : line
  }
}
