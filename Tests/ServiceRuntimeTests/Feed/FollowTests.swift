import RPC
import RuntimeContracts
import ServiceRuntime
import Synchronization
import TestSupport
import Testing
import Vocabulary

@Suite("A followed feed")
struct FollowTests {
  @Test("sends its cursor at once, then every 30 seconds while nothing happens")
  func heartbeats() throws {
    let pair = try FeedPair()
    let times = try pair.installation.run {
      try await pair.startSource()
      try await pair.emit(["a"])
      let client = FeedV1.FeedClient(pair.installation.channel(to: "task"))
      let stream = try await client.follow(FeedV1.FollowRequest(fromNow: true))
      var times: [Timestamp] = []
      for try await message in stream {
        #expect(message.events.isEmpty)
        #expect(message.cursor == pair.store?.position.cursor)
        times.append(pair.installation.clock.now())
        if times.count == 4 { break }
      }
      return times
    }
    let gaps = zip(times, times.dropFirst()).map { $1 - $0 }
    #expect(gaps == [.seconds(30), .seconds(30), .seconds(30)])
  }

  @Test("of one household costs nothing while only other households change")
  func othersAreQuiet() throws {
    let pair = try FeedPair()
    let loop = pair.installation.loop
    let (quiet, heard, busy) = try pair.installation.run {
      try await pair.startSource()
      let heard = Mutex<[String]>([])
      for household in [2, 3] as [UInt64] {
        loop.spawn {
          let client = FeedV1.FeedClient(pair.installation.channel(to: "task"))
          let request = FeedV1.FollowRequest(householdID: .sample(household))
          do {
            for try await message in try await client.follow(request) {
              heard.withLock { $0 += message.events.map(\.entityID) }
            }
          } catch {}
        }
      }
      try await loop.sleep(for: .seconds(1))
      let atFirst = pair.store?.metrics.reads
      for number in 1...10 { try await pair.emit(["a\(number)"]) }
      try await loop.sleep(for: .seconds(1))
      let quiet = pair.store?.metrics.reads == atFirst
      try await pair.emit(["b"], of: .sample(2))
      try await pair.emit(["c"], of: .sample(3))
      try await loop.sleep(for: .seconds(1))
      return (quiet, heard.withLock { $0 }, (pair.store?.metrics.reads ?? 0) - (atFirst ?? 0))
    }
    #expect(quiet)
    #expect(heard == ["b", "c"])
    #expect(busy == 2)
  }

  @Test("never splits a batch, however long the backlog is")
  func batches() throws {
    let pair = try FeedPair()
    let sizes = try pair.installation.run {
      try await pair.startSource()
      try await pair.emit((1...99).map { "a\($0)" })
      try await pair.emit((1...40).map { "b\($0)" }, batch: .sample(1))
      try await pair.emit(["c"])
      let client = FeedV1.FeedClient(pair.installation.channel(to: "task"))
      var sizes: [Int] = []
      for try await message in try await client.follow(FeedV1.FollowRequest()) {
        sizes.append(message.events.count)
        if sizes.reduce(0, +) == 140 { break }
      }
      return sizes
    }
    #expect(sizes == [139, 1])
  }

  @Test("is refused to an unauthenticated peer")
  func unproven() throws {
    let pair = try FeedPair()
    let isRefused = try pair.installation.run {
      try await pair.startSource()
      let channel = Channel(
        address: pair.installation.address(of: "task"),
        transport: pair.installation.transport
      )
      do {
        _ = try await FeedV1.FeedClient(channel).read(FeedV1.ReadRequest())
        return false
      } catch { return true }
    }
    #expect(isRefused)
  }
}
