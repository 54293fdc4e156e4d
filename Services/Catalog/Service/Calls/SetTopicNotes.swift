import CatalogContracts
import CatalogDomain
import RPC
import ServiceRuntime

extension TopicCalls {
  /// `SetTopicNotes`: replaces the caller's notes on a topic.
  func setTopicNotes(
    _ request: CatalogV1.SetTopicNotesRequest,
    _ call: ServerCall
  ) async throws -> CatalogV1.SetTopicNotesResponse {
    let caller = try Caller(call)
    let topic = try catalogue.topic(request.identifier)
    return try await change(call, request, caller) { rows in
      let change = try topic.state(stored: rows.state(topic.identifier))
        .expecting(request.expectedRevision, of: topic)
        .settingNotes(request.notes, at: rows.now)
      try rows.apply(change, of: topic)
      return CatalogV1.SetTopicNotesResponse(
        state: CatalogV1.TopicState(change.after, of: topic),
        changed: change.isChange
      )
    }
  }
}
