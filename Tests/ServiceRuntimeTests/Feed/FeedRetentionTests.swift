import RuntimeContracts
import ServiceRuntime
import TestSupport
import Testing
import Vocabulary

@Suite("Over time, a feed")
struct FeedRetentionTests {
  @Test("drops events after 90 days of running; then an older cursor has expired (EVT-004)")
  func retention() async throws {
    let feed = try FeedFixture()
    let days = 24 * 90
    try await feed.append([1, 2, 3])
    let old = try await feed.read(size: 1).cursor
    try await feed.run(hours: 1)
    try await feed.append([4])
    try await feed.run(hours: days - 1)
    #expect(try await feed.read(after: old).events.count == 3)
    try await feed.run(hours: 1)
    await #expect(throws: FeedRefusal.cursorExpired) { try await feed.read(after: old) }
    #expect(try await feed.read().events.map(\.sequence) == [4])
    try await feed.run(hours: 1)
    #expect(try await feed.read().events.isEmpty)
  }

  @Test("keeps events while it is off", arguments: [30, 3_650] as [Int64])
  func offForLong(days: Int64) async throws {
    let feed = try FeedFixture()
    try await feed.append([1, 2, 3])
    let cursor = try await feed.read(size: 1).cursor
    feed.temporary.clock.advance(by: .seconds(days * 86_400))
    try await feed.run(hours: 24 * 89)
    #expect(try await feed.read(after: cursor).events.map(\.sequence) == [2, 3])
  }

  @Test("loses nothing when the clock is ten years ahead for a while (row 71)")
  func clockAhead() async throws {
    let feed = try FeedFixture()
    try await feed.append([1, 2, 3])
    let cursor = try await feed.read(size: 1).cursor
    let ahead = Duration.seconds(3_650 * 86_400)
    feed.temporary.clock.advance(by: ahead)
    try await feed.run(hours: 40)
    feed.temporary.clock.advance(by: .zero - ahead)
    try await feed.run(hours: 24 * 80)
    #expect(try await feed.read(after: cursor).events.map(\.sequence) == [2, 3])
  }

  @Test("drops events of a clock that was ten years ahead like others (row 71)")
  func futureStamps() async throws {
    let feed = try FeedFixture()
    let ahead = Duration.seconds(3_650 * 86_400)
    feed.temporary.clock.advance(by: ahead)
    try await feed.append(Array(1...1_200))
    feed.temporary.clock.advance(by: .zero - ahead)
    try await feed.run(hours: 24 * 90)
    try await feed.append([1_201])
    #expect(try await feed.read().events.first?.sequence == 1)
    try await feed.run(hours: 1)
    #expect(try await feed.read().events.map(\.sequence) == [1_201])
  }

  @Test("never reuses a number, even when every event was dropped")
  func numbersAfterPruning() async throws {
    let feed = try FeedFixture()
    try await feed.append([1, 2])
    let cursor = try await feed.read().cursor
    try await feed.run(hours: 24 * 91)
    #expect(try await feed.read(after: cursor).events.isEmpty)
    try await feed.append([3])
    let event = try #require(try await feed.read(after: cursor).events.first)
    #expect(event.sequence == 3)
    #expect(event.spaceNumber == 3)
  }

  @Test("keeps its numbers when event contents are erased")
  func erasure() async throws {
    let feed = try FeedFixture()
    try await feed.append([1])
    try await feed.append([2], space: 2)
    try await feed.append([3], household: 2)
    for points in 4...9 { try await feed.append([Int32(points)], space: 3) }
    try await feed.erase(.sample(1), space: .sample(2))
    let erased = try await feed.read().events.filter { $0.body == nil }
    #expect(erased.map(\.sequence) == [2])
    try await feed.erase(.sample(1))
    let events = try await feed.read().events
    #expect(events.filter { $0.body != nil }.map(\.sequence) == [3])
    #expect(events.map(\.sequence) == Array(1...9))
  }
}
