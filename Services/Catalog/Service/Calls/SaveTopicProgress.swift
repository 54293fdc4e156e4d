import CatalogContracts
import CatalogDomain
import RPC
import ServiceRuntime

extension TopicCalls {
  /// `SaveTopicProgress`: marks several steps, all or none.
  func saveTopicProgress(
    _ request: CatalogV1.SaveTopicProgressRequest,
    _ call: ServerCall
  ) async throws -> CatalogV1.SaveTopicProgressResponse {
    let caller = try Caller(call)
    let topic = try catalogue.topic(request.identifier)
    return try await change(call, request, caller) { rows in
      let marks = request.marks.map { StepMark(StepID(text: $0.stepID), isDone: $0.done) }
      let change = try topic.state(stored: rows.state(topic.identifier))
        .expecting(request.expectedRevision, of: topic)
        .marking(marks, of: topic, at: rows.now)
      try rows.apply(change, of: topic)
      return CatalogV1.SaveTopicProgressResponse(
        state: CatalogV1.TopicState(change.after, of: topic),
        changed: change.isChange,
        learningPoints: change.learningPoints
      )
    }
  }
}
