import RPC
import RuntimeContracts
import SQLite
import ServiceRuntime
import TaskContracts
import TestSupport
import Testing
import Vocabulary
import Wire

@Suite("A feed")
struct FeedTests {
  @Test("keeps every field of an event (EVT-001)", arguments: Execution.allCases)
  func everyFact(execution: Execution) async throws {
    let feed = try FeedFixture(execution: execution)
    try await feed.append([5], batch: .sample(7))
    let event = try #require(try await feed.read().events.first)
    #expect(event.epoch == feed.store.feed.epoch)
    #expect(event.sequence == 1)
    #expect(event.spaceNumber == 1)
    #expect(event.at.flatMap { Timestamp($0) } == .testStart)
    #expect(event.localDay?.text == "2026-11-21")
    #expect(event.householdID == .sample(1))
    #expect(event.spaceID == .sample(1))
    #expect(event.actorID == .sample(9))
    #expect(event.requestID == .sample(8))
    #expect(event.deviceID == nil)
    #expect(event.kind == "task_completed")
    #expect(event.entityID == "e5")
    #expect(event.revision == 4)
    #expect(event.changedFields == ["completed_at", "priority"])
    #expect(event.batchID == .sample(7))
    let stored = try #require(FeedEvent(event))
    #expect(try stored.body(as: TaskV1.TaskCompleted.self)?.points == 5)
    #expect(try stored.body(as: TaskV1.TaskCreated.self) == nil)
    #expect(FeedV1.Event(stored) == event)
  }

  @Test("numbers each space 1, 2, 3 … without gaps, even around refused writes (EVT-001)")
  func spaceNumbers() async throws {
    struct Refused: Error {}
    let feed = try FeedFixture()
    try await feed.append([1, 2])
    await #expect(throws: Refused.self) {
      try await feed.store.write { context in
        let stamp = EventStamp(
          at: context.now,
          localDay: LocalDay(daysSinceEpoch: 0),
          household: .sample(1),
          space: .sample(1)
        )
        try context.append(NewEvent(TaskV1.TaskCreated(), entity: ""), stamp)
        throw Refused()
      }
    }
    try await feed.append([3], space: 2)
    try await feed.append([4], space: nil)
    try await feed.append([5], household: 2)
    try await feed.append([6])
    let events = try await feed.read().events
    #expect(events.map(\.entityID) == ["e1", "e2", "e3", "e4", "e5", "e6"])
    #expect(events.map(\.sequence) == [1, 2, 3, 4, 5, 6])
    #expect(events.map(\.spaceNumber) == [1, 2, 1, 1, 1, 3])
    #expect(
      events.map(\.spaceID) == [.sample(1), .sample(1), .sample(2), nil, .sample(1), .sample(1)]
    )
  }

  @Test(
    "is read page by page, each event once and in order (EVT-003)",
    arguments: [1, 2, 3, 7, 500]
  )
  func pages(size: Int32) async throws {
    let feed = try FeedFixture()
    for points in 1...10 { try await feed.append([Int32(points)]) }
    var seen: [String] = []
    var cursor: ArraySlice<UInt8> = []
    while true {
      let page = try await feed.read(after: cursor, size: size)
      seen += page.events.map(\.entityID)
      cursor = page.cursor
      if page.atEnd { break }
      #expect(page.events.count == Int(size))
    }
    #expect(seen == (1...10).map { "e\($0)" })
    try await feed.append([11])
    #expect(try await feed.read(after: cursor).events.map(\.entityID) == ["e11"])
  }

  @Test("shows one household only its own events, and skips the others for good (EVT-003)")
  func filtered() async throws {
    let feed = try FeedFixture()
    for points in 1...6 {
      try await feed.append([Int32(points)], household: points.isMultiple(of: 2) ? 2 : 1)
    }
    let page = try await feed.read(household: 1)
    #expect(page.events.map(\.entityID) == ["e1", "e3", "e5"])
    #expect(FeedPosition(cursor: page.cursor)?.sequence == 6)
  }

  @Test("never splits a batch")
  func batches() async throws {
    let feed = try FeedFixture()
    try await feed.append([1])
    try await feed.append([2, 3, 4, 5], batch: .sample(1))
    try await feed.append([6, 7], batch: .sample(2))
    let first = try await feed.read(size: 2)
    #expect(first.events.map(\.entityID) == ["e1", "e2", "e3", "e4", "e5"])
    let second = try await feed.read(after: first.cursor, size: 1)
    #expect(second.events.map(\.entityID) == ["e6", "e7"])
    #expect(second.atEnd)
  }

  @Test("refuses a malformed cursor, one of another epoch, or one beyond its end")
  func badCursors() async throws {
    let feed = try FeedFixture()
    try await feed.append([1])
    await #expect(throws: FeedRefusal.invalidCursor) { try await feed.read(after: [1, 2, 3]) }
    let epoch = feed.store.feed.epoch
    for position in [
      FeedPosition(epoch: epoch &+ 1, sequence: 1), FeedPosition(epoch: epoch, sequence: 2),
    ] {
      await #expect(throws: FeedRefusal.cursorExpired) {
        try await feed.read(after: position.cursor)
      }
    }
    #expect(FeedRefusal.cursorExpired.rpcError.code == .outOfRange)
    #expect(FeedRefusal.cursorExpired.rpcError.reason == "cursor_expired")
    #expect(FeedRefusal.invalidCursor.rpcError.reason == "invalid_cursor")
  }

  @Test("is read by processes of this installation only, and in pages of 1 to 500")
  func refusals() async throws {
    let feed = try FeedFixture()
    await #expect(throws: FeedRefusal.notAService) { try await feed.read(isPeerTrusted: false) }
    for size in [-1, 501] as [Int32] {
      let error = await #expect(throws: RPCError.self) { try await feed.read(size: size) }
      #expect(error?.code == .invalidArgument)
      #expect(error?.violations.first?.field == "page_size")
    }
  }
}

@Suite("A feed position")
struct FeedPositionTests {
  @Test("is restored from its text and its cursor")
  func roundTrips() {
    for position in [
      FeedPosition(epoch: 0, sequence: 0), FeedPosition(epoch: .max, sequence: .max),
      FeedPosition(epoch: 0x5f3a, sequence: 120),
    ] {
      #expect(FeedPosition(text: position.text) == position)
      #expect(FeedPosition(cursor: position.cursor) == position)
    }
    #expect(FeedPosition(epoch: 0x5f3a, sequence: 120).text == "5f3a:120")
  }

  @Test("is not read from invalid text or bytes")
  func malformed() {
    for text in ["", ":", "1", "1:", ":1", "1:-1", "x:1", "1:2:3", "1:99999999999999999999"] {
      #expect(FeedPosition(text: text) == nil, "\(text)")
    }
    #expect(FeedPosition(cursor: []) == nil)
    #expect(FeedPosition(cursor: [UInt8](repeating: 0, count: 17)) == nil)
    #expect(FeedPosition(cursor: [UInt8](repeating: 0xff, count: 16)) == nil)
  }

  @Test("in a list only moves forward within an epoch")
  func list() {
    var positions = FeedPositions(text: "task=5f:7,nonsense,catalog=1:1,=,x=")
    #expect(positions.text == "catalog=1:1,task=5f:7")
    positions.advance("task", to: FeedPosition(epoch: 0x5f, sequence: 3))
    #expect(positions["task"]?.sequence == 7)
    positions.advance("task", to: FeedPosition(epoch: 0x60, sequence: 1))
    #expect(positions.text == "catalog=1:1,task=60:1")
  }
}
