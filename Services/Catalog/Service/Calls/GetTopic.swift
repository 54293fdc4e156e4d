import CatalogContracts
import CatalogDomain
import RPC
import ServiceRuntime

extension TopicCalls {
  /// `GetTopic`: a topic with its lesson and the caller's state.
  ///
  /// A view is recorded only if `record_view` is set and the token has the scope `write`.
  func getTopic(
    _ request: CatalogV1.GetTopicRequest,
    _ call: ServerCall
  ) async throws -> CatalogV1.GetTopicResponse {
    let caller = try Caller(call)
    let content = content.current
    let topic = try content.catalogue.topic(request.identifier)
    let recordView = request.recordView && caller.scopes.contains("write")
    let state = try await state(of: topic, caller, content, recordView: recordView)
    return CatalogV1.GetTopicResponse(
      topic: CatalogV1.Topic(topic, inFull: true),
      state: CatalogV1.TopicState(state, of: topic),
      degraded: content.isDegraded
    )
  }

  /// Content that is degraded records no view, but is returned.
  private func state(
    of topic: Topic,
    _ caller: Caller,
    _ content: ServedContent.Current,
    recordView: Bool
  ) async throws -> TopicState {
    guard let store, !content.isDegraded else { return try topic.state(stored: nil) }
    guard recordView else {
      return try topic.state(
        stored: await store.read(Space(ownOf: caller)) { try $0.state(topic.identifier) }
      )
    }
    return try await store.write(caller) { rows in
      let before = try topic.state(stored: rows.state(topic.identifier))
      let view = before.viewed(at: rows.now)
      try rows.record(view: view, over: before)
      return view
    }
  }
}
