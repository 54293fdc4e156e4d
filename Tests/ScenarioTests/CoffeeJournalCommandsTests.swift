import CommandLineTool
import TestHousehold
import TestSupport
import Testing

/// Brewing notes, stock, statistics, timers and files on the command line, against the services themselves.
@Suite("A household's coffee journal")
struct CoffeeJournalCommandsTests {
  private func withJournal(_ body: @escaping @Sendable (Home) async throws -> Void) throws {
    let home = try Home()
    try home.installation.run {
      try await home.startAll()
      try await home.setUp()
      _ = await home.daybook(["coffee", "add", "Guji", "--size", "250"])
      _ = await home.daybook([
        "recipes", "add", "Morning", "--method", "V60-02", "--grinder", "Baratza Encore", "--dose",
        "15", "--bloom", "45", "--bloom-time", "0:45", "--second-pour", "195", "--time", "2:45",
      ])
      try await body(home)
      await home.stopAll()
    }
  }

  @Test("is shown, changed, searched and deleted note by note (COF-046, COF-054, COF-055)")
  func notes() throws {
    try withJournal { home in
      for rating in ["3", "5"] {
        _ = await home.daybook([
          "brew", "--coffee", "guji", "--recipe", "morning", "--rating", rating, "--notes",
          "cup \(rating)",
        ])
      }
      let shown = await home.daybook(["notes", "show", "cup", "3"])
      #expect(shown.status == 0 && shown.output.contains("★★★☆☆"), "\(shown)")
      #expect(shown.output.contains("1:16") && shown.output.contains("Baratza Encore"))
      let edited = await home.daybook(["notes", "edit", "cup", "3", "--rating", "4"])
      #expect(edited.output == "Changed the note on “Guji”.\n", "\(edited)")
      let ambiguous = await home.daybook(["notes", "show", "cup"])
      #expect(ambiguous.status == ExitCode.conflict.rawValue)
      let deleted = await home.daybook(["notes", "delete", "cup", "5", "--yes"])
      #expect(deleted.output == "Deleted the note on “Guji”.\n", "\(deleted)")
      #expect(try await home.json("notes", "search", "CUP").count("notes") == 1)
      let left = try await home.json("notes")
      #expect(left.objects("notes").map { $0.number("note", "rating") } == [4])
    }
  }

  @Test("shows the stock and the grind settings (BAG-002, BAG-003, BAG-007)")
  func stock() throws {
    try withJournal { home in
      _ = await home.daybook(["brew", "--coffee", "guji", "--recipe", "morning", "--grams", "18"])
      let left = await home.daybook(["coffee", "weigh", "guji"])
      #expect(left.output == "“Guji”: 232 g left.\n", "\(left)")
      let weighed = await home.daybook(["coffee", "weigh", "guji", "--left", "143"])
      #expect(weighed.output == "Booked 89 g less. “Guji”: 143 g left.\n", "\(weighed)")
      let grind = await home.daybook(["coffee", "grind", "guji"])
      #expect(grind.output.contains("Baratza Encore, 18 g, 2:45"), "\(grind)")
    }
  }

