import CatalogContracts

/// `daybook.catalog.v1.Coffees`: what the calls need; each call has a file of its own.
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
