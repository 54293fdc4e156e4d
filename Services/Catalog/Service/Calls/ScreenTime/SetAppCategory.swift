import CatalogContracts
import CatalogDomain
import RPC
import ServiceRuntime

extension AppCalls {
  /// `SetAppCategory`: sets an app's category (APP-031 to APP-036, APP-051).
  func setAppCategory(
    _ request: CatalogV1.SetAppCategoryRequest,
    _ call: ServerCall
  ) async throws -> CatalogV1.SetAppCategoryResponse {
    let caller = try Caller(call).aboutChild()
    let category = try AppCategory(request.category)
    return try await store.change(call, request, caller) { rows in
      let known = try rows.reader.known(request.bundleIdentifier)
      // Invalid input is reported before a revision mismatch.
      let rating = try AppRating(
        category,
        given: request.pointsPerHour,
        standard: known.standardPoints
      )
      let before = try known.expecting(request.expectedRevision)
      let app = try rows.rate(before, rating)
      return CatalogV1.SetAppCategoryResponse(
        app: CatalogV1.App(app),
        changed: app.revision != before.revision
      )
    }
  }
}

extension AppCategory {
  /// - Throws: INVALID_ARGUMENT `unknown_value`.
  init(_ contract: CatalogV1.AppCategory) throws(RPCError) {
    guard let category = AppCategory(rawValue: Int(contract.rawValue)) else {
      var fields = RequestReader()
      fields.refuse("category", "unknown_value", "This category is unknown.")
      try fields.check()
      self = .uncategorized
      return
    }
    self = category
  }
}

extension AppRating {
  /// - Throws: ``AppRefusal/points(_:)``.
  init(
    _ category: AppCategory,
    given points: Int64?,
    standard: Int = AppRating.standardPoints
  ) throws(AppRefusal) {
    do throws(PointsRefusal) {
      try self.init(category, points: points, standard: standard)
    } catch {
      throw .points(error)
    }
  }
}
