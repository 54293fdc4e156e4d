import RPC
import RuntimeContracts
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
struct CountsAtStartTests {
  let home: TaskHome

  init() throws { home = try TaskHome() }

  @Test("corrects wrong counts (MIG-002)")
  func counts() async throws {
    try await home.create("milk")
    try await home.create("eggs") { $0.priority = .low }
    await home.store.service.close()
    try home.tamper("UPDATE task_kind SET tasks = tasks + 7", "UPDATE space SET tasks = 5")
    let store = try home.reopened()
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

  @Test("corrects the count of tasks without a date, if only that is wrong (MIG-002, TSK-111)")
  func unscheduled() async throws {
    try await home.create("milk")
    await home.store.service.close()
    try home.tamper("UPDATE space SET unscheduled = 7")
    let store = try home.reopened()
    let day = try await store.read(home.caller) { try $0.overview(of: $0.moment.today) }
    #expect(day.figures.unscheduled == 1)
    await store.service.close()
  }

  @Test("keeps when a project's tasks last changed, even those that left it (PRJ-050, MIG-002)")
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
    try home.tamper("UPDATE space SET tasks = 77", "UPDATE task_kind SET tasks = tasks + 3")
    let store = try home.reopened()
    #expect(try await activity(ProjectCalls(store: store)) == expected)
    let counted = try await store.read(home.caller) { try $0.count(TaskListing(at: $0.moment)) }
    #expect(counted == 2)
    await store.service.close()
  }

  @Test(
    "stores a valid day for when tasks last changed (TSK-009, MIG-002)",
    arguments: [
      "UPDATE task_kind SET modified = 9223372036854775807" as StaticString,
      "UPDATE task SET modified = -9223372036854775807",
      "UPDATE task SET modified = 9223372036854775807",
    ]
  )
  func lastChangeOfNoYear(damage: StaticString) async throws {
    let garden = try await home.createProject("Garden").id
    try await home.create("Dig") { $0.projectID = garden }
    await home.store.service.close()
    try home.tamper(damage)
    home.at("2025-03-13", "10:00")
    let later = try home.restarted()
    let last = try await later.projectStatistics(garden).lastActivity
    #expect(last == wire("2025-03-13", "10:00"))
  }

  @Test("numbers a space that has no number, and finds its tasks by their words (MIG-002, TSK-136)")
  func numbers() async throws {
    let homes = [home, home.seen(by: 2), home.seen(by: 3)]
    for (index, member) in homes.enumerated() { try await member.create("milk \(index)") }
    await home.store.service.close()
    try home.tamper(
      "UPDATE space SET number = 9223372036854775807 WHERE number = 1",
      "UPDATE space SET number = NULL WHERE number = 2"
    )
    let later = try home.restarted()
    for (index, member) in [later, later.seen(by: 2), later.seen(by: 3)].enumerated() {
      #expect(try await member.found("milk") == ["milk \(index)"])
    }
    #expect(try await later.seen(by: 4).list().totalCount == 0)
    let numbers = try await later.store.service.read { connection in
      try connection.all("SELECT number FROM space ORDER BY number") {
        try $0.value(0, as: Int.self)
      }
    }
    #expect(numbers == [3, 4, 5, 6])
  }
}
