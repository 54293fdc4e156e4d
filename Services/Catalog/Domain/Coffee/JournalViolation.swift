/// One thing that is wrong with a record of the coffee journal.
package struct JournalViolation: Hashable, Sendable {
  /// The field as the contract names it.
  package var field: String
  package let code: String
  /// What is wrong and what to do, as a sentence.
  package let detail: String
  package let limit: Int64?

  package init(_ field: String, _ code: String, _ detail: String, limit: Int64? = nil) {
    self.field = field
    self.code = code
    self.detail = detail
    self.limit = limit
  }

  /// The same, of a field inside `record`.
  package func inside(_ record: String) -> JournalViolation {
    JournalViolation("\(record).\(field)", code, detail, limit: limit)
  }
}

/// Every way in which the coffee journal says no.
package enum JournalRefusal: Error, Hashable, Sendable {
  case invalid([JournalViolation])
  case unknownCoffee
  case unknownRecipe
  case unknownNote
  /// The id of a new record is one that there is, or was.
  case idTaken
  /// Notes would lose what they belong to, and no choice was made (COF-062).
  case hasNotes(Int)
  /// A note is changed by its author or a parent (ruling 31).
  case notTheAuthor
  case coffeeChanged(current: Coffee)
  case recipeChanged(current: Recipe)
  case noteChanged(current: BrewingNote)
  case equipment(EquipmentRefusal)
  case recipeFile(RecipeFileRefusal)

  /// - Throws: ``invalid(_:)`` when there are violations.
  package static func check(_ violations: [JournalViolation]) throws(JournalRefusal) {
    if !violations.isEmpty { throw .invalid(violations) }
  }
}

/// Why a file of recipes cannot be read at all (COF-095).
package enum RecipeFileRefusal: Hashable, Sendable {
  /// No JSON, or another format; says where or what.
  case invalid(String)
  case unsupportedVersion(Int)
  case tooManyRecipes
  case tooLarge
}
