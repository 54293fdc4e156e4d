import Foundation
import RPC
import ServiceRuntime
import Synchronization
import TaskContracts
import TaskDomain
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import TaskService

@Suite("Stored data")
struct SoundnessTests {
  let home: TaskHome

  init() throws { home = try TaskHome() }

  @Test("is read as it was written, from its table and its event (INT-006, QLT-013)")
  func tasks() async throws {
    let project = try await home.createProject("Garden")
    let created = try await home.create("  Water 🌱 the “beds” ") {
      $0.id = .sample(7)
      $0.details = "first\n\tsecond"
      $0.type = .upcoming
      $0.priority = .highest
      $0.dueAt = wire("2025-04-01", "18:30")
      $0.projectID = project.id
      $0.alertReminderTime = wire("2025-04-01", "08:15")
    }
    let given = try #require(created.task)
    #expect(given.name == "Water 🌱 the “beds”" && given.details == "first\n\tsecond")
    #expect(given.id == .sample(7) && given.type == .upcoming && given.priority == .highest)
    #expect(given.dueAt == wire("2025-04-01", "18:30") && given.projectID == project.id)
    #expect(given.alertReminderTime == wire("2025-04-01", "08:15"))
    #expect(try await home.get(.sample(7)) == given)
    let listed = try await home.list { $0.projectName = "garden" }
    #expect(listed.tasks == [given])
    let event: TaskV1.TaskCreated? = try await home.lastBody()
    let told = try #require(event?.task)
    #expect(told.id == given.id && told.projectID == given.projectID)
    #expect(told.name == given.name && told.details == given.details)
    #expect(told.type == given.type && told.priority == given.priority)
    #expect(told.dueAt == given.dueAt && told.dateAdded == given.dateAdded)
    #expect(told.alertReminderTime == given.alertReminderTime)
    #expect(try TaskV1.Task(decoding: given.encoded()) == given)
  }

  @Test("is read as it was written, field by field, projects as well (INT-006)")
  func projects() async throws {
    let parent = try await home.createProject("House")
    let given = try await home.createProject(" Garden ") {
      $0.id = .sample(8)
      $0.descriptionField = "Beds\nand lawn"
      $0.color = .green
      $0.icon = .heart
      $0.status = .onHold
      $0.priority = .critical
      $0.parentProjectID = parent.id
      $0.tags = ["out", "Ünïcode"]
      $0.dueDate = wire("2025-06-01", "12:00")
      $0.estimatedTaskCount = 0
      $0.defaultTaskPriority = .low
      $0.settings = .init(
        allowSubprojects: false,
        autoArchiveCompleted: true,
        enableReminders: false,
        dailyDigest: true,
        overdueTasks: false,
        colorScheme: .pink
      )
    }
    #expect(given.name == "Garden" && given.descriptionField == "Beds\nand lawn")
    #expect(given.color == .green && given.icon == .heart && given.status == .onHold)
    #expect(given.priority == .critical && given.parentProjectID == parent.id)
    #expect(given.tags == ["out", "Ünïcode"] && given.dueDate == wire("2025-06-01", "12:00"))
    #expect(given.estimatedTaskCount == 0 && given.defaultTaskPriority == .low)
    let settings = given.settings
    #expect(settings?.allowSubprojects == false && settings?.autoArchiveCompleted == true)
    #expect(settings?.enableReminders == false && settings?.dailyDigest == true)
    #expect(settings?.overdueTasks == false && settings?.colorScheme == .pink)
    #expect(try await home.getProject(.sample(8)) == given)
  }

  @Test("is never interpreted, whatever it looks like (SEC-001, SEC-007)")
  func data() async throws {
    let names = ["'; DROP TABLE task; --", "%_x\\\"`", "${HOME} $(id)", "<b>1</b>", "NULL"]
    for name in names { try await home.create(name) { $0.details = name } }
    #expect(Set(try await home.list().tasks.map(\.name)) == Set(names))
    for name in names { #expect(try await home.found(name) == [name]) }
    let project = try await home.createProject("x'); DELETE FROM project; --")
    #expect(try await home.getProject(name: project.name).id == project.id)
    for text in ["a\u{0}b", "a\nb", "a\u{202E}b"] {
      let refused = await refusal { try await home.create(text) }
      #expect(refused?.reason == "invalid_text")
    }
  }

  @Test("never appears in the log, which has ids, codes and times (SEC-008)")
  func log() throws {
    let lines = Mutex("")
    let secret = "Xylophon"
    let installation = try TestInstallation(
      log: Logger(service: "task", version: "1", level: .debug) { line in
        lines.withLock { $0 += line }
      }
    )
    try installation.run {
      let process = try await installation.start("task") { environment in
        try await TaskService.instance(
          environment: environment,
          databasePath: installation.folder.file("task.db")
        )
      }
      let tasks = TaskV1.TasksClient(installation.channel(to: "task"))
      func options(_ request: UInt64) -> CallOptions {
        CallOptions(
          timeout: .seconds(5),
          metadata: Caller.sample().metadata,
          requestID: RequestID.sample(request).rawValue
        )
      }
      let request = TaskV1.CreateTaskRequest(name: secret, details: secret, projectName: secret)
      _ = try await tasks.createTask(request, options(1))
      _ = try await tasks.searchTasks(.init(query: secret), options(2))
      let long = String(repeating: secret, count: 100)
      await #expect(throws: RPCError.self) {
        _ = try await tasks.createTask(.init(name: long), options(3))
      }
      await process.stop()
    }
    let written = lines.withLock { $0 }
    #expect(!written.isEmpty && !written.contains(secret))
  }

  @Test("belongs to a household and a member: no one else reads or changes it (SEC-004, SEC-006)")
  func own() async throws {
    let id = try await home.create("mine").task?.id
    for other in [home.seen(by: 2), home.seen(by: 1, of: 2)] {
      for refused in [
        await refusal { try await other.get(id) },
        await refusal { try await other.complete(id) },
        await refusal { try await other.update(id, "name") { $0.name = "theirs" } },
        await refusal { try await other.delete(id) },
      ] {
        #expect(refused?.code == .notFound && refused?.reason == "task_not_found")
        #expect(refused?.message == "Task not found")
      }
      #expect(try await other.list().totalCount == 0)
    }
    #expect(try await home.get(id).revision == 1)
  }

  @Test("is created by builders for one aspect of a test, with a fixed clock (QLT-015)")
  func repeatable() async throws {
    let again = try TaskHome()
    let (one, other) = (try await home.create("Test Task"), try await again.create("Test Task"))
    #expect(one.task == other.task, "same seed and clock, same answer")
  }

  @Test("keeps a creation's name and priority, and appears in the day's list (QLT-013)")
  func examples() async throws {
    let task = try await home.create("Test Task") {
      $0.priority = .high
      $0.dueOn = LocalDay(text: "2025-03-12")
    }.task
    #expect(task?.name == "Test Task" && task?.priority == .high)
    let refused = await refusal { try await home.create("") }
    #expect(refused?.reason == "empty_name")
    #expect(try await home.day().morning.map(\.id) == [task?.id])
    _ = try await home.complete(task?.id)
    #expect(try await home.day().completed.count == 1)
    #expect(try await home.day().pointsEarned == 4)
  }
}
