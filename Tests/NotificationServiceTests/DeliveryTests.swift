import NotificationContracts
import RPC
import SQLite
import ServiceRuntime
import TestSupport
import Testing
import Vocabulary

@testable import NotificationService

@Suite("A reminder to be delivered")
struct DeliveryTests {
  private static let hour = Duration.seconds(3_600)

  @Test("is delivered at its time, once, with an event (REM-042)", arguments: 1...3)
  func atItsMoment(seed: UInt64) throws {
    try NotificationHouse(seed: seed).run { house in
      let tasks = try await house.startTasks()
      let scheduler = try await house.startNotification()
      let due = house.now + Self.hour
      try await tasks.save(1, remindAt: due)
      try await house.pass(Self.hour * 3)
      let told = try await house.told(scheduler)
      #expect(told.map(\.kind) == ["reminder_scheduled", "reminder_delivered"])
      #expect(told.last?.at == due)
    }
  }

  @Test("is not delivered for a task that was completed before (REM-011)")
  func completed() throws {
    try NotificationHouse().run { house in
      let tasks = try await house.startTasks()
      let scheduler = try await house.startNotification()
      try await tasks.save(1, remindAt: house.now + Self.hour)
      try await tasks.complete(1)
      try await house.pass(Self.hour * 2)
      #expect(
        try await house.told(scheduler).map(\.kind) == ["reminder_scheduled", "reminder_cancelled"]
      )
    }
  }

  @Test("is not delivered for a task that a restored service does not have, and is for one it has")
  func restoredSource() throws {
    try NotificationHouse().run { house in
      let tasks = try await house.startTasks()
      let scheduler = try await house.startNotification()
      let due = house.now + Self.hour
      try await tasks.save(1, remindAt: due)
      try await tasks.process.store?.database.copy(to: house.installation.folder.file("kept.db"))
      try await house.pass(.seconds(10))
      try await tasks.save(2, remindAt: due)
      try await house.pass(.seconds(10))
      #expect(try await house.told(scheduler).count == 2)
      await tasks.process.stop()
      _ = try await house.startTasks("kept.db")
      try await house.pass(Self.hour * 2)
      let told = try await house.told(scheduler).dropFirst(2).map(\.kind)
      #expect(
        told == [
          "reminder_cancelled", "reminder_cancelled", "reminder_scheduled", "reminder_delivered",
        ]
      )
    }
  }

  @Test(
    "wakes the scheduler when it is set or moved nearer (REM-010, REM-042)",
    arguments: [Int64(3_600), 3_607, 3_614, 3_621]
  )
  func movedNearer(seconds: Int64) throws {
    try NotificationHouse().run { house in
      let tasks = try await house.startTasks()
      let scheduler = try await house.startNotification()
      try await house.pass(.seconds(seconds))
      try await tasks.save(1, remindAt: house.now + .seconds(1))
      try await house.pass(.seconds(2))
      #expect(try await house.told(scheduler).last?.kind == "reminder_delivered")
      try await tasks.save(2, remindAt: house.now + Self.hour * 20)
      try await house.pass(.seconds(seconds))
      let nearer = house.now + .seconds(2)
      try await tasks.save(2, remindAt: nearer)
      try await house.pass(.seconds(3))
      let told = try await house.told(scheduler)
      #expect(told.last?.kind == "reminder_delivered")
      #expect(told.last?.at == nearer)
    }
  }

  @Test("is at most a minute late when the wall clock is set forward (REM-042)")
  func clockSet() throws {
    try NotificationHouse().run { house in
      let tasks = try await house.startTasks()
      let scheduler = try await house.startNotification()
      _ = try await house.list(after: try await tasks.save(1, remindAt: house.now + Self.hour))
      try await house.pass(.seconds(10))
      house.setClock(forward: Self.hour)
      try await house.pass(.seconds(60))
      #expect(try await house.told(scheduler).last?.kind == "reminder_delivered")
    }
  }

  @Test(
    "is delivered at its time even if the clock was ten years ahead for a while (REM-012, row 71)",
    arguments: [Int64(35), 90_000]
  )
  func clockFarAhead(seconds: Int64) throws {
    try NotificationHouse().run { house in
      let tasks = try await house.startTasks()
      let scheduler = try await house.startNotification()
      let due = house.now + .seconds(seconds) + .seconds(1_800)
      _ = try await house.list(after: try await tasks.save(1, remindAt: due))
      let ahead = Duration.seconds(3_650 * 86_400)
      house.setClock(forward: ahead)
      try await house.pass(.seconds(seconds))
      #expect(try await house.told(scheduler).last?.kind == "reminder_dropped")
      house.setClock(forward: .zero - ahead)
      try await house.pass(.seconds(3_600))
      let told = try await house.told(scheduler)
      #expect(told.map(\.kind).suffix(2) == ["reminder_scheduled", "reminder_delivered"])
      #expect(told.last?.at == due)
    }
  }

  @Test("survives a restart and is delivered at once if it is up to a day late (REM-012, REM-043)")
  func late() throws {
    try NotificationHouse().run { house in
      let tasks = try await house.startTasks()
      let first = try await house.startNotification()
      let position = try await tasks.save(1, remindAt: house.now + Self.hour)
      _ = try await house.list(after: position)
      await first.stop()
      try await house.pass(Self.hour * 24)
      let scheduler = try await house.startNotification()
      let back = house.now
      try await house.pass(.seconds(60))
      let told = try await house.told(scheduler)
      #expect(told.last?.kind == "reminder_delivered")
      let delivered = try #require(told.last?.at)
      #expect(delivered - back <= .seconds(60))
    }
  }

  @Test("is dropped when it is found more than a day late (REM-012)")
  func tooLate() throws {
    try NotificationHouse().run { house in
      let tasks = try await house.startTasks()
      let first = try await house.startNotification()
      let position = try await tasks.save(1, remindAt: house.now + Self.hour)
      _ = try await house.list(after: position)
      await first.stop()
      try await house.pass(Self.hour * 26)
      let scheduler = try await house.startNotification()
      try await house.pass(.seconds(60))
      #expect(
        try await house.told(scheduler).map(\.kind) == ["reminder_scheduled", "reminder_dropped"]
      )
      let listed = try await house.list(.init(includePast: true))
      #expect(listed.reminders.map(\.state) == [.dropped])
    }
  }

  @Test("is not delivered when its task was completed while the service was down (REM-043)")
  func completedMeanwhile() throws {
    try NotificationHouse().run { house in
      let tasks = try await house.startTasks()
      let first = try await house.startNotification()
      let position = try await tasks.save(1, remindAt: house.now + Self.hour)
      _ = try await house.list(after: position)
      await first.stop()
      try await tasks.complete(1)
      try await house.pass(Self.hour * 2)
      let scheduler = try await house.startNotification()
      try await house.pass(.seconds(60))
      #expect(
        try await house.told(scheduler).map(\.kind) == ["reminder_scheduled", "reminder_cancelled"]
      )
    }
  }

  @Test("is not delivered between two pages of a replayed feed that ends with its completion")
  func replayed() throws {
    try NotificationHouse().run { house in
      house.installation.transport.behaviour.latency = .milliseconds(1) ... .milliseconds(4)
      let tasks = try await house.startTasks()
      let scheduler = try await house.startNotification()
      try await tasks.save(1, remindAt: house.now + .seconds(20))
      for number in 2...221 { try await tasks.save(UInt64(number), remindAt: nil) }
      _ = try await house.list(after: try await tasks.complete(1))
      try await tasks.process.store?.database.copy(to: house.installation.folder.file("kept.db"))
      try await house.pass(.seconds(60))
      await tasks.process.stop()
      _ = try await house.startTasks("kept.db")
      try await house.pass(Self.hour)
      let told = try await house.told(scheduler).map(\.kind)
      #expect(told.count > 2, "it was replayed")
      #expect(!told.contains("reminder_delivered"))
      #expect(told.last == "reminder_cancelled")
    }
  }

  @Test(
    "is not delivered while further task events are expected, however long the task service is silent",
    arguments: [true, false]
  )
  func silentMidway(startsAgain: Bool) throws {
    try NotificationHouse().run { house in
      let tasks = try await house.startTasks()
      let first = try await house.startNotification()
      let position = try await tasks.save(1, remindAt: house.now + .seconds(90))
      _ = try await house.list(after: position)
      await first.stop()
      try await tasks.save(2, remindAt: nil)
      try await tasks.complete(1)
      await tasks.process.stop()
      let silent = try await house.startTasks(fallsSilent: true)
      var scheduler = try await house.startNotification()
      try await house.pass(.seconds(5))
      if startsAgain {
        await silent.process.stop(grace: .zero)
        await scheduler.stop()
        scheduler = try await house.startNotification()
      }
      // The connection expires after 54 to 66 minutes, and the next one would deliver further events.
      try await house.pass(.seconds(3_000))
      #expect(try await house.told(scheduler).map(\.kind) == ["reminder_scheduled"])
      await silent.process.stop(grace: .zero)
      _ = try await house.startTasks()
      try await house.pass(.seconds(60))
      #expect(
        try await house.told(scheduler).map(\.kind) == ["reminder_scheduled", "reminder_cancelled"]
      )
    }
  }

  @Test("is delivered even while the task service is unavailable (REM-042)")
  func tasksAway() throws {
    try NotificationHouse().run { house in
      let tasks = try await house.startTasks()
      let first = try await house.startNotification()
      let due = house.now + Self.hour
      _ = try await house.list(after: try await tasks.save(1, remindAt: due))
      await tasks.process.stop()
      await first.stop()
      let scheduler = try await house.startNotification()
      try await house.pass(Self.hour * 2)
      #expect(try await house.told(scheduler).last?.at == due)
    }
  }
}
