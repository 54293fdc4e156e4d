import CommandLineTool
import RPC
import TestHousehold
import TestSupport
import Testing

/// The commands about reminders, against the services themselves.
@Suite("A person's reminders")
struct ReminderCommandsTests {
  private func home(_ body: @escaping @Sendable (Home) async throws -> Void) throws {
    let home = try Home()
    try home.installation.run {
      try await home.startAll()
      try await home.setUp()
      try await body(home)
      await home.stopAll()
    }
  }

  /// Adds a task that rings after ten seconds, and lets a minute pass.
  private func ring(_ home: Home) async throws {
    let tea = try #require(try await home.json("add", "Tea").text("task", "id"))
    #expect(await home.daybook(["remind", tea, "--in", "10s"]).status == 0)
    try await home.loop.sleep(for: .seconds(60))
  }

  @Test(
    "that rang while no watch ran are shown by today, and gone everywhere once acknowledged (REM-042)"
  )
  func missed() throws {
    try home { home in
      try await ring(home)
      let token = try await home.json("tokens", "add", "desk")
      home.files.put("/desk/token", token.text("secret") ?? token.text("token", "secret") ?? "")
      let desk = ["--token-file", "/desk/token"]
      let today = await home.daybook(["today", "--plain"])
      #expect(today.output.contains("Missed") && today.output.contains("Tea"), "\(today)")
      let there = await home.daybook(["dashboard", "--plain"] + desk, home: "/desk")
      #expect(there.output.contains("Missed"), "\(there)")
      let listed = await home.daybook(["reminders", "missed", "--plain"])
      #expect(listed.output.contains("Tea"), "\(listed)")
      let seen = await home.daybook(["reminders", "ack", "1"])
      #expect(seen.output == "Acknowledged the reminder for “Tea”.\n", "\(seen)")
      let after = await home.daybook(["today", "--plain"] + desk, home: "/desk")
      #expect(after.status == 0 && !after.output.contains("Missed"), "\(after)")
      let again = await home.daybook(["reminders", "ack", "--all"] + desk, home: "/desk")
      #expect(again.output == "Nothing was missed.\n", "\(again)")
    }
  }

  @Test("are put off, cancelled and shown, and tell of it in watch")
  func snoozed() throws {
    try home { home in
      let paper = Paper()
      let watching = home.loop.spawn {
        await CommandLineTool.run(["watch"], home.environment("/home", paper, Paper()))
      }
      try await ring(home)
      _ = await home.daybook(["reminders", "missed"])
      let off = await home.daybook(["snooze", "1", "--in", "10m"])
      #expect(off.output == "“Tea” rings today 09:11.\n", "\(off)")
      let list = await home.daybook(["reminders", "--plain"])
      #expect(list.output.contains("snoozed"), "\(list)")
      let page = await home.daybook(["reminders", "show", "1"])
      #expect(page.output.contains("Snoozed"), "\(page)")
      try await home.loop.sleep(for: .seconds(660))
      #expect(await home.daybook(["today"]).output.contains("Missed"))
      _ = await home.daybook(["reminders", "missed"])
      #expect(await home.daybook(["snooze", "1"]).status == 0)
      let cancelled = await home.daybook(["reminders", "cancel", "1"])
      #expect(cancelled.output == "“Tea” will not ring.\n", "\(cancelled)")
      let missing = await home.daybook(["reminders", "ack", "1"])
      #expect(missing.errors.contains("reminder_not_delivered"), "\(missing)")
      #expect(await home.daybook(["reminders", "ack"]).status == ExitCode.wrongUse.rawValue)
      #expect(paper.text.contains("put off until"), "\(paper.text)")
      #expect(paper.text.contains("Reminder cancelled for “Tea”"), "\(paper.text)")
      watching.cancel()
      _ = await watching.value
    }
  }
}
