import RPC
import RuntimeContracts
import SQLite
import Synchronization
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import ServiceRuntime

@Suite("A follower of a feed")
struct FollowerTests {
  @Test("applies each event once and in order, stored ones and new ones (EVT-003)")
  func inOrder() throws {
    let pair = try FeedPair()
    let seen = try pair.installation.run {
      try await pair.startSource()
      try await pair.emit((1...250).map { "a\($0)" })
      let store = try pair.openFollower()
      let follower = pair.follower(store)
      let running = pair.installation.loop.spawn { await follower.run() }
      for number in 1...5 { try await pair.emit(["b\(number)"]) }
      if let position = pair.store?.position {
        try await follower.reached(position, within: .seconds(5))
      }
      let seen = try await store.seen()
      running.cancel()
      await running.value
      return seen
    }
    #expect(seen == (1...250).map { "a\($0)" } + (1...5).map { "b\($0)" })
  }

  @Test(
    "applies each event once however often the network breaks",
    arguments: 1...20 as ClosedRange<UInt64>
  )
  func brokenNetwork(seed: UInt64) throws {
    let pair = try FeedPair(seed: seed)
    let (seen, expected) = try pair.installation.run {
      pair.installation.transport.behaviour.latency = .milliseconds(1) ... .milliseconds(40)
      try await pair.startSource()
      let store = try pair.openFollower()
      let follower = pair.follower(store)
      pair.installation.loop.spawn { await follower.run() }
      var numbers = SeededNumbers(seed: seed)
      var expected: [String] = []
      for round in 1...60 {
        let names = (0..<Int.random(in: 1...4, using: &numbers)).map { "\(round).\($0)" }
        try await pair.emit(names)
        expected += names
        try await pair.installation.loop.sleep(
          for: .milliseconds(Int.random(in: 0...100, using: &numbers))
        )
        if Int.random(in: 0..<4, using: &numbers) == 0 {
          pair.installation.transport.breakConnections(to: pair.installation.address(of: "task"))
        }
      }
      if let position = pair.store?.position {
        try await follower.reached(position, within: .seconds(60))
      }
      return (try await store.seen(), expected)
    }
    #expect(seen == expected)
  }

  @Test("resumes after its last applied event when it starts again")
  func restart() throws {
    let pair = try FeedPair()
    let seen = try pair.installation.run {
      try await pair.startSource()
      for round in 1...3 {
        try await pair.emit(["a\(round)", "b\(round)"])
        let store = try pair.openFollower()
        let follower = pair.follower(store)
        let running = pair.installation.loop.spawn { await follower.run() }
        if let position = pair.store?.position {
          try await follower.reached(position, within: .seconds(5))
        }
        running.cancel()
        await running.value
        await store.close()
      }
      let store = try pair.openFollower()
      return try await store.seen()
    }
    #expect(seen == ["a1", "b1", "a2", "b2", "a3", "b3"])
  }

  @Test("retries an event that it could not apply, and never skips it")
  func refusedEvent() throws {
    struct NotYet: Error {}
    let pair = try FeedPair()
    let attempts = Mutex(0)
    let seen = try pair.installation.run {
      try await pair.startSource()
      try await pair.emit(["a", "b", "c"])
      let store = try pair.openFollower()
      let follower = pair.follower(store) { context, event in
        try FeedPair.note(context, event)
        if event.entity == "b",
          attempts.withLock({
            $0 += 1; return $0
          }) < 4
        {
          throw NotYet()
        }
        return true
      }
      pair.installation.loop.spawn { await follower.run() }
      if let position = pair.store?.position {
        try await follower.reached(position, within: .seconds(60))
      }
      return try await store.seen()
    }
    #expect(seen == ["a", "b", "c"])
    #expect(attempts.withLock { $0 } == 4)
  }

  @Test("starts over, and reports that to its owner, when the feed began a new epoch (EVT-004)")
  func newEpoch() throws {
    let pair = try FeedPair()
    let seen = try pair.installation.run {
      try await pair.startSource()
      try await pair.emit(["old"])
      let store = try pair.openFollower()
      let follower = pair.follower(store)
      pair.installation.loop.spawn { await follower.run() }
      if let position = pair.store?.position {
        try await follower.reached(position, within: .seconds(5))
      }
      await pair.stopSource()
      try await pair.startSource("restored.db")
      try await pair.emit(["new"])
      if let position = pair.store?.position {
        try await follower.reached(position, within: .seconds(60))
      }
      return try await store.seen()
    }
    #expect(seen == ["old", "reset before 1", "new"])
  }

