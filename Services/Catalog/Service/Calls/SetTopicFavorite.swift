import CatalogContracts
import CatalogDomain
import RPC
import ServiceRuntime

extension TopicCalls {
  /// `SetTopicFavorite`: sets or clears the favourite mark.
  func setTopicFavorite(
    _ request: CatalogV1.SetTopicFavoriteRequest,
    _ call: ServerCall
  ) async throws -> CatalogV1.SetTopicFavoriteResponse {
    let caller = try Caller(call)
    let topic = try catalogue.topic(request.identifier)
    return try await change(call, request, caller) { rows in
      let change = try topic.state(stored: rows.state(topic.identifier))
        .expecting(request.expectedRevision, of: topic)
        .settingFavorite(request.favorite, at: rows.now)
      try rows.apply(change, of: topic)
      return CatalogV1.SetTopicFavoriteResponse(
        state: CatalogV1.TopicState(change.after, of: topic),
        changed: change.isChange
      )
    }
  }
}
