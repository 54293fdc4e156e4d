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

/// A space in which a range of days has more tasks than are sorted for a page.
@Suite("A list of many days")
struct LongRangeTests {
  let home: TaskHome
  private static let count = 2_200

  /// Every fourth task is complete; the others are due in the 50 days from tomorrow on.
  init() async throws {
    home = try TaskHome()
    let today = TaskHome.berlin.day(of: home.clock.now())
    for start in stride(from: 0, to: Self.count, by: 440) {
      let tasks = (start..<start + 440).map { number in
        var task = TaskV1.ImportedTask(
          id: .sample(UInt64(number) + 100),
          name: "task \(number % 700)",
          priority: .init(rawValue: Int32(1 + number % 3)),
          dueOn: today.advanced(by: 1 + number % 50),
          type: .init(rawValue: Int32(1 + number % 2))
        )
        if number % 4 == 0 { task.dateCompleted = .init(home.clock.now() - .seconds(number * 60)) }
        return task
      }
      let call = home.call(TaskV1.Tasks.Methods.importTasks)
      _ = try await home.calls.importTasks(.init(tasks: tasks), call)
    }
  }

  @Test("has them in every order, and sorts none for a page (TSK-140, TSK-143, PRF-006)")
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
    // No index has names and due dates together.
    #expect(!sorted.isEmpty && sorted.allSatisfy { $0.contains("ORDER BY name_order") })
  }

  private func tasks(
    _ sort: [TaskV1.SortKey],
    _ filter: TaskV1.TaskFilter,
    _ count: Int
  ) async throws -> [TaskV1.Task] {
    var found: [TaskV1.Task] = []
    var token = ""
    repeat {
      let page = try await home.list {
        ($0.sort, $0.filter, $0.pageSize, $0.pageToken) = (sort, filter, 200, token)
      }
      found += page.tasks
      token = page.nextPageToken
    } while !token.isEmpty && found.count < count
    return found
  }
}
