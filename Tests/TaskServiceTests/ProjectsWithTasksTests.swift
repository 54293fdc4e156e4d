import RPC
import ServiceRuntime
import TaskContracts
import TaskDomain
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import TaskService

@Suite("Projects created with tasks")
struct ProjectsWithTasksTests {
  let home: TaskHome

  init() throws { home = try TaskHome() }

  @Test("are created from a template (PRJ-046, PRJ-016)")
  func template() async throws {
    let old = try await home.createProject("Old") {
      $0.color = .pink
      $0.icon = .flag
      $0.tags = ["a"]
      $0.estimatedTaskCount = 5
      $0.settings = .init(dailyDigest: true)
      $0.defaultTaskPriority = .low
    }
    try await home.create("open") {
      $0.projectID = old.id
      $0.dueOn = LocalDay(text: "2025-03-20")
      $0.priority = .high
    }
    try await home.create("tonight") { ($0.projectID, $0.isEveningTask) = (old.id, true) }
    let done = try await home.create("done") { $0.projectID = old.id }.task?.id
    _ = try await home.complete(done)
    let made = try await home.createWithTasks("New") {
      $0.templateID = old.id
      $0.copyTasks = true
      $0.color = .red
    }
    #expect(made.project?.templateID == old.id && made.project?.color == .red)
    #expect(made.project?.icon == .flag && made.project?.tags == ["a"])
    #expect(made.project?.estimatedTaskCount == 5 && made.project?.settings?.dailyDigest == true)
    #expect(made.tasks.map { $0.task?.name } == ["open", "tonight"])
    #expect(made.tasks.map { $0.task?.type } == [.inbox, .evening])
    #expect(made.tasks.first?.task?.dueOn == nil && made.tasks.first?.task?.priority == .high)
    let finished = try await home.createWithTasks("Done") {
      $0.status = .completed
      $0.settings = .init(autoArchiveCompleted: true)
      $0.tasks = [.init(name: "first")]
    }
    // It is archived with its tasks (PRJ-027, PRJ-047).
    #expect(finished.project?.isArchived == true)
    #expect(finished.tasks.map { $0.task?.projectID } == [finished.project?.id])
    #expect(finished.tasks.map(\.warnings.count) == [0])
    let unknown = await refusal {
      try await home.createWithTasks("x") { $0.templateID = .sample(9) }
    }
    #expect(unknown?.reason == "project_not_found")
  }

  @Test("have first tasks, all or none (PRJ-047, WFL-014, WFL-030)")
  func firstTasks() async throws {
    let made = try await home.createWithTasks("Garden") {
      $0.defaultTaskPriority = .low
      $0.tasks = [.init(name: "mow"), .init(name: "dig", priority: .highest)]
    }
    #expect(made.tasks.map { $0.task?.projectName } == ["Garden", "Garden"])
    #expect(made.tasks.map { $0.task?.priority } == [.low, .highest])
    #expect(made.project?.openTasks == 2)
    let bad = await refusal {
      try await home.createWithTasks("Attic") { $0.tasks = [.init(name: "a"), .init(name: " ")] }
    }
    #expect(bad?.violations.map(\.field) == ["tasks[1].name"])
    #expect(try await home.isFree("Attic") == "free")
    let many = await refusal {
      try await home.createWithTasks("x") {
        $0.tasks = Array(repeating: .init(name: "t"), count: 101)
      }
    }
    #expect(many?.reason == "too_many_items")
  }

  @Test("are idempotent only with the same first tasks (PRJ-001, PRJ-047)")
  func sameTasksAgain() async throws {
    let id = ProjectID.sample(60)
    func create(_ names: String...) async throws -> TaskV1.CreateProjectResponse {
      try await home.createWithTasks("Garden") {
        $0.id = id
        $0.tasks = names.map { TaskV1.CreateTaskRequest(name: $0) }
      }
    }
    let first = try await create("Dig", "Plant", "Dig")
    let again = try await create("Dig", "Plant", "Dig")
    #expect(again.undoToken.isEmpty && again.project?.totalTasks == 3)
    #expect(Set(again.tasks.compactMap(\.task?.id)) == Set(first.tasks.compactMap(\.task?.id)))
    for names in [["Water"], ["Plant", "Plant"], ["Dig", "Plant"], []] {
      let refused = await refusal {
        try await home.createWithTasks("Garden") {
          $0.id = id
          $0.tasks = names.map { TaskV1.CreateTaskRequest(name: $0) }
        }
      }
      #expect(refused?.reason == "project_exists")
    }
    #expect(try await home.list().totalCount == 3)
  }

  @Test("are idempotent only with the template's tasks or without, as before (PRJ-047)")
  func sameCopiesAgain() async throws {
    let template = try await home.createProject("Template")
    try await home.create("Dig") { $0.projectID = template.id }
    func create(_ id: UInt64, copied: Bool) async throws -> TaskV1.CreateProjectResponse {
      try await home.createWithTasks("Garden \(id)") {
        ($0.id, $0.templateID, $0.copyTasks) = (.sample(id), template.id, copied)
        $0.tasks = [TaskV1.CreateTaskRequest(name: "Plant")]
      }
    }
    let first = try await create(60, copied: true)
    let again = try await create(60, copied: true)
    #expect(first.tasks.map { $0.task?.name } == ["Dig", "Plant"])
    #expect(again.undoToken.isEmpty)
    #expect(again.tasks.map(\.task?.id) == first.tasks.map(\.task?.id))
    #expect(await refusal { try await create(60, copied: false) }?.reason == "project_exists")
    _ = try await create(61, copied: false)
    #expect(try await create(61, copied: false).tasks.count == 1)
    #expect(await refusal { try await create(61, copied: true) }?.reason == "project_exists")
  }
}
