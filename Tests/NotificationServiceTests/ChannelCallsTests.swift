import NotificationContracts
import NotificationDomain
import RPC
import RuntimeContracts
import ServiceRuntime
import Synchronization
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import NotificationService

/// A receiver with scripted answers, 200 by default, which stores the received messages.
final class ScriptedSender: OutgoingSender {
  private let state = Mutex<(sent: [OutgoingRequest], replies: [OutgoingReply])>(([], []))
  private let usual: OutgoingReply

  init(usual: OutgoingReply = OutgoingReply(status: 200), _ replies: OutgoingReply...) {
    self.usual = usual
    state.withLock { $0.replies = replies }
  }

  func send(_ request: OutgoingRequest) async -> OutgoingReply {
    state.withLock { state in
      state.sent.append(request)
      return state.replies.isEmpty ? usual : state.replies.removeFirst()
    }
  }

  var sent: [OutgoingRequest] { state.withLock { $0.sent } }

  var bodies: [String] { sent.map { String(decoding: $0.body, as: UTF8.self) } }
}

@Suite("A channel to a phone")
struct ChannelCallsTests {
  private static let hour = Duration.seconds(3_600)

  private static var outgoing: OutgoingSettings {
    var outgoing = OutgoingSettings()
    outgoing.listed = ["ntfy.home:8080"]
    return outgoing
  }

  private func house(
    _ sender: ScriptedSender,
    _ body: @escaping @Sendable (NotificationHouse, Tasks) async throws -> Void
  ) throws {
    try NotificationHouse().run { house in
      let tasks = try await house.startTasks()
      _ = try await house.startNotification(sender: sender, outgoing: Self.outgoing)
      try await body(house, tasks)
    }
  }

  private static func phone(
    _ name: String = "phone",
    says level: NotificationV1.ContentLevel = .dueOnly
  ) -> NotificationV1.Channel {
    .init(name: name, kind: .ntfy, address: "https://ntfy.sh", topic: "home-1", level: level)
  }

  private func put(
    _ house: NotificationHouse,
    _ channel: NotificationV1.Channel,
    by caller: Caller
  ) async throws -> NotificationV1.Channel? {
    try await house.channels(caller) {
      try await $0.putChannel(.init(channel: channel), $1).channel
    }
  }

  private func reason(_ body: () async throws -> some Sendable) async -> String? {
    do {
      _ = try await body()
      return nil
    } catch {
      return (error as? RPCError)?.reason
    }
  }

  private func deliveries(_ house: NotificationHouse) async throws -> [NotificationV1.Delivery] {
    try await house.channels(.sample()) { try await $0.listDeliveries(.init(), $1).deliveries }
  }

  @Test(
    "gets a reminder at its time, once, which says only that something is due (ruling 17, HOK-006)"
  )
  func delivered() throws {
    let sender = ScriptedSender()
    try house(sender) { house, tasks in
      _ = try await put(house, Self.phone(), by: .sample(request: 1))
      let due = house.now + Self.hour
      _ = try await house.list(after: try await tasks.save(1, remindAt: due, name: "See doctor"))
      try await house.pass(Self.hour * 3)
      let body = try #require(sender.bodies.first)
      #expect(sender.sent.count == 1)
      #expect(sender.sent.first?.address.host == "ntfy.sh")
      #expect(body.contains("\"topic\":\"home-1\"") && body.contains("\"priority\":4"), "\(body)")
      #expect(!body.contains("doctor"), "\(body)")
      let log = try await deliveries(house)
      #expect(log.map(\.state) == [.arrived])
      #expect(log.first?.status == 200 && log.first?.tries == 1)
      #expect(log.first?.triedAt.flatMap { Timestamp($0) } == due)
    }
  }

