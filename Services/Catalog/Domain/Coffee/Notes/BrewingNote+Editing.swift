package import Vocabulary

extension BrewingNote {
  /// - Throws: ``JournalRefusal/notTheAuthor`` for a child that did not write it (ruling 31).
  package func editable(by member: MemberID, _ role: Role) throws(JournalRefusal) -> BrewingNote {
    guard role == .parent || member == author else { throw .notTheAuthor }
    return self
  }

  /// The note if it is at the revision that a client has seen; 0 means any.
  package func expecting(_ revision: UInt64) throws(JournalRefusal) -> BrewingNote {
    if revision != 0, revision != UInt64(clamping: self.revision) {
      throw .noteChanged(current: self)
    }
    return self
  }

  /// Names of the contract's fields that differ; what is copied from coffee and recipe follows those.
  package func changedFields(since before: BrewingNote) -> [String] {
    let fields: [(String, Bool)] = [
      ("coffee_id", coffee != before.coffee), ("recipe_id", recipe != before.recipe),
      ("notes", notes != before.notes), ("rating", rating != before.rating),
      ("date_created", dateCreated != before.dateCreated),
      ("planned_time", plannedTime != before.plannedTime),
      ("measured_time", measuredTime != before.measuredTime), ("grams", grams != before.grams),
      ("beverage_g", beverage != before.beverage),
      ("tds", dissolvedSolids != before.dissolvedSolids), ("balance", balance != before.balance),
    ]
    return fields.filter(\.1).map(\.0)
  }

  /// The text contains something other than white space (COF-047).
  package var hasNotes: Bool { notes.contains { !$0.isWhitespace } }
  /// Whether it has stars (COF-047).
  package var hasRating: Bool { stars > 0 }
}
