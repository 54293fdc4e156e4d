import CatalogContracts
import RPC
import RuntimeContracts
import SQLite
import ServiceRuntime
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import CatalogService

@Suite("Recipes of a household")
struct RecipeCallsTests {
  private let catalog: ServedCatalog

  init() throws {
    catalog = try ServedCatalog()
  }

  @Test(
    "start with the member's temperature and the fields of their method (COF-025, COF-028, COF-076)"
  )
  func create() throws {
    try catalog.run { channel in
      let journal = Journal(channel)
      _ = try await journal.equipment.setDefaultWaterTemperature(
        .init(waterTemp: 88),
        .from(.sample(request: 1))
      )
      let answer = try await journal.recipes.createRecipe(
        .init(
          recipe: .init(
            name: "Morning",
            brewingMethod: "v60-02",
            grinder: "baratza encore",
            dose: 15,
            usageCount: 99,
            bloomAmount: 45,
            secondPour: 205,
            waterOut: 30
          )
        ),
        .from(.sample(request: 2))
      )
      let recipe = answer.recipe ?? CatalogV1.Recipe()
      #expect(recipe.waterTemp == 88 && recipe.waterOut == 0 && recipe.usageCount == 0)
      #expect(recipe.brewingMethod == "V60-02" && recipe.grinder == "Baratza Encore")
      #expect(recipe.family == .pourOver)
      #expect(answer.figures?.totalWater == 250 && answer.figures?.ratio == 250.0 / 15)
      #expect(answer.figures?.isPourOver == true && answer.figures?.supportsPours == true)
      // An existing recipe keeps its temperature.
      _ = try await journal.equipment.setDefaultWaterTemperature(
        .init(waterTemp: 95),
        .from(.sample(request: 3))
      )
      let read = try await journal.recipes.getRecipe(.init(recipeID: recipe.id), .from(.sample()))
      #expect(read.recipe?.waterTemp == 88)
    }
  }

