import CatalogContracts
import CatalogDomain
import RPC

extension CoffeeCalls {
  /// `GetCoffeeOptions`: the option lists of forms (COF-016).
  func getCoffeeOptions(
    _ request: CatalogV1.GetCoffeeOptionsRequest,
    _ call: ServerCall
  ) async throws -> CatalogV1.GetCoffeeOptionsResponse {
    CatalogV1.GetCoffeeOptionsResponse(
      processing: CoffeeOptions.processing,
      roastLevels: CoffeeOptions.roastLevels,
      aeropressTypes: CoffeeOptions.aeropressTypes,
      defaultMethods: CoffeeOptions.defaultMethods,
      defaultGrinders: CoffeeOptions.defaultGrinders
    )
  }
}
