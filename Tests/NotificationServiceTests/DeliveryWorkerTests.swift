import NotificationContracts
import NotificationDomain
import RPC
import RuntimeContracts
import SQLite
import ServiceRuntime
import Synchronization
import TaskContracts
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import NotificationService

/// A receiver per host: some take a set time for each message and then answer `reply`, the others answer 200 at once.
///
/// It records when each message began.
final class SlowSender: OutgoingSender {
  private let loop: EventLoop
  private let times: [String: Duration]
  private let reply: OutgoingReply
  private let begun = Mutex<[(host: String, at: MonotonicInstant)]>([])

  init(
    _ loop: EventLoop,
    _ times: [String: Duration],
    reply: OutgoingReply = OutgoingReply(failure: .timedOut)
  ) {
    self.loop = loop
    self.times = times
    self.reply = reply
  }

  func send(_ request: OutgoingRequest) async -> OutgoingReply {
    begun.withLock { $0.append((request.address.host, loop.now)) }
    if let time = times[request.address.host] {
      try? await loop.sleep(for: time)
      return reply
    }
    return OutgoingReply(status: 200)
  }

  var all: [(host: String, at: MonotonicInstant)] { begun.withLock { $0 } }
}

@Suite("Waiting messages")
struct DeliveryWorkerTests {
  static let hour = Duration.seconds(3_600)

  func house(
    _ sender: any OutgoingSender,
    outgoing: OutgoingSettings = OutgoingSettings(),
    _ body: @escaping @Sendable (NotificationHouse, Tasks, ServiceProcess) async throws -> Void
  ) throws {
    try NotificationHouse().run { house in
      let tasks = try await house.startTasks()
      let process = try await house.startNotification(sender: sender, outgoing: outgoing)
      try await body(house, tasks, process)
    }
  }

  static func phone(
    _ name: String = "phone",
    _ address: String = "https://ntfy.sh",
    kinds: [NotificationV1.ReminderKind] = []
  ) -> NotificationV1.Channel {
    var channel = NotificationV1.Channel(name: name, kind: .ntfy, address: address, topic: "home-1")
    channel.kinds = kinds
    return channel
  }

  func put(
    _ house: NotificationHouse,
    _ channel: NotificationV1.Channel,
    token: String = "",
    request: UInt64,
    member: UInt64 = 1,
    household: UInt64 = 1
  ) async throws {
    let caller = Caller.sample(household: household, member: member, request: request)
    try await house.channels(caller) {
      _ = try await $0.putChannel(.init(channel: channel, accessToken: token), $1)
    }
  }

  func channel(_ house: NotificationHouse) async throws -> NotificationV1.Channel {
    try await house.channels(.sample()) {
      try #require(try await $0.listChannels(.init(), $1).channels.first)
    }
  }

  func log(_ house: NotificationHouse) async throws -> [NotificationV1.Delivery] {
    try await house.channels(.sample()) { try await $0.listDeliveries(.init(), $1).deliveries }
  }

  func reason(_ body: () async throws -> Void) async -> String? {
    do {
      try await body()
      return nil
    } catch {
      return (error as? RPCError)?.reason
    }
  }

  /// Queues a message and settles it with an answer from `address`.
  private func settle(
    _ process: ServiceProcess,
    _ outcome: DeliveryOutcome,
    _ reply: OutgoingReply,
    address: String = "https://ntfy.sh"
  ) async throws -> Endpoint? {
    let store = try #require(process.store)
    return try await store.write { context in
      let rows = EndpointRows(context.connection)
      let stored = try #require(try rows.endpoints(of: Space(.sample())).first)
      let reminder = Reminder(
        id: .sample(9),
        member: .sample(1),
        task: nil,
        project: nil,
        taskName: "",
        dueAt: context.now
      )
      _ = try rows.enqueue(reminder, for: Space(.sample()), at: context.now) { .sample(1) }
      let found = try rows.dueDelivery(of: stored.number, by: context.now, or: context.now)
      let due = try #require(found)
      var sentTo = due.endpoint
      sentTo.endpoint.address = address
      return try rows.settle(
        Delivery(record: due.record, endpoint: sentTo, reminder: nil),
        outcome,
        reply,
        bytes: 10,
        at: context.now
      )
    }
  }

