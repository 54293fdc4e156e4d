import CatalogContracts

/// `daybook.catalog.v1.Coffees`: dependencies of its calls; each call has its own file.
struct CoffeeCalls: CatalogV1.CoffeesService {
  let store: CoffeeStore
}

/// `daybook.catalog.v1.Recipes`.
struct RecipeCalls: CatalogV1.RecipesService {
  let store: CoffeeStore
}

/// `daybook.catalog.v1.Equipment`.
struct EquipmentCalls: CatalogV1.EquipmentService {
  let store: CoffeeStore
}

/// `daybook.catalog.v1.BrewingNotes`.
struct BrewingNoteCalls: CatalogV1.BrewingNotesService {
  let store: CoffeeStore
}
