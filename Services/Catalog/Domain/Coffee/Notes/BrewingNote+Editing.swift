package import Vocabulary

extension BrewingNote {
  /// - Throws: ``JournalRefusal/notTheAuthor`` for a child that is not the author (ruling 31).
  package func editable(by member: MemberID, _ role: Role) throws(JournalRefusal) -> BrewingNote {
    guard role == .parent || member == author else { throw .notTheAuthor }
    return self
  }

  /// Returns the note if its revision is `revision`; 0 accepts any.
  package func expecting(_ revision: UInt64) throws(JournalRefusal) -> BrewingNote {
    if revision != 0, revision != UInt64(clamping: self.revision) {
      throw .noteChanged(current: self)
    }
    return self
  }

  /// The contract names of the fields that differ, without those copied from coffee and recipe.
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

  /// Whether the text has other characters than white space (COF-047).
  package var hasNotes: Bool { notes.contains { !$0.isWhitespace } }
  /// Whether it has stars (COF-047).
  package var hasRating: Bool { stars > 0 }
}
