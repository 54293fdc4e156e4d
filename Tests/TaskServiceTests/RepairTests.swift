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

@Suite("A start")
struct RepairTests {
  let home: TaskHome

  init() throws { home = try TaskHome() }

  /// The runs so far, oldest first: inboxes created, merged, orphans.
  func runs(_ store: TaskStore) async throws -> [[Int]] {
    try await store.service.read { connection in
      try connection.all(
        "SELECT inboxes_made, inboxes_merged, orphans FROM repair_run ORDER BY number"
      ) { row in try (0..<3).map { try row.value($0) } }
    }
  }

  @Test("merges several Inboxes, with all their tasks (MIG-002, MIG-004, MIG-006)")
  func inboxes() async throws {
    let first = try await home.createProject("first")
    let second = try await home.createProject("second")
    let child = try await home.createProject("child") { $0.parentProjectID = first.id }
    let a = try await home.create("a") { $0.projectID = first.id }.task?.id
    let b = try await home.create("b") { $0.projectID = second.id }.task?.id
    try await home.create("c")
    await home.store.service.close()
    try home.tamper(
      "UPDATE project SET name = 'inbox', name_key = 'x' WHERE name = 'first'",
      "UPDATE project SET name = 'Inbox ', name_key = 'y' WHERE name = 'second'"
    )
    let store = try home.reopened()
    let names = try await store.read(home.caller) { rows in
      (
        try [a, b].map { try rows.task($0).project.name },
        try rows.projectsByID().values.map(\.name).sorted(),
        try rows.projectsByID()[child.id ?? .inbox]?.parent
      )
    }
    #expect(names.0 == ["Inbox", "Inbox"] && names.1 == ["Inbox", "child"] && names.2 == nil)
    #expect(try await runs(store).last == [0, 2, 0])
    let items = try await store.service.read { connection in
      try connection.all("SELECT name, former_name FROM repair_item ORDER BY name") { row in
        [try row.value(0, as: String.self), try row.value(1, as: String.self)]
      }
    }
    #expect(items == [["a", "inbox"], ["b", "Inbox "]])
    let copy = try FileManager.default.attributesOfItem(atPath: home.path + ".before-repair")
    #expect(copy[.posixPermissions] as? Int == 0o600)
    await store.service.close()
    let again = try home.reopened()
    #expect(try await runs(again).last == [0, 0, 0])
    await again.service.close()
  }

  @Test("moves a task without a project to the Inbox, once (MIG-001, MIG-005, INT-002)")
  func orphans() async throws {
    let id = try await home.create("lost") { $0.dueOn = LocalDay(text: "2025-03-14") }.task?.id
    await home.store.service.close()
    try home.tamper("UPDATE task SET project = x'00112233445566778899aabbccddeeff'")
    let store = try home.reopened()
    let task = try await store.read(home.caller) { try $0.task(id) }
    #expect(task.project.name == "Inbox" && task.revision == 2)
    #expect(try await runs(store).last == [0, 0, 1])
    let kinds = try await store.service.read { [feed = store.service.feed] connection in
      try feed.read(connection, after: 0, limit: 500).events.map(\.kind)
    }
    #expect(kinds.suffix(2) == ["task_moved", "orphans_repaired"])
    await store.service.close()
    let again = try home.reopened()
    #expect(try await runs(again).map { $0[2] } == [0, 1, 0])
    await again.service.close()
  }

  @Test("emits events for merged projects and for a migrated file, once (EVT-002, MIG-013)")
  func told() async throws {
    _ = try await home.createProject("second")
    await home.store.service.close()
    try home.tamper(
      "UPDATE project SET name = 'inbox', name_key = 'x' WHERE name = 'second'",
      "UPDATE notified_version SET version = 0"
    )
    for _ in 0..<2 {
      let store = try home.reopened()
      let kinds = try await store.service.read { [feed = store.service.feed] connection in
        try feed.read(connection, after: 0, limit: 500).events.map(\.kind)
      }
      #expect(kinds.suffix(3) == ["project_merged", "project_deleted", "data_migrated"])
      await store.service.close()
    }
  }