  @Test("that are no longer needed do not count against their receiver (HOK-004)")
  func nothingToSay() throws {
    try house(ScriptedSender()) { house, _, process in
      try await put(house, Self.phone(), request: 1)
      _ = try await settle(process, .givenUp, OutgoingReply(failure: .nothingToSay))
      #expect(try await channel(house).failingSince == nil)
      _ = try await settle(process, .givenUp, OutgoingReply(status: 500))
      #expect(try await channel(house).failingSince != nil)
    }
  }

  @Test("are not sent once their member has switched notifications off (REM-001)")
  func switchedOff() throws {
    let sender = ScriptedSender(OutgoingReply(status: 500))
    try house(sender) { house, tasks, _ in
      try await put(house, Self.phone(), request: 1)
      _ = try await house.list(after: try await tasks.save(1, remindAt: house.now + Self.hour))
      try await house.pass(Self.hour + .seconds(1))
      _ = try await house.set(.init(enabled: false), "enabled", by: .sample(request: 2))
      try await house.pass(Self.hour)
      #expect(sender.sent.count == 1)
      #expect(try await log(house).map(\.failure) == ["nothing_to_say"])
      #expect(try await channel(house).enabled)
    }
  }

  @Test("go to the receiver that replaced one that was gone, and the channel stays on")
  func replaced() throws {
    let replies = ScriptedSender(OutgoingReply(status: 500))
    try house(replies) { house, tasks, _ in
      try await put(house, Self.phone(), request: 1)
      _ = try await house.list(after: try await tasks.save(1, remindAt: house.now + Self.hour))
      try await house.pass(Self.hour + .seconds(1))
      try await put(house, Self.phone("phone", "https://other.example.org"), request: 2)
      try await house.pass(.seconds(1))
      #expect(replies.sent.map(\.address.host) == ["ntfy.sh", "other.example.org"])
      #expect(try await channel(house).enabled)
    }
    // An answer of the replaced receiver does not switch the new one off.
    try house(ScriptedSender()) { house, _, process in
      try await put(house, Self.phone("phone", "https://other.example.org"), request: 1)
      let gone = OutgoingReply(status: 410)
      #expect(try await settle(process, .givenUp, gone, address: "https://ntfy.sh") == nil)
      #expect(try await channel(house).enabled)
      let off = try await settle(process, .givenUp, gone, address: "https://other.example.org")
      #expect(off?.offReason == .gone)
      #expect(try await !channel(house).enabled)
    }
  }

  @Test("are sent even if a wrong clock scheduled their retry far ahead")
  func clockAhead() throws {
    let sender = ScriptedSender(OutgoingReply(status: 500))
    try house(sender) { house, tasks, process in
      try await put(house, Self.phone(), request: 1)
      _ = try await house.list(after: try await tasks.save(1, remindAt: house.now + Self.hour))
      try await house.pass(Self.hour + .seconds(1))
      #expect(sender.sent.count == 1)
      let store = try #require(process.store)
      try await store.write { context in
        try context.connection.run(
          "UPDATE delivery SET next_at = ? WHERE next_at IS NOT NULL",
          context.now + .seconds(40 * 86_400)
        )
      }
      try await house.pass(.seconds(60))
      #expect(sender.sent.count == 2)
    }
  }

