/// One violation in a record of the coffee journal.
package struct JournalViolation: Hashable, Sendable {
  /// The contract name of the field.
  package var field: String
  package let code: String
  /// What is wrong and how to fix it, as a sentence.
  package let detail: String
  package let limit: Int64?

  package init(_ field: String, _ code: String, _ detail: String, limit: Int64? = nil) {
    self.field = field
    self.code = code
    self.detail = detail
    self.limit = limit
  }

  /// The same violation with the field's path inside `record`.
  package func inside(_ record: String) -> JournalViolation {
    JournalViolation("\(record).\(field)", code, detail, limit: limit)
  }
}

/// Reasons why a call to the coffee journal is rejected.
package enum JournalRefusal: Error, Hashable, Sendable {
  case invalid([JournalViolation])
  case unknownCoffee
  case unknownRecipe
  case unknownNote
  /// The id is used by a record, or was used by a deleted one.
  case idTaken
  /// Notes refer to the record, and the caller did not choose to keep or delete them (COF-062).
  case hasNotes(Int)
  /// Only its author or a parent may change a note (ruling 31).
  case notTheAuthor
  case coffeeChanged(current: Coffee)
  case recipeChanged(current: Recipe)
  case noteChanged(current: BrewingNote)
  case equipment(EquipmentRefusal)
  case recipeFile(RecipeFileRefusal)

  /// - Throws: ``invalid(_:)`` if there are violations.
  package static func check(_ violations: [JournalViolation]) throws(JournalRefusal) {
    if !violations.isEmpty { throw .invalid(violations) }
  }
}

/// Why a recipe file is rejected as a whole (COF-095).
package enum RecipeFileRefusal: Hashable, Sendable {
  /// Not JSON, or another format; the text says where or what.
  case invalid(String)
  case unsupportedVersion(Int)
  case tooManyRecipes
  case tooLarge
}
