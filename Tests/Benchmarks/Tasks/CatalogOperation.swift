import CatalogContracts
import Measurement
import RPC
import RuntimeContracts
import ServiceRuntime
import Vocabulary
import Wire

/// A measured operation of the catalog, by one caller through the gateway.
struct CatalogOperation: Sendable {
  let title: String
  let call: @Sendable (Channel, CallOptions) async throws -> Void

  /// - Parameters:
  ///   - firstCoffee: a coffee with 40 notes.
  ///   - firstRecipe: a recipe for it.
  /// - Returns: the operations, in the order of the table.
  static func all(_ firstCoffee: CoffeeID?, _ firstRecipe: RecipeID?) -> [CatalogOperation] {
    [
      .init(title: "coffees, first 50") { channel, options in
        let answer = try await CatalogV1.CoffeesClient(channel).listCoffees(.init(), options)
        try expect(answer.coffees.count >= 5)
      },
      .init(title: "coffees, searched") { channel, options in
        let answer = try await CatalogV1.CoffeesClient(channel)
          .listCoffees(.init(text: "kenya"), options)
        try expect(!answer.coffees.isEmpty)
      },
      .init(title: "a coffee, its analysis") { channel, options in
        let coffees = CatalogV1.CoffeesClient(channel)
        let answer = try await coffees.getBrewingAnalysis(.init(coffeeID: firstCoffee), options)
        try expect(answer.brews >= 40)
      },
      .init(title: "recipes, first 50") { channel, options in
        let answer = try await CatalogV1.RecipesClient(channel).listRecipes(.init(), options)
        try expect(!answer.recipes.isEmpty)
      },
      notes("notes, first 50", .init(), 50),
      notes("notes with 5 stars, first 50", .init(rating: 5), 33),
      notes("notes of a coffee", .init(coffeeID: firstCoffee), 40),
      notes("notes with a word that ten have", .init(text: CatalogSeed.rareWord), 10),
      notes("notes with a word that 1 in 10 has", .init(text: CatalogSeed.commonWord), 20),
      .init(title: "notes with a word that none has") { channel, options in
        let answer = try await CatalogV1.BrewingNotesClient(channel)
          .listBrewingNotes(.init(text: "rhubarb"), options)
        try expect(answer.notes.isEmpty)
      },
      .init(title: "last grind") { channel, options in
        let answer = try await CatalogV1.CoffeeStockClient(channel)
          .lastGrind(.init(coffeeID: firstCoffee), options)
        try expect(answer.latest != nil)
      },
      .init(title: "statistics of 30 days") { channel, options in
        let last = HouseholdCalendar.utc.day(of: LiveClock().now())
        let period = CatalogV1.BrewPeriod(from: last.advanced(by: -29), to: last)
        let answer = try await CatalogV1.CoffeeStatisticsClient(channel)
          .getBrewSummary(.init(period: period), options)
        try expect((answer.figures?.brews ?? 0) >= 190)
      },
      .init(title: "statistics of all") { channel, options in
        let answer = try await CatalogV1.CoffeeStatisticsClient(channel)
          .getBrewSummary(.init(), options)
        try expect((answer.figures?.brews ?? 0) >= 200)
      },
      .init(title: "ranking of coffees by average") { channel, options in
        let answer = try await CatalogV1.CoffeeStatisticsClient(channel)
          .rankBrews(.init(subject: .coffee, order: .average), options)
        try expect(answer.entries.count >= 5)
      },
      .init(title: "months") { channel, options in
        let answer = try await CatalogV1.CoffeeStatisticsClient(channel)
          .getBrewTrend(.init(kind: .month), options)
        try expect(!answer.points.isEmpty)
      },
      .init(title: "a brew written down, and deleted") { channel, options in
        let notes = CatalogV1.BrewingNotesClient(channel)
        let made = try await notes.createBrewingNote(
          .init(note: .init(coffeeID: firstCoffee, recipeID: firstRecipe, rating: 4)),
          options
        )
        var second = options
        second.requestID = .random()
        _ = try await notes.deleteBrewingNote(.init(noteID: made.note?.id), second)
      },
    ]
  }

  static let topics = CatalogOperation(title: "topics with their states") { channel, options in
    let answer = try await CatalogV1.TopicsClient(channel)
      .listTopics(.init(pageSize: 100), options)
    try expect(answer.topics.count == 20)
    try expect(answer.topics.contains { $0.state?.stepsCompleted ?? 0 > 0 })
  }

  private static func notes(
    _ title: String,
    _ request: CatalogV1.ListBrewingNotesRequest,
    _ least: Int
  ) -> CatalogOperation {
    .init(title: title) { channel, options in
      let answer = try await CatalogV1.BrewingNotesClient(channel)
        .listBrewingNotes(request, options)
      try expect(answer.notes.count >= least)
    }
  }

  private static func expect(_ holds: Bool) throws {
    guard holds else { throw Misuse(word: "an answer is not the one expected") }
  }
}
