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

  /// A look is not recorded while changes cannot be: the lesson is shown all the same.
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
