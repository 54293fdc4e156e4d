import RuntimeContracts
import TaskContracts
import TestHousehold
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import CommandLineTool

@Suite("A parent whose child lives in another zone")
struct OtherZoneCommandTests {
  private let home: Home
  private let pago: MemberID

  /// It is Saturday 09:00 in Berlin and Friday 21:00 in Pago Pago.
  init() throws {
    home = try Home.running()
    pago = try home.addMember("Pago", zone: "Pacific/Pago_Pago")
  }

  private var due: TaskV1.Task { get throws { try home.task("x", of: pago) } }
  private let friday = LocalDay(text: "2026-11-20")
  /// Wednesday the 25th, 13:00 in Pago Pago.
  private let wednesday = GoogleProtobuf.Timestamp(.testStart + .seconds((4 * 24 + 16) * 3_600))

  @Test("uses the child's days and clock, and sees them (CLI-007)")
  func adds() throws {
    let today = try home.run("add", "x", "--member", "Pago", "--due", "today")
    #expect(today.output == "Added as 1: - x – Today, Inbox\n")
    #expect(try due.dueOn == friday)
    let timed = ["--member", "Pago", "--due", "2026-11-25 13:00"]
    #expect(
      try home.run(["add", "y"] + timed).output == "Added as 2: - y – 2026-11-25 13:00, Inbox\n"
    )
    #expect(try home.task("y", of: pago).dueAt == wednesday)
    _ = try home.run("list", "--member", "pago", "--date", "today", "--due", "today..+1d")
    let list = try #require(
      try home.script.requests(TaskV1.Tasks.Methods.listTasks, TaskV1.ListTasksRequest.self).last
    )
    #expect(list.date == friday)
    #expect(list.filter?.due?.first == friday && list.filter?.due?.last?.text == "2026-11-21")
    #expect(try home.run("add", "z", "--due", "today").status == 0)
    #expect(try home.task("z").dueOn?.text == "2026-11-21", "their own days are Berlin's")
  }

  @Test("uses them as well for a number of the child's list (CLI-001, CLI-007)")
  func numbers() throws {
    _ = try home.run("add", "x", "--member", "Pago")
    #expect(try home.run("edit", "1", "--due", "today").output == "Changed - x – Today, Inbox\n")
    #expect(try due.dueOn == friday)
    #expect(try home.run("show", "1").output.contains("Today"))
    _ = try home.run("reschedule", "1", "--to", "tomorrow")
    #expect(try due.dueOn?.text == "2026-11-21")
    _ = try home.run("bulk", "due", "1", "--to", "+2d", "--yes")
    #expect(try due.dueOn?.text == "2026-11-22")
    _ = try home.run("remind", "1", "--at", "22:00")
    #expect(
      try due.alertReminderTime == GoogleProtobuf.Timestamp(.testStart + .seconds(3_600))
    )
    // 20:30 is over in Pago Pago, and still ahead in Berlin.
    #expect(try home.run("done", "1", "--at", "20:30").status == 0)
    #expect(try due.dateCompleted == GoogleProtobuf.Timestamp(.testStart - .seconds(1_800)))
  }
}
