import RPC
import RuntimeContracts
import SQLite
import ServiceRuntime
import TaskContracts
import TaskDomain
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import TaskService

/// A space in which a filter selects few tasks.
@Suite("A short list in a large space")
struct SparseListTests {
  let home: TaskHome
  private let small: [ProjectID]

  /// 120 open tasks; 60 more that are due, in another project; 5 tasks in two small projects, 4 of
  /// them complete and 2 of them P0.
  init() async throws {
    home = try TaskHome()
    var projects: [ProjectID] = []
    for name in ["Garden", "Shed"] {
      projects += [try await home.createProject(name).id].compactMap(\.self)
    }
    small = projects
    let day = LocalDay(text: "2025-03-14")
    let many = (0..<180).map { number in
      TaskV1.ImportedTask(
        id: .sample(UInt64(number) + 100),
        name: "task \(number % 50)",
        priority: number % 2 == 0 ? .medium : .low,
        dueOn: number < 120 ? nil : day?.advanced(by: number % 9)
      )
    }
    let call = home.call(TaskV1.Tasks.Methods.importTasks)
    _ = try await home.calls.importTasks(.init(tasks: many), call)
    for number in 0..<5 {
      home.at("2025-03-1\(1 + number % 2)", "0\(8 + number % 2):00")
      let id = try await home.create("few \(number % 3)") {
        $0.projectID = projects[number % 2]
        $0.priority = number < 2 ? .highest : .medium
        $0.type = number == 3 ? .evening : .morning
        $0.alertReminderTime = number == 4 ? .init(TaskHome.instant("2025-03-20", "10:00")) : nil
        $0.dueOn = number == 2 ? nil : day?.advanced(by: number)
      }.task?.id
      if number > 0 { _ = try await home.complete(id) }
    }
    home.at("2025-03-13", "10:00")
  }

  private var filters: [TaskV1.TaskFilter] {
    [
      .init(completion: .complete), .init(projectIDs: small), .init(projectIDs: [small[0]]),
      .init(projectIDs: small, completion: .open), .init(priorities: [.highest]),
      .init(highPriority: true), .init(priorities: [.medium], completion: .complete),
      .init(projectIDs: [.inbox], completion: .complete),
      .init(projectIDs: small, unscheduled: true), .init(types: [.evening]),
      .init(types: [.evening], completion: .open), .init(customProjectsOnly: true),
      .init(completion: .open, customProjectsOnly: true), .init(hasReminder: true),
      .init(unscheduled: true, customProjectsOnly: true),
      .init(projectIDs: [small[1]], hasReminder: true),
      .init(projectIDs: small, due: .init(first: LocalDay(text: "2025-03-14"))),
    ]
  }

  @Test(
    "reads no row that other filters would exclude, in any order (TSK-106, TSK-143, PRF-006)",
    arguments: 1...8
  )
  func narrow(field: Int) async throws {
    for isDescending in [false, true] {
      let sort = [TaskV1.SortKey(field: .init(rawValue: Int32(field)), descending: isDescending)]
      let all = try await home.list { ($0.sort, $0.pageSize) = (sort, 200) }.tasks
      #expect(all.count == 185)
      for filter in filters {
        let matching = Set(
          try await home.list { ($0.filter, $0.pageSize) = (filter, 200) }.tasks.map(\.id)
        )
        var listed: [TaskID?] = []
        var token = ""
        repeat {
          let page = try await walked {
            ($0.sort, $0.filter, $0.pageSize, $0.pageToken) = (sort, filter, 2, token)
          }
          listed += page.tasks.map(\.id)
          token = page.nextPageToken
        } while !token.isEmpty
        #expect(listed == all.map(\.id).filter(matching.contains), "\(sort) \(filter)")
      }
    }
  }

  @Test("of one kind alone is read by that kind's index, and so are its days (TSK-143)")
  func kinds() async throws {
    let filter = TaskV1.TaskFilter(types: [.evening])
    let (list, texts) = try await pages {
      ($0.filter, $0.sort) = (filter, [.init(field: .name, descending: false)])
    }
    #expect(list.tasks.map(\.name) == ["few 0"] && list.totalCount == 1)
    #expect(texts.count == 1 && texts.allSatisfy { $0.contains("task_by_kind") }, "\(texts)")
    for grouping in [TaskV1.GroupBy.dueDay, .completionDay, .type, .priority] {
      let (grouped, texts) = try await pages { ($0.filter, $0.groupBy) = (filter, grouping) }
      #expect(grouped.tasks == list.tasks && grouped.groups.map(\.totalCount) == [1], "\(grouping)")
      #expect(!texts.contains { $0.contains("task_by_date") }, "\(texts)")
    }
  }

  @Test(
    "is also narrowed by its view (TSK-106, TSK-143, PRF-006)",
    arguments: [TaskV1.TaskView.project, .selectedProjects, .upcoming, .history]
  )
  func views(view: TaskV1.TaskView) async throws {
    let answer = try await walked(view) {
      $0.projectIDs = view == .project ? [small[0]] : small
    }
    let counts: [TaskV1.TaskView: Int] = [
      .project: 3, .selectedProjects: 5, .upcoming: 1, .history: 4,
    ]
    #expect(answer.tasks.count == counts[view], "\(answer.tasks.map(\.name))")
    let history = try await walked(.history) {
      $0.sort = [.init(field: .priority, descending: false)]
    }
    #expect(history.tasks.count == 4)
  }

  @Test("is walked if it is long: a page ends soon (TSK-143)")
  func dense() async throws {
    let statements = try await pages { $0.filter = .init(priorities: [.medium, .low]) }.texts
    #expect(statements.allSatisfy { !$0.contains("AS hit") } && !statements.isEmpty)
  }

  /// The list, after a check of how its page is read.
  private func walked(
    _ view: TaskV1.TaskView = .unspecified,
    _ set: (inout TaskV1.ListTasksRequest) -> Void
  ) async throws -> TaskV1.ListTasksResponse {
    let (answer, texts) = try await pages(view, set)
    for text in texts {
      for step in try await home.store.service.read({ try $0.plan(of: text) })
      where step.hasPrefix("SEARCH t ") || step.hasPrefix("SCAN t") {
        let isWhole =
          step.hasPrefix("SCAN") || step.hasSuffix("(household=? AND space=?)")
        // Few are complete or have a reminder, and these indexes contain only those.
        let hasFew = ["task_by_completion ", "task_reminded "].contains { step.contains($0) }
        #expect(!isWhole || hasFew, "\(step) in \(text)")
      }
    }
    return answer
  }

  /// The list, and the statements of its pages that were not seen before.
  private func pages(
    _ view: TaskV1.TaskView = .unspecified,
    _ set: (inout TaskV1.ListTasksRequest) -> Void
  ) async throws -> (answer: TaskV1.ListTasksResponse, texts: [String]) {
    let before = Set(try await home.store.service.read { $0.preparedTexts })
    let answer = try await home.list(view) { set(&$0) }
    let after = Set(try await home.store.service.read { $0.preparedTexts })
    return (
      answer,
      after.subtracting(before).filter {
        $0.contains(" task t INDEXED BY") && $0.contains(" LIMIT ")
      }
    )
  }
}
