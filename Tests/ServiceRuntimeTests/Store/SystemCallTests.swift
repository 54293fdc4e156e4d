import FaultVFS
import Foundation
import SQLite
import ServiceRuntime
import TaskContracts
import TestSupport
import Testing
import Vocabulary

private let schema = "CREATE TABLE cup(request INTEGER NOT NULL) STRICT;"

/// Rows, events and stored replies of changing calls, while each system call fails once.
@Suite("A service's store with failing system calls (rows 64, 66)")
struct StoreSystemCallTests {
  enum Fault: String, CaseIterable {
    case once, full, powerCut

    var calls: faultvfs_calls {
      let kept = self == .powerCut ? FAULTVFS_KEEP_SYNCED.rawValue : 0
      return faultvfs_calls(FAULTVFS_ALL.rawValue | kept)
    }
  }

  private static func open(_ folder: TemporaryFolder) throws -> ServiceStore {
    try ServiceStore(
      "test",
      path: folder.file("test.db"),
      migrations: Migration.list([schema]),
      applicationID: 7,
      environment: .test(execution: .inline)
    )
  }

  /// Makes the call with that request id; its effect is a row, an event and a stored reply.
  private static func call(
    _ request: UInt64,
    _ store: ServiceStore
  ) async throws -> (position: FeedPosition, isReplay: Bool) {
    let changed = try await store.change(
      Caller.sample(request: request),
      "daybook.task.v1.Tasks/CompleteTask",
      TaskV1.CompleteTaskRequest()
    ) { change in
      try change.connection.run("INSERT INTO cup VALUES (?)", Int(request))
      try change.append(NewEvent(TaskV1.TaskCompleted(), entity: "\(request)"))
      return TaskV1.CompleteTaskResponse(pointsEarned: 1)
    }
    return (changed.position, changed.isReplay)
  }

  @Test("has each answered call once, with its event and its reply", arguments: Fault.allCases)
  func everyCall(fault: Fault) async throws {
    #expect(faultvfs_install() == 0)
    var number = 0
    while true {
      number += 1
      let folder = try TemporaryFolder()
      faultvfs_arm(folder.path, fault.calls, number, 13, fault == .once ? 0 : 1)
      var answered: [UInt64: FeedPosition] = [:]
      if let store = try? Self.open(folder) {
        for request in 1...4 as ClosedRange<UInt64> {
          answered[request] = try? await Self.call(request, store).position
        }
        await store.close()
      }
      let failed = faultvfs_disarm(folder.path)
      if fault == .powerCut, failed > 0 {
        try PowerCut(tearing: UInt64(number)).happen(to: folder.file("test.db"))
      }
      try await expectOnce(Self.open(folder), answered, "\(fault), call \(number)")
      try FileManager.default.removeItem(atPath: folder.path)
      guard failed > 0 else { break }
    }
    #expect(number > 100, "the work makes so many calls")
  }

  private func expectOnce(
    _ store: ServiceStore,
    _ answered: [UInt64: FeedPosition],
    _ place: String
  ) async throws {
    for (request, position) in answered {
      let again = try await Self.call(request, store)
      #expect(again.isReplay, "\(place)")
      #expect(again.position.sequence == position.sequence, "\(place)")
    }
    for request in 1...4 as ClosedRange<UInt64> { _ = try await Self.call(request, store) }
    let (cups, events) = try await store.read { connection in
      (
        try connection.all("SELECT request FROM cup ORDER BY request") {
          try $0.value(0, as: Int.self)
        },
        try store.feed.read(connection, after: 0, limit: 10).events
      )
    }
    #expect(cups == [1, 2, 3, 4], "\(place)")
    #expect(events.map(\.position.sequence) == [1, 2, 3, 4], "\(place)")
    #expect(events.map(\.spaceNumber) == [1, 2, 3, 4], "\(place)")
    #expect(Set(events.map(\.entity)).count == 4, "\(place)")
    await store.close()
  }
}
