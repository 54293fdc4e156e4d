import CommandLineTool
import RPC
import TestHousehold
import TestSupport
import Testing

/// The commands about tasks and projects, against the services themselves.
@Suite("A person's commands")
struct TaskCommandsTests {
  /// A home with a few tasks and projects.
  private func home(_ body: @escaping @Sendable (Home) async throws -> Void) throws {
    let home = try Home()
    try home.installation.run {
      try await home.startAll()
      try await home.setUp()
      for words in [
        ["projects", "add", "Home", "--color", "green", "--tag", "house"],
        ["projects", "add", "Garden", "--below", "Home", "--icon", "heart", "--p1"],
        ["add", "Pay rent", "--due", "tomorrow", "--p0", "--project", "Home"],
        ["add", "Buy seeds", "--project", "Garden"],
        ["add", "Call the bank", "--due", "today", "--evening", "--remind", "2h"],
        ["add", "Rent a car", "--details", "for the journey"],
      ] {
        let outcome = await home.daybook(words)
        #expect(outcome.status == 0, "\(words) \(outcome)")
      }
      try await body(home)
      await home.stopAll()
    }
  }

  private func run(_ home: Home, _ words: String...) async -> Home.Outcome {
    let outcome = await home.daybook(words)
    #expect(outcome.status == 0, "\(words) \(outcome)")
    return outcome
  }

  @Test("change many tasks and undo it (CLI-001, TSK-084, TSK-150)")
  func manyAndBack() throws {
    try home { (home: Home) async throws in
      _ = await run(home, "list")
      _ = await run(home, "bulk", "priority", "--to", "p3", "--all", "--yes")
      #expect(try await home.json("list", "--p3").number("totalCount") == 4)
      _ = await run(home, "undo")
      #expect(try await home.json("list", "--p3").number("totalCount") == 0)
      _ = await run(home, "done", "1", "2")
      #expect(try await home.json("list").number("totalCount") == 2)
      _ = await run(home, "undo")
      #expect(try await home.json("list").number("totalCount") == 4)
      _ = await run(home, "move", "3", "4", "--to", "Garden")
      #expect(try await home.json("list", "--project", "Garden").number("totalCount") == 3)
      _ = await run(home, "undo")
      _ = await run(home, "delete", "1", "--yes")
      let back = await run(home, "undo")
      #expect(back.output.contains("1 task as before"), "\(back)")
      _ = await run(home, "add", "Water the roses", "--due", "tomorrow")
      _ = await run(home, "search", "roses")
      let past = await home.daybook(["bulk", "shift", "1", "--to", "-30", "--yes"])
      #expect(past.errors.contains("number 1 of the last list: Due date cannot be"), "\(past)")
      #expect(!past.errors.contains("task_ids"))
      let twice = await home.daybook(["undo", "--token", "x"])
      #expect(twice.status == ExitCode.invalid.rawValue, "\(twice)")
    }
  }

  @Test("keep what could not be undone, so that it can be retried (TSK-084, CLI-006)")
  func halfWayBack() throws {
    try home { (home: Home) async throws in
      let first = try await home.json("add", "Sweep the stairs").text("task", "id") ?? ""
      let second = try await home.json("add", "Oil the door").text("task", "id") ?? ""
      _ = await run(home, "done", first, second)
      // The same person on another machine, whose changes this one does not know.
      let credentials = try home.files.read("/home/client/credentials", limit: 10_000)
      home.files.put("/other/client/credentials", String(decoding: credentials, as: UTF8.self))
      let other = await home.daybook(["edit", first, "--details", "now"], home: "/other")
      #expect(other.status == 0, "\(other)")
      let half = await home.daybook(["undo"])
      #expect(half.status == ExitCode.partial.rawValue, "\(half)")
      #expect(half.errors.contains("1 of 2 changes were undone"), "\(half)")
      #expect(try await home.json("list").number("totalCount") == 5)
      let again = await home.daybook(["undo"])
      #expect(again.status == ExitCode.conflict.rawValue, "\(again)")
      #expect(try await home.json("list").number("totalCount") == 5)
    }
  }

  @Test("clear caches, for a list and as the operator (CLI-004, CCH-006)")
  func cacheClear() throws {
    try home { (home: Home) async throws in
      _ = await run(home, "stats")
      let own = await run(home, "tasks", "cache-clear")
      #expect(own.output == "Cleared 1 cached answer.\n")
      let refused = await home.daybook(["operator", "cache-clear"])
      #expect(refused.status == ExitCode.notAllowed.rawValue, "\(refused)")
    }
  }

