import RPC
import TaskContracts
import TaskDomain
import TestSupport
import Testing
import Vocabulary

@testable import TaskService

@Suite("Projects")
struct ProjectCallsTests {
  let home: TaskHome

  init() throws { home = try TaskHome() }

  @Test(
    "are listed Inbox first, then in the order of creation (PRJ-018, PRJ-036, PRJ-042, PRJ-045)"
  )
  func order() async throws {
    for name in ["Work", "Garden", "Attic"] { try await home.createProject(name) }
    let list = try await home.projects()
    #expect(list.projects.map(\.name) == ["Inbox", "Work", "Garden", "Attic"])
    #expect(list.totalCount == 4)
    let first = try await home.projects { $0.pageSize = 3 }
    let rest = try await home.projects { $0.pageToken = first.nextPageToken }
    #expect(first.projects.count == 3 && rest.projects.map(\.name) == ["Attic"])
    #expect(rest.nextPageToken.isEmpty)
    let error = await refusal { try await home.projects { $0.pageSize = 201 } }
    #expect(error?.violations.first?.field == "page_size")
    let foreign = await refusal {
      try await home.projects {
        $0.pageToken = first.nextPageToken
        $0.includeArchived = true
      }
    }
    #expect(foreign?.reason == "invalid_page_token")
  }

  @Test("have unique names (PRJ-002, PRJ-035, PRJ-043)")
  func names() async throws {
    try await home.createProject("Garden")
    let duplicate = await refusal { try await home.createProject(" GARDEN ") }
    #expect(duplicate?.code == .alreadyExists && duplicate?.reason == "duplicate_project_name")
    let reserved = await refusal { try await home.createProject("inbox") }
    #expect(reserved?.code == .invalidArgument && reserved?.reason == "name_reserved")
    let empty = await refusal { try await home.createProject("") }
    #expect(empty?.reason == "empty_project_name")
  }

  @Test("are found by id and by name, with the counts of their tasks (PRJ-042)")
  func counts() async throws {
    let garden = try await home.createProject("Garden")
    let task = try await home.create("Mow") { $0.projectID = garden.id }.task
    try await home.create("Weed") { $0.projectID = garden.id }
    _ = try await home.complete(task?.id)
    let found = try await home.getProject(name: "garden")
    #expect(found.id == garden.id && found.openTasks == 1 && found.totalTasks == 2)
    #expect(
      await refusal { try await home.getProject(name: "Attic") }?.reason == "project_not_found"
    )
    #expect(await refusal { try await home.getProject() }?.code == .invalidArgument)
  }

  @Test(
    "keep their colour, and get dates and a revision from the service (PRJ-001, PRJ-004, PRJ-006, PRJ-020)"
  )
  func fields() async throws {
    for color in ProjectColor.allCases {
      let made = try await home.createProject("Project \(color)") {
        $0.color = TaskV1.ProjectColor(rawValue: color.rawValue)
      }
      #expect(made.color.rawValue == color.rawValue)
      #expect(made.id != nil && made.revision == 1)
      #expect(made.createdDate == wire("2025-03-12", "10:00"))
      #expect(made.modifiedDate == made.createdDate)
    }
    #expect(ProjectColor.allCases.count == 8)
    let error = await refusal {
      try await home.createProject("x") { $0.color = TaskV1.ProjectColor(rawValue: 9) }
    }
    #expect(error?.violations.first?.field == "color")
  }

  @Test("accept a client's id, and the same creation twice (PRJ-001)")
  func clientID() async throws {
    let first = try await home.createProject("Garden") { $0.id = .sample(3) }
    let again = try await home.createProject("Garden") { $0.id = .sample(3) }
    #expect(first == again)
    let other = await refusal { try await home.createProject("Attic") { $0.id = .sample(3) } }
    #expect(other?.reason == "project_exists")
    let inbox = await refusal { try await home.createProject("Mine") { $0.id = .inbox } }
    #expect(inbox?.reason == "project_exists")
  }
}
