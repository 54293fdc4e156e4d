import CatalogContracts
import RPC
import RuntimeContracts
import ServiceRuntime
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import CatalogService

@Suite("Deleting a coffee or recipe with notes")
struct DeletionTests {
  private let catalog: ServedCatalog

  init() throws {
    catalog = try ServedCatalog()
  }

  @Test("is refused without a choice for the notes, with their number (COF-062)")
  func noChoice() throws {
    try catalog.run { channel in
      let journal = Journal(channel)
      let (coffee, recipe) = try await brewed(journal)
      for refused in [
        await refusal {
          _ = try await journal.coffees.deleteCoffee(
            .init(coffeeID: coffee.id),
            .from(.sample(request: 90))
          )
        },
        await refusal {
          _ = try await journal.recipes.deleteRecipe(
            .init(recipeID: recipe.id),
            .from(.sample(request: 91))
          )
        },
      ] {
        #expect(refused?.code == .failedPrecondition && refused?.reason == "has_notes")
        #expect(refused?.violations.first?.limit == 2)
      }
      let unknown = await refusal {
        try await journal.coffees.deleteCoffee(
          .init(coffeeID: coffee.id, notes: .init(rawValue: 7)),
          .from(.sample(request: 92))
        )
      }
      #expect(unknown?.violations.map(\.code) == ["unknown_value"])
      #expect(try await journal.coffees.listCoffees(.init(), .from(.sample())).coffees.count == 1)
    }
  }

  @Test("can keep the notes, with the names they were written under (COF-062, COF-063)")
  func keep() throws {
    try catalog.run { channel in
      let journal = Journal(channel)
      let (coffee, recipe) = try await brewed(journal)
      let first = try await journal.coffees.deleteCoffee(
        .init(coffeeID: coffee.id, notes: .keepNotes),
        .from(.sample(request: 90))
      )
      #expect(first.notesKept == 2 && first.notesDeleted == 0)
      let second = try await journal.recipes.deleteRecipe(
        .init(recipeID: recipe.id, notes: .keepNotes),
        .from(.sample(request: 91))
      )
      #expect(second.notesKept == 2)
      let notes = try await journal.notes.listBrewingNotes(.init(text: "guji"), .from(.sample()))
      #expect(notes.notes.count == 2)
      for entry in notes.notes {
        #expect(entry.note?.coffeeID == nil && entry.note?.recipeID == nil)
        #expect(entry.figures?.coffeeName == "Guji" && entry.figures?.recipeName == "Morning")
        #expect(entry.note?.revision == 3)
      }
      let feed = try await FeedV1.FeedClient(channel).read(.init())
      let updates = feed.events.filter { $0.kind == "brewing_note_updated" }
      #expect(
        updates.map(\.changedFields)
          == [["coffee_id"], ["coffee_id"], ["recipe_id"], ["recipe_id"]]
      )
    }
  }

  @Test("can delete the notes too, in one transaction (COF-033, COF-061, COF-062, COF-113)")
  func delete() throws {
    try catalog.run { channel in
      let journal = Journal(channel)
      let (coffee, recipe) = try await brewed(journal)
      let answer = try await journal.coffees.deleteCoffee(
        .init(coffeeID: coffee.id, notes: .deleteNotes, expectedRevision: 1),
        .from(.sample(request: 90))
      )
      #expect(answer.notesDeleted == 2 && answer.notesKept == 0)
      let all = try await journal.notes.listBrewingNotes(.init(), .from(.sample()))
      #expect(all.notes.isEmpty)
      // Uses are a popularity counter: they are kept.
      let left = try await journal.recipes.getRecipe(.init(recipeID: recipe.id), .from(.sample()))
      #expect(left.recipe?.usageCount == 2 && left.figures?.brews == 0)
      let gone = await refusal {
        try await journal.coffees.getCoffee(.init(coffeeID: coffee.id), .from(.sample()))
      }
      #expect(gone?.reason == "unknown_coffee")
    }
  }

  @Test("is refused at another revision, and changes nothing (COF-114)")
  func stale() throws {
    try catalog.run { channel in
      let journal = Journal(channel)
      let (coffee, _) = try await brewed(journal)
      let stale = await refusal {
        try await journal.coffees.deleteCoffee(
          .init(coffeeID: coffee.id, notes: .deleteNotes, expectedRevision: 9),
          .from(.sample(request: 90))
        )
      }
      #expect(stale?.reason == "revision_mismatch")
      #expect(try await journal.notes.listBrewingNotes(.init(), .from(.sample())).notes.count == 2)
    }
  }

  @Test("updates the analysis that a coffee has from its notes (COF-006, COF-064, COF-065)")
  func analysis() throws {
    try catalog.run { channel in
      let journal = Journal(channel)
      let coffee = try await journal.coffee("Guji", 1)
      let filter = try await journal.recipe("Filter", 2)
      let press = try await journal.recipe("Press", method: "French Press", 3)
      let empty = try await journal.coffees.getBrewingAnalysis(
        .init(coffeeID: coffee.id),
        .from(.sample())
      )
      #expect(empty.brews == 0 && empty.averageRating == nil && empty.bestRecipeName == "")
      #expect(empty.lastBrewed == nil && empty.mostUsedMethod == "")
      // Press is rated higher, and Filter brewed more.
      for (index, rating) in [3, 4, 0].enumerated() {
        _ = try await journal.brew(coffee, filter, rating: Int32(rating), UInt64(10 + index))
      }
      _ = try await journal.brew(coffee, press, rating: 5, 20)
      let analysis = try await journal.coffees.getBrewingAnalysis(
        .init(coffeeID: coffee.id),
        .from(.sample())
      )
      #expect(analysis.brews == 4 && analysis.rated == 3 && analysis.averageRating == 4)
      #expect(analysis.bestRecipeName == "Press" && analysis.bestRecipeAverage == 5)
      #expect(analysis.mostUsedMethod == "V60-02" && analysis.lastBrewed != nil)
      let figures = try await journal.coffees.getCoffee(
        .init(coffeeID: coffee.id),
        .from(.sample())
      )
      .figures
      #expect(figures?.brews == 4 && figures?.averageRating == 4)
    }
  }

  /// A coffee with two notes of one recipe.
  private func brewed(
    _ journal: Journal
  ) async throws -> (CatalogV1.Coffee, CatalogV1.Recipe) {
    let coffee = try await journal.coffee("Guji", 1)
    let recipe = try await journal.recipe("Morning", 2)
    for request: UInt64 in 3...4 { _ = try await journal.brew(coffee, recipe, request) }
    return (coffee, recipe)
  }
}
