import RPC
import RuntimeContracts
import ServiceRuntime
import TaskContracts
import TaskDomain
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import TaskService

@Suite("A refused request")
struct ViolationTests {
  private typealias Methods = TaskV1.Tasks.Methods
  private typealias ProjectMethods = TaskV1.Projects.Methods

  let home: TaskHome

  init() throws { home = try TaskHome() }

  /// The fields with their codes, as `page_size out_of_range`.
  private func found(_ body: () async throws -> some Any) async -> [String] {
    await refusal(body)?.violations.map { "\($0.field) \($0.code)" } ?? []
  }

  @Test("names the fields that would be ignored (TSK-050, TSK-060, PRJ-041, PRJ-047, TSK-094)")
  func ignoredFields() async throws {
    let project = try await home.createProject("Garden").id
    #expect(
      await found {
        try await home.create("a") {
          $0.newProject = .init(name: "Shed")
          $0.projectID = project
        }
      } == ["project_id out_of_range"]
    )
    #expect(
      await found {
        try await home.create("a") {
          $0.newProject = .init(name: "Shed")
          $0.projectName = "Garden"
        }
      } == ["project_name out_of_range"]
    )
    // The context only fills in fields that are not set (TSK-057).
    let made = try await home.create("b") {
      $0.newProject = .init(name: "Shed")
      $0.context = .init(projectID: project)
    }
    #expect(made.project?.name == "Shed")
    #expect(
      await found {
        try await home.createWithTasks("x") {
          $0.copyTasks = true
          $0.tasks = [
            .init(name: "fine"), .init(name: "a", projectID: project),
            .init(name: "b", projectName: "Garden", newProject: .init(name: "y")),
          ]
        }
      } == [
        "copy_tasks out_of_range", "tasks[1].project_id out_of_range",
        "tasks[2].project_name out_of_range", "tasks[2].new_project out_of_range",
      ]
    )
    for strategy in [TaskV1.TaskStrategy.unspecified, .moveToInbox, .deleteTasks] {
      #expect(
        await found {
          try await home.deleteProject(project) {
            $0.strategy = strategy
            $0.targetProjectID = made.project?.id
          }
        } == ["target_project_id out_of_range"]
      )
    }
    for mode in [TaskV1.RescheduleMode.unspecified, .today, .spread] {
      #expect(
        await found {
          try await home.rescheduleOverdue(mode) { $0.date = LocalDay(text: "2030-01-01") }
        } == ["date out_of_range"]
      )
    }
  }

  @Test("lists its violations before a project is looked up by name (TSK-050, TSK-112)")
  func listWithUnknownName() async throws {
    #expect(
      await found {
        try await home.list(.project) {
          $0.projectName = "Nowhere"
          $0.pageSize = -1
          $0.groupBy = .init(rawValue: 99)
        }
      } == ["group_by unknown_value", "page_size out_of_range"]
    )
    #expect(
      await found { try await home.list(.project) { $0.projectName = "Nowhere" } }
        == ["project_name project_not_found"]
    )
  }

  @Test("lists all its violations at once, whatever the call (TSK-050)")
  func everything() async throws {
    #expect(
      await found { try await home.calls.moveTasks(.init(), home.call(Methods.moveTasks)) }
        == ["project_id missing", "task_ids missing"]
    )
    #expect(
      await found {
        try await home.calls.rescheduleTask(.init(), home.call(Methods.rescheduleTask))
      } == ["task_id missing", "due_on missing"]
    )
    let bulk = TaskV1.BulkUpdateTasksRequest(action: .setPriority(.init(rawValue: 9)))
    #expect(
      await found { try await home.calls.bulkUpdateTasks(bulk, home.call(Methods.bulkUpdateTasks)) }
        == ["task_ids missing", "set_priority invalid_priority"]
    )
    #expect(
      await found {
        try await home.calls.bulkUpdateTasks(.init(), home.call(Methods.bulkUpdateTasks))
      } == ["task_ids missing", "action missing"]
    )
    let update = TaskV1.UpdateTaskRequest(
      task: .init(name: " "),
      updateMask: .init(paths: ["name", "mood"])
    )
    #expect(
      await found { try await home.calls.updateTask(update, home.call(Methods.updateTask)) }
        == ["task.id missing", "task.name empty_name", "update_mask unknown_field"]
    )
    let updates = TaskV1.UpdateTasksRequest(updates: [update, update])
    #expect(
      await found { try await home.calls.updateTasks(updates, home.call(Methods.updateTasks)) }
        .count == 6
    )
    let search = TaskV1.SearchTasksRequest(query: " ", scopes: [.init(rawValue: 99)], pageSize: -1)
    #expect(
      await found { try await home.calls.searchTasks(search, home.call(Methods.searchTasks)) }
        == ["query empty_query", "scopes[0] unknown_value", "page_size out_of_range"]
    )
    let overdue = TaskV1.RescheduleOverdueRequest(
      priorities: [.init(rawValue: 9)],
      mode: .init(rawValue: 9)
    )
    #expect(
      await found {
        try await home.calls.rescheduleOverdue(overdue, home.call(Methods.rescheduleOverdue))
      } == ["priorities[0] invalid_priority", "mode unknown_value"]
    )
  }

  @Test("about projects or figures lists all violations as well (TSK-050, PRJ-043)")
  func projects() async throws {
    #expect(
      await found {
        try await home.createWithTasks(" ") {
          $0.tags = (1...21).map { "tag \($0)" }
          $0.tasks = [.init(name: "fine"), .init(name: "")]
        }
      } == ["name empty_project_name", "tags too_many_tags", "tasks[1].name empty_name"]
    )
    let update = TaskV1.UpdateProjectRequest(
      project: .init(name: " "),
      updateMask: .init(paths: ["name"])
    )
    #expect(
      await found {
        try await home.projectCalls.updateProject(update, home.call(ProjectMethods.updateProject))
      } == ["project.id missing", "project.name empty_project_name"]
    )
    // Stored data is checked after that: neither the project nor the template exists.
    let unknown = TaskV1.UpdateProjectRequest(
      project: .init(id: .sample(9), name: " "),
      updateMask: .init(paths: ["name", "foo"])
    )
    #expect(
      await found {
        try await home.projectCalls.updateProject(unknown, home.call(ProjectMethods.updateProject))
      } == ["project.name empty_project_name", "update_mask unknown_field"]
    )
    #expect(
      await found {
        try await home.createWithTasks(" ") {
          $0.templateID = .sample(9)
          $0.color = .init(rawValue: 99)
        }
      } == ["name empty_project_name", "color unknown_value"]
    )
    #expect(
      await found { try await home.reschedule(.sample(9), on: "2020-01-01") }
        == ["due_on invalid_due_date"]
    )
    let deletion = TaskV1.DeleteProjectRequest(strategy: .moveToProject)
    #expect(
      await found {
        try await home.projectCalls.deleteProject(deletion, home.call(ProjectMethods.deleteProject))
      } == ["project_id missing", "target_project_id missing"]
    )
    var figures = TaskV1.GetTaskStatisticsRequest()
    figures.filter = .init(priorities: [.init(rawValue: 9)])
    figures.period = .init(first: .last, last: .first)
    #expect(
      await found {
        try await home.calls.getTaskStatistics(figures, home.call(Methods.getTaskStatistics))
      } == ["filter.priorities[0] invalid_priority", "period invalid_range"]
    )
  }

  @Test("lists its violations before missing records (TSK-050)")
  func valuesFirst() async throws {
    func update(base: UInt64 = 0) -> TaskV1.UpdateTaskRequest {
      .init(
        task: .init(id: .sample(9), name: " ", priority: .init(rawValue: 9)),
        updateMask: .init(paths: ["name", "priority", "mood"]),
        baseRevision: base
      )
    }
    let expected = [
      "task.name empty_name", "task.priority invalid_priority", "update_mask unknown_field",
    ]
    func broken(_ request: TaskV1.UpdateTaskRequest) async -> [String] {
      await found { try await home.calls.updateTask(request, home.call(Methods.updateTask)) }
    }
    #expect(await broken(update()) == expected)
    let checked = try await home.validate(.update(update()))
    #expect(checked.violations.map { "\($0.field) \($0.code)" } == expected)
    try await home.create("x") { $0.id = .sample(9) }
    #expect(await broken(update(base: 7)) == expected)

    let nowhere = TaskV1.BulkUpdateTasksRequest.OneOf_Action.moveToProjectID(.sample(7))
    #expect(await found { try await home.bulk([], nowhere) } == ["task_ids missing"])
    let filter = TaskV1.TaskFilter(
      priorities: [.init(rawValue: 9)],
      due: .init(first: .last, last: .first)
    )
    #expect(
      await found { try await home.bulk([], nowhere) { $0.filter = filter } }
        == ["filter.priorities[0] invalid_priority", "filter.due invalid_range"]
    )
    #expect(
      await refusal { try await home.bulk([.sample(9)], nowhere) }?.reason == "project_not_found"
    )
  }

  @Test(
    "to create many is refused with a new project, which comes with a single task (TSK-059, TSK-060)"
  )
  func newProjectOfMany() async throws {
    let error = await found {
      try await home.createAll([
        .init(name: "a"), .init(name: " ", newProject: .init(name: "Garden")),
      ])
    }
    #expect(error == ["tasks[1].name empty_name", "tasks[1].new_project out_of_range"])
    #expect(try await home.list().totalCount == 0)
  }

  @Test("names the limit of numbers and of counts (TSK-050, TSK-153, ERR-002, ERR-003, SEC-001)")
  func limits() async throws {
    func limit(_ body: () async throws -> some Any) async -> Int64? {
      await refusal(body)?.violations.first?.limit
    }
    let many = (0...500).map { TaskID.sample(UInt64($0)) }
    #expect(await limit { try await home.list { $0.pageSize = 1_000_000_000 } } == 200)
    #expect(await limit { try await home.projects { $0.pageSize = 201 } } == 200)
    let keys = Array(repeating: TaskV1.SortKey(), count: 5)
    #expect(await limit { try await home.list { $0.sort = keys } } == 4)
    #expect(await limit { try await home.move(many, to: .inbox) } == 500)
    #expect(await limit { try await home.bulk(many, .complete(.init())) } == 500)
    #expect(await limit { try await home.bulk([.sample(1)], .shiftDueDays(9_999)) } == 3_660)
    #expect(
      await limit { try await home.createProject("x") { $0.estimatedTaskCount = -1 } } == 100_000
    )
    #expect(
      await limit {
        try await home.createWithTasks("x") { $0.tasks = Array(repeating: .init(), count: 101) }
      } == 100
    )
    let projects = (0...50).map { ProjectID.sample(UInt64($0)) }
    #expect(await limit { try await home.list { $0.filter = .init(projectIDs: projects) } } == 50)
    let first = LocalDay(text: "2024-01-01")
    let long = TaskV1.DayRange(first: first, last: first?.advanced(by: 366))
    let figures = TaskV1.GetTaskStatisticsRequest(period: long)
    #expect(
      await limit {
        try await home.calls.getTaskStatistics(figures, home.call(Methods.getTaskStatistics))
      } == 366
    )
    #expect(await limit { try await home.create(String(repeating: "n", count: 201)) } == 200)
    #expect(
      await limit {
        try await home.create("x") { $0.details = String(repeating: "d", count: 1_001) }
      } == 1_000
    )
    let never = GoogleProtobuf.Timestamp(seconds: .max, nanos: 0)
    #expect(await limit { try await home.create("x") { $0.dueAt = never } } == 9_999)
  }
}
