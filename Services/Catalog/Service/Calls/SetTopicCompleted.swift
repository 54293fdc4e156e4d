import CatalogContracts
import CatalogDomain
import RPC
import ServiceRuntime

extension TopicCalls {
  /// `SetTopicCompleted`: completes a topic with all its steps, or clears the completion.
  func setTopicCompleted(
    _ request: CatalogV1.SetTopicCompletedRequest,
    _ call: ServerCall
  ) async throws -> CatalogV1.SetTopicCompletedResponse {
    let caller = try Caller(call)
    let topic = try catalogue.topic(request.identifier)
    return try await change(call, request, caller) { rows in
      let change = try topic.state(stored: rows.state(topic.identifier))
        .expecting(request.expectedRevision, of: topic)
        .settingCompleted(request.completed, of: topic, at: rows.now)
      try rows.apply(change, of: topic)
      return CatalogV1.SetTopicCompletedResponse(
        state: CatalogV1.TopicState(change.after, of: topic),
        changed: change.isChange,
        learningPoints: change.learningPoints
      )
    }
  }
}
