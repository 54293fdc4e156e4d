import CommandLineTool
import RPC
import TestHousehold
import TestSupport
import Testing

/// The screen-time commands of a child and its parents, against the services themselves.
@Suite("A family's screen time")
struct ScreenTimeCommandsTests {
  private static let tablet = "/tablet"

  /// A family whose child Mia is signed in on a tablet and has a learning app and a reward app since 08:00 UTC.
  private func withFamily(_ body: @escaping @Sendable (Home) async throws -> Void) throws {
    let home = try Home()
    try home.installation.run {
      try await home.startAll()
      try await home.setUp()
      try await home.done("members", "add", "Mia", "--child")
      let invited = try await home.done("invite", "Mia")
      let line = try #require(invited.lines.first { $0.hasPrefix("  daybook login ") })
      let words = line.split(separator: " ").dropFirst().map(String.init)
      #expect(await home.daybook(words, home: Self.tablet).status == 0)
      try await home.done("consent", "give", "screen-time", "--child", "Mia", "--yes")
      // Unreported apps get a record when they are used.
      Self.put(home, "first", [("org.kde.math", "08:00", "08:01"), ("Org.Game", "08:00", "08:01")])
      let first = await home.daybook(["usage", "report", "/first"])
      #expect(first.output == "2 intervals booked. Mia earned 0 points.\n", "\(first)")
      let mia = try #require(
        try await home.json("members").objects("members").first { $0.text("name") == "Mia" }?
          .text("id")
      )
      for (app, category, points) in [
        ("org.kde.math", "APP_CATEGORY_LEARNING", ",\"pointsPerHour\":\"60\""),
        ("org.game", "APP_CATEGORY_REWARD", ""),
      ] {
        let set = await home.daybook([
          "rpc", "call", "daybook.catalog.v1.Apps/SetAppCategory",
          "{\"childId\":\"\(mia)\",\"bundleIdentifier\":\"\(app)\",\"category\":\"\(category)\"\(points)}",
        ])
        #expect(set.status == 0, "\(set)")
      }
      try await body(home)
      await home.stopAll()
    }
  }

  private static func put(_ home: Home, _ name: String, _ use: [(String, String, String)]) {
    let intervals = use.map { app, start, end in
      """
      {"bundle_identifier": "\(app)", "start": "2026-11-21T\(start):00Z", "end": "2026-11-21T\(end):00Z",
       "title": "nobody's business"}
      """
    }
    home.files.put("/\(name)", "{\"intervals\": [\(intervals.joined(separator: ","))]}")
  }

  /// Sets the clock of the home to a time of that day.
  private static func wait(_ home: Home, minutes: Int) async throws {
    try await home.loop.sleep(for: .seconds(minutes * 60))
  }

  @Test("goes from use to points to minutes that are used (APP-113, APP-134)")
  func whole() throws {
    try withFamily { home in
      try await Self.wait(home, minutes: 45)
      Self.put(
        home,
        "learned",
        [("org.kde.math", "08:05", "08:35"), ("org.kde.math", "08:20", "08:40")]
      )
      let learned = await home.daybook(["usage", "report", "/learned", "--device", "tablet"])
      #expect(learned.output == "2 intervals booked. Mia earned 35 points.\n", "\(learned)")
      let again = await home.daybook(["usage", "report", "/learned", "--device", "tablet"])
      #expect(again.output == "0 intervals booked, 2 already known. Mia earned 0 points.\n")
      // Both see the same; the child needs no --child.
      for place in [Machine.home, Self.tablet] {
        let points = await home.daybook(["points"], home: place)
        #expect(points.output == "Mia has 35 points, 35 earned today.\n", "\(points)")
      }
      let redeemed = await home.daybook(["rewards", "redeem", "game", "15"], home: Self.tablet)
      #expect(
        redeemed.output.hasPrefix("15 min of Org.Game for 15 points, until "),
        "\(redeemed)"
      )
      #expect(redeemed.output.hasSuffix("20 points left.\n"))
      try await Self.wait(home, minutes: 15)
      Self.put(home, "played", [("org.game", "08:45", "08:55")])
      #expect(await home.daybook(["usage", "report", "/played"]).status == 0)
      let rewards = await home.daybook(["rewards"], home: Self.tablet)
      #expect(rewards.output.contains("1  Org.Game: 5 min of 15 min left"), "\(rewards)")
      let cancelled = await home.daybook(["rewards", "cancel", "1"])
      #expect(cancelled.output == "Ended Org.Game; 5 min gave 5 points back.\n", "\(cancelled)")
      let ledger = try await home.json("points", "ledger")
      #expect(ledger.objects("entries").map { $0.number("points") } == [5, -15, 35])
      #expect(ledger.objects("entries").map { $0.number("balance") } == [25, 20, 35])
      let why = await home.daybook(["points", "why", "--plain"])
      #expect(
        why.output.hasPrefix("25 points = 35 earned - 15 spent + 5 given back + 0 adjusted"),
        "\(why)"
      )
      let used = await home.daybook(["usage", "--plain"])
      #expect(used.output.contains("Org.Game") && used.output.contains("35 min"), "\(used)")
    }
  }

  @Test("books nothing of a file with a malformed report_id, which it names (APP-071, APP-113)")
  func malformedReportID() throws {
    try withFamily { home in
      try await Self.wait(home, minutes: 45)
      for (id, found) in [
        ("\"tuesday\"", "“tuesday”"), ("\"\"", "“”"), ("7", "not text"), ("[]", "not text"),
      ] {
        home.files.put(
          "/ids",
          """
          [{"report_id": null, "bundle_identifier": "org.kde.math", "start": "2026-11-21T08:10:00Z",
            "end": "2026-11-21T08:20:00Z"},
           {"report_id": \(id), "bundle_identifier": "org.kde.math", "start": "2026-11-21T08:20:00Z",
            "end": "2026-11-21T08:30:00Z"}]
          """
        )
        let refused = await home.daybook(["usage", "report", "/ids"])
        #expect(refused.status == ExitCode.invalid.rawValue, "\(refused)")
        #expect(
          refused.errors.contains("the report_id of interval 2 is \(found), and must be a UUID"),
          "\(refused)"
        )
      }
      let balance = try await home.json("points")
      #expect(balance.number("balance", "balance") == 0)
    }
  }

  @Test("pays nothing for the time without the app, and says so (APP-074, APP-113)")
  func withoutApp() throws {
    try withFamily { home in
      home.files.put("/with", "org.kde.math,Math\norg.game,Game")
      home.files.put("/without", "org.game,Game")
      for (file, minutes) in [("/with", 20), ("/without", 10), ("/with", 15)] {
        try await home.done("apps", "report", "--child", "Mia", "--device", "tablet", file)
        try await Self.wait(home, minutes: minutes)
      }
      Self.put(
        home,
        "late",
        [("org.kde.math", "08:00", "08:45"), ("org.kde.math", "08:00", "08:10")]
      )
      let late = await home.daybook(["usage", "report", "/late", "--device", "tablet"])
      #expect(late.status == 0, "\(late)")
      #expect(
        late.output
          == """
          2 intervals booked. Mia earned 35 points.
            1: The app was not installed all the time. Use without it earns and costs nothing.

          """,
        "\(late)"
      )
    }
  }

  @Test("lets a child ask, and a parent decide (APP-113)")
  func requests() throws {
    try withFamily { home in
      #expect(
        await home.daybook(["points", "adjust", "--give", "40", "--reason", "Garden"]).output
          == "Gave 40 points; Mia has 40 now.\n"
      )
      let set = await home.daybook(["rewards", "settings", "--approval", "on", "--price", "2"])
      #expect(set.output.contains("Approval  a parent decides"), "\(set)")
      let direct = await home.daybook(["rewards", "redeem", "game", "5"], home: Self.tablet)
      #expect(direct.status == ExitCode.conflict.rawValue, "\(direct)")
      #expect(direct.errors.contains("approval_needed"))
      for minutes in ["5", "10"] {
        let asked = await home.daybook(["rewards", "request", "game", minutes], home: Self.tablet)
        #expect(asked.output.contains("held until a parent decides"), "\(asked)")
      }
      let points = await home.daybook(["points"], home: Self.tablet)
      #expect(points.output.contains("30 are held by requests; 10 can be spent."), "\(points)")
      let approved = await home.daybook(["rewards", "approve", "2"])
      #expect(approved.output == "Mia has 10 min of Org.Game now.\n", "\(approved)")
      let declined = await home.daybook(["rewards", "decline", "1"])
      #expect(declined.output == "Declined. 10 points can be spent again.\n", "\(declined)")
      let none = await home.daybook(["rewards", "approve", "1"])
      #expect(none.status == ExitCode.notFound.rawValue && none.errors.contains("not_listed"))
      let balance = try await home.json("points")
      #expect(balance.number("balance", "balance") == 20)
    }
  }

  @Test("cannot be reported, set or adjusted by a child (APP-001, APP-003, APP-126)")
  func childMayNot() throws {
    try withFamily { home in
      Self.put(home, "forged", [("org.kde.math", "07:10", "07:40")])
      for words in [
        ["usage", "report", "/forged"], ["usage", "show"], ["rewards", "settings", "--price", "1"],
        ["points", "adjust", "--give", "5", "--reason", "Me"], ["rewards", "cancel", "1"],
        ["import", "activitywatch", "/forged"],
      ] {
        let refused = await home.daybook(words, home: Self.tablet)
        #expect(refused.status != 0, "\(words)")
      }
      let forged = await home.daybook(["usage", "report", "/forged"], home: Self.tablet)
      #expect(forged.status == ExitCode.notAllowed.rawValue, "\(forged)")
      let balance = try await home.json("points")
      #expect(balance.number("balance", "balance") == 0)
      // The child sees the same rules as its parents.
      let own = await home.daybook(["rules"], home: Self.tablet)
      #expect(own.output == (await home.daybook(["rules", "--child", "Mia"])).output)
      #expect(own.output.contains("org.kde.math earns 60 points an hour."), "\(own)")
    }
  }

  @Test("has a card for each child, readable without colours (APP-101, APP-102, APP-106)")
  func family() throws {
    try withFamily { home in
      try await home.done("members", "add", "Ben", "--child")
      let ambiguous = await home.daybook(["points"])
      #expect(ambiguous.status == ExitCode.wrongUse.rawValue, "\(ambiguous)")
      try await Self.wait(home, minutes: 45)
      Self.put(home, "learned", [("org.kde.math", "08:00", "08:45")])
      try await home.done("usage", "report", "/learned", "--child", "Mia")
      let goal = try await home.done("goals", "set", "--learning", "40", "--child", "Mia")
      #expect(goal.output == "The goal of Mia is 40 min of learning a day.\n")
      let same = try await home.done("goals", "set", "--learning", "40", "--child", "Mia")
      #expect(same.output.hasSuffix("; nothing changed.\n"), "\(same)")
      let own = await home.daybook(["goals", "set", "--learning", "5"], home: Self.tablet)
      #expect(own.status == ExitCode.notAllowed.rawValue, "\(own)")
      let family = await home.daybook(["family", "--plain"])
      #expect(family.status == 0, "\(family)")
      #expect(family.output.contains("Mia\n") && family.output.contains("Ben\n"))
      #expect(family.output.contains("####################"), "\(family)")
      #expect(family.output.contains("of 40 min, 1"), "\(family)")
      #expect(
        family.output.contains("exceeded") && family.output.contains("No use was reported yet.")
      )
      #expect(family.output.utf8.allSatisfy { $0 < 0x80 }, "\(family)")
      let card = await home.daybook(["family", "--plain"], home: Self.tablet)
      #expect(card.output.contains("Mia") && !card.output.contains("Ben"), "\(card)")
    }
  }

  @Test("is one answer for programs, and says which cards are missing (APP-101, APP-106)")
  func familyWithoutCatalog() throws {
    try withFamily { home in
      try await home.done("members", "add", "Ben", "--child")
      let family = try await home.json("family")
      #expect(family.texts("children", "name") == ["Mia", "Ben"])
      #expect(family.objects("children").map { $0.count("card", "chart") } == [7, 7])
      let own = try await home.json("family", home: Self.tablet)
      #expect(own.texts("children", "name") == ["Mia"])
      await home.stop("catalog")
      let broken = await home.daybook(["family", "--plain"])
      #expect(broken.status == ExitCode.partial.rawValue, "\(broken)")
      let missing = "This card cannot be loaded: The catalog service cannot be reached.\n"
      #expect(broken.output == "Mia\n\(missing)\nBen\n\(missing)", "\(broken)")
      let answer = await home.daybook(["family", "--json"])
      #expect(answer.status == ExitCode.partial.rawValue, "\(answer)")
      #expect(answer.output.split(separator: "peer_unavailable").count == 3, "\(answer)")
      // With one card only, its failure is that of the command.
      for words in [["family"], ["family", "--json"]] {
        let single = await home.daybook(words, home: Self.tablet)
        #expect(single.status == ExitCode.unavailable.rawValue, "\(single)")
        #expect(single.output.isEmpty && single.errors.contains("peer_unavailable"), "\(single)")
      }
    }
  }

  @Test("follows each card within a second, and prints it only when it changed (APP-104)")
  func familyWatched() throws {
    try withFamily { home in
      try await home.done("members", "add", "Ben", "--child")
      try await home.done("consent", "give", "screen-time", "--child", "Ben", "--yes")
      let papers = (0..<3).map { _ in Paper() }
      let watchers = [
        ("/home", ["4", "--plain"]), ("/home", ["4", "--json"]), (Self.tablet, ["3", "--json"]),
      ]
      let watching = zip(watchers, papers).map { watcher, paper in
        let environment = home.environment(watcher.0, paper, Paper())
        let words = ["family", "--watch", "--count"] + watcher.1
        return home.loop.spawn { await CommandLineTool.run(words, environment) }
      }
      try await Self.wait(home, minutes: 45)
      #expect(papers[0].text.contains("Mia\n") && papers[0].text.contains("Ben\n"))
      #expect(papers.dropFirst().map { $0.lines.count } == [1, 1])
      Self.put(home, "learned", [("org.kde.math", "08:00", "08:45")])
      try await home.done("usage", "report", "/learned", "--child", "Mia")
      try await home.loop.sleep(for: .milliseconds(900))
      #expect(papers[0].text.ranges(of: "Points    45, 45 earned today").count == 1)
      #expect(papers[0].text.ranges(of: "Ben\n").count == 1, "\(papers[0].text)")
      // Ben's goal is no event for Mia.
      try await home.done("goals", "set", "--learning", "40", "--child", "Ben")
      try await home.loop.sleep(for: .milliseconds(900))
      #expect(papers[0].text.ranges(of: "Ben\n").count == 2)
      // A redemption has two events, and one reading shows both.
      let redeemed = await home.daybook(["rewards", "redeem", "game", "15"], home: Self.tablet)
      #expect(redeemed.status == 0, "\(redeemed)")
      try await home.loop.sleep(for: .milliseconds(900))
      let adjust = ["points", "adjust", "--give", "5", "--reason", "Dishes", "--child", "Mia"]
      #expect(await home.daybook(adjust).status == 0)
      for watch in watching { #expect(await watch.value == 0) }
      func balances(_ paper: Paper) throws -> [String] {
        try paper.lines.dropFirst().flatMap { line in
          try JSON(line).objects("children").map {
            "\($0.text("name") ?? "") \($0.text("card", "balance", "balance") ?? "0")"
          }
        }
      }
      #expect(try balances(papers[1]) == ["Mia 45", "Ben 0", "Mia 30", "Mia 35"])
      #expect(try balances(papers[2]) == ["Mia 45", "Mia 30", "Mia 35"])
      let wrong = await home.daybook(["family", "--count", "2"])
      #expect(wrong.status == ExitCode.wrongUse.rawValue, "\(wrong)")
    }
  }

  @Test("follows a child who joins, and a card that can be loaded again (APP-104, APP-106)")
  func familyWatchedThroughFailure() throws {
    try withFamily { home in
      let paper = Paper()
      let environment = home.environment("/home", paper, Paper())
      let watch = home.loop.spawn {
        await CommandLineTool.run(
          ["family", "--watch", "--count", "5", "--timeout", "600s", "--json"],
          environment
        )
      }
      try await Self.wait(home, minutes: 1)
      try await home.done("members", "add", "Ben", "--child")
      try await Self.wait(home, minutes: 1)
      await home.stop("catalog")
      try await Self.wait(home, minutes: 1)
      try await home.start("catalog")
      #expect(await watch.value == 0, "\(paper.text)")
      let pages = try paper.lines.map { try JSON($0).objects("children") }
      #expect(pages.map(\.count) == [1, 1, 1, 1, 1, 1])
      let cards = pages.flatMap(\.self).map {
        "\($0.text("name") ?? ""): \($0.text("error", "reason") ?? "card")"
      }
      let lost = ["Mia: peer_unavailable", "Ben: peer_unavailable"]
      #expect(cards == ["Mia: card", "Ben: card"] + lost + ["Mia: card", "Ben: card"])
    }
  }

  @Test("is not found without a child (APP-106)")
  func noChild() throws {
    let home = try Home.running()
    let none = try home.run("family")
    #expect(none.status == ExitCode.notFound.rawValue, "\(none)")
    #expect(none.errors.contains("no_child") && none.errors.contains("members add NAME --child"))
  }

  @Test("imports what ActivityWatch recorded, without points and without titles (APP-126)")
  func activityWatch() throws {
    try withFamily { home in
      try await Self.wait(home, minutes: 45)
      home.files.put(
        "/aw.json",
        """
        {"buckets": {
          "aw-watcher-window_pc": {"id": "w", "type": "currentwindow", "events": [
            {"timestamp": "2026-11-21T08:02:00.500000+00:00", "duration": 600.0,
             "data": {"app": "org.kde.math", "title": "Secret letter"}},
            {"timestamp": "2026-11-21T08:20:00+00:00", "duration": 60,
             "data": {"app": "C:\\\\Games\\\\Big Game.EXE", "title": "x"}},
            {"timestamp": "2026-11-20T07:00:00+00:00", "duration": 60, "data": {"app": "earlier"}},
            {"timestamp": "2026-01-01T07:00:00+00:00", "duration": 60, "data": {"app": "old"}},
            {"timestamp": "never", "duration": 60, "data": {"app": "broken"}},
            {"timestamp": "2026-11-21T07:00:00+00:00", "duration": 0, "data": {"app": "none"}}]},
          "aw-watcher-web": {"type": "web.tab.current", "events": [
            {"timestamp": "2026-11-21T07:00:00+00:00", "duration": 600,
             "data": {"url": "https://example.org/secret", "title": "Secret"}}]}}}
        """
      )
      let words = ["import", "activitywatch", "/aw.json", "--child", "Mia", "--device", "pc"]
      let taken = await home.daybook(words)
      #expect(taken.status == ExitCode.partial.rawValue, "\(taken)")
      #expect(
        taken.output.hasPrefix("2 intervals booked, 1 rejected. It earns no points.\n"),
        "\(taken)"
      )
      #expect(
        taken.output.contains("  1: The interval began before a parent's consent to screen time"),
        "\(taken)"
      )
      #expect(taken.output.contains("Ignored 1 event from before 90 days ago."))
      #expect(taken.output.contains("Ignored 1 event that cannot be read."))
      let again = await home.daybook(words)
      #expect(
        again.output.hasPrefix("0 intervals booked, 2 already known, 1 rejected."),
        "\(again)"
      )
      let used = await home.daybook(["usage", "show", "--child", "Mia", "--json"])
      #expect(used.output.contains("big-game") && !used.output.contains("ecret"), "\(used)")
      #expect(!used.output.contains("earlier"), "\(used)")
      let balance = try await home.json("points")
      #expect(balance.number("balance", "balance") == 0)
      let bad = await home.daybook(["import", "activitywatch", "/first"])
      #expect(bad.status == ExitCode.invalid.rawValue, "\(bad)")
    }
  }

  @Test("pays for lessons if a parent enabled it, while a consent is valid (APP-080, APP-002)")
  func lessons() throws {
    try withFamily { home in
      try await home.done(
        "rewards",
        "settings",
        "--lessons",
        "on",
        "--lesson-points",
        "25",
        "--lesson-daily",
        "30"
      )
      for lesson in ["laundry", "cooking", "taxes"] {
        try await home.done("topics", "done", lesson, home: Self.tablet)
      }
      var ledger = try await home.json("points", "ledger")
      #expect(ledger.objects("entries").map { $0.number("points") } == [5, 25])
      #expect(ledger.texts("entries", "topic") == ["cooking", "laundry"])
      try await Self.wait(home, minutes: 24 * 60)
      try await home.done("consent", "withdraw", "screen-time", "--child", "Mia")
      // The lesson is completed without points, and a later consent does not add them.
      try await home.done("topics", "done", "budgeting", home: Self.tablet)
      let lesson = try await home.json("topics", "show", "budgeting", home: Self.tablet)
      #expect(lesson.bool("state", "isCompleted"), "\(lesson)")
      let silent = try await home.done("rules", home: Self.tablet)
      #expect(silent.output.contains("no parent has consented to screen time"), "\(silent)")
      try await home.done("consent", "give", "screen-time", "--child", "Mia", "--yes")
      ledger = try await home.json("points", "ledger")
      #expect(ledger.objects("entries").count == 2)
      let rules = try await home.done("rules", home: Self.tablet)
      #expect(!rules.output.contains("consent"), "\(rules)")
      try await home.done("topics", "done", "first-aid", home: Self.tablet)
      ledger = try await home.json("points", "ledger")
      #expect(ledger.texts("entries", "topic").first == "first-aid")
    }
  }
}