  @Test("gets what is due if its member chose that (HOK-006, HOK-007)")
  func titles() throws {
    let sender = ScriptedSender()
    try house(sender) { house, tasks in
      _ = try await put(house, Self.phone(says: .titles), by: .sample(request: 1))
      _ = try await house.list(
        after: try await tasks.save(1, remindAt: house.now + Self.hour, name: "See \"doctor\"\n")
      )
      try await house.pass(Self.hour * 2)
      #expect(sender.bodies.first?.contains("See \\\"doctor\\\"\\n") == true, "\(sender.bodies)")
    }
  }

  @Test("tries again after 5 s, 1 min, 5 min, in order, until it arrives (HOK-003)")
  func retries() throws {
    let down = OutgoingReply(status: 500)
    let sender = ScriptedSender(down, OutgoingReply(failure: .timedOut), down)
    try house(sender) { house, tasks in
      _ = try await put(house, Self.phone(says: .titles), by: .sample(request: 1))
      let due = house.now + Self.hour
      try await tasks.save(1, remindAt: due, name: "First")
      let position = try await tasks.save(2, remindAt: due + .seconds(2), name: "Second")
      _ = try await house.list(after: position)
      try await house.pass(Self.hour + .seconds(3))
      #expect(sender.sent.count == 1, "one is under way, the other waits")
      try await house.pass(.seconds(600))
      #expect(sender.bodies.map { $0.contains("First") } == [true, true, true, true, false])
      let log = try await deliveries(house)
      #expect(log.map(\.tries) == [1, 4])
      #expect(log.map(\.state) == [.arrived, .arrived])
    }
  }

  @Test("is switched off at once when the receiver is gone, and its member is notified (HOK-004)")
  func gone() throws {
    let sender = ScriptedSender(usual: OutgoingReply(status: 410))
    try house(sender) { house, tasks in
      _ = try await put(house, Self.phone(), by: .sample(request: 1))
      _ = try await house.list(after: try await tasks.save(1, remindAt: house.now + Self.hour))
      try await house.pass(Self.hour * 2)
      #expect(sender.sent.count == 1)
      let channel = try await house.channels(.sample()) {
        try await $0.listChannels(.init(), $1).channels.first
      }
      #expect(channel?.enabled == false && channel?.offReason == "gone")
      #expect(try await deliveries(house).map(\.state) == [.givenUp])
      #expect(try await house.told("notification").last?.kind == "channel_updated")
      _ = try await put(house, Self.phone(), by: .sample(request: 2))
      let again = try await house.channels(.sample()) {
        try await $0.listChannels(.init(), $1).channels.first
      }
      #expect(again?.enabled == true && again?.offReason == "")
    }
  }

  @Test(
    "is off after five days without a success; what is older than 72 hours is given up (HOK-003, HOK-004)"
  )
  func failing() throws {
    let sender = ScriptedSender(usual: OutgoingReply(status: 503))
    try house(sender) { house, tasks in
      _ = try await put(house, Self.phone(), by: .sample(request: 1))
      try await tasks.save(1, remindAt: house.now + Self.hour)
      let position = try await tasks.save(2, remindAt: house.now + .seconds(60 * 3_600))
      _ = try await house.list(after: position)
      try await house.pass(.seconds(78 * 3_600))
      #expect(try await deliveries(house).map(\.state) == [.waiting, .givenUp])
      try await house.pass(.seconds(48 * 3_600))
      let channel = try await house.channels(.sample()) {
        try await $0.listChannels(.init(), $1).channels.first
      }
      #expect(channel?.offReason == "failing")
      #expect(try await deliveries(house).map(\.state) == [.givenUp, .givenUp])
    }
  }

  @Test("gets no reminder that was acknowledged while the receiver was down")
  func acknowledged() throws {
    let sender = ScriptedSender(OutgoingReply(status: 500))
    try house(sender) { house, tasks in
      _ = try await put(house, Self.phone(), by: .sample(request: 1))
      _ = try await house.list(after: try await tasks.save(1, remindAt: house.now + Self.hour))
      try await house.pass(Self.hour + .seconds(1))
      let id = try #require(try await house.missed().first?.id)
      _ = try await house.acknowledge(.init(ids: [id]), request: 2)
      try await house.pass(Self.hour)
      #expect(sender.sent.count == 1)
      #expect(try await deliveries(house).map(\.failure) == ["nothing_to_say"])
    }
  }

