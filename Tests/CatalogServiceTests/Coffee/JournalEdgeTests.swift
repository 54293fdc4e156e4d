import CatalogContracts
import CatalogDomain
import FaultVFS
import Foundation
import RPC
import RuntimeContracts
import SQLite
import ServiceRuntime
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import CatalogService

/// The cases that the journal's specification names one by one (COF-133).
@Suite("The coffee journal at its limits")
struct JournalEdgeTests {
  private let catalog: ServedCatalog

  init() throws { catalog = try ServedCatalog() }

  // MARK: Each field of each record

  private struct Wrong<Record: Sendable>: Sendable {
    let field: String
    let code: String
    let edit: @Sendable (inout Record) -> Void
  }

  private static let long = String(repeating: "x", count: 10_001)

  private static let wrongCoffees: [Wrong<CatalogV1.Coffee>] = [
    .init(field: "name", code: "name_required") { $0.name = "" },
    .init(field: "name", code: "name_required") { $0.name = " \u{a0}\t" },
    .init(field: "name", code: "field_too_long") { $0.name = long },
    .init(field: "name", code: "control_character") { $0.name = "a\u{0}b" },
    .init(field: "roaster", code: "field_too_long") { $0.roaster = long },
    .init(field: "roaster", code: "control_character") { $0.roaster = "a\u{1B}[31m" },
    .init(field: "origin", code: "field_too_long") { $0.origin = long },
    .init(field: "origin", code: "control_character") { $0.origin = "\u{7F}" },
    .init(field: "processing", code: "unknown_option") { $0.processing = "washed " + long },
    .init(field: "roast_level", code: "unknown_option") { $0.roastLevel = "Burnt" },
    .init(field: "bag_size_g", code: "out_of_range") { $0.bagSizeG = -0.001 },
    .init(field: "bag_size_g", code: "out_of_range") { $0.bagSizeG = .infinity },
    .init(field: "date_added", code: "date_in_future") {
      $0.dateAdded = .init(.testStart + .seconds(301))
    },
    .init(field: "opened_on", code: "date_order") {
      $0.roastedOn = LocalDay(daysSinceEpoch: 20_001)
      $0.openedOn = LocalDay(daysSinceEpoch: 20_000)
    },
  ]

  private static let wrongRecipes: [Wrong<CatalogV1.Recipe>] = [
    .init(field: "name", code: "name_required") { $0.name = "\n" },
    .init(field: "name", code: "field_too_long") { $0.name = long },
    .init(field: "brewing_method", code: "method_required") { $0.brewingMethod = "" },
    .init(field: "brewing_method", code: "unknown_equipment") { $0.brewingMethod = "V60-03" },
    .init(field: "grinder", code: "grinder_required") { $0.grinder = " " },
    .init(field: "grinder", code: "unknown_equipment") { $0.grinder = "Encore" },
    .init(field: "grind_size", code: "out_of_range") { $0.grindSize = 1_001 },
    .init(field: "grind_size", code: "out_of_range") { $0.grindSize = .min },
    .init(field: "water_temp", code: "out_of_range") { $0.waterTemp = 101 },
    .init(field: "dose", code: "dose_required") { $0.dose = 0 },
    .init(field: "dose", code: "out_of_range") { $0.dose = -1 },
    .init(field: "dose", code: "out_of_range") { $0.dose = .nan },
    .init(field: "dose", code: "out_of_range") { $0.dose = 500.1 },
    .init(field: "brew_time", code: "out_of_range") { $0.brewTime = 172_801 },
    .init(field: "bloom_amount", code: "out_of_range") { $0.bloomAmount = 5_000.5 },
    .init(field: "bloom_time", code: "out_of_range") { $0.bloomTime = 3_601 },
    .init(field: "second_pour", code: "out_of_range") { $0.secondPour = -5 },
    .init(field: "third_pour", code: "out_of_range") {
      ($0.secondPour, $0.thirdPour) = (1, .infinity)
    },
    .init(field: "fourth_pour", code: "pour_gap") { ($0.secondPour, $0.fourthPour) = (1, 1) },
    .init(field: "brew_time", code: "times_exceed_brew_time") {
      ($0.brewTime, $0.bloomTime) = (10, 11)
    },
    .init(field: "water_out", code: "out_of_range") {
      ($0.brewingMethod, $0.waterOut) = ("Espresso (Gaggia Classic Pro)", 1_001)
    },
    .init(field: "aeropress_type", code: "unknown_option") {
      ($0.brewingMethod, $0.aeropressType) = ("Aeropress", "Sideways")
    },
    .init(field: "plunge_time", code: "out_of_range") {
      ($0.brewingMethod, $0.plungeTime) = ("Aeropress", 601)
    },
  ]

