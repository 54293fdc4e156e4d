import CommandLineTool
import TestHousehold
import TestSupport
import Testing

/// The commands of the coffee journal, against the services themselves.
@Suite("A household's coffee")
struct CoffeeCommandsTests {
  @Test("is added, brewed by a recipe and found again (COF-001, COF-032, COF-051, COF-061)")
  func thinLine() throws {
    let home = try Home()
    try home.installation.run {
      try await home.startAll()
      try await home.setUp()
      let added = await home.daybook(["coffee", "add", "Guji", "--roaster", "Nordhaus"])
      #expect(added.status == 0 && added.output == "Added the coffee “Guji”.\n", "\(added)")
      let recipe = await home.daybook([
        "recipes", "add", "Morning", "--method", "V60-02", "--grinder", "Baratza Encore", "--dose",
        "15", "--bloom", "45", "--second-pour", "205", "--time", "2:45",
      ])
      #expect(recipe.output == "Added the recipe “Morning”, ratio 1:16.7.\n", "\(recipe)")
      let brewed = await home.daybook([
        "brew", "--coffee", "guji", "--recipe", "morning", "--rating", "4", "--notes", "sweet",
      ])
      #expect(brewed.output == "Brewed “Guji” with “Morning”; used 1 time.\n", "\(brewed)")
      let notes = try await home.json("notes", "--search", "SWEET", "--rating", "4")
      #expect(notes.objects("notes").map { $0.text("figures", "coffeeName") } == ["Guji"])
      #expect(try await home.json("notes", "--rating", "unrated").count("notes") == 0)
      let coffees = try await home.json("coffee")
      #expect(coffees.objects("coffees").map { $0.number("figures", "brews") } == [1])
      let recipes = try await home.json("recipes")
      #expect(recipes.objects("recipes").map { $0.number("recipe", "usageCount") } == [1])
      #expect(await home.daybook(["coffee", "--plain"]).output.contains("4.0"))
      #expect(await home.daybook(["notes"]).output.contains("★★★★☆"))
      let missing = await home.daybook(["brew", "--coffee", "none", "--recipe", "morning"])
      #expect(missing.status == ExitCode.notFound.rawValue)
      await home.stopAll()
    }
  }

  @Test(
    "is shown, changed, finished and deleted by its name (COF-001, COF-006, COF-007, COF-012, COF-062)"
  )
  func coffee() throws {
    let home = try Home()
    try home.installation.run {
      try await home.startAll()
      try await home.setUp()
      let refused = await home.daybook(["coffee", "add", "Guji", "--roast", "Burnt"])
      #expect(refused.status == ExitCode.invalid.rawValue && refused.errors.contains("roast_level"))
      _ = try await home.json(
        "coffee",
        "add",
        "Guji",
        "Highland",
        "--roast",
        "medium-light",
        "--size",
        "250,5",
        "--roasted",
        "2026-11-09",
        "--origin",
        "Ethiopia"
      )
      _ = try await home.json("coffee", "add", "Guji Natural")
      let shown = await home.daybook(["coffee", "show", "highland"])
      #expect(shown.output.contains("Medium-Light") && shown.output.contains("250.5 g"))
      #expect(shown.output.contains("12 days") && shown.output.contains("not rated"), "\(shown)")
      let ambiguous = await home.daybook(["coffee", "show", "guji"])
      #expect(ambiguous.status == ExitCode.conflict.rawValue, "\(ambiguous)")
      let edited = await home.daybook(["coffee", "edit", "highland", "--name", "Guji"])
      #expect(edited.output == "Changed the coffee “Guji”.\n", "\(edited)")
      let stale = await home.daybook(["coffee", "edit", "guji", "--origin", "x", "--revision", "1"])
      #expect(stale.status == ExitCode.conflict.rawValue)
      let finished = await home.daybook(["coffee", "finish", "Guji"])
      #expect(finished.output == "Finished “Guji”.\n", "\(finished)")
      #expect(try await home.json("coffee", "--open").count("coffees") == 1)
      let line = await home.daybook(["coffee", "list", "--finished"]).lines.last ?? ""
      #expect(line.contains("Guji") && line.contains("Ethiopia") && line.contains("finished"))
      let asked = await home.daybook(["coffee", "delete", "Guji Natural"])
      #expect(asked.status == ExitCode.wrongUse.rawValue)
      let deleted = await home.daybook(["coffee", "delete", "Guji Natural", "--yes"])
      #expect(deleted.output == "Deleted the coffee “Guji Natural”.\n", "\(deleted)")
      await home.stopAll()
    }
  }

