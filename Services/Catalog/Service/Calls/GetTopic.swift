import CatalogContracts
import CatalogDomain
import RPC
import ServiceRuntime

extension TopicCalls {
  /// `GetTopic`: a topic with its whole lesson and the caller's state.
  ///
  /// Looking is a change only where the caller says that a person looks (`record_view`), with a token that
  /// may write.
  func getTopic(
    _ request: CatalogV1.GetTopicRequest,
    _ call: ServerCall
  ) async throws -> CatalogV1.GetTopicResponse {
    let caller = try Caller(call)
    let topic = try catalogue.topic(request.identifier)
    let state =
      request.recordView && caller.scopes.contains("write")
      ? try await viewed(topic, by: caller)
      : try topic.state(
        stored: await store.read(Space(ownOf: caller)) { try $0.state(topic.identifier) }
      )
    return CatalogV1.GetTopicResponse(
      topic: CatalogV1.Topic(topic, inFull: true),
      state: CatalogV1.TopicState(state, of: topic)
    )
  }

  private func viewed(_ topic: Topic, by caller: Caller) async throws -> TopicState {
    try await store.write(caller) { rows in
      let change = try topic.state(stored: rows.state(topic.identifier)).viewed(at: rows.now)
      try rows.apply(change, of: topic)
      return change.after
    }
  }
}
