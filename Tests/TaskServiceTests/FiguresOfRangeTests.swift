import RuntimeContracts
import ServiceRuntime
import TaskContracts
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import TaskService

/// Figures of filters that an index covers.
@Suite("Figures of a range of days")
struct FiguresOfRangeTests {
  let home: TaskHome
  private static let count = 300

  /// Due in the 60 days from tomorrow on, added in the 400 days before; every fifth is complete.
  init() async throws {
    home = try TaskHome()
    let now = home.clock.now()
    let today = TaskHome.berlin.day(of: now)
    let tasks = (0..<Self.count).map { number in
      var task = TaskV1.ImportedTask(
        id: .sample(UInt64(number) + 100),
        name: "task \(number)",
        priority: .init(rawValue: Int32(1 + number % 3)),
        dueOn: today.advanced(by: 1 + number % 60)
      )
      let days = number % 3 == 0 ? number * 4 / 3 : number % 40
      task.dateAdded = .init(now - .seconds(days * 86_400 + number % 11 * 3_600))
      if number % 5 == 0 { task.dateCompleted = .init(now - .seconds(number * 60)) }
      return task
    }
    let call = home.call(TaskV1.Tasks.Methods.importTasks)
    _ = try await home.calls.importTasks(.init(tasks: tasks), call)
  }

  private func period(_ days: Int) -> TaskV1.DayRange {
    let today = TaskHome.berlin.day(of: home.clock.now())
    return .init(first: today.advanced(by: 1 - days), last: today)
  }

  private var due: TaskV1.DayRange {
    let today = TaskHome.berlin.day(of: home.clock.now())
    return .init(first: today.advanced(by: -9), last: today.advanced(by: 99))
  }

  @Test(
    "equal those of the whole space, if the range contains all of it (TSK-160)",
    arguments: [1, 30, 366]
  )
  func same(days: Int) async throws {
    for completion in [TaskV1.Completion.unspecified, .open] {
      let whole = try await home.statistics(.init(completion: completion), period(days))
      let range = try await home.statistics(.init(completion: completion, due: due), period(days))
      #expect(range == whole)
      #expect(whole.oldestOpen != nil && whole.total > 200 && (days == 1 || !whole.days.isEmpty))
      let ages = whole.ages ?? .init()
      #expect(ages.fresh > 0 && ages.month > 0 && ages.old > 0)
    }
  }

  @Test("add up to those of the whole space (TSK-160)")
  func parts() async throws {
    let whole = try await home.statistics(.init(), period(366))
    var created: [LocalDay: Int32] = [:]
    var oldest: [GoogleProtobuf.Timestamp?] = []
    for priority in [TaskV1.TaskPriority.highest, .high, .medium, .low] {
      let part = try await home.statistics(.init(priorities: [priority]), period(366))
      for day in part.days { if let date = day.day { created[date, default: 0] += day.created } }
      oldest.append(part.oldestOpen?.dateAdded)
    }
    for day in whole.days { #expect(day.day.map { created[$0] ?? 0 } == day.created) }
    #expect(oldest.contains(whole.oldestOpen?.dateAdded))
    #expect(whole.days.reduce(0) { $0 + $1.created } > 200)
  }

  @Test("read each of its tasks a few times, however long the period is (TSK-160, PRF-006)")
  func steps() async throws {
    let filters = [
      TaskV1.TaskFilter(due: due), .init(completion: .open, due: due),
      .init(completed: period(200)), .init(priorities: [.low]), .init(types: [.morning]),
      .init(hasReminder: true), .init(highPriority: true),
    ]
    for filter in filters {
      let month = try await home.steps { try await home.statistics(filter, period(30)) }
      let year = try await home.steps { try await home.statistics(filter, period(366)) }
      #expect(year < month + 30 * Self.count && month < 200 * Self.count, "\(month), \(year)")
    }
  }
}
