import CatalogContracts
import GatewayContracts
import GatewayDomain
import GatewayService
import RPC
import RuntimeContracts
import ServiceRuntime
import TaskContracts
import TestSupport
import Testing
import Vocabulary
import Wire

@Suite("Watching changes")
struct WatchTests {
  typealias Stream = ReplyStream<GatewayV1.WatchResponse>

  /// Watches, and waits until every available feed was reported as followed.
  private static func watch(
    _ home: TestInstallation,
    _ member: Member,
    cursor: some Collection<UInt8> = [UInt8](),
    kinds: [String] = []
  ) async throws -> Stream {
    let stream = try await GatewayV1.ChangesClient(home.channel())
      .watch(.init(cursor: ArraySlice(cursor), kinds: kinds), .of(member, timeout: nil))
    try await home.simulation.loop.sleep(for: .milliseconds(100))
    return stream
  }

  /// The entities of the next `count` events; heartbeats and parts are skipped.
  private static func entities(_ stream: Stream, _ count: Int) async throws -> [String] {
    try await events(stream, count).map { $0.event?.entityID ?? "" }
  }

  private static func events(
    _ stream: Stream,
    _ count: Int
  ) async throws -> [GatewayV1.WatchResponse] {
    var found: [GatewayV1.WatchResponse] = []
    var iterator = stream.makeAsyncIterator()
    while found.count < count, let next = try await iterator.next() {
      if next.event != nil { found.append(next) }
    }
    return found
  }

