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

/// The points that a deletion left booked, after an import brought the task back and was undone.
@Suite("Undo after a deletion")
struct UndoAfterDeletionTests {
  let home: TaskHome

  init() throws { home = try TaskHome() }

  /// A record of task 7; an open one without a day.
  func record(
    _ priority: TaskV1.TaskPriority,
    on day: String? = nil
  ) -> TaskV1.ImportedTask {
    var record = TaskV1.ImportedTask(id: .sample(7), name: "old", priority: priority)
    record.dateCompleted = day.map { wire($0, "12:00") }
    return record
  }

  func again(_ record: TaskV1.ImportedTask) async throws -> TaskV1.ImportTasksResponse {
    let call = home.call(TaskV1.Tasks.Methods.importTasks)
    return try await home.calls.importTasks(.init(tasks: [record], again: true), call)
  }

  @discardableResult
  func delete(forgets: Bool = false) async throws -> String {
    try await home.deleteMany {
      $0.taskIDs = [.sample(7)]
      $0.forgetHistory = forgets
    }.undoToken
  }

  /// The booked points of the newest undo, and those before it.
  func told() async throws -> [TaskV1.BookedPoints?] {
    let body: TaskV1.TaskUndone? = try await home.lastBody()
    return [body?.previouslyBooked, body?.booked]
  }

  func booked(_ points: Int32, _ day: String) -> TaskV1.BookedPoints {
    TaskV1.BookedPoints(points: points, day: LocalDay(text: day))
  }

  @Test(
    "of a repeated import deletes the task again, and books its points as the deletion did (TSK-084, MIG-007)",
    arguments: [false, true]
  )
  func importedAgain(forgets: Bool) async throws {
    let record = record(.high, on: "2025-02-01")
    _ = try await home.importing(record)
    try await delete(forgets: forgets)
    let back = try await again(record)
    #expect(back.created == 1)
    let gone = try await home.undo(back.undoToken)
    #expect(gone.result?.pointsEarned == (forgets ? -4 : 0) && gone.removed == 1)
    let body: TaskV1.TaskUndone? = try await home.lastBody()
    #expect(body?.keepsPoints == !forgets)
    #expect(try await home.importing(record).deleted == 1, "it is deleted, as before")
    let redone = try await home.undo(gone.undoToken)
    #expect(redone.result?.pointsEarned == (forgets ? 4 : 0))
    #expect(try await home.undo(redone.undoToken).result?.pointsEarned == (forgets ? -4 : 0))
    // Again, and deleted by hand in between.
    _ = try await again(record)
    try await delete()
    let last = try await again(record)
    #expect(try await home.undo(last.undoToken).result?.pointsEarned == 0)
    // Points that a member took back are no longer booked.
    _ = try await again(record)
    _ = try await home.uncomplete(.sample(7))
    try await delete()
    let open = try await again(record)
    #expect(try await home.undo(open.undoToken).result?.pointsEarned == -4)
  }

  @Test("restores what this deletion removed, not a later one (TSK-084, TSK-023)")
  func otherDeletion() async throws {
    _ = try await home.importing(record(.high))
    let first = try await delete()
    try await home.undo(first)
    _ = try await home.update(.sample(7), "name") { $0.name = "new" }
    let second = try await delete()
    try await home.undo(first, expecting: "conflict")
    try await home.undo(second)
    #expect(try await home.get(.sample(7)).name == "new")
    // The same with an import between.
    let third = try await delete()
    _ = try await again(record(.low))
    let fourth = try await delete()
    try await home.undo(third, expecting: "conflict")
    try await home.undo(fourth)
    #expect(try await home.get(.sample(7)).priority == .low)
  }

  @Test("of an import with other points emits what the deletion had left (TSK-084, MIG-007)")
  func otherRecord() async throws {
    _ = try await home.importing(record(.medium, on: "2025-02-01"))
    try await delete()
    var token = try await again(record(.highest, on: "2025-02-03")).undoToken
    let (left, own) = (booked(3, "2025-02-01"), booked(7, "2025-02-03"))
    for _ in 1...2 {
      let gone = try await home.undo(token)
      #expect(gone.result?.pointsEarned == -4 && gone.removed == 1)
      #expect(try await told() == [own, left])
      let back = try await home.undo(gone.undoToken)
      #expect(back.result?.pointsEarned == 4)
      #expect(try await told() == [left, own])
      token = back.undoToken
    }
    // The points are the same, the day is another.
    try await home.undo(token)
    try await home.undo(try await again(record(.medium, on: "2025-02-03")).undoToken)
    #expect(try await told() == [booked(3, "2025-02-03"), left])
  }