  private static let wrongNotes: [Wrong<CatalogV1.BrewingNote>] = [
    .init(field: "rating", code: "rating_out_of_range") { $0.rating = -1 },
    .init(field: "rating", code: "rating_out_of_range") { $0.rating = 6 },
    .init(field: "rating", code: "rating_out_of_range") { $0.rating = .max },
    .init(field: "notes", code: "field_too_long") { $0.notes = long },
    .init(field: "notes", code: "control_character") { $0.notes = "a\u{8}" },
    .init(field: "coffee_id", code: "coffee_required") { $0.coffeeID = nil },
    .init(field: "recipe_id", code: "recipe_required") { $0.recipeID = nil },
    .init(field: "date_created", code: "date_in_future") {
      $0.dateCreated = .init(.testStart + .seconds(301))
    },
    .init(field: "planned_time", code: "out_of_range") { $0.plannedTime = -1 },
    .init(field: "measured_time", code: "out_of_range") { $0.measuredTime = 172_801 },
    .init(field: "grams", code: "out_of_range") { $0.grams = 500.5 },
    .init(field: "beverage_g", code: "out_of_range") { $0.beverageG = -1 },
    .init(field: "tds", code: "out_of_range") { $0.tds = 31 },
    .init(field: "balance", code: "out_of_range") { $0.balance = 3 },
  ]

  @Test("refuses each invalid field of each record, with code and field (COF-133)")
  func fields() throws {
    try catalog.run { channel in
      let journal = ServedJournal(channel)
      func isNamed(_ error: RPCError?, _ field: String, _ code: String) -> Bool {
        error?.violations.contains { $0.field == field && $0.code == code && !$0.message.isEmpty }
          ?? false
      }
      for wrong in JournalEdgeTests.wrongCoffees {
        let error = await refusal { try await journal.addCoffee("Guji", wrong.edit) }
        #expect(isNamed(error, "coffee.\(wrong.field)", wrong.code), "\(wrong.field) \(wrong.code)")
      }
      for wrong in JournalEdgeTests.wrongRecipes {
        let error = await refusal { try await journal.addRecipe("Morning", wrong.edit) }
        #expect(isNamed(error, "recipe.\(wrong.field)", wrong.code), "\(wrong.field) \(wrong.code)")
      }
      #expect(try await journal.coffees.listCoffees(.init(), journal.reading).coffees.isEmpty)
      #expect(try await journal.recipes.listRecipes(.init(), journal.reading).recipes.isEmpty)
      let (coffee, recipe) = (try await journal.addCoffee(), try await journal.addRecipe())
      for wrong in JournalEdgeTests.wrongNotes {
        let error = await refusal { try await journal.brew(coffee, recipe, wrong.edit) }
        #expect(isNamed(error, "note.\(wrong.field)", wrong.code), "\(wrong.field) \(wrong.code)")
      }
      #expect(try await journal.notes.listBrewingNotes(.init(), journal.reading).notes.isEmpty)
      #expect(try await journal.uses(of: recipe) == 0)
    }
  }

