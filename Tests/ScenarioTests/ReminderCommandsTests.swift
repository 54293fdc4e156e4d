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
    "that rang without a running watch are shown by today, and gone everywhere once acknowledged (REM-042)"
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

  @Test("are snoozed, cancelled and shown, and appear in watch")
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
      #expect(paper.text.contains("snoozed until"), "\(paper.text)")
      #expect(paper.text.contains("Reminder cancelled for “Tea”"), "\(paper.text)")
      watching.cancel()
      _ = await watching.value
    }
  }
}

/// The commands about notification settings and channels.
@Suite("A person's notifications")
struct NotificationCommandsTests {
  private func home(_ body: @escaping @Sendable (Home) async throws -> Void) throws {
    let home = try Home()
    try home.installation.run {
      try await home.startAll()
      try await home.setUp()
      try await body(home)
      await home.stopAll()
    }
  }

  @Test("are delivered every day at the household's time, and today shows them (REM-020, REM-041)")
  func daily() throws {
    try home { home in
      let set = await home.daybook([
        "notifications", "set", "--daily", "10:00 Plan the day", "--quiet", "22:00-07:00",
      ])
      #expect(
        set.lines == [
          "Reminders are delivered.", "Quiet hours: 22:00 to 07:00.",
          "Daily at 10:00: Plan the day, next today 10:00",
        ],
        "\(set)"
      )
      try await home.loop.sleep(for: .seconds(3_700))
      let today = await home.daybook(["today", "--plain"])
      #expect(today.output.contains("Plan the day"), "\(today)")
      _ = await home.daybook(["reminders", "missed"])
      let seen = await home.daybook(["reminders", "ack", "1"])
      #expect(seen.output == "Acknowledged the reminder for “Plan the day”.\n", "\(seen)")
      let off = await home.daybook([
        "notifications", "set", "--off", "--no-daily", "--quiet", "none",
      ])
      #expect(
        off.lines == ["Nothing is delivered.", "Quiet hours: none.", "No daily reminders."],
        "\(off)"
      )
      #expect(await home.daybook(["notifications", "show"]).lines == off.lines)
      for words in [["--quiet", "22:00"], ["--daily", "Plan"], ["--daily", "25:00 Plan"]] {
        let refused = await home.daybook(["notifications", "set"] + words)
        #expect(refused.status == ExitCode.invalid.rawValue, "\(refused)")
      }
      #expect(
        await home.daybook(["notifications", "set"]).status == ExitCode.wrongUse.rawValue
      )
    }
  }

  @Test(
    "are switched on one by one, and today shows those that were delivered (REM-021, REM-022, REM-030, REM-040)"
  )
  func switches() throws {
    try home { home in
      let set = await home.daybook([
        "notifications", "set", "--digest", "10:00", "--overdue", "on", "--weekly", "sat 11:00",
        "--badge", "on", "--fast-goal", "on",
      ])
      #expect(
        set.lines == [
          "Reminders are delivered.", "Quiet hours: none.", "No daily reminders.",
          "Digest at 10:00, next today 10:00.", "Weekly report, next today 11:00.",
          "Also notified of: overdue tasks, badge, fasting goal.",
        ],
        "\(set)"
      )
      let garden = await home.daybook(["projects", "add", "Garden", "--digest", "on"])
      #expect(garden.status == 0, "\(garden)")
      #expect(await home.daybook(["add", "Pay rent", "--due", "today 09:30"]).status == 0)
      #expect(
        await home.daybook(["add", "Mow", "--due", "today", "--project", "Garden"]).status == 0
      )
      let badge = await home.daybook(["notifications", "badge"])
      #expect(badge.output == "2 tasks due today or overdue.\n", "\(badge)")
      try await home.loop.sleep(for: .seconds(2 * 3_600 + 60))
      let missed = await home.daybook(["reminders", "missed", "--plain"])
      #expect(missed.output.contains("Overdue: Pay rent"), "\(missed)")
      #expect(missed.output.contains("Tasks: 1 due today. Garden: 1 due today."), "\(missed)")
      #expect(missed.output.contains("Last week: 0 of 0 tasks done"), "\(missed)")
      let off = await home.daybook([
        "notifications", "set", "--digest", "none", "--overdue", "off", "--weekly", "none",
        "--badge", "off", "--fast-goal", "off",
      ])
      #expect(off.lines.count == 3, "\(off)")
      for words in [["--digest", "25:00"], ["--weekly", "someday"], ["--overdue", "maybe"]] {
        let refused = await home.daybook(["notifications", "set"] + words)
        #expect(refused.status != 0, "\(refused)")
      }
    }
  }

  @Test("fire at the goal of a running fast, and move with it (FST-091, FST-092)")
  func fast() throws {
    try home { home in
      _ = await home.daybook(["notifications", "set", "--fast-goal", "on", "--fast-soon", "on"])
      let started = await home.daybook(["fast", "start", "--plan", "12"])
      #expect(started.status == 0, "\(started)")
      try await home.loop.sleep(for: .seconds(5))
      let list = await home.daybook(["reminders", "--plain"])
      #expect(list.output.contains("Your fast reaches its goal in half an hour."), "\(list)")
      try await home.loop.sleep(for: .seconds(14 * 3_600))
      let missed = await home.daybook(["reminders", "missed", "--plain"])
      #expect(missed.output.contains("Your fast has reached its goal."), "\(missed)")
      #expect(missed.output.contains("half an hour"), "\(missed)")
    }
  }

  @Test("are set for drinking, bedtime and weigh-in (FST-091)")
  func health() throws {
    try home { home in
      let set = await home.daybook([
        "notifications", "set", "--drink", "2h", "--bedtime", "22:30", "--bedtime-minutes", "45",
        "--weigh-in", "07:15",
      ])
      #expect(
        set.lines.suffix(3) == [
          "Drink reminder every 2 hours, next today 11:00.",
          "Bedtime reminder 45 minutes before 22:30, next today 21:45.",
          "Weigh-in reminder at 07:15, next tomorrow 07:15.",
        ],
        "\(set)"
      )
      try await home.loop.sleep(for: .seconds(23 * 3_600))
      let missed = await home.daybook(["reminders", "missed", "--plain"])
      #expect(missed.output.contains("Time to drink something."), "\(missed)")
      #expect(missed.output.contains("Bedtime in 45 min."), "\(missed)")
      #expect(missed.output.contains("Time to weigh."), "\(missed)")
      let off = await home.daybook([
        "notifications", "set", "--drink", "none", "--bedtime", "none", "--weigh-in", "none",
      ])
      #expect(off.lines.count == 3, "\(off)")
      for words in [["--drink", "7"], ["--drink", "x"], ["--bedtime-minutes", "5"]] {
        let refused = await home.daybook(["notifications", "set"] + words)
        #expect(refused.status != 0, "\(refused)")
      }
    }
  }

  @Test("are resent by channels on request, and channels are switched on again (HOK-003, HOK-004)")
  func resent() throws {
    try home { home in
      let added = await home.daybook([
        "channels", "add", "ntfy", "https://ntfy.sh", "home-1", "--kinds", "task,overdue",
      ])
      #expect(added.status == 0, "\(added)")
      let tea = try #require(try await home.json("add", "Tea").text("task", "id"))
      _ = await home.daybook(["remind", tea, "--in", "10s"])
      try await home.loop.sleep(for: .seconds(75 * 3_600))
      let warned = await home.daybook(["remind", tea, "--in", "1h"])
      #expect(warned.errors.contains("Nothing has arrived lately"), "\(warned)")
      let log = await home.daybook(["channels", "deliveries", "--tries", "--plain"])
      #expect(log.lines.count == 11, "a line for the message and each of its last tries: \(log)")
      #expect(log.output.contains("given up: no connection"), "\(log)")
      let resent = await home.daybook(["channels", "resend", "ntfy"])
      #expect(resent.output == "1 message will be sent again.\n", "\(resent)")
      let again = await home.daybook(["channels", "resend", "ntfy"])
      #expect(again.output == "No message was given up.\n", "\(again)")
      let on = await home.daybook(["channels", "on", "ntfy", "--missed"])
      #expect(on.lines == ["“ntfy” is on.", "0 missed reminders will be sent."], "\(on)")
      let mail = await home.daybook(["channels", "add", "mail", "mia@example.org"])
      #expect(mail.errors.contains("no_mail_server"), "\(mail)")
      for words in [
        ["ntfy", "https://ntfy.sh", "a", "--kinds", "tea"], ["mail", "mia@example.org", "topic"],
        ["webhook", "https://a.org", "--access-token-file", "/x"],
      ] {
        let refused = await home.daybook(["channels", "add"] + words)
        #expect(refused.status != 0, "\(refused)")
      }
    }
  }

  @Test("are not announced for a completed task")
  func done() throws {
    try home { home in
      let tea = try #require(try await home.json("add", "Tea").text("task", "id"))
      _ = await home.daybook(["done", tea])
      let remind = await home.daybook(["remind", tea, "--in", "1h"])
      #expect(remind.output.hasPrefix("“Tea” is done, so nothing will ring."), "\(remind)")
      #expect(await home.daybook(["reminders"]).output.contains("No reminders are scheduled."))
      #expect(await home.daybook(["undone", tea]).status == 0)
      #expect(await home.daybook(["reminders"]).output.contains("Tea"))
    }
  }

  @Test("go to a webhook, whose secret is shown once and rotated (HOK-001)")
  func webhook() throws {
    try home { home in
      let added = await home.daybook(["channels", "add", "webhook", "https://example.org/in"])
      #expect(added.lines.first == "Reminders go to “webhook” now.", "\(added)")
      #expect(added.output.contains("whsec_"), "\(added)")
      let again = await home.daybook(["channels", "add", "webhook", "https://example.org/other"])
      #expect(again.output.contains("It keeps its secret."), "\(again)")
      let list = await home.daybook(["channels", "--plain"])
      #expect(list.output.contains("webhook") && !list.output.contains("whsec_"), "\(list)")
      let rotated = await home.daybook(["channels", "rotate", "webhook"])
      #expect(rotated.output.contains("whsec_"), "\(rotated)")
      #expect(rotated.lines.last?.hasPrefix("Until tomorrow 09:00 ") == true, "\(rotated)")
      let wrong = await home.daybook(["channels", "add", "webhook", "https://a.org", "topic"])
      #expect(wrong.status == ExitCode.wrongUse.rawValue, "\(wrong)")
      #expect(
        await home.daybook(["channels", "add", "ntfy", "https://ntfy.sh"]).status
          == ExitCode.wrongUse.rawValue
      )
    }
  }

  @Test("go to channels that a person adds, tests, inspects and removes")
  func channels() throws {
    try home { home in
      #expect(await home.daybook(["channels"]).output.contains("channels add ntfy"))
      let added = await home.daybook([
        "channels", "add", "ntfy", "https://ntfy.sh", "home-1", "--says", "titles",
      ])
      #expect(added.lines.first == "Reminders go to “ntfy” now.", "\(added)")
      let list = await home.daybook(["channels", "--plain"])
      #expect(list.output.contains("https://ntfy.sh") && list.output.contains("titles"), "\(list)")
      // Nothing leaves an installation under test.
      let tested = await home.daybook(["channels", "test", "ntfy"])
      #expect(tested.output == "The message did not arrive: no connection.\n", "\(tested)")
      #expect(tested.status == ExitCode.failure.rawValue)
      let tea = try #require(try await home.json("add", "Tea").text("task", "id"))
      _ = await home.daybook(["remind", tea, "--in", "10s"])
      try await home.loop.sleep(for: .seconds(12))
      let log = await home.daybook(["channels", "deliveries", "--plain"])
      #expect(log.output.contains("will be retried: no connection"), "\(log)")
      let inside = await home.daybook(["channels", "add", "ntfy", "http://10.0.0.1", "home"])
      #expect(inside.errors.contains("https_required"), "\(inside)")
      let removed = await home.daybook(["channels", "remove", "ntfy"])
      #expect(removed.output == "Removed the channel “ntfy”.\n", "\(removed)")
      let gone = await home.daybook(["channels", "test", "ntfy"])
      #expect(gone.status == ExitCode.notFound.rawValue, "\(gone)")
    }
  }
}
