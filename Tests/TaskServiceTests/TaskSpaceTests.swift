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

@Suite("The feed")
struct FeedTests {
  @Test("contains every event, completely and in order (EVT-001, EVT-002, TSK-080)")
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

  @Test(
    "lists as changed only fields that parents may see, or its events were hidden (EVT-001)"
  )
  func changedNames() async throws {
    let home = try TaskHome()
    let garden = try await home.createProject("Garden").id
    let house = try await home.createProject("House").id
    let id = try await home.create("x").task?.id
    _ = try await home.update(id, "name", "details", "type", "priority", "due_on", "project_id") {
      $0.name = "y"
      $0.details = "z"
      $0.type = .evening
      $0.priority = .highest
      $0.dueOn = LocalDay(text: "2025-04-01")
      $0.projectID = garden
    }
    _ = try await home.update(id, "due_at") { $0.dueAt = .init(seconds: 1_745_000_000) }
    _ = try await home.update(id, "alert_reminder_time") {
      $0.alertReminderTime = .init(seconds: 1_744_900_000)
    }
    _ = try await home.update(id, "project_id") { $0.projectID = house }
    _ = try await home.complete(id)
    _ = try await home.uncomplete(id)
    _ = try await home.updateProject(
      garden,
      "name",
      "description",
      "color",
      "icon",
      "status",
      "priority",
      "tags",
      "due_date",
      "estimated_task_count",
      "default_task_priority",
      "settings"
    ) {
      $0.name = "Yard"
      $0.descriptionField = "d"
      $0.color = .red
      $0.icon = .star
      $0.status = .active
      $0.priority = .high
      $0.tags = ["t"]
      $0.dueDate = .init(seconds: 1_745_000_000)
      $0.estimatedTaskCount = 3
      $0.defaultTaskPriority = .low
      $0.settings = .init(dailyDigest: true)
    }
    _ = try await home.updateProject(garden, "parent_project_id") { $0.parentProjectID = house }
    var named: Set<String> = []
    for event in try await home.events() {
      let body = try #require(try TaskV1.Event(event)).body
      for name in event.changedFields {
        #expect(type(of: body).sharedFields.contains(name), "\(name) of \(event.kind)")
        named.insert(name)
      }
    }
    #expect(named.count >= 18)
  }
}

@Suite("A space")
struct SpaceTests {
  let home: TaskHome

  init() throws { home = try TaskHome() }

  @Test("has its Inbox from its first use on, with one event (PRJ-032, PRJ-033, PRJ-036)")
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

  @Test("is closed to others: ids of another space are not found (TSK-001)")
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
