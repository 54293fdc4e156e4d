import NotificationContracts
import RPC
import RuntimeContracts
import ServiceRuntime
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import NotificationService

@Suite("A call about a reminder")
struct HandlingCallsTests {
  private static let hour = Duration.seconds(3_600)

  /// A house whose member was reminded of task 1 a second ago.
  private func reminded(
    _ body:
      @escaping @Sendable (NotificationHouse, Tasks, NotificationV1.Reminder) async throws ->
      Void
  ) throws {
    try NotificationHouse().run { house in
      let tasks = try await house.startTasks()
      _ = try await house.startNotification()
      let position = try await tasks.save(1, remindAt: house.now + Self.hour)
      _ = try await house.list(after: position)
      try await house.pass(Self.hour + .seconds(1))
      let missed = try await house.missed()
      #expect(missed.count == 1)
      try await body(house, tasks, try #require(missed.first))
    }
  }

  private func refusal(_ body: () async throws -> some Sendable) async -> String? {
    do {
      _ = try await body()
      return nil
    } catch {
      return (error as? RPCError)?.reason
    }
  }

  @Test("acknowledges missed ones once, with an event, and they are no longer missed")
  func acknowledge() throws {
    try reminded { house, _, reminder in
      let id = try #require(reminder.id)
      #expect(reminder.state == .delivered)
      let request = NotificationV1.AcknowledgeRemindersRequest(ids: [id])
      let answer = try await house.acknowledge(request, request: 1)
      #expect(answer.changed == 1)
      #expect(answer.reminders.map(\.state) == [.acknowledged])
      #expect(try await house.acknowledge(request, request: 1).changed == 1, "the stored answer")
      #expect(try await house.acknowledge(request, request: 2).changed == 0)
      #expect(try await house.missed().isEmpty)
      let past = try await house.list(.init(includePast: true)).reminders
      #expect(past.map(\.state) == [.acknowledged])
      #expect(past.first?.deliveredAt == reminder.deliveredAt)
      let told = try await house.told("notification").map(\.kind)
      #expect(told == ["reminder_scheduled", "reminder_delivered", "reminder_acknowledged"])
    }
  }

  @Test("refuses another member's, an unknown and a scheduled one, and changes none of them")
  func refusals() throws {
    try reminded { house, tasks, reminder in
      let id = try #require(reminder.id)
      let position = try await tasks.save(2, remindAt: house.now + Self.hour)
      let waiting = try #require(try await house.list(after: position).reminders.first?.id)
      for caller in [Caller.sample(member: 2, request: 1), .sample(household: 2, request: 1)] {
        #expect(
          await refusal { try await house.acknowledge(.init(ids: [id]), by: caller) }
            == "unknown_reminder"
        )
      }
      #expect(
        await refusal {
          try await house.acknowledge(.init(ids: [id, .sample(99)]), request: 2)
        } == "unknown_reminder"
      )
      #expect(
        await refusal { try await house.acknowledge(.init(ids: [id, waiting]), request: 3) }
          == "reminder_not_delivered"
      )
      #expect(await refusal { try await house.acknowledge(.init(), request: 4) } == "required")
      let many = Array(repeating: id, count: 201)
      #expect(
        await refusal { try await house.acknowledge(.init(ids: many), request: 5) }
          == "too_many_items"
      )
      #expect(try await house.missed().count == 1)
    }
  }

  @Test(
    "snoozes it: it rings again at that time under its id, and its task keeps its time (ruling 13)"
  )
  func snooze() throws {
    try reminded { house, tasks, reminder in
      let until = house.now + .seconds(600)
      let answer = try await house.snooze(reminder.id, until: until, request: 1)
      #expect(answer.changed)
      #expect(answer.reminder?.state == .snoozed)
      #expect(answer.reminder?.dueAt == reminder.dueAt)
      #expect(try await !house.snooze(reminder.id, until: until, request: 2).changed)
      #expect(try await house.missed().isEmpty)
      _ = try await house.list(after: try await tasks.save(9, remindAt: nil))
      try await house.pass(.seconds(601))
      let missed = try await house.missed()
      #expect(missed.map(\.id) == [reminder.id])
      #expect(missed.first?.deliveredAt.flatMap { Timestamp($0) } == until)
      let told = try await house.told("notification")
      #expect(told.map(\.kind).suffix(2) == ["reminder_snoozed", "reminder_delivered"])
      #expect(told.last?.at == until)
    }
  }

  @Test("keeps it snoozed when its task is renamed, and cancels it when the task is completed")
  func snoozedTask() throws {
    try reminded { house, tasks, reminder in
      let due = reminder.dueAt.flatMap { Timestamp($0) }
      _ = try await house.snooze(reminder.id, until: house.now + Self.hour, request: 1)
      var position = try await tasks.save(1, remindAt: due, name: "Water all")
      let renamed = try await house.list(after: position).reminders
      #expect(renamed.map(\.state) == [.snoozed])
      #expect(renamed.first?.taskName == "Water all")
      position = try await tasks.complete(1)
      #expect(try await house.list(after: position).reminders.isEmpty)
      try await house.pass(Self.hour * 2)
      #expect(try await house.missed().isEmpty)
    }
  }

  @Test("refuses to snooze a settled reminder, and times outside a year from now")
  func snoozeRefusals() throws {
    try reminded { house, _, reminder in
      for until in [house.now, house.now + .seconds(366 * 86_400)] {
        #expect(
          await refusal { try await house.snooze(reminder.id, until: until, request: 1) }
            == "invalid_snooze"
        )
      }
      let id = try #require(reminder.id)
      _ = try await house.acknowledge(.init(ids: [id]), request: 2)
      #expect(
        await refusal { try await house.snooze(id, until: house.now + Self.hour, request: 3) }
          == "reminder_settled"
      )
    }
  }

  @Test("cancels it: its time does not fire, whatever event follows; another time does")
  func cancel() throws {
    try NotificationHouse().run { house in
      let tasks = try await house.startTasks()
      _ = try await house.startNotification()
      let due = house.now + Self.hour
      let position = try await tasks.save(1, remindAt: due)
      let id = try await house.list(after: position).reminders.first?.id
      let answer = try await house.cancel(id, request: 1)
      #expect(answer.changed && answer.reminder?.state == .cancelled)
      #expect(try await !house.cancel(id, request: 2).changed)
      _ = try await house.list(after: try await tasks.save(1, remindAt: due, name: "Water all"))
      try await house.pass(Self.hour * 2)
      #expect(try await house.missed().isEmpty)
      _ = try await house.list(after: try await tasks.save(1, remindAt: house.now + Self.hour))
      try await house.pass(Self.hour * 2)
      #expect(try await house.missed().count == 1)
    }
  }

  @Test(
    "is not needed when the task is completed or moved: missed reminders are acknowledged (REM-011)"
  )
  func doneAndMoved() throws {
    for isDone in [true, false] {
      try reminded { house, tasks, _ in
        let position =
          isDone
          ? try await tasks.complete(1)
          : try await tasks.save(1, remindAt: house.now + Self.hour)
        _ = try await house.list(after: position)
        #expect(try await house.missed().isEmpty)
        #expect(
          try await house.told("notification").map(\.kind).contains("reminder_acknowledged")
        )
      }
    }
  }
}