  @Test("of changes to a task that was imported open ends where the deletion did (TSK-084)")
  func openAgain() async throws {
    _ = try await home.importing(record(.medium, on: "2025-02-01"))
    try await delete()
    let left = booked(3, "2025-02-01")
    let back = try await again(record(.high))
    let done = try await home.complete(.sample(7))
    let undone = try await home.undo(done.undoToken)
    #expect(undone.result?.pointsEarned == -1)
    #expect(try await told() == [booked(4, "2025-03-12"), left])
    // Redone, deleted, restored: the booked points stay.
    let redone = try await home.undo(undone.undoToken)
    #expect(redone.result?.pointsEarned == 1)
    try await home.undo(redone.undoToken)
    try await home.undo(try await delete())
    #expect(try await told() == [left, left])
    // If the points are removed too, they are restored by an undo.
    let forgotten = try await delete(forgets: true)
    let sum: TaskV1.TasksBulkUpdated? = try await home.lastBody()
    #expect(sum?.points == -3)
    let remembered = try await home.undo(forgotten)
    #expect(try await told() == [nil, left])
    #expect(remembered.result?.pointsEarned == 3)
    try await home.undo(try await home.complete(.sample(7)).undoToken)
    #expect(try await told() == [booked(4, "2025-03-12"), left])
    // An undone import leaves nothing behind.
    try await delete()
    try await home.undo(try await again(record(.low)).undoToken)
    #expect(try await told() == [left, left])
    #expect(back.created == 1)
  }

  @Test("emits at each step what all earlier steps had booked", arguments: 0..<UInt64(24))
  func balance(seed: UInt64) async throws {
    var numbers = SeededNumbers(seed: seed)
    var history = History()
    for _ in 0..<80 {
      let before = history.booked
      let token = try await act(&numbers, history)
      for event in try await home.events().dropFirst(history.events) {
        try history.book(event, "seed \(seed)")
      }
      if let token, !token.isEmpty { history.tokens.append((token, before)) }
    }
    #expect(history.undone > 3, "seed \(seed)")
  }

  /// Performs one action on task 7; returns its undo token, `nil` when it failed.
  private func act(
    _ numbers: inout SeededNumbers,
    _ history: History
  ) async throws -> String? {
    let priority = TaskV1.TaskPriority(rawValue: Int32.random(in: 1...4, using: &numbers))
    let day = ["2025-02-01", "2025-02-03"].randomElement(using: &numbers)
    do {
      switch Int.random(in: 0..<10, using: &numbers) {
      case 0, 1:
        let isOpen = Bool.random(using: &numbers)
        return try await again(record(priority, on: isOpen ? nil : day)).undoToken
      case 2: return try await home.complete(.sample(7)).undoToken
      case 3: return try await home.uncomplete(.sample(7)).undoToken
      case 4:
        return try await home.update(.sample(7), "priority") { $0.priority = priority }.undoToken
      case 5: return try await delete(forgets: false)
      case 6: return try await delete(forgets: true)
      default:
        guard let (token, before) = history.tokens.suffix(2).randomElement(using: &numbers) else {
          return nil
        }
        let undone = try await home.undo(token).undoToken
        let body: TaskV1.TaskUndone? = try await home.lastBody()
        #expect(body?.booked == before)
        return undone
      }
    } catch {
      let reason = RPCError(describing: error).reason
      guard ["task_not_found", "conflict"].contains(reason) else { throw error }
      return nil
    }
  }
}

/// The feed of one task, as a reader that knows only the feed sees it.
private struct History {
  private(set) var booked: TaskV1.BookedPoints?
  private(set) var events = 0
  private(set) var undone = 0
  /// With the points booked before each change.
  var tokens: [(token: String, before: TaskV1.BookedPoints?)] = []

  mutating func book(_ event: FeedEvent, _ place: String) throws {
    events += 1
    if let body = try event.body(as: TaskV1.TaskCreated.self), let day = body.completionDay {
      booked = TaskV1.BookedPoints(points: body.points, day: day)
    } else if let body = try event.body(as: TaskV1.TaskCompleted.self) {
      booked = TaskV1.BookedPoints(points: body.points, day: body.completionDay)
    } else if let body = try event.body(as: TaskV1.TaskUpdated.self) {
      if body.task?.isComplete == true { booked?.points += body.pointsDifference }
    } else if event.kind == "task_uncompleted" {
      booked = nil
    } else if let body = try event.body(as: TaskV1.TaskDeleted.self) {
      if body.forgetHistory { booked = nil }
    } else if let body = try event.body(as: TaskV1.TaskUndone.self) {
      #expect(body.previouslyBooked == booked, "\(place), event \(events)")
      booked = body.booked
      undone += 1
    }
  }
}
