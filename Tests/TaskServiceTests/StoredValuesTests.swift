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

@Suite("A start with unknown stored values")
struct StoredValuesTests {
  let home: TaskHome

  init() throws { home = try TaskHome() }

  /// Writes to the closed file as another program would, and starts again.
  func restarted(after sql: StaticString...) async throws -> TaskHome {
    await home.store.service.close()
    try home.tamper(sql)
    return try home.restarted()
  }

  @Test("repairs values of tasks, so that lists, searches and figures are read (TSK-009, MIG-002)")
  func tasks() async throws {
    let id = try await home.create("milk") { $0.dueAt = wire("2025-03-14", "18:00") }.task?.id
    let five = try await home.create("five").task?.id
    let done = try await home.create("done").task?.id
    _ = try await home.complete(done)
    let later = try await restarted(
      after:
        "UPDATE task SET priority = 9, type = 0, due_on = 20161, due_rank = 3 WHERE name = 'milk'",
      "UPDATE task SET priority = 5 WHERE name = 'five'",
      "UPDATE task SET completion_day = NULL WHERE name = 'done'"
    )
    let milk = try await later.get(id)
    #expect(milk.priority == .medium && milk.type == .morning && milk.revision == 2)
    #expect(milk.dueAt == wire("2025-03-14", "18:00") && milk.dueOn == nil)
    #expect(try await later.get(five).priority == .low)
    #expect(try await later.found("milk") == ["milk"])
    #expect(try await later.statistics().byPriority.map(\.total) == [0, 0, 2, 1])
    let due = TaskV1.DayRange(
      first: LocalDay(text: "2025-03-14"),
      last: LocalDay(text: "2025-03-14")
    )
    #expect(try await later.list { $0.filter = .init(due: due) }.tasks.map(\.name) == ["milk"])
    let today = LocalDay(text: "2025-03-12")
    let finished = TaskV1.TaskFilter(completed: .init(first: today, last: today))
    #expect(try await later.list { $0.filter = finished }.tasks.map(\.name) == ["done"])
    let found = try await later.listedValues()
    #expect(
      Set(found.map { "\($0.name) \($0.field) \($0.formerValue) → \($0.newValue)" }) == [
        "milk type 0 → 1", "milk priority 9 → 3", "milk due_on 2025-03-14 → ",
        "five priority 5 → 4", "done date_completed  → 2025-03-12",
      ]
    )
    #expect(found.allSatisfy { $0.taskID != nil && $0.projectID == nil })
    #expect(
      try await later.events().suffix(3).map(\.kind) == Array(repeating: "task_updated", count: 3)
    )
    #expect(FileManager.default.fileExists(atPath: home.path + ".before-repair"))
    #expect(try await later.seen(by: 2).listedValues().isEmpty, "of another list")
    let count = try await later.events().count
    await later.store.service.close()
    let again = try later.restarted()
    #expect(try await again.events().count == count)
    #expect(try await again.listedValues().isEmpty)
  }

  @Test("repairs values of projects, each to its default (TSK-009, MIG-010)")
  func projects() async throws {
    let garden = try await home.createProject("Garden")
    let later = try await restarted(
      after: """
        UPDATE project SET color = 77, icon = 0, status = 9, priority = -1, default_priority = 5,
          is_archived = 4, color_scheme = 9
        """
    )
    let project = try await later.getProject(garden.id)
    #expect(project.color == .blue && project.icon == .folder && project.status == .active)
    #expect(project.priority == .medium && project.defaultTaskPriority == .medium)
    #expect(!project.isArchived && project.settings?.colorScheme == .blue)
    let inbox = try await later.getProject(.inbox)
    #expect(inbox.color == .gray && inbox.icon == .inbox && inbox.status == .active)
    let found = try await later.listedValues()
    #expect(found.count == 14 && found.allSatisfy { $0.projectID != nil && $0.taskID == nil })
    #expect(found.contains { $0.field == "settings.color_scheme" && $0.formerValue == "9" })
    let colors = found.filter { $0.field == "color" }.map { "\($0.name) \($0.newValue)" }
    #expect(Set(colors) == ["Inbox 7", "Garden 1"])
    #expect(
      try await later.events().suffix(2).map(\.kind) == ["project_updated", "project_updated"]
    )
    // Only the values of a project, when nothing else needs a repair.
    await later.store.service.close()
    try home.tamper(["UPDATE project SET color = 77 WHERE name = 'Garden'"])
    #expect(try await later.restarted().getProject(garden.id).color == .blue)
  }

  @Test("breaks cycles of projects and lifts orphans (TSK-009, PRJ-038, MIG-002)")
  func places() async throws {
    func make(_ number: UInt64, under parent: UInt64? = nil) async throws {
      try await home.createProject("P\(number)") {
        $0.id = .sample(number)
        $0.parentProjectID = parent.map { .sample($0) }
      }
    }
    try await make(12)
    try await make(13, under: 12)
    try await make(14, under: 13)
    try await make(15)
    try await make(16)
    let later = try await restarted(
      after: """
        UPDATE project SET parent = (SELECT id FROM project WHERE name = 'P13') WHERE name = 'P12'
        """,
      "UPDATE project SET parent = x'00112233445566778899aabbccddeeff' WHERE name = 'P15'",
      "UPDATE project SET parent = x'00000000000000000000000000000001' WHERE name = 'P16'"
    )
    let parents = try await later.projects().projects.map {
      "\($0.name) \($0.parentProjectID?.text.suffix(2) ?? "")"
    }
    #expect(parents == ["Inbox ", "P12 ", "P13 0c", "P14 0d", "P15 ", "P16 "])
    let found = try await later.listedValues()
    #expect(found.map(\.name).sorted() == ["P12", "P15", "P16"])
    #expect(found.allSatisfy { $0.field == "parent_project_id" })
    #expect(found.contains { $0.formerValue == "00112233-4455-6677-8899-aabbccddeeff" })
    #expect(
      try await later.events().suffix(3).map(\.kind) == Array(repeating: "project_moved", count: 3)
    )
  }

  @Test("repairs a damaged Inbox, and reports it (MIG-002, MIG-006, PRJ-034, INT-002)")
  func bentInbox() async throws {
    let id = try await home.create("a").task?.id
    let later = try await restarted(
      after: """
        UPDATE project SET name = 'Foo', name_key = 'foo', name_order = 'foo', color = 3, status = 4,
          priority = 1, due_at = 5, estimate = -7
        """
    )
    let inbox = try await later.getProject(name: "inbox")
    #expect(inbox.id == .inbox && inbox.name == "Inbox" && inbox.revision == 2)
    #expect(inbox.color.rawValue == 3, "an allowed value")
    #expect(inbox.status == .active && inbox.priority == .medium)
    #expect(inbox.dueDate == nil && inbox.estimatedTaskCount == nil)
    #expect(try await later.get(id).projectName == "Inbox")
    let found = try await later.listedValues()
    #expect(
      found.map { "\($0.field) \($0.formerValue) → \($0.newValue)" } == [
        "name Foo → Inbox", "status 4 → 2", "priority 1 → 2",
        "due_date 1970-01-01T00:00:00.005Z → ",
        "estimated_task_count -7 → ",
      ]
    )
    #expect(try await later.events().last?.kind == "project_updated")
    await later.store.service.close()
    // Invisible characters, by which it is found.
    try home.tamper(["UPDATE project SET name_key = 'foo'"])
    let again = try later.restarted()
    #expect(try await again.getProject(name: "inbox").revision == 3)
    #expect(try await again.listedValues().map(\.field) == ["name"])
    await again.store.service.close()
    #expect(try await again.restarted().listedValues().isEmpty)
  }

  @Test("gives the Inbox its name back, whichever project has its key (MIG-002, PRJ-035)")
  func takenKey() async throws {
    let garden = try await home.createProject("Garden")
    let later = try await restarted(
      after: "UPDATE project SET name = 'Foo', name_key = 'foo' WHERE name = 'Inbox'",
      "UPDATE project SET name_key = 'inbox' WHERE name = 'Garden'"
    )
    #expect(try await later.getProject(name: "inbox").id == .inbox)
    #expect(try await later.getProject(name: "garden").id == garden.id)
  }

  @Test("moves instants and days into the valid years (MIG-002, TSK-003)")
  func farDates() async throws {
    try await home.create("milk") { $0.dueAt = wire("2025-03-14", "18:00") }
    try await home.create("day") { $0.dueOn = LocalDay(text: "2025-03-14") }
    for name in ["done", "old"] { _ = try await home.complete(home.create(name).task?.id) }
    try await home.createProject("Garden")
    let later = try await restarted(
      after: """
        UPDATE task SET added = -62135596800001, modified = 253402300800000, reminder = -9000000000000000000,
          due_at = 9000000000000000000 WHERE name = 'milk'
        """,
      "UPDATE task SET due_on = 2000000000 WHERE name = 'day'",
      "UPDATE task SET completed_at = -62135596800001 WHERE name = 'done'",
      "UPDATE task SET completed_at = -1, completion_day = NULL WHERE name = 'old'",
      "UPDATE project SET due_at = 253402300800000, created = -62135596800001 WHERE name = 'Garden'"
    )
    let tasks = try await later.list { $0.sort = [.init(field: .name, descending: false)] }
    _ = try tasks.jsonString()
    _ = try await later.projects().jsonString()
    _ = try await later.statistics().jsonString()
    #expect(tasks.tasks.map(\.revision) == [2, 3, 2, 3])
    let range = TaskV1.DayRange(first: .last, last: .last)
    #expect(
      Set(try await later.list { $0.filter = .init(due: range) }.tasks.map(\.name)) == [
        "day", "milk",
      ]
    )
    let found = Set(try await later.listedValues().map { "\($0.name) \($0.field) \($0.newValue)" })
    #expect(
      found == [
        "milk date_added -62135596800000", "milk modified_at ", "milk due_at 253402300799999",
        "milk alert_reminder_time -62135596800000", "day due_on 9999-12-31",
        "done date_completed -62135596800000", "old date_completed 1969-12-31",
        "Garden due_date 253402300799999", "Garden created_date -62135596800000",
      ]
    )
    await later.store.service.close()
    #expect(try await later.restarted().listedValues().isEmpty)
  }

  @Test("names records without a name (MIG-002, MIG-010)")
  func names() async throws {
    let milk = try await home.create("milk").task?.id
    for name in ["Untitled project", "Garden", "Shed"] { try await home.createProject(name) }
    let later = try await restarted(
      after: "UPDATE task SET name = char(9) || ' ' || char(160)",
      "UPDATE project SET name = ' ' WHERE name = 'Garden'",
      "UPDATE project SET name = '' WHERE name = 'Shed'"
    )
    #expect(try await later.get(milk).name == "Untitled task")
    #expect(try await later.found("untitled") == ["Untitled task"])
    #expect(
      try await later.projects().projects.map(\.name).sorted() == [
        "Inbox", "Untitled project", "Untitled project (2)", "Untitled project (3)",
      ]
    )
    #expect(try await later.getProject(name: "untitled project (3)").revision == 2)
    #expect(try await later.listedValues().map(\.field) == ["name", "name", "name"])
    #expect(
      try await later.events().suffix(3).map(\.kind).sorted() == [
        "project_updated", "project_updated", "task_updated",
      ]
    )
  }

  @Test(
    "names records with an invisible name, and distinguishes names that look alike (MIG-002, MIG-010, PRJ-002)"
  )
  func unseen() async throws {
    let milk = try await home.create("milk").task?.id
    for name in ["Garden", "Shed", "Roof", "second"] { try await home.createProject(name) }
    let later = try await restarted(
      after: "UPDATE task SET name = char(8203, 173, 32, 65039, 8288)",
      "UPDATE project SET name = 'Gar' || char(8203) || 'den', name_key = 'x' WHERE name = 'Shed'",
      "UPDATE project SET name = 'Ro' || char(8205) || 'of', name_key = 'y' WHERE name = 'Roof'",
      "UPDATE project SET name = 'In' || char(8203) || 'box', name_key = 'z' WHERE name = 'second'"
    )
    #expect(try await later.get(milk).name == "Untitled task")
    let names = try await later.projects().projects.map(\.name).sorted()
    #expect(names == ["Garden", "Gar\u{200B}den (2)", "Inbox", "Ro\u{200D}of"])
    #expect(try await later.getProject(name: "roof").name == "Ro\u{200D}of")
    #expect(try await later.getProject(name: "garden (2)").revision == 2)
    #expect(try await later.listedValues().map(\.field).sorted() == ["id", "name", "name"])
    await later.store.service.close()
    #expect(try await later.restarted().listedValues().isEmpty)
  }

  @Test("finds a second Inbox whatever blanks surround its name (MIG-004)")
  func inboxes() async throws {
    let second = try await home.createProject("second")
    try await home.createProject("My inbox")
    let id = try await home.create("a") { $0.projectID = second.id }.task?.id
    let later = try await restarted(
      after: "UPDATE project SET name = char(160) || 'inBox' || char(9) WHERE name = 'second'"
    )
    #expect(try await later.projects().projects.map(\.name) == ["Inbox", "My inbox"])
    #expect(try await later.get(id).projectID == .inbox)
    let found = try await later.listedValues()
    #expect(found.map(\.field) == ["id"] && found.first?.formerValue == second.id?.text)
    #expect(found.first?.newValue == ProjectID.inbox.text)
  }
}

extension TaskHome {
  /// The values corrected according to the newest report.
  fileprivate func listedValues() async throws -> [TaskV1.RepairedValue] {
    let call = call(TaskV1.Tasks.Methods.listRepairs)
    return try await calls.listRepairs(.init(), call).reports.first?.values ?? []
  }
}
