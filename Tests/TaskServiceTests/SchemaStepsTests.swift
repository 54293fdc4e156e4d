import Foundation
import RPC
import SQLite
import ServiceRuntime
import TaskContracts
import TaskDomain
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import TaskService

/// Files of earlier versions, and of later ones.
@Suite("A task store's file")
struct SchemaStepsTests {
  @Test("opens the file of an earlier run (TSK-008, MIG-013)", arguments: Execution.allCases)
  func reopened(execution: Execution) async throws {
    let home = try TaskHome(execution)
    let id = try await home.create("x").task?.id
    await home.store.service.close()
    let store = try TaskStore(
      path: home.folder.file("task.db"),
      environment: home.environment
    )
    let name = try await store.read(home.caller) { rows in try rows.task(id).name }
    #expect(name == "x")
  }

  @Test("does not change a file of a later version (MIG-013)")
  func newer() async throws {
    let home = try TaskHome()
    let path = home.folder.file("task.db")
    try await home.create("x")
    try await home.store.service.write { write in
      try write.connection.run("PRAGMA user_version = 9999")
    }
    await home.store.service.close()
    let before = try Data(contentsOf: URL(filePath: path))
    #expect(throws: DatabaseRefusal.self) {
      try TaskStore(path: path, environment: home.environment)
    }
    #expect(try Data(contentsOf: URL(filePath: path)) == before)
  }

  @Test("numbers its steps without a gap, and runs each once (MIG-013)")
  func steps() async throws {
    let numbers = TaskStore.migrations.map(\.number)
    #expect(numbers == Array(1...numbers.count))
    let home = try TaskHome()
    func version(_ store: TaskStore) async throws -> Int? {
      try await store.service.read { connection in
        try connection.first("PRAGMA user_version") { try $0.value(0) }
      }
    }
    let first = try await version(home.store)
    #expect((first ?? 0) % 1_000 == numbers.count)
    await home.store.service.close()
    // A migration that ran twice would fail, because its tables exist.
    let again = try TaskStore(
      path: home.folder.file("task.db"),
      environment: home.environment
    )
    #expect(try await version(again) == first)
    await again.service.close()
  }

  @Test("runs a step completely or not at all (MIG-013)")
  func brokenStep() async throws {
    let home = try TaskHome()
    try await home.create("x")
    await home.store.service.close()
    let path = home.folder.file("task.db")
    let next = TaskStore.migrations.count + 1
    let broken = Migration(
      number: next,
      name: "broken",
      sql: Array("DROP INDEX task_by_added; UPDATE task SET name = 'y'; SELECT nothing;".utf8)
    )
    #expect(throws: DatabaseRefusal.self) {
      try ServiceStore(
        "task",
        path: path,
        migrations: TaskStore.migrations + [broken],
        applicationID: TaskStore.applicationID,
        environment: home.environment
      )
    }
    // The current program continues as if nothing had been tried.
    let store = try TaskStore(path: path, environment: home.environment)
    let found = try await store.service.read { connection in
      // Without the index this query cannot be planned.
      try connection.first(
        "SELECT name FROM task INDEXED BY task_by_added WHERE household = ?",
        home.caller.household
      ) { try $0.value(0, as: String.self) }
    }
    #expect(found == "x")
    await store.service.close()
  }
}