  @Test("is silent in quiet hours (HOK-007)")
  func quiet() throws {
    let sender = ScriptedSender()
    try house(sender) { house, tasks in
      _ = try await put(house, Self.phone(), by: .sample(request: 1))
      let quiet = NotificationV1.NotificationSettings(quietFrom: "08:30", quietUntil: "07:00")
      _ = try await house.set(quiet, "quiet", by: .sample(request: 2))
      _ = try await house.list(after: try await tasks.save(1, remindAt: house.now + Self.hour))
      try await house.pass(Self.hour * 2)
      #expect(sender.bodies.first?.contains("\"priority\":1") == true, "\(sender.bodies)")
    }
  }

  @Test("keeps its waiting messages across a restart")
  func restart() throws {
    let sender = ScriptedSender(OutgoingReply(status: 500))
    try NotificationHouse().run { house in
      let tasks = try await house.startTasks()
      let first = try await house.startNotification(sender: sender)
      _ = try await put(house, Self.phone(), by: .sample(request: 1))
      _ = try await house.list(after: try await tasks.save(1, remindAt: house.now + Self.hour))
      try await house.pass(Self.hour + .seconds(1))
      await first.stop()
      _ = try await house.startNotification(sender: sender)
      try await house.pass(.seconds(60))
      #expect(sender.sent.count == 2)
      #expect(sender.bodies.first == sender.bodies.last)
    }
  }

  @Test("can be tested by its member, who gets the answer's status, not its text")
  func test() throws {
    let sender = ScriptedSender(OutgoingReply(status: 403), OutgoingReply(failure: .nameNotFound))
    try house(sender) { house, _ in
      _ = try await put(house, Self.phone(), by: .sample(request: 1))
      func test() async throws -> NotificationV1.TestChannelResponse {
        try await house.channels(.sample()) { try await $0.testChannel(.init(name: "phone"), $1) }
      }
      let refused = try await test()
      #expect(!refused.arrived && refused.status == 403 && refused.failure.isEmpty)
      #expect(try await test().failure == "name_not_found")
      #expect(try await test().arrived)
      #expect(
        await reason {
          try await house.channels(.sample(member: 2)) {
            try await $0.testChannel(.init(name: "phone"), $1)
          }
        } == "unknown_endpoint"
      )
    }
  }

  @Test(
    "is refused on the internal network, without TLS, for a child, and as the sixth (HOK-005, HOK-010)"
  )
  func refusals() throws {
    try house(ScriptedSender()) { house, _ in
      func reason(
        _ address: String,
        topic: String = "home-1",
        by caller: Caller = .sample(request: 1)
      ) async -> String? {
        var channel = Self.phone()
        channel.address = address
        channel.topic = topic
        return await self.reason { try await put(house, channel, by: caller) }
      }
      #expect(await reason("http://ntfy.sh") == "https_required")
      #expect(await reason("https://ntfy.sh:22") == "address_not_allowed")
      #expect(await reason("https://ntfy.sh/home") == "malformed_address")
      #expect(await reason("ntfy.sh") == "malformed_address")
      #expect(await reason("https://ntfy.sh", topic: "a b") == "malformed_topic")
      #expect(
        await reason("https://ntfy.sh", by: .sample(role: .child, request: 2)) == "parents_only"
      )
      #expect(await reason("http://ntfy.home:8080", by: .sample(request: 3)) == nil)
      for number in UInt64(1)...4 {
        _ = try await put(house, Self.phone("p\(number)"), by: .sample(request: 10 + number))
      }
      #expect(
        await self.reason { try await put(house, Self.phone("p5"), by: .sample(request: 20)) }
          == "too_many_endpoints"
      )
      try await house.channels(.sample(request: 21)) {
        _ = try await $0.deleteChannel(.init(name: "p4"), $1)
      }
      _ = try await put(house, Self.phone("p5"), by: .sample(request: 22))
    }
  }
}
