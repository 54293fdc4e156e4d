import Contracts
import Foundation
import RPC
import SQLite
import ServiceRuntime
import Synchronization
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

  var path: String { home.folder.file("task.db") }

  /// Writes to the closed file as other hands would: without the rules of the schema's references.
  func tamper(_ sql: StaticString...) throws {
    let connection = try Connection(path: path, mode: .readWrite)
    for statement in sql { try connection.run(statement) }
  }

  /// The runs so far, oldest first: inboxes made, merged, orphans.
  func runs(_ store: SQLiteTaskStore) async throws -> [[Int]] {
    try await store.service.read { connection in
      try connection.all(
        "SELECT inboxes_made, inboxes_merged, orphans FROM repair_run ORDER BY number"
      ) { row in try (0..<3).map { try row.value($0) } }
    }
  }

  func reopened() throws -> SQLiteTaskStore {
    try SQLiteTaskStore(path: path, environment: home.environment)
  }

  @Test("makes one Inbox of several, with all their tasks (MIG-002, MIG-004, MIG-006)")
  func inboxes() async throws {
    let first = try await home.createProject("first")
    let second = try await home.createProject("second")
    let child = try await home.createProject("child") { $0.parentProjectID = first.id }
    let a = try await home.create("a") { $0.projectID = first.id }.task?.id
    let b = try await home.create("b") { $0.projectID = second.id }.task?.id
    try await home.create("c")
    await home.store.service.close()
    try tamper(
      "UPDATE project SET name = 'inbox', name_key = 'x' WHERE name = 'first'",
      "UPDATE project SET name = 'Inbox ', name_key = 'y' WHERE name = 'second'"
    )
    let store = try reopened()
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
    let copy = try FileManager.default.attributesOfItem(atPath: path + ".before-repair")
    #expect(copy[.posixPermissions] as? Int == 0o600)
    await store.service.close()
    let again = try reopened()
    #expect(try await runs(again).last == [0, 0, 0])
    await again.service.close()
  }

  @Test("finds a home for a task of no project, once (MIG-001, MIG-005, INT-002)")
  func orphans() async throws {
    let id = try await home.create("lost") { $0.dueOn = LocalDay(text: "2025-03-14") }.task?.id
    await home.store.service.close()
    try tamper("UPDATE task SET project = x'00112233445566778899aabbccddeeff'")
    let store = try reopened()
    let task = try await store.read(home.caller) { try $0.task(id) }
    #expect(task.project.name == "Inbox" && task.revision == 2)
    #expect(try await runs(store).last == [0, 0, 1])
    let kinds = try await store.service.read { [feed = store.service.feed] connection in
      try feed.read(connection, after: 0, limit: 500).events.map(\.kind)
    }
    #expect(kinds.suffix(2) == ["task_moved", "orphans_repaired"])
    await store.service.close()
    let again = try reopened()
    #expect(try await runs(again).map { $0[2] } == [0, 1, 0])
    await again.service.close()
  }

  @Test("counts anew what was counted wrong (MIG-002)")
  func counts() async throws {
    try await home.create("milk")
    try await home.create("eggs") { $0.priority = .low }
    await home.store.service.close()
    try tamper("UPDATE task_kind SET tasks = tasks + 7", "UPDATE space SET tasks = 5")
    let store = try reopened()
    let counts = try await store.read(home.caller) { rows in
      var low = TaskListing(at: rows.moment)
      low.criteria = [TaskCriteria()]
      low.criteria[0].priorities = [.low]
      return [
        try rows.count(TaskListing(at: rows.moment)), try rows.count(low), try rows.use().tasks,
      ]
    }
    #expect(counts == [2, 1, 2])
    await store.service.close()
  }

  @Test("counts anew what has no date, where only that was counted wrong (MIG-002, TSK-111)")
  func unscheduled() async throws {
    try await home.create("milk")
    await home.store.service.close()
    try tamper("UPDATE space SET unscheduled = 7")
    let store = try reopened()
    let day = try await store.read(home.caller) { try $0.overview(of: $0.moment.today) }
    #expect(day.figures.unscheduled == 1)
    await store.service.close()
  }

  @Test(
    "is done on request too, after a look, and its reports are read by a call (MIG-005, MIG-006)"
  )
  func onRequest() async throws {
    let id = try await home.create("lost").task?.id
    let former = ProjectID(text: "00112233-4455-6677-8899-aabbccddeeff")
    // What the schema forbids is done with its references off, as other hands would.
    try tamper("UPDATE task SET project = x'00112233445566778899aabbccddeeff'")
    let method = TaskV1.Tasks.Methods.repairTasks
    let look = try await home.calls.repairTasks(.init(dryRun: true), home.call(method))
    #expect(look.report?.orphans == 1 && look.report?.tasksChecked == 1)
    #expect(look.report?.tasks.map(\.formerProjectID) == [former])
    let done = try await home.calls.repairTasks(.init(), home.call(method))
    #expect(done.report?.orphans == 1)
    #expect(try await home.get(id).projectName == "Inbox")
    #expect(try await home.events().suffix(2).map(\.kind) == ["task_moved", "orphans_repaired"])
    let again = try await home.calls.repairTasks(.init(), home.call(method))
    #expect(again.report?.orphans == 0)
    let list = TaskV1.Tasks.Methods.listRepairs
    let reports = try await home.calls.listRepairs(.init(), home.call(list)).reports
    #expect(reports.map(\.orphans) == [0, 1, 0])
    #expect(reports.map(\.atStart) == [false, false, true])
    #expect(reports[1].tasks.map(\.name) == ["lost"])
    let other = home.seen(by: 2)
    #expect(try await other.calls.listRepairs(.init(), other.call(list)).reports.count == 1)
    for _ in 0..<25 { _ = try await home.calls.repairTasks(.init(), home.call(method)) }
    #expect(try await home.calls.listRepairs(.init(), home.call(list)).reports.count == 21)
  }

  @Test("tells of merged projects and of a file in another form, once (EVT-002, MIG-013)")
  func told() async throws {
    _ = try await home.createProject("second")
    await home.store.service.close()
    try tamper(
      "UPDATE project SET name = 'inbox', name_key = 'x' WHERE name = 'second'",
      "UPDATE told_version SET version = 3"
    )
    for _ in 0..<2 {
      let store = try reopened()
      let kinds = try await store.service.read { [feed = store.service.feed] connection in
        try feed.read(connection, after: 0, limit: 500).events.map(\.kind)
      }
      #expect(kinds.suffix(3) == ["project_merged", "project_deleted", "data_migrated"])
      await store.service.close()
    }
  }

  @Test("brings the Inbox back, and a space that lost its own row (MIG-002, PRJ-033)")
  func lostInbox() async throws {
    let garden = try await home.createProject("Garden")
    try await home.create("a")
    try await home.create("b") { $0.projectID = garden.id }
    await home.store.service.close()
    try tamper(
      "DELETE FROM project WHERE name = 'Inbox'",
      "UPDATE project SET name_key = 'inbox' WHERE name = 'Garden'",
      "DELETE FROM space"
    )
    let store = try reopened()
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
    "keeps a copy before it changes anything, be it one number (MIG-003)",
    arguments: [
      "UPDATE space SET tasks = 7" as StaticString,
      "UPDATE project SET is_archived = 1 WHERE name = 'Inbox'",
    ]
  )
  func small(damage: StaticString) async throws {
    try await home.create("a")
    await home.store.service.close()
    try tamper(damage)
    let store = try reopened()
    #expect(FileManager.default.fileExists(atPath: path + ".before-repair"))
    let right = try await store.service.read { connection in
      try connection.first(
        "SELECT 1 FROM space, project WHERE tasks = 1 AND name = 'Inbox' AND is_archived = 0"
      ) { _ in true }
    }
    #expect(right == true)
    await store.service.close()
  }

  @Test("is refused, and changes nothing, where it cannot put everything right (MIG-003)")
  func hopeless() async throws {
    try await home.create("a")
    await home.store.service.close()
    try tamper(
      "INSERT INTO repair_item VALUES (99, x'01', x'02', x'03', 'of a run that never was', x'04', NULL)",
      "DELETE FROM project WHERE name = 'Inbox'"
    )
    let refusal = #expect(throws: DatabaseRefusal.self) { try reopened() }
    #expect("\(try #require(refusal))".contains("1 rows name records that do not exist"))
    let connection = try Connection(path: path, mode: .readOnly)
    let inboxes = try connection.first("SELECT count(*) FROM project WHERE name = 'Inbox'") {
      try $0.value(0, as: Int.self)
    }
    #expect(inboxes == 0, "the Inbox was not brought back half-way")
    #expect(FileManager.default.fileExists(atPath: path + ".before-repair"))
  }

  @Test("that is refused leaves a service that is not ready and says why (MIG-003)")
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
        // Closed at once, so that it leaves no log.
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
      // Whoever mends the file has a service again.
      try Connection(path: file, mode: .readWrite).run("DELETE FROM repair_item")
      let mended = try await installation.start("task", build: build)
      #expect(try await installation.channel(to: "task").health().status == .serving)
      await mended.stop()
    }
  }

  @Test("keeps when a project's tasks last changed, also those that left it (PRJ-050, MIG-002)")
  func lastChanges() async throws {
    let garden = try await home.createProject("Garden").id
    let shed = try await home.createProject("Shed").id
    home.at("2025-03-13", "10:00")
    let moving = try await home.create("moving") { $0.projectID = garden }.task?.id
    let leaving = try await home.create("leaving") { $0.projectID = shed }.task?.id
    try await home.create("staying") { $0.projectID = shed }
    home.at("2025-03-14", "10:00")
    _ = try await home.move([moving], to: shed)
    home.at("2025-03-15", "10:00")
    try await home.delete(leaving)
    func activity(_ calls: ProjectCalls) async throws -> [GoogleProtobuf.Timestamp?] {
      var found: [GoogleProtobuf.Timestamp?] = []
      for id in [garden, shed] {
        let call = home.call(TaskV1.Projects.Methods.getProjectStatistics)
        let answer = try await calls.getProjectStatistics(.init(projectID: id), call)
        found.append(answer.statistics?.lastActivity)
      }
      return found
    }
    let expected = [wire("2025-03-14", "10:00"), wire("2025-03-15", "10:00")]
    #expect(try await activity(home.projectCalls) == expected)
    await home.store.service.close()
    try tamper("UPDATE space SET tasks = 77", "UPDATE task_kind SET tasks = tasks + 3")
    let store = try reopened()
    #expect(try await activity(ProjectCalls(store: store)) == expected)
    let counted = try await store.read(home.caller) { try $0.count(TaskListing(at: $0.moment)) }
    #expect(counted == 2)
    await store.service.close()
  }

  @Test("changes nothing where nothing is wrong, and keeps the last 20 reports (MIG-002, MIG-006)")
  func nothing() async throws {
    try await home.create("a")
    let before = try await home.events().count
    await home.store.service.close()
    for _ in 0..<22 {
      let store = try reopened()
      await store.service.close()
    }
    let store = try reopened()
    #expect(try await runs(store).count == 20)
    let after = try await store.service.read { [feed = store.service.feed] connection in
      try feed.read(connection, after: 0, limit: 500).events.count
    }
    #expect(after == before)
    #expect(!FileManager.default.fileExists(atPath: path + ".before-repair"))
    await store.service.close()
  }

  @Test("says how long it took, also on request (MIG-006)")
  func duration() async throws {
    let folder = try TemporaryFolder()
    let environment = RuntimeEnvironment.test(clock: TickingClock())
    let store = try SQLiteTaskStore(path: folder.file("task.db"), environment: environment)
    let calls = TaskCalls(store: store)
    func call(_ method: MethodDescriptor, request: UInt64) -> ServerCall {
      Caller.sample(request: request).call(method, on: environment.loop)
    }
    let repair = call(TaskV1.Tasks.Methods.repairTasks, request: 1)
    let done = try await calls.repairTasks(.init(), repair)
    #expect((done.report?.took?.nanos ?? 0) > 0)
    let list = call(TaskV1.Tasks.Methods.listRepairs, request: 2)
    let kept = try await calls.listRepairs(.init(), list)
    #expect(kept.reports.first?.took == done.report?.took)
  }
}

/// A clock that goes on by five milliseconds whenever it is looked at.
private final class TickingClock: WallClock {
  private let looks = Mutex(Int64(0))

  func now() -> Timestamp {
    looks.withLock { looks in
      looks += 1
      return .testStart + .milliseconds(5 * looks)
    }
  }
}
