import Contracts
import Testing
import TestSupport
import Vocabulary
import Wire

@testable import CommandLineTool

@Suite("A parent whose child lives in another zone")
struct OtherZoneCommandTests {
  private let desk: Desk
  private static let pago = MemberID(rawValue: UniqueID(high: 8, low: 2))

  /// It is Saturday 09:00 in Berlin and Friday 21:00 in Pago Pago.
  init() throws {
    desk = try Desk()
    desk.gateway.members.append(
      GatewayV1.Member(id: Self.pago, name: "Pago", role: .child, zone: "Pacific/Pago_Pago")
    )
  }

  private var due: TaskV1.Task { desk.gateway.tasks[0] }
  private let friday = LocalDay(text: "2026-11-20")
  /// Wednesday the 25th, 13:00 in Pago Pago.
  private let wednesday = GoogleProtobuf.Timestamp(.testStart + .seconds((4 * 24 + 16) * 3_600))

  @Test("means the child's days and clock, and sees them (CLI-007)")
  func adds() throws {
    let today = try desk.run("add", "x", "--member", "Pago", "--due", "today")
    #expect(today.output == "Added as 1: - x – Today, Inbox\n")
    #expect(due.dueOn == friday)
    let timed = ["--member", "Pago", "--due", "2026-11-25 13:00"]
    #expect(
      try desk.run(["add", "y"] + timed).output == "Added as 2: - y – 11/25/2026 13:00, Inbox\n"
    )
    #expect(desk.gateway.tasks[1].dueAt == wednesday)
    _ = try desk.run("list", "--member", "pago", "--date", "today", "--due", "today..+1d")
    let list = try #require(desk.gateway.lists.last)
    #expect(list.date == friday)
    #expect(list.filter?.due?.first == friday && list.filter?.due?.last?.text == "2026-11-21")
    #expect(try desk.run("add", "z", "--due", "today").status == 0)
    #expect(desk.gateway.tasks[2].dueOn?.text == "2026-11-21", "their own days are Berlin's")
  }

  @Test("means them as well by a number of the child's list (CLI-001, CLI-007)")
  func numbers() throws {
    _ = try desk.run("add", "x", "--member", "Pago")
    #expect(try desk.run("edit", "1", "--due", "today").output == "Changed - x – Today, Inbox\n")
    #expect(due.dueOn == friday)
    #expect(try desk.run("show", "1").output.contains("Today"))
    _ = try desk.run("reschedule", "1", "--to", "tomorrow")
    #expect(due.dueOn?.text == "2026-11-21")
    _ = try desk.run("bulk", "due", "1", "--to", "yesterday", "--yes")
    #expect(due.dueOn?.text == "2026-11-19")
    _ = try desk.run("remind", "1", "--at", "22:00")
    #expect(
      due.alertReminderTime == GoogleProtobuf.Timestamp(.testStart + .seconds(3_600))
    )
    // 20:30 is over in Pago Pago, and still ahead in Berlin.
    #expect(try desk.run("done", "1", "--at", "20:30").status == 0)
    #expect(due.dateCompleted == GoogleProtobuf.Timestamp(.testStart - .seconds(1_800)))
  }
}
