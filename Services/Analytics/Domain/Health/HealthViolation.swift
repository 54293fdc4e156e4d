/// A violation in one field of an entry or goal.
package struct HealthViolation: Hashable, Sendable {
  package let field: String
  package let code: String
  package let detail: String
  /// In base units: grams, millilitres, hours, minutes or characters.
  package let limit: Int64?

  package init(_ field: String, _ code: String, _ detail: String, limit: Int64? = nil) {
    self.field = field
    self.code = code
    self.detail = detail
    self.limit = limit
  }

  /// The same violation with the path of the containing field.
  package func inside(_ field: String) -> HealthViolation {
    HealthViolation("\(field).\(self.field)", code, detail, limit: limit)
  }
}