  @Test(
    "has recipes that are entered by the form of their method, copied and exchanged (COF-023, COF-024, COF-029, COF-035, COF-094, COF-098)"
  )
  func recipes() throws {
    let machine = Machine(terminal: Terminal(isInput: true, isOutput: false, isErrors: true))
    let home = try Home(machine: machine)
    try home.installation.run {
      try await home.startAll()
      try await home.setUp()
      // Method, grinder, grind size, temperature, dose (wrong, then right), time, espresso: water out.
      machine.type(
        "espresso (gaggia classic pro)",
        "turin df64",
        "8",
        "",
        "much",
        "18",
        "0:28",
        "36"
      )
      let added = await home.daybook(["recipes", "add", "Double"])
      #expect(added.output == "Added the recipe “Double”, ratio 1:2.\n", "\(added)")
      #expect(!added.errors.contains("Bloom") && added.errors.contains("Water out (g)"))
      #expect(added.errors.contains("Water temperature (°C) [93]"))
      let line = await home.daybook(["recipes", "--plain"]).lines.last ?? ""
      for word in ["Double", "Espresso", "Turin DF64 8", "93 °C", "18 g", "1:2", "0:28", "0"] {
        #expect(line.contains(word), "\(word) in \(line)")
      }
      let shown = await home.daybook(["recipes", "show", "double"])
      #expect(shown.output.contains("36 g") && !shown.output.contains("Bloom"))
      let copied = await home.daybook(["recipes", "duplicate", "Double"])
      #expect(copied.output == "Added the recipe “Double copy”.\n", "\(copied)")
      let edited = await home.daybook(["recipe", "edit", "Double copy", "--dose", "19"])
      #expect(edited.output == "Changed the recipe “Double copy”.\n", "\(edited)")
      let wrong = await home.daybook(["recipe", "edit", "Double copy", "--dose", "600"])
      #expect(wrong.status == ExitCode.invalid.rawValue && wrong.errors.contains("500"))
      let written = await home.daybook(["recipes", "export", "--to", "/r.json"])
      #expect(written.output == "Wrote 2 recipes to /r.json.\n", "\(written)")
      let again = await home.daybook(["import", "recipes", "/r.json"])
      #expect(again.output == "Added 0 recipes; 2 equal, 0 left out.\n", "\(again)")
      _ = await home.daybook(["recipes", "delete", "Double copy", "--yes"])
      let dry = await home.daybook(["recipes", "import", "/r.json", "--dry-run"])
      #expect(dry.output.hasPrefix("Would add 1 recipe; 1 equal"), "\(dry)")
      #expect(try await home.json("recipes").count("recipes") == 1)
      await home.stopAll()
    }
  }

  @Test(
    "is brewed with each member's own equipment (COF-072, COF-074, COF-076, COF-079, COF-080, COF-141)"
  )
  func equipment() throws {
    let home = try Home()
    try home.installation.run {
      try await home.startAll()
      try await home.setUp()
      let off = await home.daybook(["equipment", "disable", "grinder", "other"])
      #expect(off.output == "“other” is off.\n", "\(off)")
      _ = try await home.json("equipment", "add", "method", "Moka pot", "--family", "espresso")
      _ = try await home.json("equipment", "temperature", "90")
      let list = await home.daybook(["equipment"])
      #expect(list.output.contains("off  Other") && list.output.contains("Moka pot (your own)"))
      #expect(list.output.contains("90 °C"))
      let unknown = await home.daybook([
        "recipes", "add", "x", "--method", "Moka pot", "--grinder", "Other", "--dose", "15",
      ])
      #expect(unknown.status == ExitCode.invalid.rawValue, "\(unknown)")
      let twice = await home.daybook(["equipment", "add", "method", "moka  POT"])
      #expect(twice.status == ExitCode.conflict.rawValue)
      let reset = await home.daybook(["equipment", "reset", "--yes"])
      #expect(reset.output == "Your equipment was reset to the built-in entries.\n", "\(reset)")
      await home.stopAll()
    }
  }
}
