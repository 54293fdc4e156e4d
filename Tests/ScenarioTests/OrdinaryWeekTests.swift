import CommandLineTool
import RPC
import TestHousehold
import TestSupport
import Testing

/// A week of commands: of someone who loves coffee, and of a teenager who learns to do laundry.
@Suite("An ordinary week")
struct OrdinaryWeekTests {
  private func withHome(_ body: @escaping @Sendable (Home) async throws -> Void) throws {
    let home = try Home()
    try home.installation.run {
      try await home.startAll()
      try await home.setUp()
      try await body(home)
      await home.stopAll()
    }
  }

  /// Runs a command that must succeed.
  @discardableResult
  private func typed(_ home: Home, _ words: String..., by signIn: [String] = []) async -> String {
    let outcome = await home.daybook(words + signIn)
    #expect(outcome.status == 0, "daybook \(words.joined(separator: " ")): \(outcome)")
    return outcome.output
  }

  private func nextDay(_ home: Home) async throws {
    try await home.loop.sleep(for: .seconds(86_400))
  }

  @Test("of someone who loves coffee (COF-055, COF-061, COF-109, BAG-002, BAG-003, BAG-007)")
  func coffee() throws {
    try withHome { home in
      // Saturday: a bag, a recipe, the first cups.
      await typed(
        home,
        "coffee",
        "add",
        "Guji Hana",
        "--roaster",
        "Nordhaus",
        "--roast",
        "medium",
        "--size",
        "250",
        "--roasted",
        "2026-11-16",
        "--opened",
        "today"
      )
      await typed(
        home,
        "recipes",
        "add",
        "Morning",
        "--method",
        "v60-02",
        "--grinder",
        "baratza encore",
        "--grind",
        "18",
        "--dose",
        "15",
        "--bloom",
        "45",
        "--bloom-time",
        "0:45",
        "--second-pour",
        "205",
        "--time",
        "2:45"
      )
      await typed(home, "brew", "guji", "morning", "--rating", "3", "--notes", "a little sour")
      let grind = await typed(home, "coffee", "grind", "guji")
      #expect(grind.contains("Baratza Encore") && grind.contains("18"), "\(grind)")
      // Sunday: finer, and better.
      try await nextDay(home)
      await typed(home, "recipe", "edit", "morning", "--grind", "16")
      await typed(home, "brew", "guji", "morning", "--rating", "5", "--notes", "jasmine, sweet")
      #expect(await typed(home, "coffee", "grind", "guji").contains("16"))
      // Monday: the timer runs, and the coffee's name is mistyped when it is stopped.
      try await nextDay(home)
      await typed(home, "brew", "timer", "start", "morning")
      try await home.loop.sleep(for: .seconds(160))
      let mistyped = await home.daybook(["brew", "timer", "stop", "--coffee", "gusi"])
      #expect(mistyped.status == ExitCode.notFound.rawValue)
      #expect(mistyped.errors.contains("The timer is paused, and its time is kept"))
      try await home.loop.sleep(for: .seconds(40))
      let stopped = await typed(
        home,
        "brew",
        "timer",
        "stop",
        "--coffee",
        "guji",
        "--rating",
        "4"
      )
      #expect(stopped.hasPrefix("“Morning” took 2:4"), "\(stopped)")
      // Tuesday: a weighing corrects the stock.
      try await nextDay(home)
      #expect(await typed(home, "coffee", "weigh", "guji") == "“Guji Hana”: 205 g left.\n")
      await typed(home, "coffee", "weigh", "guji", "--left", "190")
      await typed(home, "brew", "guji", "morning", "--grams", "16")
      #expect(await typed(home, "coffee", "weigh", "guji") == "“Guji Hana”: 174 g left.\n")
      // Wednesday: a moka pot, an espresso blend, an unrated cup.
      try await nextDay(home)
      await typed(home, "equipment", "add", "method", "Moka pot", "--family", "espresso")
      await typed(home, "coffee", "add", "Blend", "--roast", "dark")
      await typed(
        home,
        "recipes",
        "add",
        "Moka",
        "--method",
        "moka pot",
        "--grinder",
        "other",
        "--dose",
        "15",
        "--water-out",
        "60"
      )
      await typed(home, "brew", "blend", "moka")
      let list = await typed(home, "coffee", "list", "--plain")
      #expect(list.contains("not rated") && list.contains("4.0"), "\(list)")
      // Thursday: the best brews. The moka note is deleted, and the statistics follow.
      try await nextDay(home)
      let best = await typed(home, "notes", "--rating", "5", "--plain")
      #expect(best.hasPrefix("Brewing notes with 5 stars; “daybook notes” lists all.".plain))
      #expect(best.contains("jasmine"))
      let month = await typed(home, "coffee", "stats", "--plain")
      #expect(
        month.hasPrefix("5 brews of 2 coffees by 2 recipes; 3 rated, average 4.0."),
        "\(month)"
      )
      await typed(home, "notes", "delete", "moka", "--yes")
      #expect(await typed(home, "coffee", "stats").hasPrefix("4 brews of 1 coffee by 1 recipe;"))
      // Friday: the bag is finished, its notes are kept, and everything is exported.
      try await nextDay(home)
      await typed(home, "coffee", "finish", "guji")
      await typed(home, "coffee", "delete", "blend", "--yes")
      let ranks = await typed(home, "coffee", "stats", "--by", "coffee", "--best", "--plain")
      #expect(ranks.contains("Guji Hana") && ranks.contains("4.0"), "\(ranks)")
      let csv = await typed(home, "coffee", "export", "csv", "notes")
      #expect(csv.split(separator: "\r\n").count == 5, "\(csv)")
      #expect(await typed(home, "brew", "--help").contains("COFFEE"))
    }
  }

  @Test("of a teenager who learns to do laundry (TOP-051, TOP-056, TOP-061, TOP-062, TOP-085)")
  func laundry() throws {
    try withHome { home in
      _ = try await home.json("members", "add", "Mia", "--child")
      let token = try await home.json("tokens", "add", "tablet", "--member", "Mia")
      home.files.put("/home/mia", try #require(token.text("secret")))
      let mia = ["--token-file", "/home/mia"]
      // Saturday: the list of lessons, and the laundry by a part of its title.
      #expect(await typed(home, "topics", by: mia).contains("Laundry"))
      #expect(await typed(home, "topics", "--search", "LAUND", by: mia).contains("laundry"))
      let page = await typed(home, "topics", "show", "laundry", by: mia)
      #expect(page.contains("How to Do Laundry") && page.contains("Empty all pockets"))
      await typed(home, "topics", "favorite", "laundry", by: mia)
      // Two steps a day, with notes about mistakes.
      for day in 0..<3 {
        let steps = ["\(day * 2 + 1)", "\(day * 2 + 2)"]
        let done = await typed(home, "topics", "step", "laundry", steps[0], steps[1], by: mia)
        #expect(done.contains("\(day * 2 + 2) of 32 done"), "\(done)")
        try await nextDay(home)
      }
      await typed(
        home,
        "topics",
        "notes",
        "laundry",
        "--set",
        "Red socks: never with white",
        by: mia
      )
      // A step too early; an undo.
      await typed(home, "topics", "step", "laundry", "6", "--undo", by: mia)
      let summary = await typed(home, "topics", "summary", "--plain", by: mia)
      #expect(summary.contains("0 of 20 lessons done"), "\(summary)")
      #expect(summary.contains("Favourites: Laundry"))
      // Her parent sees her progress, and not her notes.
      let seen = await typed(home, "topics", "--child", "Mia", "--plain")
      #expect(seen.contains("5/32") && !seen.contains("socks"), "\(seen)")
      let peek = await home.daybook(["topics", "notes", "laundry"])
      #expect(!peek.output.contains("socks"))
      // The catalog restarts in the night, and nothing is lost.
      await home.stop("catalog")
      try await home.start("catalog")
      #expect(await typed(home, "topics", "notes", "laundry", by: mia).contains("Red socks"))
      // Thursday: the rest. Only the first completion earns points.
      try await nextDay(home)
      let done = await typed(home, "topics", "done", "laundry", by: mia)
      #expect(done.contains("10 learning points"), "\(done)")
      await typed(home, "topics", "done", "laundry", "--undo", by: mia)
      #expect(await !typed(home, "topics", "done", "laundry", by: mia).contains("10 learning"))
      #expect(await typed(home, "score", by: mia).contains("10 learning points"))
      // She also makes the family's coffee: she may record brews, and not change coffees.
      await typed(home, "coffee", "add", "Guji")
      await typed(
        home,
        "recipes",
        "add",
        "Press",
        "--method",
        "French Press",
        "--grinder",
        "Other",
        "--dose",
        "30"
      )
      await typed(home, "brew", "guji", "press", "--notes", "for Alex", by: mia)
      let refused = await home.daybook(["coffee", "add", "Cocoa"] + mia)
      #expect(refused.status == ExitCode.notAllowed.rawValue)
      #expect(await typed(home, "notes").contains("for Alex"))
    }
  }
}

extension String {
  /// As `--plain` prints it.
  fileprivate var plain: String {
    replacing("“", with: "\"").replacing("”", with: "\"")
  }
}
