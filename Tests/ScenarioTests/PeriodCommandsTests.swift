import CommandLineTool
import RPC
import TestHousehold
import TestSupport
import Testing

/// The commands about weeks, months and years, against the services themselves.
///
/// It is Saturday, 2026-11-21, 09:00 in Berlin.
@Suite("A person's weeks")
struct PeriodCommandsTests {
  /// Four tasks: one of the garden done today, one without a date done today, one open, one for tomorrow.
  private func busy(_ home: Home) async throws {
    try await home.startAll()
    try await home.setUp()
    _ = await home.daybook(["projects", "add", "Garden"])
    for words in [
      ["Dig", "--due", "today", "--p0", "--project", "Garden"], ["Call", "--p3"],
      ["Rent", "--due", "today", "--p1"], ["Shop", "--due", "tomorrow"],
    ] {
      let added = await home.daybook(["add"] + words)
      #expect(added.status == 0, "\(added)")
    }
    _ = await home.daybook(["list", "--view", "all"])
    let found = try await home.json("list", "--view", "all")
    for name in ["Dig", "Call"] {
      let id = found.objects("tasks").first { $0.text("name") == name }?.text("id") ?? ""
      let done = await home.daybook(["done", id])
      #expect(done.status == 0, "\(done)")
    }
  }

