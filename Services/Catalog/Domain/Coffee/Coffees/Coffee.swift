package import Vocabulary

/// One coffee that a household bought (coffee.md §1).
package struct Coffee: Hashable, Sendable {
  package var id: CoffeeID
  package var name = ""
  package var roaster = ""
  package var processing = ""
  package var roastLevel = ""
  package var origin = ""
  /// `nil` in old records without a date; lists sort these last.
  package var dateAdded: Timestamp?
  package var roastedOn: LocalDay?
  /// Grams; 0 if not stated.
  package var bagSize = 0.0
  package var openedOn: LocalDay?
  package var isFinished = false
  package var revision = 0
  package var updatedAt: Timestamp

  package init(id: CoffeeID, updatedAt: Timestamp) {
    self.id = id
    self.updatedAt = updatedAt
  }
}

// MARK: - Display values

extension Coffee {
  /// The name, or a placeholder if it is empty (COF-005).
  package var displayName: String { name.isEmpty ? Coffee.unknownName : name }
  /// The roaster, or a placeholder if it is empty (COF-005).
  package var displayRoaster: String { roaster.isEmpty ? "Unknown Roaster" : roaster }
  package static let unknownName = "Unknown Coffee"

  /// The fields that a search covers, one per line (COF-003).
  package var searched: [String] { [name, roaster, origin, processing, roastLevel] }
}

// MARK: - Validation

extension Coffee {
  package static let longestText = 120
  package static let largestBag = 20_000.0

  /// The coffee with its names normalised for storage.
  package var cleaned: Coffee {
    var coffee = self
    coffee.name = name.withoutOuterBlanks
    coffee.roaster = roaster.withoutOuterBlanks
    coffee.processing = processing.withoutOuterBlanks
    coffee.roastLevel = roastLevel.withoutOuterBlanks
    coffee.origin = origin.withoutOuterBlanks
    return coffee
  }

  /// Validates the cleaned coffee (COF-001).
  ///
  /// An unchanged text is not validated, so a value kept by an import passes (ruling 35).
  /// - Parameters:
  ///   - before: the stored coffee; `nil` for a new one.
  ///   - latest: the latest valid `dateAdded`.
  /// - Returns: every violation.
  package func violations(before: Coffee?, latest: Timestamp) -> [JournalViolation] {
    var check = FieldCheck()
    if name != before?.name {
      check.line(name, "name", atMost: Coffee.longestText, required: "name_required")
    }
    if roaster != before?.roaster { check.line(roaster, "roaster", atMost: Coffee.longestText) }
    if origin != before?.origin { check.line(origin, "origin", atMost: Coffee.longestText) }
    if processing != before?.processing {
      check.option(processing, "processing", of: CoffeeOptions.processing)
    }
    if roastLevel != before?.roastLevel {
      check.option(roastLevel, "roast_level", of: CoffeeOptions.roastLevels)
    }
    if bagSize != before?.bagSize {
      check.amount(bagSize, "bag_size_g", in: 0...Coffee.largestBag)
    }
    if let dateAdded, dateAdded != before?.dateAdded, dateAdded > latest {
      check.refuse("date_added", "date_in_future", "It must be at most five minutes from now.")
    }
    if let roastedOn, let openedOn, openedOn < roastedOn,
      roastedOn != before?.roastedOn || openedOn != before?.openedOn
    {
      check.refuse("opened_on", "date_order", "It must not be before the roast date.")
    }
    return check.violations
  }

  /// Returns the coffee if its revision is `revision`; 0 accepts any.
  package func expecting(_ revision: UInt64) throws(JournalRefusal) -> Coffee {
    if revision != 0, revision != UInt64(clamping: self.revision) {
      throw .coffeeChanged(current: self)
    }
    return self
  }

  /// The contract names of the fields that differ.
  package func changedFields(since before: Coffee) -> [String] {
    var fields: [String] = []
    if name != before.name { fields.append("name") }
    if roaster != before.roaster { fields.append("roaster") }
    if processing != before.processing { fields.append("processing") }
    if roastLevel != before.roastLevel { fields.append("roast_level") }
    if origin != before.origin { fields.append("origin") }
    if dateAdded != before.dateAdded { fields.append("date_added") }
    if roastedOn != before.roastedOn { fields.append("roasted_on") }
    if bagSize != before.bagSize { fields.append("bag_size_g") }
    if openedOn != before.openedOn { fields.append("opened_on") }
    if isFinished != before.isFinished { fields.append("finished") }
    return fields
  }

  /// Whole days from roast to `today`; for a finished coffee, to its last brew (BAG-004).
  ///
  /// `nil` without a roast date; never negative.
  package func ageInDays(today: LocalDay, lastBrew: LocalDay?) -> Int? {
    guard let roastedOn else { return nil }
    let end = isFinished ? lastBrew ?? today : today
    return max(0, end.days(since: roastedOn))
  }
}
