package import Vocabulary

/// One coffee of a household as it was bought (coffee.md §1).
package struct Coffee: Hashable, Sendable {
  package var id: CoffeeID
  package var name = ""
  package var roaster = ""
  package var processing = ""
  package var roastLevel = ""
  package var origin = ""
  /// `nil` in records of unknown age: they come last in lists.
  package var dateAdded: Timestamp?
  package var roastedOn: LocalDay?
  /// Grams; 0 means not stated.
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

// MARK: - Reading without failing

extension Coffee {
  /// The name, or words for a coffee without one (COF-005).
  package var displayName: String { name.isEmpty ? Coffee.unknownName : name }
  /// The roaster, or words for a coffee without one (COF-005).
  package var displayRoaster: String { roaster.isEmpty ? "Unknown Roaster" : roaster }
  package static let unknownName = "Unknown Coffee"

  /// What a search looks into, a line each (COF-003).
  package var searched: [String] { [name, roaster, origin, processing, roastLevel] }
}

// MARK: - Writing

extension Coffee {
  package static let longestText = 120
  package static let largestBag = 20_000.0

  /// The coffee with names as they are stored.
  package var cleaned: Coffee {
    var coffee = self
    coffee.name = name.withoutOuterBlanks
    coffee.roaster = roaster.withoutOuterBlanks
    coffee.processing = processing.withoutOuterBlanks
    coffee.roastLevel = roastLevel.withoutOuterBlanks
    coffee.origin = origin.withoutOuterBlanks
    return coffee
  }

  /// What is wrong with the cleaned coffee (COF-001).
  ///
  /// A text that stays as it was stored is not looked at: an import keeps a foreign one (ruling 35).
  /// - Parameters:
  ///   - before: the stored coffee; `nil`: the coffee is new.
  ///   - latest: the latest instant at which it may have been added.
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
      check.refuse("date_added", "date_in_future", "It is at most five minutes from now.")
    }
    if let roastedOn, let openedOn, openedOn < roastedOn,
      roastedOn != before?.roastedOn || openedOn != before?.openedOn
    {
      check.refuse("opened_on", "date_order", "A bag is opened after its roast.")
    }
    return check.violations
  }

  /// The coffee if it is at the revision that a client has seen; 0 means any.
  package func expecting(_ revision: UInt64) throws(JournalRefusal) -> Coffee {
    if revision != 0, revision != UInt64(clamping: self.revision) {
      throw .coffeeChanged(current: self)
    }
    return self
  }

  /// Names of the contract's fields that differ.
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

  /// Whole days since the roast on `today`; of a finished coffee up to its last brew (BAG-004).
  ///
  /// `nil` without a day of roast, and never below 0.
  package func ageInDays(today: LocalDay, lastBrew: LocalDay?) -> Int? {
    guard let roastedOn else { return nil }
    let end = isFinished ? lastBrew ?? today : today
    return max(0, end.days(since: roastedOn))
  }
}
