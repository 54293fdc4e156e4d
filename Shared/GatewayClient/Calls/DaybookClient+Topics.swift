import Contracts

extension DaybookClient {
  /// The life-skill lessons, with where the caller stands in each.
  public var topics: Topics { Topics(client: self) }

  /// Calls about lessons; always about the caller, because notes are private even from parents.
  public struct Topics: Sendable {
    let client: DaybookClient
    private var gateway: GatewayConnection { client.gateway }

    /// Lists all lessons in the catalogue's order, without their text.
    public func list() async throws(DaybookError) -> [Topic] {
      var request = CatalogV1.ListTopicsRequest()
      request.pageSize = 100
      var topics: [Topic] = []
      while true {
        let answer = try await gateway.call { [request] in
          try await gateway.topics.listTopics(request, $0)
        }
        topics += answer.topics.compactMap { entry in
          entry.topic.map { Topic($0, entry.state) }
        }
        guard !answer.nextPageToken.isEmpty else { return topics }
        request.pageToken = answer.nextPageToken
      }
    }

    /// Opens one lesson; `recordingView` remembers that the caller looked at it now.
    public func get(
      _ id: Topic.ID,
      recordingView: Bool = false
    ) async throws(DaybookError) -> Topic {
      let request = CatalogV1.GetTopicRequest(identifier: id, recordView: recordingView)
      let answer = try await gateway.call { try await gateway.topics.getTopic(request, $0) }
      return Topic(answer.topic ?? CatalogV1.Topic(), answer.state)
    }

    /// Marks one step done, or not done.
    @discardableResult
    public func setStep(
      _ step: Topic.Step.ID,
      of id: Topic.ID,
      isDone: Bool
    ) async throws(DaybookError) -> TopicChange {
      let request = CatalogV1.SetStepDoneRequest(identifier: id, stepID: step, done: isDone)
      let answer = try await gateway.call { try await gateway.topics.setStepDone(request, $0) }
      return TopicChange(
        progress: Topic.Progress(answer.state ?? CatalogV1.TopicState()),
        hasChanged: answer.changed,
        learningPoints: 0
      )
    }

    /// Completes a lesson with all its steps, or clears the mark and leaves the steps.
    @discardableResult
    public func setCompleted(
      _ id: Topic.ID,
      _ isCompleted: Bool = true
    ) async throws(DaybookError) -> TopicChange {
      let request = CatalogV1.SetTopicCompletedRequest(identifier: id, completed: isCompleted)
      let answer = try await gateway.call {
        try await gateway.topics.setTopicCompleted(request, $0)
      }
      return TopicChange(
        progress: Topic.Progress(answer.state ?? CatalogV1.TopicState()),
        hasChanged: answer.changed,
        learningPoints: Int(answer.learningPoints)
      )
    }
  }
}
