import RPC
import ServiceRuntime
import TaskContracts
import TaskDomain
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import TaskService

@Suite("Project queries")
struct ProjectListTests {
  let home: TaskHome

  init() throws { home = try TaskHome() }

  @Test("report whether a name is free (PRJ-042, PRJ-035)")
  func freeNames() async throws {
    let garden = try await home.createProject("Garden")
    #expect(try await home.isFree("Attic") == "free")
    #expect(try await home.isFree("garden") == "duplicate_project_name")
    #expect(try await home.isFree("garden", for: garden.id) == "free")
    #expect(try await home.isFree("inbox") == "name_reserved")
    #expect(try await home.isFree(" ") == "empty_project_name")
  }

  @Test("find, filter and sort, the Inbox first (PRJ-045, PRJ-036, PRJ-049)")
  func lists() async throws {
    let work = try await home.createProject("Work") {
      $0.priority = .high
      $0.tags = ["office"]
      $0.dueDate = wire("2025-05-01", "10:00")
    }
    try await home.createProject("Ärger") {
      $0.descriptionField = "the office again"
      $0.color = .red
      $0.status = .onHold
      $0.priority = .low
    }
    try await home.createProject("Below") { $0.parentProjectID = work.id }
    let done = try await home.create("x") { $0.projectID = work.id }.task?.id
    _ = try await home.complete(done)
    home.at("2025-03-10", "10:00")
    try await home.create("late") { $0.dueOn = LocalDay(text: "2025-03-11") }
    home.at("2025-03-12", "10:00")
    func names(_ set: (inout TaskV1.ListProjectsRequest) -> Void) async throws -> [String] {
      try await home.projects(set).projects.map(\.name)
    }
    #expect(try await names { _ in } == ["Inbox", "Work", "Ärger", "Below"])
    #expect(try await names { $0.text = "OFFICE" } == ["Work", "Ärger"])
    #expect(try await names { $0.text = "arger" } == ["Ärger"])
    #expect(try await names { $0.tag = "Office" } == ["Work"])
    #expect(try await names { $0.statuses = [.onHold] } == ["Ärger"])
    #expect(try await names { $0.priorities = [.high, .low] } == ["Work", "Ärger"])
    #expect(try await names { $0.colors = [.red] } == ["Ärger"])
    #expect(try await names { $0.parentProjectID = work.id } == ["Below"])
    #expect(try await names { $0.topLevel = true } == ["Inbox", "Work", "Ärger"])
    #expect(try await names { $0.hasOverdueTasks = true } == ["Inbox"])
    #expect(try await names { $0.health = [.excellent] } == ["Work"])
    #expect(try await names { $0.sort = .name } == ["Inbox", "Ärger", "Below", "Work"])
    #expect(
      try await names {
        $0.sort = .name
        $0.descending = true
      } == ["Inbox", "Work", "Below", "Ärger"]
    )
    #expect(try await names { $0.sort = .due } == ["Inbox", "Work", "Ärger", "Below"])
    #expect(
      try await names {
        $0.sort = .priority
        $0.descending = true
      } == ["Inbox", "Work", "Below", "Ärger"]
    )
    #expect(
      try await names {
        $0.sort = .completionRate
        $0.descending = true
      }.prefix(2) == ["Inbox", "Work"]
    )
    let figures = try await home.projects { $0.withStatistics = true }
    #expect(figures.statistics.map(\.projectID) == figures.projects.map(\.id))
    #expect(figures.statistics[1].complete == 1 && figures.statistics[0].overdue == 1)
    let unknown = await refusal { try await home.projects { $0.sort = .init(rawValue: 99) } }
    #expect(unknown?.reason == "unknown_value")
    for sort in [TaskV1.ProjectSort.name, .due, .created, .modified, .priority, .completionRate] {
      var walked: [String] = []
      var token = ""
      repeat {
        let page = try await home.projects {
          $0.sort = sort
          $0.descending = true
          $0.pageSize = 1
          $0.pageToken = token
        }
        walked += page.projects.map(\.name)
        token = page.nextPageToken
      } while !token.isEmpty
      let whole = try await names {
        $0.sort = sort
        $0.descending = true
      }
      #expect(walked == whole, "\(sort)")
    }
  }

  @Test("sum up projects, alone or with their descendants (PRJ-050, PRJ-052)")
  func statistics() async throws {
    let a = try await home.createProject("A") {
      $0.estimatedTaskCount = 4
      $0.dueDate = wire("2025-03-20", "10:00")
    }
    let b = try await home.createProject("B") { $0.parentProjectID = a.id }
    home.at("2025-02-20", "10:00")
    let early = try await home.create("early") {
      $0.projectID = a.id
      $0.priority = .highest
    }.task?.id
    _ = try await home.complete(early)
    home.at("2025-03-10", "10:00")
    let late = try await home.create("late") { $0.projectID = a.id }.task?.id
    _ = try await home.complete(late)
    try await home.create("open") {
      $0.projectID = a.id
      $0.dueOn = LocalDay(text: "2025-03-11")
    }
    home.at("2025-03-12", "10:00")
    try await home.create("below") { $0.projectID = b.id }
    let alone = try await home.projectStatistics(a.id)
    #expect(alone.total == 3 && alone.open == 1 && alone.complete == 2 && alone.overdue == 1)
    #expect(alone.completionRate == 0.6667 && alone.pointsEarned == 10 && alone.progress == 0.5)
    #expect(alone.completedLast7Days == 1 && alone.completedLast30Days == 2)
    #expect(alone.totalByPriority == [1, 0, 2, 0] && alone.openByPriority == [0, 0, 1, 0])
    #expect(alone.daysToDue == 8 && alone.health == .warning)
    #expect(alone.lastActivity == wire("2025-03-12", "10:00"))
    let branch = try await home.projectStatistics(a.id, branch: true)
    #expect(branch.total == 4 && branch.open == 2)
    let none = try await home.projectStatistics(.inbox)
    #expect(none.empty && none.health == .unknown && none.daysToDue == nil)
    #expect(await refusal { try await home.projectStatistics(.sample(9)) }?.code == .notFound)
  }
}
