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
      #expect(recipe.output == "Added the recipe “Morning”.\n", "\(recipe)")
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
}
