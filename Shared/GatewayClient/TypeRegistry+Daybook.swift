import AnalyticsContracts
import CatalogContracts
import GatewayContracts
import NotificationContracts
import RPC
import RuntimeContracts
import TaskContracts
public import Wire

extension TypeRegistry {
  /// Every message of Daybook's contracts: the possible bodies of events, and details of refusals.
  public static let daybook = TypeRegistry(
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
