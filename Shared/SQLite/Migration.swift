/// One numbered step of a schema.
///
/// Steps are appended and never edited: installed databases have already run them.
package struct Migration: Sendable {
  /// The schema version after the step; steps are numbered 1, 2, 3, ….
  package let number: Int
  /// What the step does, for messages: `create_task`.
  package let name: String
  /// One or more statements; no `BEGIN`, `COMMIT` or `PRAGMA`.
  package let sql: [UInt8]
  /// Whether the step rewrites rows, so that the file is copied before it.
  package let changesData: Bool

  package init(number: Int, name: String, sql: [UInt8], changesData: Bool = false) {
    self.number = number
    self.name = name
    self.sql = sql
    self.changesData = changesData
  }
}