  @Test("delivers every service's events, and the directory's own")
  func allFeeds() throws {
    try TestInstallation.run { home in
      let stream = try await Self.watch(home, home.home.ada)
      for area in Area.allCases {
        try await home.service(area).happens("\(area)_happened", in: home.home.ada)
      }
      _ = try await GatewayV1.HouseholdsClient(home.channel()).addMember(
        GatewayV1.AddMemberRequest(name: "Eve", role: .child),
        .of(home.home.ada, request: 1)
      )
      let found = try await Self.events(stream, 5)
      #expect(
        Set(found.map { "\($0.service) \($0.event?.kind ?? "")" }) == [
          "task task_deleted", "catalog topic_completed", "analytics score_changed",
          "notification reminder_scheduled", "gateway member_added",
        ]
      )
      #expect(found.allSatisfy { !$0.cursor.isEmpty })
    }
  }

  @Test(
    "shows own and shared events, a parent the children's, and never another household's (SYN-024)"
  )
  func visibility() throws {
    try TestInstallation.run { home in
      let parent = try await Self.watch(home, home.home.ada)
      let child = try await Self.watch(home, home.home.cleo)
      let task = try home.service(.task)
      try await task.happens("of_zoe", in: home.home.zoe)
      try await task.happens("common_elsewhere", in: nil, of: home.home.otherHousehold)
      try await task.happens("of_ben", in: home.home.ben)
      try await task.happens("of_dan", in: home.home.dan)
      try await task.happens("of_cleo", in: home.home.cleo)
      try await task.happens("common", in: nil)
      #expect(try await Self.entities(parent, 3) == ["of_dan", "of_cleo", "common"])
      #expect(try await Self.entities(child, 2) == ["of_cleo", "common"])
    }
  }

  @Test("shows a child that joins while a parent watches")
  func newChild() throws {
    try TestInstallation.run { home in
      let stream = try await Self.watch(home, home.home.ada)
      let eve = try await GatewayV1.HouseholdsClient(home.channel()).addMember(
        GatewayV1.AddMemberRequest(name: "Eve", role: .child),
        .of(home.home.ada, request: 1)
      )
      let id = try #require(eve.member?.id)
      let member = TestHome.member(1, id.rawValue.low, "Eve", .child)
      try await home.service(.task).happens(
        "of_eve",
        in: Member(
          id: id,
          household: member.household,
          name: "Eve",
          role: .child,
          createdAt: .testStart
        )
      )
      #expect(try await Set(Self.entities(stream, 2)) == [id.text, "of_eve"])
    }
  }

  @Test("keeps a learner's notes and favourites from parents: TOP-062")
  func privateParts() throws {
    try TestInstallation.run { home in
      let parent = try await Self.watch(home, home.home.ada)
      let child = try await Self.watch(home, home.home.cleo)
      let catalog = try home.service(.catalog)
      let body = CatalogV1.TopicStateChanged(
        state: CatalogV1.TopicState(
          identifier: "laundry",
          isCompleted: true,
          isFavorite: true,
          notes: "I hate ironing",
          completionPercentage: 100
        )
      )
      try await catalog.happens(
        "laundry",
        in: home.home.cleo,
        changed: ["notes"],
        body
      )
      try await catalog.happens(
        "laundry",
        in: home.home.cleo,
        changed: ["notes", "is_completed"],
        body
      )
      func state(_ response: GatewayV1.WatchResponse?) throws -> CatalogV1.TopicState? {
        try (response?.event?.body?.value).flatMap {
          try CatalogV1.TopicStateChanged(decoding: $0).state
        }
      }
      let shown = try await Self.events(parent, 1).first
      #expect(shown?.event?.changedFields == ["is_completed"])
      let redacted = try #require(try state(shown))
      #expect(redacted.isCompleted)
      #expect(redacted.completionPercentage == 100)
      #expect(redacted.notes.isEmpty)
      #expect(!redacted.isFavorite)
      let own = try await Self.events(child, 2)
      #expect(try own.allSatisfy { try state($0)?.notes == "I hate ironing" })
    }
  }

  @Test("resumes from a cursor: each event once, in order, none missing (SYN-022)")
  func resume() throws {
    try TestInstallation.run { home in
      let task = try home.service(.task)
      let first = try await Self.watch(home, home.home.ada)
      for number in 0..<5 { try await task.happens("task_\(number)", in: home.home.ada) }
      let seen = try await Self.events(first, 2)
      first.cancel()
      try await home.service(.catalog).happens("catalog_meanwhile", in: home.home.ada)
      let cursor = try #require(seen.last?.cursor)
      let second = try await Self.watch(home, home.home.ada, cursor: cursor)
      let rest = try await Self.entities(second, 4)
      #expect(rest.filter { $0.hasPrefix("task") } == ["task_2", "task_3", "task_4"])
      #expect(rest.contains("catalog_meanwhile"))
    }
  }

  @Test("never resumes inside a batch: the batch is sent again completely (GTW-062)")
  func batches() throws {
    try TestInstallation.run { home in
      let task = try home.service(.task)
      let batch: BatchID = .sample(9)
      let first = try await Self.watch(home, home.home.ada)
      try await task.happens("before", in: home.home.ada)
      try await task.store.write { context in
        for number in 0..<3 {
          try context.append(
            NewEvent(TaskV1.TaskDeleted(), entity: "batch_\(number)", batch: batch),
            EventStamp(
              at: context.now,
              localDay: LocalDay(daysSinceEpoch: 1),
              household: .sample(1),
              space: .sample(1)
            )
          )
        }
      }
      let seen = try await Self.events(first, 3)
      #expect(seen.last?.event?.entityID == "batch_1")
      let cursor = try #require(seen.last?.cursor)
      let second = try await Self.watch(home, home.home.ada, cursor: cursor)
      #expect(try await Self.entities(second, 3) == ["batch_0", "batch_1", "batch_2"])
    }
  }

  @Test("refuses an invalid cursor, or one of another household: invalid_cursor (GTW-060)")
  func badCursor() throws {
    try TestInstallation.run { home in
      let other = WatchCursor([.task: .init(epoch: 1, sequence: 1)])
        .bytes(for: home.home.otherHousehold)
      for cursor in [[1, 2, 3], other] {
        let stream = try await Self.watch(home, home.home.ada, cursor: cursor)
        let error = await failure { _ = try await Self.events(stream, 1) }
        #expect(error?.code == .invalidArgument)
        #expect(error?.reason == "invalid_cursor")
      }
    }
  }

  @Test("refuses a cursor of a feed's earlier epoch: cursor_expired (GTW-060)")
  func expiredCursor() throws {
    try TestInstallation.run { home in
      let old = WatchCursor([.task: .init(epoch: 12, sequence: 1)]).bytes(for: home.home.household)
      let stream = try await Self.watch(home, home.home.ada, cursor: old)
      let error = await failure { _ = try await Self.events(stream, 1) }
      #expect(error?.code == .outOfRange)
      #expect(error?.reason == "cursor_expired")
    }
  }

  @Test("sends a heartbeat with a cursor after 30 seconds of silence (SYN-022)")
  func heartbeat() throws {
    try TestInstallation.run { home in
      let stream = try await Self.watch(home, home.home.ada)
      var iterator = stream.makeAsyncIterator()
      let start = home.simulation.loop.now
      var last: GatewayV1.WatchResponse?
      while home.simulation.loop.now - start < .seconds(29) {
        last = try await iterator.next()
        #expect(last?.event == nil)
      }
      #expect(last?.cursor.isEmpty == false)
      #expect(home.simulation.loop.now - start <= .seconds(31))
    }
  }

  @Test(
    "begins with a cursor that has a position in every feed, so that nothing is missed after it"
  )
  func firstCursor() throws {
    try TestInstallation.run { home in
      let stream = try await GatewayV1.ChangesClient(home.channel())
        .watch(.init(), .of(home.home.ada, timeout: nil))
      var iterator = stream.makeAsyncIterator()
      let first = try #require(try await iterator.next())
      #expect(first.event == nil)
      let cursor = try WatchCursor(bytes: first.cursor, for: home.home.household)
      #expect(Set(cursor.positions.keys) == Set(WatchSource.allCases))
    }
  }

  @Test("becomes live without a service that hangs, and reports that (GTW-061)")
  func hangingPart() throws {
    try TestInstallation.run { home in
      home.transport.setSilent(Area.catalog.address, true)
      let stream = try await GatewayV1.ChangesClient(home.channel())
        .watch(.init(), .of(home.home.ada, timeout: nil))
      var iterator = stream.makeAsyncIterator()
      let start = home.simulation.loop.now
      let first = try #require(try await iterator.next())
      #expect(home.simulation.loop.now - start <= .seconds(6))
      let cursor = try WatchCursor(bytes: first.cursor, for: home.home.household)
      #expect(cursor.positions[.catalog] == nil)
      #expect(cursor.positions.count == 4)
      let part = try await iterator.next()?.part
      #expect(part?.service == "catalog")
      #expect(part?.available == false)
      home.transport.setSilent(Area.catalog.address, false)
      let back = try await iterator.next()
      #expect(back?.part?.available == true)
      let later = try WatchCursor(bytes: back?.cursor ?? [], for: home.home.household)
      #expect(later.positions.count == 5)
    }
  }

  @Test("stays open for an hour without events, even if it is not read (SYN-022)")
  func silence() throws {
    try TestInstallation.run { home in
      let read = try await Self.watch(home, home.home.ada)
      let unread = try await Self.watch(home, home.home.cleo)
      home.simulation.loop.schedule(after: .seconds(3_600)) {
        home.simulation.loop.spawn {
          try? await home.service(.task).happens("at_last", in: home.home.cleo)
        }
      }
      #expect(try await Self.entities(read, 1) == ["at_last"])
      #expect(try await Self.entities(unread, 1) == ["at_last"])
    }
  }

  @Test(
    "pauses the events of a service that is down, reports that, and misses none of them (GTW-061)"
  )
  func partDown() throws {
    try TestInstallation.run { home in
      let task = try home.service(.task)
      let stream = try await Self.watch(home, home.home.ada)
      try await task.happens("before", in: home.home.ada)
      #expect(try await Self.entities(stream, 1) == ["before"])
      await task.stop()
      var iterator = stream.makeAsyncIterator()
      var part: GatewayV1.PartStatus?
      while part == nil { part = try await iterator.next()?.part }
      #expect(part?.service == "task")
      #expect(part?.available == false)
      #expect(part?.reason == "peer_unavailable")
      try await home.service(.analytics).happens("elsewhere", in: home.home.ada)
      #expect(try await Self.entities(stream, 1) == ["elsewhere"])
      try await task.happens("meanwhile", in: home.home.ada)
      try await home.simulation.loop.sleep(for: .seconds(60))
      try await task.start()
      part = nil
      while part == nil { part = try await iterator.next()?.part }
      #expect(part?.service == "task")
      #expect(part?.available == true)
      #expect(try await Self.entities(stream, 1) == ["meanwhile"])
    }
  }

  @Test("ends an unread stream with slow_consumer; it can be resumed later (GTW-064, EVT-005)")
  func slowReader() throws {
    try TestInstallation.run { home in
      let stream = try await Self.watch(home, home.home.ada)
      let task = try home.service(.task)
      let large = TaskV1.TaskDeleted(
        task: TaskV1.Task(details: String(repeating: "x", count: 1_000))
      )
      for number in 0..<300 { try await task.happens("task_\(number)", in: home.home.ada, large) }
      try await home.simulation.loop.sleep(for: .seconds(90))
      var seen: [GatewayV1.WatchResponse] = []
      let error = await failure {
        for try await next in stream where next.event != nil { seen.append(next) }
      }
      #expect(error?.code == .resourceExhausted)
      #expect(error?.reason == "slow_consumer")
      #expect(seen.count < 300)
      #expect(home.gateway.directory.openLeases == 0)
      let cursor = try #require(seen.last?.cursor)
      let rest = try await Self.watch(home, home.home.ada, cursor: cursor)
      let more = try await Self.entities(rest, 300 - seen.count)
      let all = seen.compactMap { $0.event?.entityID } + more
      #expect(all == (0..<300).map { "task_\($0)" })
    }
  }

  @Test("sends only the requested kinds (GTW-063)")
  func kindFilter() throws {
    try TestInstallation.run { home in
      let stream = try await Self.watch(home, home.home.ada, kinds: ["task_created"])
      let task = try home.service(.task)
      try await task.happens("other", in: home.home.ada, TaskV1.TaskUpdated())
      try await task.happens("wanted", in: home.home.ada, TaskV1.TaskCreated())
      #expect(try await Self.entities(stream, 1) == ["wanted"])
    }
  }

  @Test("ends UNAUTHENTICATED the moment its token is revoked, and leaves nothing behind (GTW-003)")
  func revoked() throws {
    try TestInstallation.run { home in
      let stream = try await Self.watch(home, home.home.cleo)
      let other = try await Self.watch(home, home.home.ada)
      #expect(home.gateway.directory.openLeases == 2)
      let start = home.simulation.loop.now
      _ = try await GatewayV1.HouseholdsClient(home.channel()).revokeToken(
        GatewayV1.RevokeTokenRequest(memberID: home.home.cleo.id, tokenID: .sample(3)),
        .of(home.home.ada, request: 1)
      )
      let error = await failure { _ = try await Self.events(stream, 1) }
      #expect(error?.code == .unauthenticated)
      #expect(error?.reason == "token_revoked")
      #expect(home.simulation.loop.now - start < .seconds(1))
      other.cancel()
      try await home.simulation.loop.sleep(for: .seconds(1))
      #expect(home.gateway.directory.openLeases == 0)
    }
  }

  @Test("ends the same way in the middle of an unread page (GTW-003)")
  func revokedUnread() throws {
    try TestInstallation.run { home in
      let early = try await Self.watch(home, home.home.cleo)
      try await home.service(.task).happens("first", in: home.home.cleo)
      let cursor = try #require(try await Self.events(early, 1).first?.cursor)
      for _ in 0..<1_000 { try await home.service(.task).happens("later", in: home.home.cleo) }
      let stream = try await Self.watch(home, home.home.cleo, cursor: cursor)
      _ = try await GatewayV1.HouseholdsClient(home.channel()).revokeToken(
        GatewayV1.RevokeTokenRequest(memberID: home.home.cleo.id, tokenID: .sample(3)),
        .of(home.home.ada, request: 1)
      )
      try await home.simulation.loop.sleep(for: .seconds(1))
      var bytes = 0
      let error = await failure {
        var iterator = stream.makeAsyncIterator()
        while let next = try await iterator.next() { bytes += next.encoded().count }
      }
      #expect(error?.reason == "token_revoked")
      // The events that the client had requested before, and not the rest of the page.
      #expect(bytes > 40_000 && bytes <= ConnectionLimits().streamCredit)
      early.cancel()
    }
  }

  @Test(
    "is refused beyond a member's share, whatever the token, and allowed again afterwards (GTW-065)"
  )
  func tooMany() throws {
    try TestInstallation.run { home in
      let made = try await GatewayV1.HouseholdsClient(home.channel()).createToken(
        .init(memberID: home.home.cleo.id, name: "tablet", scopes: ["read"]),
        .of(home.home.ada, request: 1)
      )
      let tablet = CallOptions(
        timeout: nil,
        metadata: ["authorization": "Bearer \(made.secret)"]
      )
      let changes = GatewayV1.ChangesClient(home.channel())
      var open: [Stream] = []
      for _ in 0..<OpenWatches.perMember / 2 {
        open.append(try await Self.watch(home, home.home.cleo))
        open.append(try await changes.watch(.init(), tablet))
      }
      try await home.simulation.loop.sleep(for: .milliseconds(100))
      for refused in [
        try await Self.watch(home, home.home.cleo), try await changes.watch(.init(), tablet),
      ] {
        let error = await failure { _ = try await Self.events(refused, 1) }
        #expect(error?.code == .resourceExhausted && error?.reason == "too_many_watches")
        #expect(error?.violations.first?.code == "too_many_watches_member")
        #expect(error?.violations.first?.limit == 32)
      }
      // Others watch on.
      let other = try await Self.watch(home, home.home.ada)
      try await home.service(.task).happens("seen", in: home.home.ada)
      #expect(try await Self.entities(other, 1) == ["seen"])
      open[0].cancel()
      try await home.simulation.loop.sleep(for: .seconds(1))
      let again = try await Self.watch(home, home.home.cleo)
      #expect(home.gateway.directory.openLeases == OpenWatches.perMember + 1)
      again.cancel()
    }
  }

  @Test("is available to a parent whose children use all of the household's (GTW-065)")
  func greedyChildren() throws {
    try TestInstallation.run { home in
      var open: [Stream] = []
      for child in [home.home.cleo, home.home.dan] {
        // There are fewer places for connections than watches. Until it is known, a token pays with its address.
        let changes = GatewayV1.ChangesClient(home.channel())
        for _ in 0..<OpenWatches.perMember {
          open.append(try await changes.watch(.init(), .of(child, timeout: nil)))
          if open.count % 16 == 0 {
            try await home.simulation.loop.sleep(for: .milliseconds(100))
          }
        }
      }
      for _ in 0..<OpenWatches.ofEachMember {
        open.append(try await Self.watch(home, home.home.ada))
      }
      #expect(home.gateway.directory.openLeases == 68)
      let refused = try await Self.watch(home, home.home.ada)
      let error = await failure { _ = try await Self.events(refused, 1) }
      #expect(error?.violations.first?.code == "too_many_watches_household")
      #expect(error?.violations.first?.limit == 64)
      let parent = try #require(open.last)
      try await home.service(.task).happens("seen", in: home.home.ada)
      #expect(try await Self.entities(parent, 1) == ["seen"])
      for stream in open { stream.cancel() }
    }
  }
}
