// Made from package daybook.catalog.v1 by protoc-gen-daybook; changes belong there.

package import RPC
package import Wire

/// Everything of `daybook.catalog.v1`.
public enum CatalogV1 {
  /// Every message type, for whoever has no more than its name.
  package static let messageTypes: [any Message.Type] = [
    CatalogV1.Topic.self,
    CatalogV1.Section.self,
    CatalogV1.Step.self,
    CatalogV1.TopicState.self,
    CatalogV1.TopicWithState.self,
    CatalogV1.CategoryTotal.self,
    CatalogV1.TopicProgress.self,
    CatalogV1.TopicName.self,
    CatalogV1.ListTopicsRequest.self,
    CatalogV1.ListTopicsResponse.self,
    CatalogV1.ListCategoriesRequest.self,
    CatalogV1.ListCategoriesResponse.self,
    CatalogV1.ListTopicProgressRequest.self,
    CatalogV1.ListTopicProgressResponse.self,
    CatalogV1.GetLearningSummaryRequest.self,
    CatalogV1.GetLearningSummaryResponse.self,
    CatalogV1.GetTopicRequest.self,
    CatalogV1.GetTopicResponse.self,
    CatalogV1.SetStepDoneRequest.self,
    CatalogV1.SetStepDoneResponse.self,
    CatalogV1.StepMark.self,
    CatalogV1.SaveTopicProgressRequest.self,
    CatalogV1.SaveTopicProgressResponse.self,
    CatalogV1.SetTopicNotesRequest.self,
    CatalogV1.SetTopicNotesResponse.self,
    CatalogV1.SetTopicCompletedRequest.self,
    CatalogV1.SetTopicCompletedResponse.self,
    CatalogV1.SetTopicFavoriteRequest.self,
    CatalogV1.SetTopicFavoriteResponse.self,
    CatalogV1.ToggleTopicFavoriteRequest.self,
    CatalogV1.ToggleTopicFavoriteResponse.self,
    CatalogV1.TopicStateChanged.self,
    CatalogV1.TopicCompleted.self,
  ]

  /// Every method of every service.
  package static let methods: [MethodDescriptor] = Topics.Methods.all
}

extension CatalogV1 {
  /// What happened: a case for each kind of event, with its body.
  package enum Event: EventSet {
    /// `topic_state_changed`.
    case topicStateChanged(CatalogV1.TopicStateChanged)
    /// `topic_completed`.
    case topicCompleted(CatalogV1.TopicCompleted)

    /// Reads the body of an event; `nil` for one that this version does not know.
    package init?(kind: String, type: String, body: ArraySlice<UInt8>) throws(WireError) {
      switch (kind, type) {
      case ("topic_state_changed", "daybook.catalog.v1.TopicStateChanged"):
        self = .topicStateChanged(try CatalogV1.TopicStateChanged(decoding: body))
      case ("topic_completed", "daybook.catalog.v1.TopicCompleted"):
        self = .topicCompleted(try CatalogV1.TopicCompleted(decoding: body))
      default: return nil
      }
    }

    /// The body of the event.
    package var body: any EventBody {
      switch self {
      case .topicStateChanged(let body): body
      case .topicCompleted(let body): body
      }
    }

    /// The body of each kind.
    package static let bodies: [any EventBody.Type] = [
      CatalogV1.TopicStateChanged.self,
      CatalogV1.TopicCompleted.self,
    ]
  }
}
