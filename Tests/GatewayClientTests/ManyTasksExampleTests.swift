import GatewayClient
import Testing
import TestHousehold
import TestSupport

/// What an app does with many tasks and with projects, as it would write it.
@Suite("An app with many tasks")
struct ManyTasksExampleTests {
  private let home: Home
  private let daybook: DaybookClient

  init() throws {
    home = try Home.running()
    daybook = try home.client()
  }

  private static func create(_ name: String) -> TaskV1.CreateTaskRequest {
    TaskV1.CreateTaskRequest(name: name)
  }

  @Test("undoes a change with its token (TSK-084)")
  func undo() throws {
    let tasks = daybook.tasks
    try home.installation.run {
      let id = try await tasks.createTask(Self.create("Pay rent")).task?.id
      let done = try await tasks.completeTask(TaskV1.CompleteTaskRequest(taskID: id))
      _ = try await tasks.undo(TaskV1.UndoRequest(undoToken: done.undoToken))
      let task = try await tasks.getTask(TaskV1.GetTaskRequest(taskID: id)).task
      #expect(task?.isComplete == false)
      let gone = try await tasks.deleteTask(TaskV1.DeleteTaskRequest(taskID: id))
      let back = try await tasks.undo(TaskV1.UndoRequest(undoToken: gone.undoToken))
      #expect(back.result?.tasks.map(\.name) == ["Pay rent"])
    }
  }

  @Test("moves dates and requests suggested days (TSK-090, TSK-093)")
  func dates() throws {
    let tasks = daybook.tasks
    let friday = try #require(LocalDay(text: "2026-11-27"))
    try home.installation.run {
      let id = try await tasks.createTask(Self.create("Pay rent")).task?.id
      let moved = try await tasks.rescheduleTask(
        TaskV1.RescheduleTaskRequest(taskID: id, dueOn: friday)
      )
      #expect(moved.task?.dueOn == friday)
      let days = try await tasks.suggestDates(TaskV1.SuggestDatesRequest(taskID: id))
      #expect(days.suggestions.map(\.reason) == [.nextFreeDay, .nextFreeDay, .nextFreeDay])
    }
  }

  @Test("finds and summarizes tasks (TSK-120, TSK-160)")
  func finding() throws {
    let tasks = daybook.tasks
    try home.installation.run {
      for name in ["Pay rent", "Rent a car", "Milk"] {
        _ = try await tasks.createTask(Self.create(name))
      }
      let found = try await tasks.searchTasks(TaskV1.SearchTasksRequest(query: "rent"))
      #expect(found.totalCount == 2)
      let figures = try await tasks.getTaskStatistics(TaskV1.GetTaskStatisticsRequest())
      #expect(figures.open == 3)
    }
  }

  @Test("manages projects (PRJ-042 to PRJ-050)")
  func projects() throws {
    let projects = daybook.projects
    try home.installation.run {
      let made = try await projects.createProject(TaskV1.CreateProjectRequest(name: "Garden"))
      let id = made.project?.id
      let archived = try await projects.archiveProject(
        TaskV1.ArchiveProjectRequest(projectID: id)
      )
      #expect(archived.projects.map(\.name) == ["Garden"])
      let listed = try await projects.listProjects(TaskV1.ListProjectsRequest())
      #expect(listed.projects.map(\.name) == ["Inbox"])
    }
  }
}
