import CommandLineTool
import RPC
import TestHousehold
import TestSupport
import Testing

/// Brewing at a terminal, with prompts for a coffee and a recipe.
@Suite("The brew form")
struct BrewFormTests {
  private let machine = Machine(
    terminal: Terminal(isInput: true, isOutput: false, isErrors: true)
  )

  private func withHome(_ body: @escaping @Sendable (Home) async throws -> Void) throws {
    let home = try Home(machine: machine)
    try home.installation.run {
      try await home.startAll()
      try await home.setUp()
      try await body(home)
      await home.stopAll()
    }
  }

  @Test(
    "says what is missing and how to add it, if there is no coffee or recipe (COF-045, COF-056)"
  )
  func empty() throws {
    try withHome { home in
      let noCoffee = await home.daybook(["brew"])
      #expect(noCoffee.status == ExitCode.notFound.rawValue)
      #expect(noCoffee.errors.contains("“daybook coffee add NAME” adds one."), "\(noCoffee)")
      let named = await home.daybook(["brew", "guji", "morning"])
      #expect(named.errors.contains("There are no coffees yet."), "\(named)")
      #expect(await home.daybook(["notes"]).output.contains("“daybook brew COFFEE RECIPE”"))
      #expect(await home.daybook(["coffee"]).output.contains("“daybook coffee add NAME”"))
      _ = await home.daybook(["coffee", "add", "Guji"])
      machine.type("1")
      let noRecipe = await home.daybook(["brew"])
      #expect(noRecipe.status == ExitCode.notFound.rawValue)
      #expect(noRecipe.errors.contains("“daybook recipes add NAME” adds one"), "\(noRecipe)")
    }
  }

  @Test(
    "offers the newest coffees and most used recipes, and shows the recipe (COF-041, COF-042, COF-044)"
  )
  func form() throws {
    try withHome { home in
      _ = await home.daybook(["coffee", "add", "Guji", "--roaster", "Nordhaus"])
      try await home.loop.sleep(for: .seconds(60))
      _ = await home.daybook(["coffee", "add", "Sidamo"])
      _ = await home.daybook([
        "recipes", "add", "Press", "--method", "French Press", "--grinder", "Other", "--dose", "30",
        "--time", "4:00",
      ])
      _ = await home.daybook([
        "recipes", "add", "Shot", "--method", "Espresso (Gaggia Classic Pro)", "--grinder",
        "Turin DF64", "--dose", "18", "--water-out", "36", "--time", "0:28",
      ])
      _ = await home.daybook(["brew", "guji", "shot"])
      // A number that is not offered, then one that is; invalid stars, then four.
      machine.type("7", "2", "1", "many", "4", "sweet, \"long\"")
      let brewed = await home.daybook(["brew"])
      #expect(brewed.output == "Brewed “Guji” with “Shot”; used 2 times.\n", "\(brewed)")
      let lines = brewed.errors.split(separator: "\n").map(String.init)
      let sidamo = lines.firstIndex { $0.contains("1  Sidamo") }
      let guji = lines.firstIndex { $0.contains("2  Guji, Nordhaus") }
      #expect(sidamo != nil && guji.map { $0 == sidamo.map { $0 + 1 } ?? -1 } == true, "\(lines)")
      #expect(lines.contains { $0.contains("1  Shot") && $0.contains("used 1 time") }, "\(lines)")
      // The parameters of an espresso, with units, and none of other families.
      #expect(brewed.errors.contains("36 g") && brewed.errors.contains("0:28"))
      #expect(!brewed.errors.contains("Bloom") && !brewed.errors.contains("Plunge"))
      let notes = try await home.json("notes", "--rating", "4")
      #expect(notes.objects("notes").map { $0.text("note", "notes") } == ["sweet, \"long\""])
      // There is no prompt for given values.
      machine.type("Press", "", "")
      let half = await home.daybook(["brew", "Sidamo"])
      #expect(half.output == "Brewed “Sidamo” with “Press”; used 1 time.\n", "\(half)")
    }
  }

  @Test("returns everything that was typed when it cannot be saved (COF-044)")
  func refused() throws {
    try withHome { home in
      _ = await home.daybook(["coffee", "add", "Guji"])
      _ = await home.daybook([
        "recipes", "add", "Morning", "--method", "V60-02", "--grinder", "Other", "--dose", "15",
      ])
      let long = String(repeating: "x", count: 10_001)
      machine.type("1", "1", "5", long)
      let refused = await home.daybook(["brew"])
      #expect(refused.status == ExitCode.invalid.rawValue && refused.errors.contains("10000"))
      #expect(refused.errors.contains("daybook brew Guji Morning --rating 5 --notes \(long)"))
      let notes = try await home.json("notes")
      #expect(notes.count("notes") == 0)
    }
  }

  @Test("has sample data, only in an empty household unless it is forced (COF-120)")
  func sample() throws {
    try withHome { home in
      let added = await home.daybook(["coffee", "sample"])
      #expect(
        added.output.hasPrefix("Added 3 coffees, 5 recipes and 10 brewing notes."),
        "\(added)"
      )
      let again = await home.daybook(["coffee", "sample"])
      #expect(again.status == ExitCode.conflict.rawValue, "\(again)")
      let recipes = try await home.json("recipes").objects("recipes")
      #expect(Set(recipes.compactMap { $0.text("recipe", "family") }).count == 5)
      #expect(try await home.json("notes", "--rating", "unrated").count("notes") == 3)
      #expect(await home.daybook(["coffee", "stats", "--plain"]).output.hasPrefix("10 brews of 3"))
      #expect(await home.daybook(["coffee", "sample", "--force"]).status == 0)
      #expect(try await home.json("coffee").count("coffees") == 6)
    }
  }

  @Test("requires a terminal; elsewhere it reports what is missing (COF-042)")
  func noTerminal() throws {
    try withHome { home in
      machine.terminal = Terminal()
      let refused = await home.daybook(["brew", "Guji"])
      #expect(refused.status == ExitCode.wrongUse.rawValue)
      #expect(refused.errors.contains("“daybook brew” needs a COFFEE and a RECIPE."))
    }
  }
}
