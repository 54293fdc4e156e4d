import CatalogContracts
import CatalogDomain
import RPC
import ServiceRuntime
import Vocabulary

extension CoffeeCalls {
  /// `CreateCoffee`: adds a coffee; only the name is required (COF-001).
  func createCoffee(
    _ request: CatalogV1.CreateCoffeeRequest,
    _ call: ServerCall
  ) async throws -> CatalogV1.CreateCoffeeResponse {
    let given = request.coffee ?? CatalogV1.Coffee()
    return try await store.change(call, request, Caller(call)) { rows in
      let coffee = try rows.newCoffee(given)
      try rows.insert(coffee)
      return CatalogV1.CreateCoffeeResponse(coffee: CatalogV1.Coffee(coffee))
    }
  }
}

extension CoffeeWriter {
  /// Creates a validated coffee with its id from the contract's form.
  fileprivate func newCoffee(_ given: CatalogV1.Coffee) throws -> Coffee {
    var fields = JournalFields()
    let added = fields.instant(given.dateAdded, "date_added") ?? now
    var coffee = Coffee(id: .init(rawValue: .nilID), updatedAt: now)
    coffee.name = given.name
    coffee.roaster = given.roaster
    coffee.processing = given.processing
    coffee.roastLevel = given.roastLevel
    coffee.origin = given.origin
    coffee.dateAdded = added
    coffee.roastedOn = given.roastedOn
    coffee.bagSize = given.bagSizeG
    coffee.openedOn = given.openedOn
    coffee.isFinished = given.finished
    coffee.revision = 1
    coffee = coffee.cleaned
    try JournalRefusal.check(
      (fields.check.violations + coffee.violations(before: nil, latest: latest))
        .map { $0.inside("coffee") }
    )
    coffee.id = try newID(given.id, .coffee) { try reader.coffee($0) != nil }
    return coffee
  }
}
