import CSQLite
import SQLite
import ServiceRuntime

@testable import TaskService

extension TaskHome {
  /// The virtual machine steps of the readers' statements while `body` runs: a cost that does not
  /// depend on the machine's load.
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
