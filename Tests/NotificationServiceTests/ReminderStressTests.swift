import NotificationContracts
import NotificationDomain
import RPC
import RuntimeContracts
import SQLite
import ServiceRuntime
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import NotificationService

@Suite("Reminders under stress")
struct ReminderStressTests {
  private static let hour = Duration.seconds(3_600)
  private static let clients: UInt64 = 50
  private static let members: UInt64 = 10

  /// A reminder that rings, by its member and task.
  private struct Ring: Hashable, Comparable, CustomStringConvertible {
    let member: MemberID
    let task: TaskID
    let at: Timestamp

    static func < (a: Ring, b: Ring) -> Bool {
      (a.at, a.member.text, a.task.text) < (b.at, b.member.text, b.task.text)
    }

    var description: String { "\(at.millisecondsSinceEpoch) \(member.text) \(task.text)" }
  }

  /// One client with its own connection and tasks; several share a member.
  private struct Client: Sendable {
    static let tasks: UInt64 = 4
    static let steps = 16

    let house: NotificationHouse
    let source: Tasks
    let number: UInt64
    let seed: UInt64

    var member: UInt64 { number % ReminderStressTests.members + 1 }
    /// The task that all clients of a member change.
    var contested: UInt64 { 9_000 + member }

    /// Schedules, moves, snoozes, cancels and completes at random.
    ///
    /// - Returns: what rings of its own tasks in the end.
    func run() async throws -> [Ring] {
      let channel = house.installation.channel(to: "notification")
      defer { channel.close() }
      let reminders = NotificationV1.RemindersClient(channel)
      var random = SeededNumbers(seed: seed &* 1_000 &+ number)
      var plan: [UInt64: Timestamp] = [:]
      var used: [UInt64: Set<Int64>] = [:]
      let begin = Timestamp.testStart + ReminderStressTests.hour
      for step in 0..<Self.steps {
        if step == Self.steps / 2 { try await contest(reminders, at: begin) }
        let task = number * 100 + UInt64.random(in: 1...Self.tasks, using: &random)
        var minute = Int64.random(in: 0..<120, using: &random)
        while used[task]?.contains(minute) == true { minute = (minute + 1) % 120 }
        used[task, default: []].insert(minute)
        let time = begin + .seconds(minute * 60)
        switch Int.random(in: 0..<10, using: &random) {
        case 0..<4:
          try await source.save(task, remindAt: time, of: member)
          plan[task] = time
        case 4:
          try await source.save(task, remindAt: nil, of: member)
          plan[task] = nil
        case 5:
          try await source.complete(task, of: member)
          plan[task] = nil
        case let action:
          guard plan[task] != nil else { continue }
          let id = try #require(try await find(task, reminders), "task \(task) has no reminder")
          let request = number * 1_000 + UInt64(step)
          // A client that lost the answer calls again with the same request id.
          let calls = Bool.random(using: &random) ? 2 : 1
          for _ in 0..<calls {
            if action < 8 {
              _ = try await reminders.snoozeReminder(
                .init(id: id, until: .init(time)),
                options(request)
              )
              plan[task] = time
            } else {
              _ = try await reminders.cancelReminder(.init(id: id), options(request))
              plan[task] = nil
            }
          }
        }
      }
      return plan.map { task, at in
        Ring(member: .sample(member), task: .sample(task), at: at)
      }
    }

    /// Snoozes the contested reminder; one client of each member cancels it.
    private func contest(
      _ reminders: NotificationV1.RemindersClient,
      at begin: Timestamp
    ) async throws {
      guard let id = try await find(contested, reminders) else { return }
      let request = number * 1_000 + 999
      do {
        if number / ReminderStressTests.members == 4, member % 2 == 0 {
          _ = try await reminders.cancelReminder(.init(id: id), options(request))
        } else {
          let until = begin + .seconds(Int64(number) * 60)
          _ = try await reminders.snoozeReminder(
            .init(id: id, until: .init(until)),
            options(request)
          )
        }
      } catch let error as RPCError {
        #expect(error.reason == "reminder_settled", "\(error)")
      }
    }

    /// The scheduled reminder of a task, once the task's last event is applied; `nil` if there is none.
    private func find(
      _ task: UInt64,
      _ reminders: NotificationV1.RemindersClient
    ) async throws -> ReminderID? {
      var options = options(nil)
      if let position = source.process.store?.position {
        options.metadata.append(TrustedKey.after, "task=\(position.text)")
      }
      let listed = try await reminders.listReminders(.init(pageSize: 200), options).reminders
      return listed.first { $0.taskID == .sample(task) }?.id
    }

    private func options(_ request: UInt64?) -> CallOptions {
      let caller = Caller.sample(member: member, request: request)
      return CallOptions(timeout: .seconds(60), metadata: caller.metadata)
    }
  }

  /// The rings in the scheduler's feed, in order.
  private func rung(_ process: ServiceProcess) async throws -> [Ring] {
    let store = try #require(process.store)
    var rings: [Ring] = []
    var after: Int64 = 0
    while true {
      let page = try await store.read { [after] in
        try store.feed.read($0, after: after, limit: 500)
      }
      for event in page.events {
        guard let body = try event.body(as: NotificationV1.ReminderDelivered.self),
          let task = body.reminder?.taskID, let member = event.stamp.space
        else { continue }
        rings.append(Ring(member: member, task: task, at: event.stamp.at))
      }
      guard let last = page.events.last else { return rings }
      after = Int64(last.position.sequence)
    }
  }

  @Test(
    "of fifty clients that schedule, snooze and cancel at once ring at their times, once, and none is left (FST-093)",
    arguments: UInt64(1)...2
  )
  func concurrent(seed: UInt64) throws {
    try NotificationHouse(seed: seed).run { house in
      house.installation.transport.behaviour.latency = .milliseconds(1) ... .milliseconds(9)
      let tasks = try await house.startTasks()
      let process = try await house.startNotification()
      let begin = house.now + Self.hour
      for member in 1...Self.members {
        try await tasks.save(9_000 + member, remindAt: begin, of: member)
      }
      var expected = try await withThrowingTaskGroup(of: [Ring].self) { group in
        for number in 0..<Self.clients {
          let client = Client(house: house, source: tasks, number: number, seed: seed)
          group.addTask { try await client.run() }
        }
        return try await group.reduce(into: []) { $0 += $1 }
      }
      #expect(house.now < begin, "nothing is due while they work")
      #expect(expected.count > 60)
      var contested = 0
      for member in 1...Self.members {
        let listed = try await house.list(.init(pageSize: 200), by: .sample(member: member))
        let task = TaskID.sample(9_000 + member)
        let scheduled = listed.reminders.filter { $0.taskID == task }
        #expect(scheduled.count <= 1)
        guard let reminder = scheduled.first else { continue }
        let at = try #require(reminder.snoozedUntil.flatMap { Timestamp($0) })
        let wish = (at - begin).components.seconds / 60
        #expect(UInt64(wish) % Self.members + 1 == member, "one of its clients asked for it")
        expected.append(Ring(member: .sample(member), task: task, at: at))
        contested += 1
      }
      #expect(contested > 0)
      try await house.pass(Self.hour * 3)
      let rings = try await rung(process)
      #expect(rings.sorted() == expected.sorted())
      #expect(rings.map(\.at) == rings.map(\.at).sorted(), "in the order of their times")
      let store = try #require(process.store)
      let waiting = try await store.read { connection in
        try connection.first("SELECT count(*) FROM reminder WHERE state IN (1, 5)") { row in
          try row.value(0, as: Int.self)
        }
      }
      #expect(waiting == 0)
    }
  }
}