  @Test("stores ten thousand characters of any kind and script, and finds them (COF-052, COF-133)")
  func texts() throws {
    try catalog.run { channel in
      let journal = ServedJournal(channel)
      let (coffee, recipe) = (try await journal.addCoffee("café ΩМ"), try await journal.addRecipe())
      let signs = "\" ' % _ * ? [a] \\ ; -- 👩‍🍳 \u{202E}"
      try await journal.brew(coffee, recipe) { $0.notes = signs + "\n\ttab" }
      let ends = String(repeating: "ß", count: 9_999) + "z"
      try await journal.brew(coffee, recipe) { $0.notes = ends }
      func count(_ text: String) async throws -> Int {
        try await journal.notes.listBrewingNotes(.init(text: text), journal.reading).notes.count
      }
      #expect(try await count("") == 2)
      #expect(try await count(" \n ") == 2)
      #expect(try await count("CAFÉ ωм") == 2)
      #expect(try await count("cafe\u{301}") == 2)
      #expect(try await count(ends) == 1)
      for sign in ["\"", "'", "%", "_", "*", "?", "[a]", "\\", ";", "--", "👩‍🍳", signs] {
        #expect(try await count(sign) == 1, "\(sign)")
      }
      #expect(try await count("%_") == 0)
      let long = await refusal { try await count(String(repeating: "x", count: 10_001)) }
      #expect(long?.violations.map(\.field) == ["text"])
    }
  }

  // MARK: Rows of older data

