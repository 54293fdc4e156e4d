import CatalogContracts
import CatalogDomain
import RuntimeContracts
import Vocabulary
import Wire

// Conversions between the domain and the contract.

extension CatalogV1.Coffee {
  init(_ coffee: Coffee) {
    self.init(
      id: coffee.id,
      name: coffee.name,
      roaster: coffee.roaster,
      processing: coffee.processing,
      roastLevel: coffee.roastLevel,
      origin: coffee.origin,
      dateAdded: coffee.dateAdded.map { GoogleProtobuf.Timestamp($0) },
      roastedOn: coffee.roastedOn,
      bagSizeG: coffee.bagSize,
      openedOn: coffee.openedOn,
      finished: coffee.isFinished,
      revision: UInt64(clamping: coffee.revision),
      updatedAt: GoogleProtobuf.Timestamp(coffee.updatedAt)
    )
  }
}

extension CatalogV1.Recipe {
  init(_ recipe: Recipe) {
    self.init(
      id: recipe.id,
      name: recipe.name,
      brewingMethod: recipe.brewingMethod,
      grinder: recipe.grinder,
      grindSize: recipe.grindSize,
      waterTemp: recipe.waterTemperature,
      dose: recipe.dose,
      brewTime: recipe.brewTime,
      usageCount: Int32(clamping: recipe.usageCount),
      dateCreated: recipe.dateCreated.map { GoogleProtobuf.Timestamp($0) },
      bloomAmount: recipe.bloomAmount,
      bloomTime: recipe.bloomTime,
      secondPour: recipe.secondPour,
      thirdPour: recipe.thirdPour,
      fourthPour: recipe.fourthPour,
      waterOut: recipe.waterOut,
      aeropressType: recipe.aeropressType,
      plungeTime: recipe.plungeTime,
      revision: UInt64(clamping: recipe.revision),
      updatedAt: GoogleProtobuf.Timestamp(recipe.updatedAt),
      family: CatalogV1.MethodFamily(recipe.family)
    )
  }
}

extension CatalogV1.MethodFamily {
  init(_ family: MethodFamily) { self.init(rawValue: Int32(family.rawValue)) }
}

extension CatalogV1.BrewingNote {
  init(_ note: BrewingNote) {
    self.init(
      id: note.id,
      coffeeID: note.coffee,
      recipeID: note.recipe,
      notes: note.notes,
      rating: Int32(note.stars),
      dateCreated: note.dateCreated.map { GoogleProtobuf.Timestamp($0) },
      authorID: note.author,
      plannedTime: note.plannedTime,
      measuredTime: note.measuredTime,
      grams: note.grams,
      beverageG: note.beverage,
      tds: note.dissolvedSolids,
      balance: note.balance,
      coffeeName: note.snapshot.coffeeName,
      recipeName: note.snapshot.recipeName,
      brewingMethod: note.snapshot.brewingMethod,
      family: CatalogV1.MethodFamily(note.snapshot.family),
      grinder: note.snapshot.grinder,
      grindSize: note.snapshot.grindSize,
      waterTemp: note.snapshot.waterTemperature,
      brewTime: note.snapshot.brewTime,
      waterG: note.snapshot.water,
      revision: UInt64(clamping: note.revision),
      updatedAt: GoogleProtobuf.Timestamp(note.updatedAt)
    )
  }
}

extension CatalogV1.BrewingNoteFigures {
  init(_ placed: PlacedNote) {
    let note = placed.note
    self.init(
      coffeeName: placed.coffeeName.isEmpty ? Coffee.unknownName : placed.coffeeName,
      recipeName: placed.recipeName.isEmpty ? Recipe.unknownName : placed.recipeName,
      ratingStars: note.ratingStars,
      shortNotes: note.shortNotes,
      waterRatio: note.waterRatio,
      beverageRatio: note.beverageRatio,
      mainRatio: note.mainRatio,
      extractionYield: note.extractionYield
    )
  }
}

/// Reads the fields of a record and collects violations.
struct JournalFields {
  var check = FieldCheck()

  /// The instant in whole milliseconds; `nil` if absent or outside the years 1 to 9999.
  mutating func instant(_ contract: GoogleProtobuf.Timestamp?, _ field: String) -> Timestamp? {
    guard let contract else { return nil }
    if let instant = Timestamp(contract) { return instant }
    check.refuse(field, "out_of_range", "It must be in the years 1 to 9999.", limit: 9_999)
    return nil
  }
}
