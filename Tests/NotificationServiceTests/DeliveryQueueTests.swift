import NotificationContracts
import NotificationDomain
import RPC
import RuntimeContracts
import ServiceRuntime
import Synchronization
import TestSupport
import Testing
import Vocabulary

@testable import NotificationService

/// A receiver whose answer a test changes, which stores what it received.
private final class ChangingSender: OutgoingSender {
  private let state: Mutex<(reply: OutgoingReply, sent: [OutgoingRequest])>

  init(_ reply: OutgoingReply = OutgoingReply(status: 200)) {
    state = Mutex((reply, []))
  }

  /// Sets the answer from now on.
  func answer(_ reply: OutgoingReply) { state.withLock { $0.reply = reply } }

  func send(_ request: OutgoingRequest) async -> OutgoingReply {
    state.withLock { state in
      state.sent.append(request)
      return state.reply
    }
  }

  var sent: [OutgoingRequest] { state.withLock { $0.sent } }

  /// How many requests of `way` were received.
  func count(_ way: OutgoingRequest.Way) -> Int { sent.count { $0.way == way } }
}

// The queue of one channel.
extension DeliveryWorkerTests {
  private static let minute = Duration.seconds(60)
  /// A refusal whose retry comes after any snooze of these tests.
  private static let busy = OutgoingReply(status: 503, retryAfter: hour)

  /// The id of the member's only delivered, unacknowledged reminder.
  private func missed(_ house: NotificationHouse) async throws -> ReminderID {
    let missed = try await house.missed()
    #expect(missed.count == 1)
    return try #require(missed.first?.id)
  }

  /// Redelivers all messages of the channel that were given up.
  private func redeliver(_ house: NotificationHouse, request: UInt64) async throws -> Int32 {
    try await house.channels(.sample(request: request)) {
      try await $0.redeliverMessages(.init(name: "phone"), $1).queued
    }
  }

  private func enable(
    _ house: NotificationHouse,
    withMissed: Bool,
    request: UInt64
  ) async throws -> Int32 {
    try await house.channels(.sample(request: request)) {
      try await $0.enableChannel(.init(name: "phone", withMissed: withMissed), $1).queued
    }
  }

  @Test("to slow receivers hold a slot for ten seconds, then another endpoint has it (HOK-010)")
  func slotTime() throws {
    try NotificationHouse().run { house in
      let tasks = try await house.startTasks()
      let slow = (1...DeliveryWorker.atOnceOfHousehold).map { "slow\($0).example.org" }
      let sender = SlowSender(
        house.installation.loop,
        Dictionary(uniqueKeysWithValues: slow.map { ($0, .seconds(1)) }),
        reply: OutgoingReply(status: 200)
      )
      _ = try await house.startNotification(sender: sender)
      for (index, host) in (slow + ["ntfy.sh"]).enumerated() {
        let phone = Self.phone("p\(index)", "https://\(host)")
        try await put(house, phone, request: UInt64(index + 1))
      }
      // Half a minute of work for each slow receiver.
      for number in UInt64(1)...30 {
        try await tasks.save(number, remindAt: house.now + Self.hour)
      }
      try await house.pass(Self.hour + Self.minute * 2)
      let began = try #require(sender.all.first).at
      let other = sender.all.filter { $0.host == "ntfy.sh" }
      #expect(other.count == 30)
      #expect(try #require(other.last).at - began < .seconds(12))
      for host in slow {
        #expect(sender.all.count { $0.host == host } == 30, "a slow receiver misses none")
      }
    }
  }

  @Test("about a reminder that rang again have nothing to say, instead of both being sent")
  func replacedRetry() throws {
    let sender = ChangingSender(Self.busy)
    try house(sender) { house, tasks, _ in
      try await put(house, Self.phone(), request: 1)
      _ = try await house.list(after: try await tasks.save(1, remindAt: house.now + Self.hour))
      try await house.pass(Self.hour + .seconds(1))
      let again = house.now + Self.minute * 10
      _ = try await house.snooze(try await missed(house), until: again, request: 2)
      try await house.pass(Self.minute * 11)
      #expect(sender.sent.count == 1)
      #expect(try await log(house).map(\.state) == [.waiting, .waiting])
      sender.answer(OutgoingReply(status: 200))
      try await house.pass(Self.hour)
      #expect(sender.sent.count == 2)
      let after = try await log(house)
      #expect(after.map(\.state) == [.arrived, .givenUp])
      #expect(after.map(\.failure) == ["", "nothing_to_say"])
    }
  }

