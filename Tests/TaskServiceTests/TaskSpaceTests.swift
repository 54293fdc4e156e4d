import Contracts
import RPC
import SQLite
import ServiceRuntime
import TaskDomain
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import TaskService

@Suite("The feed")
struct FeedTests {
  @Test("says what happened, completely and in order (EVT-001, EVT-002, TSK-080)")
  func kinds() async throws {
    let home = try TaskHome()
    let id = try await home.create("x").task?.id
    _ = try await home.update(id, "name") { $0.name = "y" }
    _ = try await home.complete(id)
    _ = try await home.complete(id)
    _ = try await home.uncomplete(id)
    try await home.createProject("Garden")
    try await home.delete(id)
    let events = try await home.events()
    #expect(
      events.map(\.kind) == [
        "inbox_ensured", "task_created", "task_updated", "task_completed", "task_uncompleted",
        "project_created", "task_deleted",
      ]
    )
    #expect(events.map(\.revision) == [1, 1, 2, 3, 4, 1, 5])
    #expect(events.map(\.spaceNumber) == Array(1...7))
    let task = events.filter { $0.kind.hasPrefix("task_") }
    #expect(task.allSatisfy { $0.entity == id?.text && $0.stamp.request != nil })
    #expect(events.allSatisfy { $0.stamp.localDay == LocalDay(text: "2025-03-12") })
    let completed: TaskV1.TaskCompleted? = try events[3].body(as: TaskV1.TaskCompleted.self)
    #expect(completed?.task?.name == "y" && completed?.task?.isOverdue == false)
    #expect(events[3].changedFields == ["is_complete", "date_completed"])
  }
}

@Suite("A space")
struct SpaceTests {
  let home: TaskHome

  init() throws { home = try TaskHome() }

  @Test("has its Inbox from its first use on, told once (PRJ-032, PRJ-033, PRJ-036)")
  func inbox() async throws {
    let projects = try await home.projects()
    #expect(projects.projects.map(\.name) == ["Inbox"] && projects.totalCount == 1)
    #expect(projects.projects.first?.isDefault == true && projects.projects.first?.color == .gray)
    #expect(try await home.getProject(.inbox).descriptionField.hasPrefix("Default project"))
    try await home.create("x")
    let events = try await home.events()
    #expect(events.map(\.kind) == ["inbox_ensured", "task_created"])
    #expect(events.first?.stamp.actor == nil && events.last?.stamp.actor == home.caller.member)
    #expect(events.map(\.spaceNumber) == [1, 2])
  }

  @Test("is closed to others: another space's ids are not there (TSK-001)")
  func tenancy() async throws {
    let id = try await home.create("x").task?.id
    let garden = try await home.createProject("Garden")
    for other in [home.seen(by: 2), home.seen(by: 1, of: 2)] {
      #expect(await refusal { try await other.get(id) }?.code == .notFound)
      #expect(await refusal { try await other.complete(id) }?.code == .notFound)
      #expect(await refusal { try await other.delete(id) }?.code == .notFound)
      #expect(await refusal { try await other.getProject(garden.id) }?.code == .notFound)
      #expect(try await other.list().totalCount == 0)
      #expect(try await other.day().unscheduledCount == 0)
      let mine = try await other.create("y") { $0.id = id }
      #expect(mine.task?.id == id)
    }
    #expect(try await home.get(id).name == "x")
  }

  @Test("is the subject's: a parent works in a child's list (TSK-001)")
  func subject() async throws {
    let parent = home.seen(by: 1, subject: 3)
    let task = try await parent.create("Tidy up").task
    #expect(task?.memberID == .sample(3))
    #expect(try await home.seen(by: 3).get(task?.id).name == "Tidy up")
    let event = try await home.events().last
    #expect(event?.stamp.actor == .sample(1) && event?.stamp.space == .sample(3))
  }
}
