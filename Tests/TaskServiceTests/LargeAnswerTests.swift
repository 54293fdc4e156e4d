import RPC
import SQLite
import TaskContracts
import TaskDomain
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import TaskService

/// A stored change is answered whatever its size: a message has at most 4 MiB.
@Suite("An answer to a change")
struct LargeAnswerTests {
  let home: TaskHome
  /// 25,000 bytes that count as 1,000 characters.
  private static let long = String(repeating: "👨‍👩‍👧‍👦", count: 1_000)
  /// The limit of 1 MiB, and a reserve for the rest of the response.
  private static let maximumBytes = 1 << 20 + 64 << 10

  init() throws { home = try TaskHome() }

  @Test("contains the created tasks up to 1 MiB, and the ids of all others (TSK-059)")
  func createdTasks() async throws {
    let tasks = (0..<160).map { TaskV1.CreateTaskRequest(name: "task \($0)", details: Self.long) }
    let made = try await home.createAll(tasks)
    #expect(made.encodedSize() < Self.maximumBytes)
    #expect(made.tasks.count > 30 && made.tasks.count + made.taskIDsLeftOut.count == 160)
    for (index, id) in (made.tasks.map { $0.task?.id } + made.taskIDsLeftOut).enumerated() {
      #expect(try await home.get(id).name == "task \(index)")
    }
  }

  @Test(
    "contains a new project's first tasks and copies up to 1 MiB, and the ids of all others (PRJ-046)"
  )
  func copiedTasks() async throws {
    let template = try await home.createProject("Template").id
    for _ in 0..<2 {
      _ = try await home.createAll(
        (0..<80).map {
          .init(name: "task \($0)", details: Self.long, projectID: template)
        }
      )
    }
    let made = try await home.createWithTasks("Copy") {
      $0.templateID = template
      $0.copyTasks = true
      $0.tasks = [.init(name: "first")]
    }
    #expect(made.encodedSize() < Self.maximumBytes)
    #expect(made.tasks.count > 30 && made.tasks.count + made.taskIDsLeftOut.count == 161)
    #expect(try await home.getProject(made.project?.id).totalTasks == 161)
  }

  @Test("is a refusal when a template has more tasks than can be copied at once (PRJ-046)")
  func tooManyCopies() async throws {
    let template = try await home.createProject("Template").id
    try await home.fill(template, with: BulkLimits.maximumRecords + 1)
    let error = await refusal {
      _ = try await home.createWithTasks("Copy") {
        $0.templateID = template
        $0.copyTasks = true
      }
    }
    #expect(error?.code == .invalidArgument && error?.violations.first?.field == "copy_tasks")
    #expect(error?.violations.first?.code == "too_many_items")
    #expect(try await home.isFree("Copy") == "free")
  }

  @Test("to an import contains every warning, and original texts up to 1 MiB (MIG-010)")
  func importedTexts() async throws {
    let texts = [String(repeating: "n", count: 3 << 20), String(repeating: "m", count: 300)]
    for isDryRun in [true, false] {
      var request = TaskV1.ImportTasksRequest(dryRun: isDryRun)
      request.tasks = texts.enumerated().map { .init(id: .sample(UInt64($0) + 5), name: $1) }
      let call = home.call(TaskV1.Tasks.Methods.importTasks)
      let answer = try await home.calls.importTasks(request, call)
      #expect(answer.encodedSize() < Self.maximumBytes)
      let warnings = answer.results.flatMap(\.warnings)
      #expect(warnings.map(\.code) == ["name_repaired", "name_repaired"])
      #expect(warnings.map(\.original) == ["", texts[1]])
      #expect(warnings.map(\.originalLeftOut) == [true, false])
    }
    #expect(try await home.get(.sample(5)).name.count == 200)
  }

  @Test("contains the archived projects up to 1 MiB, like a page of projects (PRJ-041, PRJ-045)")
  func archivedProjects() async throws {
    let top = try await home.createProject("Top").id
    for number in 0..<45 {
      _ = try await home.createWithTasks("Part \(number)") {
        $0.parentProjectID = top
        $0.descriptionField = Self.long
      }
    }
    let call = home.call(TaskV1.Projects.Methods.archiveProject)
    let request = TaskV1.ArchiveProjectRequest(projectID: top, includeSubprojects: true)
    let archived = try await home.projectCalls.archiveProject(request, call)
    #expect(archived.encodedSize() < Self.maximumBytes)
    #expect(archived.projects.count > 30)
    #expect(archived.projects.count + Int(archived.projectsLeftOut) == 46)
    let undone = try await home.undo(archived.undoToken)
    #expect(undone.encodedSize() < Self.maximumBytes)
    #expect(undone.projects.count + Int(undone.projectsLeftOut) == 46)
    var listed: [ProjectID?] = []
    var token = ""
    repeat {
      let page = try await home.projects {
        $0.pageSize = 200
        $0.pageToken = token
      }
      #expect(page.encodedSize() < Self.maximumBytes)
      listed += page.projects.map(\.id)
      token = page.nextPageToken
    } while !token.isEmpty
    #expect(listed.count == 47 && Set(listed).count == 47)
  }
}
