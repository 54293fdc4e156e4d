import CSQLite
import SQLite
import ServiceRuntime

@testable import TaskService

extension TaskHome {
  /// How many steps of SQLite's machine the readers' statements take while `body` runs: what a call costs
  /// there, whatever else the computer does.
  func steps(_ body: () async throws -> some Any) async throws -> Int {
    _ = try await taken()
    _ = try await body()
    return try await taken()
  }

  /// The steps since the last look.
  private func taken() async throws -> Int {
    try await store.service.read { connection in
      var sum = 0
      var next = sqlite3_next_stmt(connection.handle, nil)
      while let statement = next {
        sum += Int(sqlite3_stmt_status(statement, SQLITE_STMTSTATUS_VM_STEP, 1))
        next = sqlite3_next_stmt(connection.handle, statement)
      }
      return sum
    }
  }
}
