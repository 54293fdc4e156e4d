import Contracts
import RPC
import ServiceRuntime
import TaskDomain
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import TaskService

@Suite("Counts at a start")
struct CountsAtStartTests {
  let home: TaskHome

  init() throws { home = try TaskHome() }

  @Test("counts anew what was counted wrong (MIG-002)")
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

  @Test("counts anew what has no date, where only that was counted wrong (MIG-002, TSK-111)")
  func unscheduled() async throws {
    try await home.create("milk")
    await home.store.service.close()
    try home.tamper("UPDATE space SET unscheduled = 7")
    let store = try home.reopened()
    let day = try await store.read(home.caller) { try $0.overview(of: $0.moment.today) }
    #expect(day.figures.unscheduled == 1)
    await store.service.close()
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
    try home.tamper("UPDATE space SET tasks = 77", "UPDATE task_kind SET tasks = tasks + 3")
    let store = try home.reopened()
    #expect(try await activity(ProjectCalls(store: store)) == expected)
    let counted = try await store.read(home.caller) { try $0.count(TaskListing(at: $0.moment)) }
    #expect(counted == 2)
    await store.service.close()
  }
}