  @Test(
    "are refused with all invalid fields, and nothing is stored (COF-026, COF-027, COF-078)"
  )
  func refusals() throws {
    try catalog.run { channel in
      let journal = Journal(channel)
      let wrong = await refusal {
        try await journal.recipe("Bad", method: "Siphon", 1) {
          $0.dose = -1
          $0.grindSize = 2_000
          $0.waterTemp = 120
        }
      }
      #expect(
        wrong?.violations.map { "\($0.field) \($0.code)" } == [
          "recipe.grind_size out_of_range", "recipe.water_temp out_of_range",
          "recipe.dose out_of_range", "recipe.brewing_method unknown_equipment",
        ]
      )
      let gap = await refusal { try await journal.recipe("Gap", 2) { $0.thirdPour = 10 } }
      #expect(gap?.reason == "pour_gap")
      let list = try await journal.recipes.listRecipes(.init(), .from(.sample()))
      #expect(list.recipes.isEmpty)
    }
  }

  @Test(
    "are listed by use, then the newest, page by page, and found by name or method (COF-031, COF-034)"
  )
  func order() throws {
    try catalog.run { channel in
      let journal = Journal(channel)
      let coffee = try await journal.coffee("Guji", 1)
      var recipes: [CatalogV1.Recipe] = []
      for (index, name) in ["b", "a", "c"].enumerated() {
        recipes.append(try await journal.recipe(name, UInt64(10 + index)))
      }
      for request: UInt64 in 20...21 { _ = try await journal.brew(coffee, recipes[2], request) }
      _ = try await journal.brew(coffee, recipes[0], 22)
      var names: [String] = []
      var token = ""
      repeat {
        let page = try await journal.recipes.listRecipes(
          .init(pageSize: 1, pageToken: token),
          .from(.sample())
        )
        names += page.recipes.map { $0.recipe?.name ?? "" }
        token = page.nextPageToken
      } while !token.isEmpty
      #expect(names == ["c", "b", "a"])
      let found = try await journal.recipes.listRecipes(.init(text: "V60"), .from(.sample()))
      #expect(found.recipes.count == 3)
      let one = try await journal.recipes.listRecipes(.init(text: "C"), .from(.sample()))
      #expect(one.recipes.map { $0.recipe?.name } == ["c"])
    }
  }

  @Test(
    "keep equipment that a member has disabled, and are marked for that member only (COF-077, COF-078)"
  )
  func deprecated() throws {
    try catalog.run { channel in
      let journal = Journal(channel)
      let recipe = try await journal.recipe("Morning", 1)
      _ = try await journal.equipment.setEquipmentEnabled(
        .init(kind: .method, names: ["V60-02"], enabled: false),
        .from(.sample(request: 2))
      )
      let mine = try await journal.recipes.listRecipes(.init(), .from(.sample()))
      #expect(mine.recipes.map { $0.figures?.deprecatedEquipment } == [true])
      let others = try await journal.recipes.listRecipes(.init(), .from(.sample(member: 2)))
      #expect(others.recipes.map { $0.figures?.deprecatedEquipment } == [false])
      func change(
        _ recipe: CatalogV1.Recipe,
        _ paths: [String],
        _ request: UInt64
      ) async throws -> CatalogV1.UpdateRecipeResponse {
        try await journal.recipes.updateRecipe(
          .init(recipe: recipe, updateMask: .init(paths: paths)),
          .from(.sample(request: request))
        )
      }
      var edited = recipe
      edited.grindSize = 20
      let saved = try await change(edited, ["brewing_method", "grind_size"], 3)
      #expect(saved.changed && saved.recipe?.grindSize == 20 && saved.recipe?.revision == 2)
      edited.brewingMethod = "Siphon"
      let refused = await refusal { try await change(edited, ["brewing_method"], 4) }
      #expect(refused?.violations.map(\.code) == ["unknown_equipment"])
      let form = try await journal.recipes.getRecipeForm(
        .init(brewingMethod: "V60-02", recipeID: recipe.id),
        .from(.sample())
      )
      let method = form.sections.flatMap(\.fields).first { $0.name == "brewing_method" }
      #expect(method?.choices.last?.value == "V60-02" && method?.choices.last?.noLongerUsed == true)
    }
  }

  @Test("clear fields that the new method's family does not show (COF-025)")
  func family() throws {
    try catalog.run { channel in
      let journal = Journal(channel)
      let recipe = try await journal.recipe("Morning", 1) {
        $0.bloomAmount = 45
        $0.secondPour = 100
        $0.thirdPour = 50
      }
      let changed = try await journal.recipes.updateRecipe(
        .init(
          recipe: .init(id: recipe.id, brewingMethod: "Aeropress"),
          updateMask: .init(paths: ["brewing_method"]),
          expectedRevision: 1
        ),
        .from(.sample(request: 2))
      )
      #expect(changed.recipe?.family == .aeropress && changed.recipe?.thirdPour == 0)
      #expect(changed.recipe?.secondPour == 100 && changed.recipe?.aeropressType == "Normal")
    }
  }

  @Test("are copied without their uses (COF-029)")
  func duplicate() throws {
    try catalog.run { channel in
      let journal = Journal(channel)
      let recipe = try await journal.recipe("Morning", 1)
      let coffee = try await journal.coffee("Guji", 2)
      _ = try await journal.brew(coffee, recipe, 3)
      let copy = try await journal.recipes.duplicateRecipe(
        .init(recipeID: recipe.id),
        .from(.sample(request: 4))
      ).recipe
      #expect(copy?.name == "Morning copy" && copy?.usageCount == 0 && copy?.id != recipe.id)
      #expect(copy?.dose == recipe.dose)
      let none = await refusal {
        try await journal.recipes.duplicateRecipe(
          .init(recipeID: .sample(77)),
          .from(.sample(request: 5))
        )
      }
      #expect(none?.reason == "unknown_recipe")
    }
  }

  @Test(
    "count each use once, despite repeated and concurrent calls (COF-032)"
  )
  func uses() async throws {
    let catalog = try await TestCatalog(execution: .threads)
    let store = CoffeeStore(catalog.file, log: .silent)
    let coffee = try await CoffeeCalls(store: store).createCoffee(
      .init(coffee: .init(name: "Guji")),
      catalog.call(CatalogV1.Coffees.Methods.createCoffee, .sample(request: 1))
    ).coffee
    let recipe = try await RecipeCalls(store: store).createRecipe(
      .init(recipe: .init(name: "R", brewingMethod: "V60-01", grinder: "Other", dose: 15)),
      catalog.call(CatalogV1.Recipes.Methods.createRecipe, .sample(request: 2))
    ).recipe
    let calls = BrewingNoteCalls(store: store)
    let request = CatalogV1.CreateBrewingNoteRequest(
      note: .init(coffeeID: coffee?.id, recipeID: recipe?.id, rating: 5)
    )
    let method = CatalogV1.BrewingNotes.Methods.createBrewingNote
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number: UInt64 in 100..<150 {
        group.addTask {
          _ = try await calls.createBrewingNote(
            request,
            catalog.call(method, .sample(request: number))
          )
        }
      }
      try await group.waitForAll()
    }
    // A retry counts once; a refused note does not count.
    _ = try await calls.createBrewingNote(request, catalog.call(method, .sample(request: 100)))
    _ = await refusal {
      try await calls.createBrewingNote(
        .init(note: .init(coffeeID: coffee?.id, recipeID: recipe?.id, rating: 6)),
        catalog.call(method, .sample(request: 200))
      )
    }
    let read = try await RecipeCalls(store: store).getRecipe(
      .init(recipeID: recipe?.id),
      catalog.call(CatalogV1.Recipes.Methods.getRecipe, .sample())
    )
    #expect(read.recipe?.usageCount == 50 && read.recipe?.revision == 1)
    #expect(read.figures?.brews == 50 && read.figures?.averageRating == 5)
    let events = try await catalog.events()
    #expect(events.count { $0.kind == "recipe_used" } == 50)
    #expect(events.count { $0.kind == "brewing_note_created" } == 50)
  }
}
