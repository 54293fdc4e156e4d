/// One thing that is wrong with a request; a refusal lists them all, not only the first.
package struct Violation: Sendable, Hashable {
  /// The path of the field as in the contract: `task.tags[2]`.
  package var field: String
  /// What is wrong, for programs: `too_long`.
  package var code: String
  /// What is wrong, for people.
  package var message: String
  /// The limit that was passed, where there is one.
  package var limit: Int64?

  package init(field: String, code: String, message: String = "", limit: Int64? = nil) {
    self.field = field
    self.code = code
    self.message = message
    self.limit = limit
  }
}
