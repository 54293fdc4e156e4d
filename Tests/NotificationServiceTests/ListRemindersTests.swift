import NotificationContracts
import RPC
import RuntimeContracts
import SQLite
import ServiceRuntime
import TestSupport
import Testing
import Vocabulary

@testable import NotificationService

@Suite("ListReminders")
struct ListRemindersTests {
  private func reason(_ body: () async throws -> Void) async -> String? {
    do {
      try await body()
      return nil
    } catch {
      return (error as? RPCError)?.reason
    }
  }

  @Test("shows what its caller has just set, with everything a screen needs (REM-010)")
  func own() throws {
    try NotificationHouse().run { house in
      let tasks = try await house.startTasks()
      _ = try await house.startNotification()
      let due = house.now + .seconds(600)
      let position = try await tasks.save(7, remindAt: due, name: "Call grandma")
      let reminder = try #require(try await house.list(after: position).reminders.first)
      #expect(reminder.memberID == .sample(1))
      #expect(reminder.taskID == .sample(7))
      #expect(reminder.taskName == "Call grandma")
      #expect(reminder.dueAt.flatMap { Timestamp($0) } == due)
      #expect(reminder.state == .scheduled)
      #expect(reminder.deliveredAt == nil)
      try await house.pass(.seconds(600))
      #expect(try await house.list().reminders.isEmpty)
      let past = try await house.list(.init(includePast: true)).reminders
      #expect(past.map(\.state) == [.delivered])
      #expect(past.first?.id == reminder.id)
      #expect(past.first?.deliveredAt.flatMap { Timestamp($0) } == due)
    }
  }

  @Test("deletes a reminder once the service ran ninety days since it was settled (row 71)")
  func forgotten() throws {
    try NotificationHouse().run { house in
      let tasks = try await house.startTasks()
      let scheduler = try await house.startNotification()
      _ = try await house.list(after: try await tasks.save(1, remindAt: house.now + .seconds(60)))
      try await house.pass(.seconds(61))
      house.setClock(forward: .seconds(89 * 86_400))
      #expect(try await house.list(.init(includePast: true)).reminders.count == 1)
      house.setClock(forward: .seconds(86_401))
      #expect(try await house.list(.init(includePast: true)).reminders.isEmpty)
      for kept in [1, 0] {
        try await house.pass(.seconds(2 * 3_600))
        let found = try await scheduler.store?.read { connection in
          try connection.first("SELECT count(*) FROM reminder") { try $0.value(0, as: Int.self) }
        }
        #expect(found == kept)
        try await scheduler.store?.run(hours: 90 * 24, FixedClock(house.now))
      }
    }
  }

  @Test("gives each reminder exactly once, page by page", arguments: [Int32(1), 2, 3, 7])
  func pages(size: Int32) throws {
    try NotificationHouse().run { house in
      let tasks = try await house.startTasks()
      _ = try await house.startNotification()
      var position = ""
      for number in UInt64(1)...5 {
        let due = house.now + .seconds(600 * Int64(6 - number))
        position = try await tasks.save(number, remindAt: due)
      }
      var seen: [TaskID?] = []
      var token = ""
      repeat {
        let request = NotificationV1.ListRemindersRequest(pageSize: size, pageToken: token)
        let page = try await house.list(request, after: position)
        #expect(page.reminders.count <= Int(size))
        seen += page.reminders.map(\.taskID)
        token = page.nextPageToken
      } while !token.isEmpty
      #expect(seen == [5, 4, 3, 2, 1].map { .sample($0) })
    }
  }

  @Test("refuses a page token of another member or query, and a forged one")
  func tokens() throws {
    try NotificationHouse().run { house in
      let tasks = try await house.startTasks()
      _ = try await house.startNotification()
      try await tasks.save(1, remindAt: house.now + .seconds(600))
      let position = try await tasks.save(2, remindAt: house.now + .seconds(600))
      let token = try await house.list(.init(pageSize: 1), after: position).nextPageToken
      #expect(!token.isEmpty)
      let other = await reason {
        _ = try await house.list(.init(pageToken: token), by: .sample(member: 2))
      }
      #expect(other == "invalid_page_token")
      let question = await reason {
        _ = try await house.list(.init(includePast: true, pageToken: token))
      }
      #expect(question == "invalid_page_token")
      #expect(
        await reason { _ = try await house.list(.init(pageToken: "1")) } == "invalid_page_token"
      )
    }
  }

  @Test("refuses pages above 200 and below 0 with the limit", arguments: [Int32(-1), 201])
  func sizes(size: Int32) throws {
    try NotificationHouse().run { house in
      _ = try await house.startTasks()
      _ = try await house.startNotification()
      let error = try await #require(throws: RPCError.self) {
        try await house.list(.init(pageSize: size))
      }
      #expect(error.code == .invalidArgument)
      #expect(error.reason == "out_of_range")
      #expect(error.violations.first?.limit == 200)
    }
  }

  @Test("shows no member another member's reminders")
  func others() throws {
    try NotificationHouse().run { house in
      let tasks = try await house.startTasks()
      _ = try await house.startNotification()
      let position = try await tasks.save(1, remindAt: house.now + .seconds(600))
      #expect(try await house.list(by: .sample(member: 2), after: position).reminders.isEmpty)
      #expect(try await house.list(by: .sample(household: 2)).reminders.isEmpty)
      #expect(try await house.list(by: .sample(member: 2, subject: 1)).reminders.count == 1)
    }
  }
}
