package import Wire

import RPC

extension TypeRegistry {
  /// Every message of Daybook's contracts: what the body of an event, or a detail of a refusal, can be.
  package static let daybook = TypeRegistry(
    GoogleProtobuf.messageTypes,
    RPCV1.messageTypes,
    AnalyticsV1.messageTypes,
    CatalogV1.messageTypes,
    FeedV1.messageTypes,
    GatewayV1.messageTypes,
    NotificationV1.messageTypes,
    TaskV1.messageTypes
  )
}
