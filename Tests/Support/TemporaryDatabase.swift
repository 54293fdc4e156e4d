package import SQLite

/// A new database in a folder of its own.
///
/// ```swift
/// let temporary = try TemporaryDatabase("CREATE TABLE cup(size INTEGER NOT NULL) STRICT;")
/// try await temporary.database.write { try $0.run("INSERT INTO cup VALUES (?)", 3) }
/// ```
package struct TemporaryDatabase: Sendable {
  package let folder: TemporaryFolder
  package let database: Database

  package static let applicationID: UInt32 = 0x4442_00f0

  /// Opens a database whose schema has one migration for each of `steps`.
  package init(
    _ steps: String...,
    execution: Execution = .threads,
    limits: DatabaseLimits = DatabaseLimits()
  ) throws {
    let folder = try TemporaryFolder()
    self.folder = folder
    database = try Database(
      path: folder.file("test.db"),
      migrations: Migration.list(steps),
      applicationID: Self.applicationID,
      execution: execution,
      limits: limits
    )
  }
}

extension Migration {
  /// Numbers `steps` from 1.
  package static func list(_ steps: [String]) -> [Migration] {
    steps.enumerated().map {
      Migration(number: $0.offset + 1, name: "step_\($0.offset + 1)", sql: Array($0.element.utf8))
    }
  }
}

extension Execution: CaseIterable {
  package static var allCases: [Execution] { [.threads, .inline] }
}
