import CatalogContracts
import Foundation
import RPC
import ServiceRuntime
import TestSupport
import Testing
import Vocabulary

@testable import CatalogService

@Suite("A file of recipes")
struct RecipeFileTests {
  private let catalog: ServedCatalog

  init() throws {
    catalog = try ServedCatalog()
  }

  @Test("gives another household the same recipes (COF-094, COF-095, COF-096, COF-098)")
  func roundTrip() throws {
    try catalog.run { channel in
      let journal = Journal(channel)
      _ = try await journal.equipment.addCustomEquipment(
        .init(kind: .method, name: "Moka pot", family: .espresso),
        .from(.sample(request: 1))
      )
      let made = [
        try await journal.recipe("Morning", 2) {
          $0.bloomAmount = 45.5
          $0.secondPour = 200
        },
        try await journal.recipe("Press", method: "Aeropress", 3) { $0.aeropressType = "Inverted" },
        try await journal.recipe("Café \"dark\" ☕", method: "Moka pot", 4) { $0.waterOut = 36 },
      ]
      let file = try await journal.recipes.exportRecipes(.init(), .from(.sample()))
      #expect(file.recipes == 3 && file.fileName == "daybook-recipes-2026-11-21.json")
      let text = String(decoding: Array(file.file), as: UTF8.self)
      #expect(!text.contains("usage_count") && !text.contains("\"id\""))
      let other = Caller.sample(household: 2, request: 10)
      let imported = try await journal.recipes.importRecipes(
        .init(file: file.file, addEquipment: true),
        .from(other)
      )
      #expect(imported.recipes.map(\.outcome) == [.imported, .imported, .imported])
      #expect(imported.addedMethods == ["Moka pot"])
      let list = try await journal.recipes.listRecipes(.init(), .from(.sample(household: 2)))
      func parameters(_ recipe: CatalogV1.Recipe?) -> CatalogV1.Recipe {
        var recipe = recipe ?? CatalogV1.Recipe()
        recipe.id = nil
        recipe.dateCreated = nil
        recipe.updatedAt = nil
        return recipe
      }
      #expect(Set(list.recipes.map { parameters($0.recipe) }) == Set(made.map { parameters($0) }))
      #expect(list.recipes.allSatisfy { $0.figures?.deprecatedEquipment == false })
      // Again: nothing new.
      let again = try await journal.recipes.importRecipes(
        .init(file: file.file),
        .from(.sample(household: 2, request: 11))
      )
      #expect(again.recipes.map(\.outcome) == [.skipped, .skipped, .skipped])
    }
  }

  @Test("renames recipes whose name is taken, and gives the reason for skipped ones (COF-095)")
  func outcomes() throws {
    try catalog.run { channel in
      let journal = Journal(channel)
      _ = try await journal.recipe("Morning", 1)
      let file = Self.file(
        #"{"name": "Morning", "brewing_method": "V60-02", "grinder": "Siberia 1", "dose": 18, "water_temp": 93, "later": 1}"#,
        #"{"name": "Bad", "brewing_method": "V60-02", "grinder": "Other", "dose": "much", "water_temp": 93}"#,
        #"{"name": "Morning", "brewing_method": "V60-02", "grinder": "Siberia 1", "dose": 18, "water_temp": 93}"#,
        #"{"name": "Morning", "brewing_method": "V60-02", "grinder": "Other", "dose": 20, "water_temp": 93}"#
      )
      let dry = try await journal.recipes.importRecipes(
        .init(file: file, dryRun: true),
        .from(.sample(request: 2))
      )
      #expect(try await journal.recipes.listRecipes(.init(), .from(.sample())).recipes.count == 1)
      let real = try await journal.recipes.importRecipes(
        .init(file: file),
        .from(.sample(request: 3))
      )
      #expect(real.recipes.map(\.outcome) == [.renamed, .rejected, .skipped, .renamed])
      #expect(dry.recipes.map(\.outcome) == real.recipes.map(\.outcome))
      #expect(dry.recipes.map(\.storedName) == real.recipes.map(\.storedName))
      #expect(
        real.recipes.map(\.storedName) == ["Morning (2)", "", "Morning (2)", "Morning (3)"]
      )
      #expect(real.recipes[1].findings.map(\.field) == ["dose", "dose"])
      #expect(real.recipes[1].findings.map(\.code) == ["wrong_type", "dose_required"])
      #expect(real.addedGrinders.isEmpty)
      let list = try await journal.recipes.listRecipes(.init(text: "(2)"), .from(.sample()))
      #expect(list.recipes.map { $0.figures?.deprecatedEquipment } == [true])
    }
  }

  @Test(
    "is refused completely if it is no recipe file (COF-095)",
    arguments: [
      ("", "invalid_recipe_file"), ("[1]", "invalid_recipe_file"),
      (#"{"format": "daybook.recipes"}"#, "invalid_recipe_file"),
      (#"{"format": "other", "version": 1, "recipes": []}"#, "invalid_recipe_file"),
      (#"{"format": "daybook.recipes", "version": 0, "recipes": []}"#, "invalid_recipe_file"),
      (#"{"format": "daybook.recipes", "version": 2}"#, "unsupported_version"),
      (#"{"format": "daybook.recipes", "version": 1, "recipes": 3}"#, "invalid_recipe_file"),
      (String(repeating: "[", count: 100_000), "invalid_recipe_file"),
    ]
  )
  func refused(text: String, reason: String) throws {
    try catalog.run { channel in
      let journal = Journal(channel)
      let refused = await refusal {
        try await journal.recipes.importRecipes(
          .init(file: Array(text.utf8)[...]),
          .from(.sample(request: 1))
        )
      }
      #expect(refused?.reason == reason, "\(String(describing: refused))")
    }
  }

  @Test("contains at most 200 recipes and 1 MiB (COF-095)")
  func limits() throws {
    try catalog.run { channel in
      let journal = Journal(channel)
      let one =
        #"{"name": "x", "brewing_method": "V60-02", "grinder": "Other", "dose": 18, "water_temp": 93}"#
      let many = await refusal {
        try await journal.recipes.importRecipes(
          .init(file: Self.file(Array(repeating: one, count: 201))),
          .from(.sample(request: 1))
        )
      }
      #expect(many?.reason == "too_many_items")
      let large = await refusal {
        try await journal.recipes.importRecipes(
          .init(file: ArraySlice(repeating: 0x20, count: (1 << 20) + 1)),
          .from(.sample(request: 2))
        )
      }
      #expect(large?.reason == "invalid_recipe_file" && large?.violations.first?.limit == 1 << 20)
    }
  }

  private static func file(_ recipes: String...) -> ArraySlice<UInt8> {
    file(recipes)
  }

  private static func file(_ recipes: [String]) -> ArraySlice<UInt8> {
    let list = recipes.joined(separator: ", ")
    let text = #"{"format": "daybook.recipes", "version": 1, "recipes": [\#(list)]}"#
    return Array(text.utf8)[...]
  }
}
