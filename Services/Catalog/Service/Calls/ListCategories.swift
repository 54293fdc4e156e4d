import CatalogContracts
import CatalogDomain
import RPC
import ServiceRuntime

extension TopicCalls {
  /// `ListCategories`: a member's progress in each category.
  func listCategories(
    _ request: CatalogV1.ListCategoriesRequest,
    _ call: ServerCall
  ) async throws -> CatalogV1.ListCategoriesResponse {
    let content = content.current
    let states = try await states(Space(try Caller(call)), content)
    return CatalogV1.ListCategoriesResponse(
      categories: content.catalogue.totals(of: states).map(CatalogV1.CategoryTotal.init),
      degraded: content.isDegraded
    )
  }
}