  @Test("that were given up are sent again on request, under their ids (HOK-003)")
  func redelivered() throws {
    let sender = ScriptedSender(usual: OutgoingReply(status: 503))
    let isUp = Mutex(false)
    let receiver = Switched(sender, isUp: { isUp.withLock { $0 } })
    try house(receiver) { house, tasks, _ in
      try await put(house, Self.phone(), request: 1)
      _ = try await house.list(after: try await tasks.save(1, remindAt: house.now + Self.hour))
      try await house.pass(Self.hour * 76)
      let before = try #require(try await log(house).first)
      #expect(before.state == .givenUp)
      #expect(before.attempts.count == DeliveryTry.mostShown)
      #expect(before.attempts.allSatisfy { $0.status == 503 && $0.bytes > 0 })
      isUp.withLock { $0 = true }
      func redeliver(_ id: RequestID?, request: UInt64, name: String = "phone") async throws
        -> Int32
      {
        try await house.channels(.sample(request: request)) {
          try await $0.redeliverMessages(.init(name: name, deliveryID: id), $1).queued
        }
      }
      #expect(
        await reason { _ = try await redeliver(.sample(77), request: 2) } == "unknown_delivery"
      )
      #expect(
        await reason { _ = try await redeliver(nil, request: 3, name: "x") } == "unknown_endpoint"
      )
      #expect(try await redeliver(before.id, request: 4) == 1)
      #expect(try await redeliver(nil, request: 5) == 0, "it is sent again once")
      try await house.pass(.seconds(2))
      let after = try await log(house)
      #expect(after.map(\.state) == [.arrived, .givenUp])
      #expect(Set(after.map(\.id)).count == 1)
    }
  }

  @Test("that were missed are sent on request when a channel is switched on (HOK-004)")
  func missed() throws {
    let isUp = Mutex(false)
    let gone = ScriptedSender(usual: OutgoingReply(status: 410))
    try house(Switched(gone, isUp: { isUp.withLock { $0 } })) { house, tasks, _ in
      try await put(house, Self.phone(), request: 1)
      _ = try await house.list(after: try await tasks.save(1, remindAt: house.now + Self.hour))
      try await house.pass(Self.hour * 2)
      try await tasks.save(2, remindAt: house.now + Self.hour)
      try await house.pass(Self.hour * 2)
      #expect(try await channel(house).offReason == "gone")
      isUp.withLock { $0 = true }
      let sent = gone.sent.count
      func enable(_ withMissed: Bool, request: UInt64) async throws -> Int32 {
        try await house.channels(.sample(request: request)) {
          try await $0.enableChannel(.init(name: "phone", withMissed: withMissed), $1).queued
        }
      }
      #expect(try await enable(false, request: 2) == 0)
      #expect(try await enable(true, request: 3) == 2)
      try await house.pass(.seconds(2))
      #expect(try await log(house).prefix(2).map(\.state) == [.arrived, .arrived])
      #expect(gone.sent.count == sent, "nothing goes there while it is up")
      #expect(try await enable(true, request: 4) == 0)
      let childs = Caller.sample(role: .child, request: 5)
      #expect(
        await reason {
          try await house.channels(childs) {
            _ = try await $0.enableChannel(.init(name: "phone"), $1)
          }
        } == "parents_only"
      )
    }
  }

  @Test("are limited to 60 a minute for a receiver that no operator listed (HOK-010)")
  func sixty() throws {
    for (isListed, first) in [(false, 60), (true, 70)] {
      let sender = ScriptedSender()
      var outgoing = OutgoingSettings()
      if isListed { outgoing.listed = ["ntfy.sh:443"] }
      try house(sender, outgoing: outgoing) { house, tasks, _ in
        try await put(house, Self.phone(), request: 1)
        for number in UInt64(1)...70 {
          try await tasks.save(number, remindAt: house.now + Self.hour)
        }
        try await house.pass(Self.hour + .seconds(30))
        #expect(sender.sent.count == first)
        try await house.pass(.seconds(90))
        #expect(sender.sent.count == 70)
      }
    }
  }

  @Test("beyond 10,000 are dropped by priority, counted, and reported once (HOK-010)")
  func dropped() throws {
    try house(ScriptedSender(usual: OutgoingReply(status: 500))) { house, tasks, process in
      try await put(house, Self.phone(), request: 1)
      let store = try #require(process.store)
      try await store.write { context in
        let rows = EndpointRows(context.connection)
        let number = try #require(try rows.endpoints(of: Space(.sample())).first).number
        try context.connection.run(
          """
          INSERT INTO delivery (household, member, endpoint, id, reminder, made_at, state, tries, next_at, priority)
          WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10000)
          SELECT ?, ?, ?, randomblob(16), randomblob(16), ?, 1, 0, CASE i WHEN 1 THEN ? END,
            CASE i WHEN 7000 THEN 4 WHEN 8000 THEN 2 ELSE 1 END FROM n
          """,
          HouseholdID.sample(1),
          MemberID.sample(1),
          number,
          context.now,
          context.now + .seconds(7_200)
        )
      }
      let before = try await house.told("notification").count(where: {
        $0.kind == "channel_updated"
      })
      for number in UInt64(1)...2 {
        try await tasks.save(number, remindAt: house.now + Self.hour, priority: .highest)
      }
      try await house.pass(Self.hour + .seconds(5))
      #expect(try await channel(house).dropped == 2)
      let after = try await house.told("notification").count(where: { $0.kind == "channel_updated" }
      )
      #expect(after == before + 1, "one notice")
      let lost = try await store.read { connection in
        try connection.all(
          "SELECT priority FROM delivery WHERE failure = 'queue_full' ORDER BY number"
        ) { row in try row.value(0, as: Int.self) }
      }
      #expect(lost.sorted() == [2, 4], "the lowest priority goes first")
    }
  }

  @Test("are cleared from phones once their reminder was acknowledged elsewhere (HOK-009)")
  func cleared() throws {
    let sender = ScriptedSender()
    try house(sender) { house, tasks, _ in
      try await put(house, Self.phone(), token: "tk_secret", request: 1)
      let hook = NotificationV1.Channel(
        name: "z",
        kind: .webhook,
        address: "https://example.org/in"
      )
      try await put(house, hook, request: 2)
      _ = try await house.list(after: try await tasks.save(1, remindAt: house.now + Self.hour))
      try await house.pass(Self.hour + .seconds(1))
      #expect(sender.sent.count == 2)
      let id = try #require(try await house.missed().first?.id)
      _ = try await house.acknowledge(.init(ids: [id]), request: 3)
      try await house.pass(.seconds(2))
      let clear = try #require(sender.sent.last)
      #expect(sender.sent.count == 3)
      #expect(clear.way == .put && clear.body.isEmpty)
      #expect(clear.address.text == "https://ntfy.sh/home-1/\(id.text)/clear")
      #expect(clear.headers.contains("Authorization: Bearer tk_secret"))
      #expect(try await log(house).count == 2, "the log has messages alone")
      try await house.pass(Self.hour)
      #expect(sender.sent.count == 3)
    }
  }

  @Test("carry an access token, which is sent to no other server (HOK-007)")
  func token() throws {
    let sender = ScriptedSender()
    try house(sender) { house, tasks, process in
      try await put(house, Self.phone(), token: "tk_secret", request: 1)
      #expect(try await channel(house).hasAccessToken)
      try await put(house, Self.phone(kinds: [.task]), request: 2)
      #expect(try await channel(house).hasAccessToken, "the same server keeps it")
      try await tasks.save(1, remindAt: house.now + Self.hour)
      try await house.pass(Self.hour * 2)
      #expect(sender.sent.first?.headers.contains("Authorization: Bearer tk_secret") == true)
      try await put(house, Self.phone("phone", "https://other.example.org"), request: 3)
      #expect(try await !channel(house).hasAccessToken)
      for (number, token) in ["a b", "a\r\nX: y", "ü", String(repeating: "a", count: 129)]
        .enumerated()
      {
        #expect(
          await reason {
            try await put(house, Self.phone(), token: token, request: 10 + UInt64(number))
          } == "malformed_token"
        )
      }
      let store = try #require(process.store)
      let kept = try await store.read { connection in
        try connection.all(
          "SELECT coalesce(secret, x'') FROM endpoint UNION ALL SELECT reply FROM request_reply UNION ALL SELECT body FROM feed"
        ) { row in try row.value(0, as: [UInt8].self) }
      }
      #expect(kept.allSatisfy { !String(decoding: $0, as: UTF8.self).contains("tk_secret") })
    }
  }

  @Test("have only the kinds that a channel accepts (HOK-006)")
  func kinds() throws {
    let sender = ScriptedSender()
    try house(sender) { house, tasks, _ in
      try await put(house, Self.phone(kinds: [.digest, .daily]), request: 1)
      let daily = NotificationV1.NotificationSettings(
        daily: [.init(time: "10:00", message: "Plan", enabled: true)]
      )
      _ = try await house.set(daily, "daily", by: .sample(request: 2))
      try await tasks.save(1, remindAt: house.now + Self.hour / 2)
      try await house.pass(Self.hour * 2)
      #expect(try await house.missed().count == 2)
      #expect(sender.sent.count == 1)
    }
  }

  @Test(
    "are not delayed by slow receivers of another household, and four of one household are sent at once"
  )
  func slow() throws {
    try NotificationHouse().run { house in
      let tasks = try await house.startTasks()
      let hosts = (1...5).map { "slow\($0).example.org" }
      let sender = SlowSender(
        house.installation.loop,
        Dictionary(uniqueKeysWithValues: hosts.map { ($0, .seconds(10)) })
      )
      let process = try await house.startNotification(sender: sender)
      for (index, host) in hosts.enumerated() {
        try await put(
          house,
          Self.phone("p\(index)", "https://\(host)"),
          request: UInt64(index + 1)
        )
      }
      try await put(house, Self.phone(), request: 20, member: 2, household: 2)
      _ = try await house.list(after: try await tasks.save(1, remindAt: house.now + Self.hour))
      try await house.pass(Self.hour + .seconds(1))
      #expect(sender.all.count == 4, "four at once")
      let store = try #require(process.store)
      let began = house.installation.loop.now
      try await store.write { context in
        var firing = Firing(context.connection, context.ids, now: context.now)
        let space = Space(household: .sample(2), member: .sample(2))
        try firing.deliver(.daily, "Plan", dueAt: context.now, in: space)
        try firing.append(to: context)
      }
      try await house.pass(.seconds(2))
      let other = try #require(sender.all.first { $0.host == "ntfy.sh" })
      #expect(other.at - began < .seconds(1))
    }
  }

  @Test("that are tests are limited to six a minute")
  func tests() throws {
    try house(ScriptedSender()) { house, _, _ in
      try await put(house, Self.phone(), request: 1)
      func test() async -> String? {
        await reason {
          try await house.channels(.sample()) {
            _ = try await $0.testChannel(.init(name: "phone"), $1)
          }
        }
      }
      for _ in 0..<ChannelTests.mostInMinute { #expect(await test() == nil) }
      #expect(await test() == "too_many_tests")
      try await house.pass(.seconds(61))
      #expect(await test() == nil)
    }
  }

  @Test("are sent by mail if an operator configured a server, and say only that something is due")
  func mail() throws {
    let sender = ScriptedSender(OutgoingReply(status: 550))
    var outgoing = OutgoingSettings()
    outgoing.mail = MailServer(
      address: try EndpointAddress(mailServer: "smtps://mail.example.org"),
      sender: try MailAddress("daybook@example.org"),
      user: "",
      password: ""
    )
    let mail = NotificationV1.Channel(name: "mail", kind: .mail, address: "mia@example.org")
    try house(sender, outgoing: outgoing) { house, tasks, _ in
      try await put(house, mail, request: 1)
      try await tasks.save(1, remindAt: house.now + Self.hour, name: "See doctor")
      try await tasks.save(2, remindAt: house.now + Self.hour * 2, name: "See doctor")
      try await house.pass(Self.hour * 3)
      #expect(sender.sent.count == 2, "a mail that is refused for good is not sent again")
      #expect(try await log(house).map(\.state) == [.arrived, .givenUp])
      #expect(sender.bodies.allSatisfy { $0.contains("To: <mia@example.org>\r\n") })
      #expect(sender.sent.allSatisfy { $0.address.hostAndPort == "mail.example.org:465" })
      var wrong = mail
      wrong.address = "mia@example.org\r\nBcc: eve@example.org"
      #expect(await reason { try await put(house, wrong, request: 5) } == "malformed_address")
    }
    try house(sender) { house, _, _ in
      #expect(await reason { try await put(house, mail, request: 1) } == "no_mail_server")
    }
  }

  @Test("have a sequence of their own at each channel, which other households do not change")
  func sequence() throws {
    let sender = ScriptedSender()
    try house(sender) { house, tasks, process in
      let hook = NotificationV1.Channel(
        name: "z",
        kind: .webhook,
        address: "https://example.org/in"
      )
      try await put(house, hook, request: 1)
      try await put(house, Self.phone(), request: 2, member: 2, household: 2)
      let store = try #require(process.store)
      try await store.write { context in
        var firing = Firing(context.connection, context.ids, now: context.now)
        let space = Space(household: .sample(2), member: .sample(2))
        for _ in 0..<5 { try firing.deliver(.daily, "Plan", dueAt: context.now, in: space) }
        try firing.append(to: context)
      }
      for number in UInt64(1)...2 {
        try await tasks.save(number, remindAt: house.now + Self.hour * Int(number))
      }
      try await house.pass(Self.hour * 3)
      let mine = sender.sent.filter { $0.address.host == "example.org" }
      let bodies = mine.map { String(decoding: $0.body, as: UTF8.self) }
      #expect(bodies.count == 2)
      #expect(bodies.first?.contains("\"seq\":\"1\"") == true, "\(bodies)")
      #expect(bodies.last?.contains("\"seq\":\"2\"") == true, "\(bodies)")
    }
  }
}

/// A sender that succeeds while it is up, and otherwise answers as `down` does.
struct Switched: OutgoingSender {
  let down: ScriptedSender
  let isUp: @Sendable () -> Bool

  init(_ down: ScriptedSender, isUp: @escaping @Sendable () -> Bool) {
    self.down = down
    self.isUp = isUp
  }

  func send(_ request: OutgoingRequest) async -> OutgoingReply {
    isUp() ? OutgoingReply(status: 200) : await down.send(request)
  }
}