  @Test(
    "starts over when the feed was restored to an earlier state, even to an empty one"
  )
  func ahead() throws {
    let pair = try FeedPair()
    let seen = try pair.installation.run {
      try await pair.startSource("a.db")
      try await pair.emit(["early"])
      // Two backups by hand: the feed of a young installation, and one that never had an event.
      let early = pair.installation.folder.file("early.db")
      try await pair.store?.database.copy(to: early)
      try await pair.emit(["lost", "lost too"])
      let store = try pair.openFollower()
      let follower = pair.follower(store)
      pair.installation.loop.spawn { await follower.run() }
      @Sendable func settle() async throws {
        if let position = pair.store?.position {
          try await follower.reached(position, within: .seconds(60))
        }
      }
      try await settle()
      await pair.stopSource()
      try await pair.startSource("early.db")
      // Meanwhile the restored feed reaches the same number with other events.
      try await pair.installation.loop.sleep(for: .seconds(3))
      try await settle()
      try await pair.emit(["other", "another"])
      try await settle()
      await pair.stopSource()
      try await pair.startSource("blank.db")
      try await settle()
      return try await store.seen()
    }
    #expect(
      seen == [
        "early", "lost", "lost too", "reset before 1", "early", "other", "another",
        "reset before 1",
      ]
    )
  }

  @Test("of a feed that never had an event keeps what is of unknown feeds")
  func emptyFeed() {
    let end = FeedCursor(position: FeedPosition(epoch: 7, sequence: 0), isAtEnd: true)
    let first = FeedBeginning([], upTo: end)
    #expect(first?.position == FeedPosition(epoch: 7, sequence: 1))
    #expect(first.map { $0.at > .testStart + .seconds(1_000_000_000) } == true)
    let more = FeedCursor(position: FeedPosition(epoch: 7, sequence: 3), isAtEnd: true)
    #expect(FeedBeginning([], upTo: more)?.position == nil, "its events were dropped")
  }

  @Test("warns once for each loss, however many attempts follow")
  func warnsOnce() throws {
    let capture = LogCapture()
    let pair = try FeedPair(log: capture.logger(.logfmt, .debug))
    @Sendable func count(_ level: String) -> Int {
      capture.lines.filter { $0.contains("a feed was lost") && $0.contains("level=\(level)") }.count
    }
    try pair.installation.run {
      try await pair.startSource()
      let follower = pair.follower(try pair.openFollower())
      let running = pair.installation.loop.spawn { await follower.run() }
      for loss in 1...3 {
        try await pair.emit(["a\(loss)"])
        if let position = pair.store?.position {
          try await follower.reached(position, within: .seconds(60))
        }
        #expect(follower.isConnected)
        await pair.stopSource()
        try await pair.installation.loop.sleep(for: .seconds(60))
        #expect(!follower.isConnected)
        #expect(count("warning") == loss)
        #expect(count("debug") > 20 * loss)
        try await pair.startSource()
      }
      running.cancel()
      await running.value
    }
  }

  @Test("undoes in pieces, each in its own transaction, before an event is replayed")
  func pieces() throws {
    let pair = try FeedPair()
    let (seen, writes) = try pair.installation.run {
      try await pair.startSource()
      try await pair.emit(["old"])
      let store = try pair.openFollower()
      let follower = pair.follower(store, pieces: 3)
      pair.installation.loop.spawn { await follower.run() }
      @Sendable func settle() async throws {
        if let position = pair.store?.position {
          try await follower.reached(position, within: .seconds(60))
        }
      }
      try await settle()
      await pair.stopSource()
      // For a feed without events, the effects of earlier epochs are undone before its first event.
      let before = store.database.condition.figures.writes
      try await pair.startSource("blank.db")
      try await settle()
      let writes = store.database.condition.figures.writes - before
      try await pair.emit(["new"])
      try await settle()
      return (try await store.seen(), writes)
    }
    #expect(seen == ["old", "piece 0", "piece 1", "piece 2", "reset before 1", "new"])
    // One write drops the cursor; three undo; the last one undoes as well and sets the next
    // cursor.
    #expect(writes == 5)
  }

  @Test("applies a very large event in pieces, each in its own transaction")
  func largeEvent() throws {
    let pair = try FeedPair()
    let (seen, writes) = try pair.installation.run {
      try await pair.startSource()
      try await pair.emit(["small", "large", "last"])
      let store = try pair.openFollower()
      let before = store.database.condition.figures.writes
      let follower = pair.follower(store) { context, event in
        try FeedPair.note(context, event)
        guard event.entity == "large" else { return true }
        let pieces = try context.connection.first(
          "SELECT count(*) FROM seen WHERE entity = 'large'"
        ) { try $0.value(0, as: Int.self) }
        return pieces == 3
      }
      pair.installation.loop.spawn { await follower.run() }
      if let position = pair.store?.position {
        try await follower.reached(position, within: .seconds(60))
      }
      return (try await store.seen(), store.database.condition.figures.writes - before)
    }
    #expect(seen == ["small", "large", "large", "large", "last"])
    #expect(writes == 3)
  }

  @Test("reports that it is behind when an awaited event does not arrive in time")
  func behind() throws {
    let pair = try FeedPair()
    let error = try pair.installation.run {
      try await pair.startSource()
      try await pair.emit(["a"])
      let follower = pair.follower(try pair.openFollower())
      let consumers = FeedConsumers([follower])
      pair.installation.loop.spawn { await consumers.run() }
      guard let position = pair.store?.position else { return RPCError(.ok, "", "") }
      var wanted = FeedPositions()
      wanted["task"] = position
      wanted["catalog"] = FeedPosition(epoch: 1, sequence: 1)
      func call(_ text: String) -> ServerCall {
        ServerCall(
          method: FeedV1.Feed.Methods.read,
          metadata: [TrustedKey.after: text],
          loop: pair.installation.loop
        )
      }
      try await consumers.settle(call(wanted.text))
      wanted["task"]?.sequence += 1
      do {
        try await consumers.settle(call(wanted.text))
        return RPCError(.ok, "", "")
      } catch let error as RPCError {
        return error
      }
    }
    #expect(error.code == .unavailable)
    #expect(error.reason == "intake_behind")
  }
}
