import SQLite
import TestSupport

@testable import TaskService

// The service's file, as other programs and later starts find it.

extension TaskHome {
  var path: String { folder.file("task.db") }

  /// Writes to the file as another program would: without the constraints of columns and
  /// references.
  func tamper(_ sql: StaticString...) throws { try tamper(sql) }

  func tamper(_ sql: [StaticString]) throws {
    let connection = try Connection(path: path, mode: .readWrite)
    try connection.run("PRAGMA ignore_check_constraints = 1")
    for statement in sql { try connection.run(statement) }
  }

  /// The store alone, opened again after it was closed.
  func reopened() throws -> TaskStore {
    try TaskStore(path: path, environment: environment)
  }
}
