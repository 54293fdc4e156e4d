// Generated from package daybook.rpc.v1 by protoc-gen-daybook; do not edit.

package import Wire

/// The contracts of `daybook.rpc.v1`.
public enum RPCV1 {
  /// Every message type, for lookup by name.
  package static let messageTypes: [any Message.Type] = [
    RPCV1.CapturedCall.self,
    RPCV1.CapturedEntry.self,
    RPCV1.CapturedRequest.self,
    RPCV1.HealthCheckRequest.self,
    RPCV1.HealthCheckResponse.self,
    RPCV1.HealthListRequest.self,
    RPCV1.HealthListResponse.self,
    RPCV1.GetMetricsRequest.self,
    RPCV1.GetMetricsResponse.self,
    RPCV1.ConnectionCounts.self,
    RPCV1.MethodMetrics.self,
    RPCV1.TimeBucket.self,
    RPCV1.CodeCount.self,
    RPCV1.LimitCount.self,
    RPCV1.CacheMetrics.self,
    RPCV1.ChannelMetrics.self,
    RPCV1.ChannelAddress.self,
    RPCV1.StoreMetrics.self,
    RPCV1.ListServicesRequest.self,
    RPCV1.ListServicesResponse.self,
    RPCV1.ServiceOffer.self,
    RPCV1.DescribeSymbolRequest.self,
    RPCV1.DescribeSymbolResponse.self,
    RPCV1.ListLimitsRequest.self,
    RPCV1.ListLimitsResponse.self,
    RPCV1.Limit.self,
    RPCV1.Status.self,
    RPCV1.Violation.self,
  ]

  /// Every method of every service.
  package static let methods: [MethodDescriptor] = [
    Health.Methods.all,
    Metrics.Methods.all,
    Reflection.Methods.all,
  ].flatMap(\.self)
}
