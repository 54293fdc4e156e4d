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

/// A space in which a range of days has more tasks than are sorted for a page.
@Suite("A list of many days")
struct LongRangeTests {
  let home: TaskHome
  private static let count = 2_900

  /// All are due in the 50 days from tomorrow on; three in four are complete.
  init() async throws {
    home = try TaskHome()
    let today = TaskHome.berlin.day(of: home.clock.now())
    for start in stride(from: 0, to: Self.count, by: 500) {
      let tasks = (start..<min(start + 500, Self.count)).map { number in
        var task = TaskV1.ImportedTask(
          id: .sample(UInt64(number) + 100),
          name: "task \(number % 700)",
          priority: .init(rawValue: Int32(1 + number % 3)),
          dueOn: today.advanced(by: 1 + number % 50),
          type: .init(rawValue: Int32(1 + number % 2))
        )
        if number % 4 != 0 { task.dateCompleted = .init(home.clock.now() - .seconds(number * 60)) }
        return task
      }
      let call = home.call(TaskV1.Tasks.Methods.importTasks)
      _ = try await home.calls.importTasks(.init(tasks: tasks), call)
    }
  }

  @Test("can be read in every order, without sorting for a page (TSK-140, TSK-143, PRF-006)")
  func orders() async throws {
    let today = TaskHome.berlin.day(of: home.clock.now())
    let due = TaskV1.DayRange(first: today.advanced(by: 1), last: today.advanced(by: 49))
    let before = Set(try await home.store.service.read { $0.preparedTexts })
    for field in 1...8 {
      for isDescending in [false, true] {
        let sort = [TaskV1.SortKey(field: .init(rawValue: Int32(field)), descending: isDescending)]
        let expected = try await tasks(sort, .init(), 450).filter {
          ($0.dueOn ?? today) <= today.advanced(by: 49)
        }
        let listed = try await tasks(sort, .init(due: due), 400)
        #expect(listed == Array(expected.prefix(listed.count)), "\(sort)")
        #expect(listed.count >= 400)
      }
    }
    let after = Set(try await home.store.service.read { $0.preparedTexts })
    let sorted = after.subtracting(before).filter {
      $0.contains("AS hit") && $0.contains("task_by_due ")
    }
    // No index covers names and due dates together.
    #expect(!sorted.isEmpty && sorted.allSatisfy { $0.contains("ORDER BY name_order") })
  }

  @Test("shows in each view what its filters leave, however many days there are (TSK-104, TSK-150)")
  func views() async throws {
    let today = TaskHome.berlin.day(of: home.clock.now())
    let all = try await tasks([], .init(), .max)
    #expect(all.count == Self.count)
    let due = TaskV1.DayRange(first: today.advanced(by: 1), last: today.advanced(by: 49))
    let finished = TaskV1.DayRange(last: today)
    let filters: [TaskV1.TaskFilter] = [
      .init(due: due), .init(completed: finished), .init(due: due, completed: finished),
      .init(priorities: [.high], due: due), .init(completion: .complete, due: due),
      .init(completion: .open, due: due),
    ]
    for view in [TaskV1.TaskView.history, .upcoming, .allProjects] {
      for filter in filters {
        let listed = try await tasks([], filter, .max, view)
        let expected = all.filter { task in
          let isComplete = task.dateCompleted != nil
          let isShown =
            switch view {
            case .history: isComplete
            case .upcoming: !isComplete
            default: true
            }
          let isKept =
            switch filter.completion {
            case .complete: isComplete
            case .open: !isComplete
            default: true
            }
          return isShown && isKept && (filter.completed == nil || isComplete)
            && (filter.due == nil || (task.dueOn ?? today) <= today.advanced(by: 49))
            && (filter.priorities.isEmpty || filter.priorities.contains(task.priority))
        }
        #expect(Set(listed.map(\.id)) == Set(expected.map(\.id)), "\(view) \(filter)")
        #expect(listed.count == expected.count, "\(view) \(filter)")
        guard view == .history else { continue }
        let times = listed.map { $0.dateCompleted?.seconds ?? 0 }
        #expect(times == times.sorted(by: >))
      }
    }
  }

  private func tasks(
    _ sort: [TaskV1.SortKey],
    _ filter: TaskV1.TaskFilter,
    _ count: Int,
    _ view: TaskV1.TaskView = .unspecified
  ) async throws -> [TaskV1.Task] {
    var found: [TaskV1.Task] = []
    var token = ""
    repeat {
      let page = try await home.list {
        ($0.sort, $0.filter, $0.pageSize, $0.pageToken) = (sort, filter, 200, token)
        $0.view = view
      }
      found += page.tasks
      token = page.nextPageToken
    } while !token.isEmpty && found.count < count
    return found
  }
}