  @Test("restores the Inbox, and a space that lost its own row (MIG-002, PRJ-033)")
  func lostInbox() async throws {
    let garden = try await home.createProject("Garden")
    try await home.create("a")
    try await home.create("b") { $0.projectID = garden.id }
    await home.store.service.close()
    try home.tamper(
      "DELETE FROM project WHERE name = 'Inbox'",
      "UPDATE project SET name_key = 'inbox' WHERE name = 'Garden'",
      "DELETE FROM space"
    )
    let store = try home.reopened()
    let found = try await store.read(home.caller) { rows in
      try rows.all(TaskListing(at: rows.moment), atMost: 10).map(\.project.name).sorted()
    }
    #expect(found == ["Garden", "Inbox"])
    #expect(try await runs(store).last == [1, 0, 0])
    let use = try await store.service.read { connection in
      try connection.first("SELECT tasks, projects FROM space") { row in
        [try row.value(0, as: Int.self), try row.value(1, as: Int.self)]
      }
    }
    #expect(use == [2, 2])
    await store.service.close()
  }

  @Test(
    "keeps a copy before it changes anything, even one number (MIG-003)",
    arguments: [
      "UPDATE space SET tasks = 7" as StaticString,
      "UPDATE project SET is_archived = 1 WHERE name = 'Inbox'",
    ]
  )
  func small(damage: StaticString) async throws {
    try await home.create("a")
    await home.store.service.close()
    try home.tamper(damage)
    let store = try home.reopened()
    #expect(FileManager.default.fileExists(atPath: home.path + ".before-repair"))
    let right = try await store.service.read { connection in
      try connection.first(
        "SELECT 1 FROM space, project WHERE tasks = 1 AND name = 'Inbox' AND is_archived = 0"
      ) { _ in true }
    }
    #expect(right == true)
    await store.service.close()
  }

  @Test("is refused, and changes nothing, if it cannot repair everything (MIG-003)")
  func hopeless() async throws {
    try await home.create("a")
    await home.store.service.close()
    try home.tamper(
      "INSERT INTO repair_item VALUES (99, x'01', x'02', x'03', 'of a run that never was', x'04', NULL)",
      "DELETE FROM project WHERE name = 'Inbox'"
    )
    let refusal = #expect(throws: DatabaseRefusal.self) { try home.reopened() }
    #expect("\(try #require(refusal))".contains("1 rows name records that do not exist"))
    let connection = try Connection(path: home.path, mode: .readOnly)
    let inboxes = try connection.first("SELECT count(*) FROM project WHERE name = 'Inbox'") {
      try $0.value(0, as: Int.self)
    }
    #expect(inboxes == 0, "the Inbox was not partly restored")
    #expect(FileManager.default.fileExists(atPath: home.path + ".before-repair"))
  }

  @Test("that is refused leaves a service that is not ready and reports why (MIG-003)")
  func notReady() throws {
    let installation = try TestInstallation()
    let file = installation.folder.file("task.db")
    let build: ServiceProcess.Build = { environment in
      try await TaskService.instance(environment: environment, databasePath: file)
    }
    try installation.run {
      let first = try await installation.start("task", build: build)
      await first.stop()
      for number: UInt64 in 1...2 {
        // Closed immediately, so that it leaves no log.
        try Connection(path: file, mode: .readWrite).run(
          "INSERT INTO repair_item VALUES (99, x'01', x'02', ?, 'of no run', x'04', NULL)",
          TaskID.sample(number)
        )
      }
      let process = try await installation.start("task", build: build)
      let channel = installation.channel(to: "task")
      let health = try await channel.health()
      #expect(health.status == .notServing)
      #expect(health.reason.contains("2 rows name records that do not exist"), "\(health.reason)")
      await process.stop()
      // After the file is repaired, the service starts.
      try Connection(path: file, mode: .readWrite).run("DELETE FROM repair_item")
      let mended = try await installation.start("task", build: build)
      #expect(try await installation.channel(to: "task").health().status == .serving)
      await mended.stop()
    }
  }

  @Test("changes nothing in sound data, and keeps the last 20 reports (MIG-002, MIG-006)")
  func nothing() async throws {
    try await home.create("a")
    let before = try await home.events().count
    await home.store.service.close()
    for _ in 0..<22 {
      let store = try home.reopened()
      await store.service.close()
    }
    let store = try home.reopened()
    #expect(try await runs(store).count == 20)
    let after = try await store.service.read { [feed = store.service.feed] connection in
      try feed.read(connection, after: 0, limit: 500).events.count
    }
    #expect(after == before)
    #expect(!FileManager.default.fileExists(atPath: home.path + ".before-repair"))
    await store.service.close()
  }
}
