// Made from package daybook.catalog.v1 by protoc-gen-daybook; changes belong there.

package import RPC
package import Wire

/// Everything of `daybook.catalog.v1`.
package enum CatalogV1 {
  /// Every message type, for whoever has no more than its name.
  package static let messageTypes: [any Message.Type] = [
    CatalogV1.Topic.self,
    CatalogV1.Section.self,
    CatalogV1.Step.self,
    CatalogV1.TopicState.self,
    CatalogV1.TopicWithState.self,
    CatalogV1.CategoryTotal.self,
    CatalogV1.ListTopicsRequest.self,
    CatalogV1.ListTopicsResponse.self,
    CatalogV1.GetTopicRequest.self,
    CatalogV1.GetTopicResponse.self,
    CatalogV1.SetStepDoneRequest.self,
    CatalogV1.SetStepDoneResponse.self,
    CatalogV1.SetTopicCompletedRequest.self,
    CatalogV1.SetTopicCompletedResponse.self,
    CatalogV1.TopicStateChanged.self,
    CatalogV1.TopicCompleted.self,
  ]

  /// Every method of every service.
  package static let methods: [MethodDescriptor] = Topics.Methods.all
}
