import RPC
import ServiceRuntime
import TaskContracts
import TaskDomain
import TestSupport
import Testing
import Vocabulary

@testable import TaskService

/// Guarantees to readers of the feed, whatever a member does in whatever order.
@Suite("The points in the feed")
struct LedgerTests {
  /// One thing a member may do with a task.
  enum Act: CaseIterable {
    case create, complete, uncomplete, reprioritise, reschedule, delete, importOne, wait, retry
  }

  @Test(
    "equal the points of the tasks, day by day (SCO-001, EVT-001)",
    arguments: 0..<UInt64(24)
  )
  func balance(seed: UInt64) async throws {
    var member = try Member(seed: seed)
    for _ in 0..<60 { try await member.act() }
    let events = try await member.home.events()
    var booked: [LocalDay: Int32] = [:]
    for event in events { try event.book(into: &booked) }
    #expect(events.map(\.spaceNumber) == Array(1...Int64(events.count)))
    for (day, points) in booked {
      #expect(try await member.home.day(day.text).pointsEarned == points, "\(day) of seed \(seed)")
    }
    let tasks = try await member.home.list(.history) { $0.pageSize = 200 }.tasks
    #expect(tasks.reduce(0) { $0 + $1.score } == booked.values.reduce(0, +))
  }

  @Test("come from runs that covered every action")
  func variety() async throws {
    var acts: Set<Act> = []
    for seed in 0..<UInt64(4) {
      var member = try Member(seed: seed)
      for _ in 0..<60 { acts.insert(try await member.act()) }
    }
    #expect(acts == Set(Act.allCases))
  }
}

/// A member whose actions are random and determined by a seed.
///
/// Complete tasks are not deleted: the reader decides about their points.
private struct Member {
  let home: TaskHome
  private var numbers: SeededNumbers
  private var tasks: [TaskID] = []
  private var lastCompletion: (task: TaskID, request: RequestID)?

  init(seed: UInt64) throws {
    home = try TaskHome()
    numbers = SeededNumbers(seed: seed)
  }

  @discardableResult
  mutating func act() async throws -> LedgerTests.Act {
    let act = LedgerTests.Act.allCases.randomElement(using: &numbers) ?? .create
    switch act {
    case .create: try await create()
    case .importOne: try await importOne()
    case .wait: home.clock.advance(by: .seconds(Int.random(in: 1...90_000, using: &numbers)))
    case .retry: try await retry()
    case .complete, .uncomplete, .reprioritise, .reschedule, .delete:
      if let id = tasks.randomElement(using: &numbers) { try await change(id, act) }
    }
    return act
  }

  private mutating func create() async throws {
    let priority = priority()
    let made = try await home.create("task") { $0.priority = priority }
    if let id = made.task?.id { tasks.append(id) }
  }

  private mutating func importOne() async throws {
    let id = TaskID.sample(UInt64.random(in: 1...8, using: &numbers))
    var record = TaskV1.ImportedTask(id: id, name: "old")
    record.priority = priority()
    record.dateCompleted = Bool.random(using: &numbers) ? wire("2025-02-01", "23:59") : nil
    if try await home.importing(record).created == 1 { tasks.append(id) }
  }

  private mutating func change(_ id: TaskID, _ act: LedgerTests.Act) async throws {
    switch act {
    case .complete:
      let request: RequestID = home.environment.ids.make()
      _ = try await home.complete(id, request: request)
      lastCompletion = (id, request)
    case .uncomplete: _ = try await home.uncomplete(id)
    case .reprioritise:
      let priority = priority()
      _ = try await home.update(id, "priority") { $0.priority = priority }
    case .reschedule:
      let day = TaskHome.berlin.day(of: home.clock.now()).advanced(by: 3)
      _ = try await home.update(id, "due_on") { $0.dueOn = day }
    default:
      guard try await !home.get(id).isComplete else { return }
      try await home.delete(id)
      tasks.removeAll { $0 == id }
    }
  }

  /// The same call again, as a phone that lost its signal makes it: it changes nothing.
  private func retry() async throws {
    guard let lastCompletion, tasks.contains(lastCompletion.task) else { return }
    let before = try await home.events().count
    _ = try await home.complete(lastCompletion.task, request: lastCompletion.request)
    #expect(try await home.events().count == before)
  }

  private mutating func priority() -> TaskV1.TaskPriority {
    TaskV1.TaskPriority(rawValue: Int32.random(in: 1...4, using: &numbers))
  }
}

extension FeedEvent {
  /// Books the event like a reader that knows only the feed.
  fileprivate func book(into days: inout [LocalDay: Int32]) throws {
    if let body = try body(as: TaskV1.TaskCreated.self), let day = body.completionDay {
      days[day, default: 0] += body.points
    } else if let body = try body(as: TaskV1.TaskUpdated.self), let day = body.completionDay {
      days[day, default: 0] += body.pointsDifference
    } else if let body = try body(as: TaskV1.TaskCompleted.self), let day = body.completionDay {
      days[day, default: 0] += body.points
    } else if let body = try body(as: TaskV1.TaskUncompleted.self), let day = body.completionDay {
      days[day, default: 0] -= body.points
    }
  }
}
