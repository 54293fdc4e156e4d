import RuntimeContracts
import ServiceRuntime
import TaskContracts
import TaskDomain
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import TaskService

/// Long ranges of days, of which the inner part is counted without reading it.
@Suite("A long range of days")
struct RangePartTests {
  private static let lengths: [Int?] = [nil, 29, 30, 31, 45, 90]

  @Test(
    "contains every task that is due in it, in any zone of writing and reading (TSK-120, TSK-143)",
    arguments: [UInt64(1), 2]
  )
  func due(seed: UInt64) async throws {
    let space = try await ZonedTasks(300, within: 60, seed: seed)
    for zone in ZonedTasks.zones {
      for (days, range) in ranges(from: space.today) {
        let expected = space.tasks.filter { $0.dueDay(zone).map(days.contains) ?? false }
        try await expect(space.seen(in: zone), .init(due: range), expected.map(\.id))
      }
    }
  }

  @Test(
    "contains every task that was completed in it, by the stamped day (TSK-120, TSK-143)",
    arguments: [UInt64(3), 4]
  )
  func completed(seed: UInt64) async throws {
    let space = try await ZonedTasks(300, within: 60, seed: seed)
    for zone in ZonedTasks.zones {
      for (days, range) in ranges(from: space.today) {
        let expected = space.tasks.filter { $0.completedOn.map(days.contains) ?? false }
        try await expect(space.seen(in: zone), .init(completed: range), expected.map(\.id))
      }
    }
  }

  private func ranges(
    from today: LocalDay
  ) -> [(days: ClosedRange<LocalDay>, range: TaskV1.DayRange)] {
    stride(from: -40, through: 10, by: 7).flatMap { start in
      Self.lengths.flatMap { length in
        let first = today.advanced(by: start)
        let last = length.map { first.advanced(by: $0) }
        return [
          (first...(last ?? .last), TaskV1.DayRange(first: first, last: last)),
          (LocalDay.first...first, TaskV1.DayRange(last: first)),
        ]
      }
    }
  }

  private func expect(
    _ reader: TaskHome,
    _ filter: TaskV1.TaskFilter,
    _ expected: [TaskID]
  ) async throws {
    let answer = try await reader.list { ($0.filter, $0.pageSize) = (filter, 200) }
    #expect(Set(answer.tasks.compactMap(\.id)) == Set(expected), "\(filter)")
    #expect(answer.totalCount == expected.count, "\(filter)")
  }

  @Test("costs three steps to count each further task, and none to show it (TSK-143, PRF-006)")
  func growth() async throws {
    let home = try TaskHome()
    let today = TaskHome.berlin.day(of: home.clock.now())
    func fill(_ part: Int) async throws {
      for start in stride(from: part * 2_400, to: (part + 1) * 2_400, by: 480) {
        let records = (start..<start + 480).map { number in
          var task = TaskV1.ImportedTask(
            id: .sample(UInt64(number) + 100),
            name: "task \(number % 700)",
            priority: .init(rawValue: Int32(1 + number % 4)),
            type: .init(rawValue: Int32(1 + number / 4 % 3))
          )
          if number % 4 > 1 {
            task.dueOn = today.advanced(by: 8 + number % 300)
          } else {
            task.dateCompleted = .init(home.clock.now() - .seconds(86_400 * (5 + number % 300)))
          }
          return task
        }
        let call = home.call(TaskV1.Tasks.Methods.importTasks)
        _ = try await home.calls.importTasks(.init(tasks: records), call)
      }
    }
    let due = TaskV1.DayRange(first: today, last: today.advanced(by: 365))
    let past = TaskV1.DayRange(first: today.advanced(by: -365), last: today)
    let lists: [(TaskV1.TaskFilter, TaskV1.SortKey.Field)] = [
      (.init(due: due), .priority), (.init(due: due), .type), (.init(due: due), .points),
      (.init(due: due), .project), (.init(due: due), .due),
      (.init(completed: past), .dateCompleted),
    ]
    func costs() async throws -> [Int] {
      var costs: [Int] = []
      for (filter, field) in lists {
        costs.append(
          try await home.steps {
            try await home.list {
              ($0.filter, $0.sort) = (filter, [.init(field: field, descending: false)])
              $0.pageSize = 20
            }
          }
        )
      }
      return costs
    }
    // Enough for a walk, where a short list would be sorted.
    for part in 0..<2 { try await fill(part) }
    let few = try await costs()
    for part in 2..<4 { try await fill(part) }
    for ((list, before), after) in zip(zip(lists, few), try await costs()) {
      #expect(after - before < 2_400 * 4, "\(list): \(before), \(after)")
      #expect(before > 2_400 * 3, "\(list): \(before)")
    }
  }
}