  @Test("shows a week's days as bars, and their sums (ANA-031, CLI-003)")
  func week() throws {
    let home = try Home()
    try home.installation.run {
      try await busy(home)
      let week = await home.daybook(["week", "--plain"])
      #expect(week.status == 0, "\(week)")
      #expect(week.lines[0] == "Week 2026-11-16 to 2026-11-22", "\(week)")
      #expect(week.lines[7].hasPrefix("Sat 2026-11-21  ####"), "\(week)")
      #expect(week.lines[7].hasSuffix("  9  2 of 3 tasks"), "\(week)")
      #expect(
        week.lines[8] == "Sun 2026-11-22" + String(repeating: " ", count: 44) + "0  1 planned"
      )
      #expect(week.output.contains("9 points for 2 of 4 tasks (50 %) - 2 open"), "\(week)")
      #expect(week.output.contains("Priorities  P0 1/1 (7)  P1 0/1  P2 0/1  P3 1/1 (2)"), "\(week)")
      #expect(week.output.contains("Garden"), "\(week)")
      #expect(week.output.contains("Hours 0-23  000000000900000000000000"), "\(week)")
      let json = try await home.json("week")
      #expect(json.count("entries") == 7 && json.number("summary", "figures", "points") == 9)
      let before = await home.daybook(["week", "--date", "2026-11-10", "--plain"])
      #expect(before.output.contains("Nothing was planned or done."), "\(before)")
      let both = await home.daybook(["week", "--date", "today", "--days", "3"])
      #expect(both.status == ExitCode.wrongUse.rawValue)
      await home.stopAll()
    }
  }

  @Test(
    "begins the week with the household's first day, from the change on and for past weeks (ANA-002)"
  )
  func weekStart() throws {
    let home = try Home.running()
    func first(_ words: String...) throws -> String {
      try home.run(["week", "--plain"] + words).lines.first ?? ""
    }
    #expect(try first() == "Week 2026-11-16 to 2026-11-22")
    #expect(try home.run("household", "set", "--week-start", "sunday").status == 0)
    #expect(try first() == "Week 2026-11-15 to 2026-11-21")
    #expect(try home.run("household", "set", "--week-start", "saturday").status == 0)
    #expect(try first() == "Week 2026-11-21 to 2026-11-27")
    #expect(try first("--date", "2026-11-20") == "Week 2026-11-14 to 2026-11-20")
    let report = try home.run("report", "--plain")
    #expect(report.output.hasPrefix("Productivity report, 2026-11-21 to 2026-11-27"), "\(report)")
  }

  @Test("shows a month by weeks and a year as a heat map (ANA-032, ANA-033)")
  func monthAndYear() throws {
    let home = try Home()
    try home.installation.run {
      try await busy(home)
      let month = await home.daybook(["month", "--plain"])
      #expect(month.lines.first == "Month 2026-11-01 to 2026-11-30", "\(month)")
      #expect(month.lines[5].hasPrefix("2026-11-16 - 2026-11-22  ####"), "\(month)")
      let year = await home.daybook(["year", "--plain"])
      #expect(year.lines.first == "Year 2026-01-01 to 2026-12-31", "\(year)")
      let saturdays = try #require(year.lines.first { $0.hasPrefix("Sat ") })
      // 2026-01-01 is a Thursday: 21 November is in the 47th week.
      #expect(saturdays.count == 4 + 47 && saturdays.last == "#", "\(year)")
      #expect(saturdays.dropFirst(4).dropLast().allSatisfy { $0 == "." }, "\(year)")
      #expect(year.output.contains("none . - + * # 9 points"), "\(year)")
      #expect(year.lines.contains { $0.hasPrefix("Nov 2026  ####") }, "\(year)")
      await home.stopAll()
    }
  }

  @Test("reports a period as text, Markdown and CSV (RPT-001, RPT-002)")
  func report() throws {
    let home = try Home()
    try home.installation.run {
      try await busy(home)
      let plain = await home.daybook(["report", "--plain"])
      #expect(plain.lines.first == "Productivity report, 2026-11-16 to 2026-11-22", "\(plain)")
      #expect(plain.lines.contains { $0.hasPrefix("Garden") }, "\(plain)")
      let markdown = await home.daybook(["report", "--month", "--markdown"])
      #expect(markdown.output.hasPrefix("# Productivity report, 2026-11-01 to 2026-11-30\n"))
      let csv = await home.daybook(["report", "2026-11-20..2026-11-21", "--csv"])
      #expect(csv.output.hasPrefix("section,name,to,points,"), "\(csv)")
      #expect(csv.output.contains("project,Garden,,7,1,1,1.0,,\r\n"), "\(csv)")
      let backwards = await home.daybook(["report", "2026-11-21..2026-11-20"])
      #expect(backwards.status == ExitCode.invalid.rawValue, "\(backwards)")
      #expect(backwards.errors.contains("invalid_period"), "\(backwards)")
      for words in [["2026-11-21"], ["a..b", "--week"], ["--week", "--month"]] {
        let wrong = await home.daybook(["report"] + words)
        #expect(wrong.status == ExitCode.wrongUse.rawValue, "\(wrong)")
      }
      let insights = await home.daybook(["insights"])
      #expect(
        insights.output == "There are no insights yet; they need seven days with tasks.\n",
        "\(insights)"
      )
      await home.stopAll()
    }
  }

  @Test("sets goals and shows their progress, and the level (GOL-002, GOL-004, LVL-001)")
  func goals() throws {
    let home = try Home()
    try home.installation.run {
      try await busy(home)
      let shown = await home.daybook(["goals", "--plain"])
      #expect(shown.lines[0] == "Points today   ############........  9 of 15", "\(shown)")
      #expect(shown.lines[1] == "Tasks today    ########............  2 of 5", "\(shown)")
      let set = await home.daybook(["goals", "--points", "9", "--plain"])
      #expect(set.lines[0] == "The goals are set.", "\(set)")
      #expect(set.lines[1].hasPrefix("Points today   ####################  9 of 9 - reached"))
      let again = await home.daybook(["goals", "--points", "9"])
      #expect(again.lines[0] == "These goals were already set; nothing changed.", "\(again)")
      let wrong = await home.daybook(["goals", "--points", "1001"])
      #expect(wrong.status == ExitCode.wrongUse.rawValue)
      let level = await home.daybook(["level", "--plain"])
      #expect(level.lines[0].hasPrefix("Level 1 Starter"), "\(level)")
      #expect(level.lines[1] == "9 points in all", "\(level)")
      await home.stopAll()
    }
  }

  @Test("marks a month's days with open and completed tasks")
  func calendar() throws {
    let home = try Home()
    try home.installation.run {
      try await busy(home)
      let page = await home.daybook(["calendar", "--plain"])
      #expect(page.lines[0] == "November 2026", "\(page)")
      #expect(page.lines[2].hasPrefix("Mon"), "\(page)")
      #expect(page.output.contains("[21]"), "\(page)")
      #expect(page.output.contains("x2 +9"), "\(page)")
      #expect(page.lines.last == "2 open, 0 overdue - 2 done, 9 points", "\(page)")
      let json = try await home.json("calendar")
      #expect(json.count("days") == 30)
      let day = try #require(json.objects("days").first { $0.text("day") == "2026-11-21" })
      #expect(day.number("open") == 1 && day.number("completed") == 2)
      await home.stop("analytics")
      let without = await home.daybook(["calendar", "--plain"])
      #expect(without.status == 0 && without.output.contains("1 open"), "\(without)")
      #expect(without.output.contains("Completions and points cannot be shown now"), "\(without)")
      await home.stopAll()
    }
  }

  @Test("has the productivity score on the dashboard (WFL-011)")
  func dashboard() throws {
    let home = try Home()
    try home.installation.run {
      try await busy(home)
      let page = await home.daybook(["dashboard", "--plain"])
      // Two of three tasks, 9 of 15 points, one day in a row: 33.3 + 18 + 2.9.
      #expect(page.lines.contains("productivity 54 of 100, steady"), "\(page)")
      #expect(try await home.json("dashboard").number("analytics", "productivity", "score") == 54)
      await home.stopAll()
    }
  }
}