  @Test(
    "are not sent again with the others where they were replaced or had nothing to say (HOK-003)"
  )
  func redeliveredOthers() throws {
    let sender = ChangingSender(Self.busy)
    try house(sender) { house, tasks, _ in
      try await put(house, Self.phone(), request: 1)
      // Acknowledged before its retry.
      try await tasks.save(1, remindAt: house.now + Self.hour)
      try await house.pass(Self.hour + .seconds(1))
      _ = try await house.acknowledge(.init(ids: [try await missed(house)]), request: 2)
      try await house.pass(Self.hour)
      #expect(try await log(house).map(\.failure) == ["nothing_to_say"])
      // Given up when the receiver was gone, and sent as a missed reminder when it was back.
      sender.answer(OutgoingReply(status: 410))
      try await tasks.save(2, remindAt: house.now + Self.hour)
      try await house.pass(Self.hour + .seconds(1))
      #expect(try await channel(house).offReason == "gone")
      sender.answer(OutgoingReply(status: 200))
      #expect(try await enable(house, withMissed: true, request: 3) == 1)
      try await house.pass(.seconds(2))
      _ = try await house.acknowledge(.init(ids: [try await missed(house)]), request: 4)
      // Replaced while it waited behind another.
      sender.answer(Self.busy)
      try await tasks.save(3, remindAt: house.now + Self.hour)
      try await tasks.save(4, remindAt: house.now + Self.hour + .seconds(1))
      try await house.pass(Self.hour + .seconds(5))
      let waiting = try #require(try await house.missed().first { $0.taskID == .sample(4) }?.id)
      _ = try await house.snooze(waiting, until: house.now + Self.minute, request: 5)
      try await house.pass(Self.minute * 2)
      sender.answer(OutgoingReply(status: 200))
      try await house.pass(Self.hour)
      let before = try await log(house)
      #expect(before.map(\.state) == [.arrived, .givenUp, .arrived, .arrived, .givenUp, .givenUp])
      #expect(before.map(\.failure) == ["", "replaced", "", "", "", "nothing_to_say"])
      let sent = sender.sent.count
      #expect(try await redeliver(house, request: 6) == 0)
      try await house.pass(Self.minute)
      #expect(sender.sent.count == sent)
      // One that was given up for good is sent.
      sender.answer(OutgoingReply(status: 410))
      try await tasks.save(5, remindAt: house.now + Self.hour)
      try await house.pass(Self.hour + .seconds(1))
      sender.answer(OutgoingReply(status: 200))
      #expect(try await enable(house, withMissed: false, request: 7) == 0)
      #expect(try await redeliver(house, request: 8) == 1)
      try await house.pass(.seconds(2))
      #expect(try await log(house).first?.state == .arrived)
    }
  }

  @Test(
    "are not delayed by a clear that the server refused (HOK-009)",
    arguments: [301, 400, 404, 405, 410, 500, 501, 502]
  )
  func refusedClear(status: Int) throws {
    let sender = ChangingSender()
    try house(sender) { house, tasks, process in
      try await put(house, Self.phone(), request: 1)
      _ = try await house.list(after: try await tasks.save(1, remindAt: house.now + Self.hour))
      try await house.pass(Self.hour + .seconds(1))
      sender.answer(OutgoingReply(status: status))
      _ = try await house.acknowledge(.init(ids: [try await missed(house)]), request: 2)
      try await house.pass(.seconds(1))
      #expect(sender.count(.put) == 1)
      let store = try #require(process.store)
      let next = try await store.read { try EndpointRows($0).nextDelivery() }
      #expect(next == nil, "nothing waits")
      sender.answer(OutgoingReply(status: 200))
      let due = house.now + .seconds(2)
      _ = try await house.list(after: try await tasks.save(2, remindAt: due))
      try await house.pass(.seconds(3))
      #expect(sender.count(.post) == 2)
      #expect(try await log(house).first?.triedAt.flatMap { Timestamp($0) } == due)
      try await house.pass(Self.hour * 3)
      #expect(sender.count(.put) == 1)
      #expect(try await channel(house).enabled)
    }
  }

  @Test("are cleared by a retry where the server was only busy (HOK-009)", arguments: [429, 503])
  func busyClear(status: Int) throws {
    let sender = ChangingSender()
    try house(sender) { house, tasks, _ in
      try await put(house, Self.phone(), request: 1)
      _ = try await house.list(after: try await tasks.save(1, remindAt: house.now + Self.hour))
      try await house.pass(Self.hour + .seconds(1))
      sender.answer(OutgoingReply(status: status))
      _ = try await house.acknowledge(.init(ids: [try await missed(house)]), request: 2)
      try await house.pass(.seconds(1))
      sender.answer(OutgoingReply(status: 200))
      try await house.pass(Self.minute)
      #expect(sender.count(.put) == 2)
    }
  }

  @Test(
    "are cleared although an earlier clear was given up because the reminder rang again (HOK-009)"
  )
  func clearAfterGivenUpClear() throws {
    let sender = ChangingSender()
    try house(sender) { house, tasks, _ in
      try await put(house, Self.phone(), request: 1)
      _ = try await house.list(after: try await tasks.save(1, remindAt: house.now + Self.hour))
      try await house.pass(Self.hour + .seconds(1))
      let id = try await missed(house)
      sender.answer(Self.busy)
      _ = try await house.snooze(id, until: house.now + Self.minute * 10, request: 2)
      try await house.pass(.seconds(1))
      #expect(sender.count(.put) == 1)
      // The clear is given up at its retry, because the reminder is visible again by then. Its second
      // message does not arrive.
      try await house.pass(Self.hour + Self.minute)
      #expect(sender.count(.put) == 1)
      #expect(sender.count(.post) == 2)
      _ = try await house.acknowledge(.init(ids: [id]), request: 3)
      sender.answer(OutgoingReply(status: 200))
      try await house.pass(Self.hour * 2)
      #expect(sender.count(.post) == 2, "it was acknowledged")
      #expect(sender.count(.put) == 2)
      #expect(sender.sent.last?.address.text == "https://ntfy.sh/home-1/\(id.text)/clear")
    }
  }
}