  @Test("reads rows whose values are all missing or invalid (COF-117, COF-133)")
  func oldRows() async throws {
    let catalog = try await TestCatalog()
    let store = CoffeeStore(catalog.file, log: .silent)
    let household = Caller.sample().household
    _ = try await catalog.store.store.write { context in
      for (number, date) in [nil, 5, -7, nil, 9_999_999_999_999].enumerated() {
        try context.connection.run(
          """
          INSERT INTO coffee (household, id, name, roaster, processing, roast_level, origin,
            date_added, roasted_on, bag_size, opened_on, finished, revision, updated_at, name_key,
            search) VALUES (?, ?, '', '', '', '', '', ?, NULL, -9, NULL, 0, 1, 0, '', '')
          """,
          household,
          CoffeeID.sample(UInt64(number + 1)),
          date
        )
        try context.connection.run(
          """
          INSERT INTO recipe (household, id, name, brewing_method, grinder, grind_size, water_temp,
            dose, brew_time, usage_count, date_created, bloom_amount, bloom_time, second_pour,
            third_pour, fourth_pour, water_out, aeropress_type, plunge_time, family, revision,
            updated_at, name_key, search)
          VALUES (?, ?, '', '', '', -1, -1, -1, -1, 0, ?, -1, -1, -1, -1, -1, -1, '', -1, 5, 1, 0,
            '', '')
          """,
          household,
          RecipeID.sample(UInt64(number + 1)),
          date
        )
        try context.connection.run(
          """
          INSERT INTO brewing_note (household, id, coffee, recipe, notes, rating, date_created,
            local_day, author, planned_time, measured_time, grams, beverage, tds, balance,
            coffee_name, recipe_name, brewing_method, family, grinder, grind_size, water_temp,
            brew_time, water, revision, updated_at, coffee_key, recipe_key, search)
          VALUES (?, ?, ?, NULL, '', ?, ?, NULL, ?, NULL, -1, -1, 0, -1, 9, '', '', '', 5, '', -1,
            -1, -1, -1, 1, 0, '', '', '')
          """,
          household,
          BrewingNoteID.sample(UInt64(number + 1)),
          number == 0 ? CoffeeID.sample(1) : nil,
          Int32(number * 4 - 4),
          date,
          MemberID.sample(1)
        )
      }
    }
    func call(_ method: MethodDescriptor) -> ServerCall { catalog.call(method, .sample()) }
    let listed = try await CoffeeCalls(store: store)
      .listCoffees(.init(), call(CatalogV1.Coffees.Methods.listCoffees)).coffees
    // The latest first; without a date last, by id.
    let order: [UInt64] = [5, 2, 3, 1, 4]
    #expect(listed.map(\.coffee?.id) == order.map { CoffeeID.sample($0) })
    let recipes = try await RecipeCalls(store: store)
      .listRecipes(.init(), call(CatalogV1.Recipes.Methods.listRecipes)).recipes
    #expect(recipes.map(\.recipe?.id) == order.map { RecipeID.sample($0) })
    #expect(recipes.allSatisfy { $0.figures?.ratio == nil })
    let notes = try await BrewingNoteCalls(store: store)
      .listBrewingNotes(.init(), call(CatalogV1.BrewingNotes.Methods.listBrewingNotes)).notes
    #expect(notes.map(\.note?.id) == order.map { BrewingNoteID.sample($0) })
    #expect(Set(notes.map(\.figures?.coffeeName)) == ["Unknown Coffee"])
    #expect(Set(notes.map(\.figures?.recipeName)) == ["Unknown Recipe"])
    // Stored ratings of -4, 0, 4, 8 and 12.
    #expect(
      Set(notes.map(\.figures?.ratingStars)) == ["☆☆☆☆☆", "★★★★☆", "★★★★★"]
    )
    #expect(notes.allSatisfy { $0.figures?.waterRatio == nil && $0.figures?.mainRatio == nil })
    let analysis = try await CoffeeCalls(store: store).getBrewingAnalysis(
      .init(coffeeID: .sample(1)),
      call(CatalogV1.Coffees.Methods.getBrewingAnalysis)
    )
    #expect(analysis.brews == 1 && analysis.averageRating == nil && analysis.mostUsedMethod == "")
    let statistics = CoffeeStatisticsCalls(store: store)
    typealias Statistics = CatalogV1.CoffeeStatistics.Methods
    let summary = try await statistics.getBrewSummary(.init(), call(Statistics.getBrewSummary))
    #expect(summary.figures?.brews == 5 && summary.figures?.rated == 3 && summary.longestRun == 0)
    for subject in 1...8 as ClosedRange<Int32> {
      _ = try await statistics.rankBrews(
        .init(subject: .init(rawValue: subject)),
        call(Statistics.rankBrews)
      )
    }
    for kind in 1...7 as ClosedRange<Int32> {
      _ = try await statistics.getBrewTrend(
        .init(kind: .init(rawValue: kind)),
        call(Statistics.getBrewTrend)
      )
    }
    let stock = CoffeeStockCalls(store: store)
    let grind = try await stock.lastGrind(
      .init(coffeeID: .sample(1)),
      call(CatalogV1.CoffeeStock.Methods.lastGrind)
    )
    #expect(grind.latest != nil && grind.best == nil)
    let level = try await stock.listStockEntries(
      .init(coffeeID: .sample(1)),
      call(CatalogV1.CoffeeStock.Methods.listStockEntries)
    ).level
    #expect(level?.remainingG == 0)
    let form = try await RecipeCalls(store: store).getRecipeForm(
      .init(recipeID: .sample(1)),
      call(CatalogV1.Recipes.Methods.getRecipeForm)
    )
    #expect(!form.sections.isEmpty)
    let timer = try await BrewTimerCalls(store: store).startTimer(
      .init(recipeID: .sample(1)),
      catalog.call(CatalogV1.BrewTimers.Methods.startTimer, .sample(request: 1))
    )
    #expect(timer.timer?.stages == [] && timer.timer?.recipeName == "Unknown Recipe")
    await catalog.store.store.close()
    try exportsAndChanges(in: catalog.folder)
  }

  /// The same rows over the network, which streams require: they are exported, changed and deleted.
  private func exportsAndChanges(in folder: TemporaryFolder) throws {
    try ServedCatalog(in: folder).run { channel in
      let journal = ServedJournal(channel)
      for table in [CatalogV1.CoffeeTable.coffees, .recipes, .notes] {
        var bytes: [UInt8] = []
        let replies = try await journal.files.exportCoffeeCSV(.init(table: table), journal.reading)
        for try await reply in replies { bytes += reply.piece }
        let lines = String(decoding: bytes, as: UTF8.self).components(separatedBy: "\r\n")
        #expect(lines.count == 7, "a header, five records, and the end of the last: \(table)")
      }
      // An invalid note can be corrected.
      let mended = CatalogV1.BrewingNote(id: .sample(2), notes: "mended", rating: 3)
      let paths = ["rating", "notes", "measured_time", "grams", "tds", "balance"]
      let changed = try await journal.notes.updateBrewingNote(
        .init(note: mended, updateMask: .init(paths: paths)),
        journal.changing
      )
      #expect(changed.note?.rating == 3 && changed.note?.notes == "mended")
      _ = try await journal.notes.deleteBrewingNote(.init(noteID: .sample(3)), journal.changing)
      let deleted = try await journal.coffees.deleteCoffee(
        .init(coffeeID: .sample(1), notes: .keepNotes),
        journal.changing
      )
      #expect(deleted.notesKept == 1)
      let left = try await journal.notes.listBrewingNotes(.init(), journal.reading)
      #expect(left.notes.count == 4)
    }
  }

  // MARK: A disk that fails

  @Test("keeps note, count and stock consistent, whichever write fails (COF-032, COF-113, COF-133)")
  func failingDisk() async throws {
    #expect(faultvfs_install() == 0)
    for write in 1...200 {
      let catalog = try await TestCatalog()
      let store = CoffeeStore(catalog.file, log: .silent)
      let coffees = CoffeeCalls(store: store)
      let recipes = RecipeCalls(store: store)
      let coffee = try await coffees.createCoffee(
        .init(coffee: .init(name: "Guji", bagSizeG: 250)),
        catalog.call(CatalogV1.Coffees.Methods.createCoffee, .sample(request: 1))
      ).coffee?.id
      let recipe = try await recipes.createRecipe(
        .init(
          recipe: .init(
            name: "Morning",
            brewingMethod: "V60-02",
            grinder: "Baratza Encore",
            dose: 15
          )
        ),
        catalog.call(CatalogV1.Recipes.Methods.createRecipe, .sample(request: 2))
      ).recipe?.id
      func create() async throws -> CatalogV1.CreateBrewingNoteResponse {
        try await BrewingNoteCalls(store: store).createBrewingNote(
          .init(note: .init(coffeeID: coffee, recipeID: recipe, rating: 4)),
          catalog.call(CatalogV1.BrewingNotes.Methods.createBrewingNote, .sample(request: 3))
        )
      }
      func stored() async throws -> [Double] {
        let listed = try await coffees.listCoffees(
          .init(),
          catalog.call(CatalogV1.Coffees.Methods.listCoffees, .sample())
        )
        let used = try await recipes.getRecipe(
          .init(recipeID: recipe),
          catalog.call(CatalogV1.Recipes.Methods.getRecipe, .sample())
        )
        let figures = listed.coffees.first?.figures
        return [
          Double(figures?.brews ?? -1), figures?.remainingG ?? -1,
          Double(used.recipe?.usageCount ?? -1), Double(try await catalog.events().count),
        ]
      }
      let before = try await stored()
      #expect(before == [0, 250, 0, 2])
      let path = catalog.folder.file("catalog.db")
      SaveFailedTests.Disk.broken.begin(path, at: write, lasting: true)
      let error = await refusal { try await create() }
      let failures = faultvfs_disarm(path)
      let after = try await stored()
      if let error {
        #expect(error.reason == "save_failed" && after == before, "write \(write): \(error)")
        #expect(!error.message.contains("SQLITE") && !error.message.isEmpty)
      }
      // The same request succeeds once the cause is gone, and counts once.
      _ = try await create()
      _ = try await create()
      #expect(try await stored() == [1, 235, 1, 4], "write \(write)")
      await catalog.store.store.close()
      if failures == 0 { return }
    }
    Issue.record("the call never came through")
  }
}