  @Test("has a timer with stages, whose brew is recorded (COF-106, COF-107, COF-108)")
  func timer() throws {
    try withJournal { home in
      let started = await home.daybook(["brew", "timer", "start", "morning"])
      #expect(
        started.output.contains("bloom") && started.output.contains("second pour"),
        "\(started)"
      )
      let second = await home.daybook(["brew", "timer", "start", "morning"])
      #expect(second.status == ExitCode.conflict.rawValue)
      let paused = await home.daybook(["brew", "timer", "pause"])
      #expect(paused.output.contains("paused at"), "\(paused)")
      #expect(await home.daybook(["brew", "timer", "resume"]).status == 0)
      for words in [["none"], ["guji", "--notes", String(repeating: "x", count: 10_001)]] {
        let refused = await home.daybook(["brew", "timer", "stop", "--coffee"] + words)
        #expect(refused.status != 0 && refused.errors.contains("its time is kept"), "\(refused)")
        #expect(await home.daybook(["brew", "timer"]).output.contains("paused at"))
      }
      let stopped = await home.daybook([
        "brew", "timer", "stop", "--coffee", "guji", "--rating", "4",
      ])
      #expect(stopped.output.contains("Brewed “Guji” with it."), "\(stopped)")
      let notes = try await home.json("notes")
      #expect(notes.objects("notes").map { $0.number("note", "plannedTime") } == [165])
      #expect(await home.daybook(["brew", "timer"]).status == ExitCode.notFound.rawValue)
    }
  }

  @Test("is counted, charted and exported (COF-091, COF-109, COF-110, COF-111)")
  func figures() throws {
    try withJournal { home in
      _ = await home.daybook(["brew", "guji", "morning"])
      let unrated = await home.daybook(["coffee", "stats", "--plain"])
      #expect(unrated.output.hasPrefix("1 brew of 1 coffee by 1 recipe; none rated.\n"))
      _ = await home.daybook(["notes", "delete", "1", "--yes"])
      for rating in ["3", "4", "5"] {
        _ = await home.daybook(["brew", "guji", "morning", "--rating", rating])
      }
      let summary = await home.daybook(["coffee", "stats", "--plain"])
      #expect(summary.output.hasPrefix("3 brews of 1 coffee by 1 recipe; 3 rated, average 4.0."))
      let best = await home.daybook(["coffee", "stats", "--by", "recipe", "--best", "--plain"])
      #expect(best.output.contains("Morning") && best.output.contains("* 4.0"), "\(best)")
      #expect(await home.daybook(["coffee", "stats", "--by", "month"]).status == 0)
      let csv = await home.daybook(["coffee", "export", "csv", "notes", "--rating", "5"])
      #expect(csv.output.split(separator: "\r\n").count == 2, "\(csv)")
    }
  }

  @Test("imports Beanconqueror's, and adds nothing the second time (IMP-002, IMP-003, IMP-004)")
  func beanconqueror() throws {
    try withJournal { home in
      home.files.put(
        "/bean.json",
        """
        {"BEANS": [{"name": "Sidamo", "weight": 250, "config": {"uuid": "b"}}],
         "BREWS": [
          {"config": {"uuid": "1", "unix_timestamp": 1700000000}, "bean": "b", "rating": 4,
           "method_of_preparation": "p", "mill": "m", "grind_weight": 15, "vessel_name": "Cup"},
          {"config": {"uuid": "2", "unix_timestamp": 1700000900}, "bean": "b", "rating": 5,
           "method_of_preparation": "p", "mill": "m", "grind_weight": 15},
          {"config": {"uuid": "2"}, "bean": "b"}],
         "MILL": [{"name": "Comandante", "config": {"uuid": "m"}}],
         "PREPARATION": [{"name": "Origami", "type": "ORIGAMI", "config": {"uuid": "p"}}],
         "SETTINGS": [{"brew_rating": 5}]}
        """
      )
      let dry = await home.daybook(["import", "beanconqueror", "/bean.json", "--dry-run"])
      #expect(dry.output.hasPrefix("1 coffee, 1 recipe, 2 brews would be imported"), "\(dry)")
      #expect(try await home.json("notes").count("notes") == 0)
      let first = await home.daybook(["import", "beanconqueror", "/bean.json"])
      #expect(first.status == ExitCode.partial.rawValue, "\(first)")
      #expect(first.output.hasPrefix("1 coffee, 1 recipe, 2 brews imported from /bean.json."))
      #expect(first.output.contains("Not supported here: BREWS.vessel_name (1)."))
      let second = await home.daybook(["import", "beanconqueror", "/bean.json"])
      #expect(second.output.hasPrefix("0 coffees, 0 recipes, 0 brews imported"), "\(second)")
      #expect(second.output.contains("1 coffee, 1 recipe, 2 brews here already."))
      let coffees = try await home.json("coffee", "--search", "sidamo")
      #expect(coffees.objects("coffees").map { $0.number("figures", "remainingG") } == [220])
      let equipment = await home.daybook(["equipment", "list"])
      #expect(equipment.output.contains("Origami") && equipment.output.contains("Comandante"))
      let none = await home.daybook(["import", "beanconqueror", "/none.json"])
      #expect(none.status == ExitCode.invalid.rawValue)
    }
  }
}
