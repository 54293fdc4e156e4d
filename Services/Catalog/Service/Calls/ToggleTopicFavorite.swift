import CatalogContracts
import CatalogDomain
import RPC
import ServiceRuntime

extension TopicCalls {
  /// `ToggleTopicFavorite`: toggles the favourite mark; a retry gets the reply of the first call.
  func toggleTopicFavorite(
    _ request: CatalogV1.ToggleTopicFavoriteRequest,
    _ call: ServerCall
  ) async throws -> CatalogV1.ToggleTopicFavoriteResponse {
    let caller = try Caller(call)
    let topic = try catalogue.topic(request.identifier)
    return try await change(call, request, caller) { rows in
      let change = try topic.state(stored: rows.state(topic.identifier))
        .expecting(request.expectedRevision, of: topic)
        .togglingFavorite(at: rows.now)
      try rows.apply(change, of: topic)
      return CatalogV1.ToggleTopicFavoriteResponse(
        state: CatalogV1.TopicState(change.after, of: topic)
      )
    }
  }
}