  @Test("find by word, view, filter, order and group (CLI-001, TSK-120, TSK-130, TSK-140)")
  func finding() throws {
    try home { (home: Home) async throws in
      let hits = await run(home, "search", "rent")
      #expect(hits.output.contains("2 hits."), "\(hits)")
      let related = await run(home, "search", "phone")
      #expect(related.output.contains("Call the bank"), "\(related)")
      for view in ["today", "upcoming", "history", "all"] {
        _ = await run(home, "list", "--view", view, "--group", "view")
      }
      let grouped = await run(
        home,
        "list",
        "--group",
        "project",
        "--sort",
        "name",
        "--empty-groups"
      )
      #expect(grouped.output.contains("Home: 1 open of 1"), "\(grouped)")
      let due = await run(home, "list", "--due", "today..tomorrow", "--group", "due")
      #expect(due.output.contains("2 tasks."), "\(due)")
      #expect(try await home.json("list", "--reminded").number("totalCount") == 1)
      #expect(try await home.json("list", "--unscheduled").number("totalCount") == 2)
      #expect(try await home.json("list", "--high").number("totalCount") == 2)
      _ = await run(
        home,
        "filters",
        "save",
        "Big",
        "--high",
        "--sort",
        "-name",
        "--group",
        "priority"
      )
      let saved = await run(home, "list", "--filter", "big")
      #expect(saved.output.contains("Highest (P0): 1 open of 1"), "\(saved)")
      _ = await run(home, "filters")
      _ = await run(home, "filters", "suggest")
      _ = await run(home, "filters", "delete", "Big", "--yes")
      let stats = await run(home, "stats", "--unscheduled")
      #expect(stats.output.hasPrefix("2 tasks"), "\(stats)")
    }
  }

  @Test("move dates and check before storing (CLI-001, TSK-051, TSK-090)")
  func dates() throws {
    try home { (home: Home) async throws in
      _ = await run(home, "list")
      _ = await run(home, "reschedule", "1", "--to", "+3d")
      _ = await run(home, "reschedule", "1", "--suggest")
      _ = await run(home, "reschedule", "--overdue", "--spread", "--yes")
      let past = await home.daybook(["reschedule", "1", "--to", "yesterday"])
      #expect(past.status == ExitCode.invalid.rawValue)
      #expect(past.errors.contains("invalid_due_date"), "\(past)")
      let check = await home.daybook(["validate", "", "--remind", "yesterday 10:00"])
      #expect(check.status == ExitCode.invalid.rawValue)
      #expect(check.output.contains("name: Task name cannot be empty"), "\(check)")
      #expect(check.output.contains("alert_reminder_time: "), "\(check)")
      let turned = await home.daybook(["add", "a\u{202E}b"])
      #expect(turned.status == ExitCode.invalid.rawValue)
      #expect(turned.errors.contains("invalid_text"), "\(turned)")
      #expect(turned.errors.hasPrefix("daybook: name: "), "\(turned)")
    }
  }

  @Test("keep projects in order (CLI-002, PRJ-037, PRJ-044)")
  func projects() throws {
    try home { (home: Home) async throws in
      let tree = await run(home, "projects")
      #expect(tree.output.contains("\n  Garden"), "\(tree)")
      let circle = await home.daybook(["projects", "move", "Home", "--below", "Garden"])
      #expect(circle.status == ExitCode.conflict.rawValue)
      #expect(circle.errors.contains("circular_reference"), "\(circle)")
      _ = await run(home, "projects", "edit", "Garden", "--status", "on-hold", "--digest", "on")
      #expect(try await home.json("projects", "--status", "on-hold").number("totalCount") == 1)
      _ = await run(home, "projects", "stats", "Home", "--with-subprojects")
      _ = await run(home, "projects", "show", "Garden")
      _ = await run(home, "projects", "archive", "Home", "--with-subprojects")
      #expect(try await home.json("projects").number("totalCount") == 1)
      _ = await run(home, "projects", "restore", "Home", "--with-subprojects")
      _ = await run(home, "projects", "delete", "Garden", "--to", "Home", "--yes")
      let back = await run(home, "undo")
      #expect(back.output.contains("1 project as before"), "\(back)")
      #expect(try await home.json("list", "--project", "Garden").number("totalCount") == 1)
      _ = await run(home, "undo")
      _ = await run(home, "repair")
      let reports = await run(home, "repair", "--reports")
      #expect(reports.output.contains("none had lost its project"), "\(reports)")
      #expect(try await home.json("list", "--project", "Home").number("totalCount") == 2)
      let inbox = await home.daybook(["projects", "delete", "Inbox", "--yes"])
      #expect(inbox.errors.contains("inbox_protected"), "\(inbox)")
    }
  }
}
