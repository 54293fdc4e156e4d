import CatalogContracts
import CatalogDomain
import RPC
import ServiceRuntime

extension TopicCalls {
  /// `SetStepDone`: marks one step done or open.
  func setStepDone(
    _ request: CatalogV1.SetStepDoneRequest,
    _ call: ServerCall
  ) async throws -> CatalogV1.SetStepDoneResponse {
    let caller = try Caller(call)
    let topic = try catalogue.topic(request.identifier)
    return try await change(call, request, caller) { rows in
      let change = try topic.state(stored: rows.state(topic.identifier))
        .expecting(request.expectedRevision, of: topic)
        .marking(
          [StepMark(StepID(text: request.stepID), isDone: request.done)],
          of: topic,
          at: rows.now
        )
      try rows.apply(change, of: topic)
      return CatalogV1.SetStepDoneResponse(
        state: CatalogV1.TopicState(change.after, of: topic),
        changed: change.isChange,
        learningPoints: change.learningPoints
      )
    }
  }
}
