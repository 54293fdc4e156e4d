// Made from package daybook.gateway.v1 by protoc-gen-daybook; changes belong there.

package import RPC
package import Wire

/// Everything of `daybook.gateway.v1`.
public enum GatewayV1 {
  /// Every message type, for whoever has no more than its name.
  package static let messageTypes: [any Message.Type] = [
    GatewayV1.PartStatus.self,
    GatewayV1.GetDashboardRequest.self,
    GatewayV1.GetDashboardResponse.self,
    GatewayV1.WatchRequest.self,
    GatewayV1.WatchResponse.self,
    GatewayV1.GetStatusRequest.self,
    GatewayV1.GetStatusResponse.self,
    GatewayV1.GetStatusResponse.Process.self,
    GatewayV1.GetMetricsRequest.self,
    GatewayV1.GetMetricsResponse.self,
    GatewayV1.GetMetricsResponse.Process.self,
    GatewayV1.ClearCachesRequest.self,
    GatewayV1.ClearCachesResponse.self,
    GatewayV1.Household.self,
    GatewayV1.Member.self,
    GatewayV1.Token.self,
    GatewayV1.SetUpRequest.self,
    GatewayV1.SetUpResponse.self,
    GatewayV1.WhoAmIRequest.self,
    GatewayV1.WhoAmIResponse.self,
    GatewayV1.ListMembersRequest.self,
    GatewayV1.ListMembersResponse.self,
    GatewayV1.AddMemberRequest.self,
    GatewayV1.AddMemberResponse.self,
    GatewayV1.CreateTokenRequest.self,
    GatewayV1.CreateTokenResponse.self,
    GatewayV1.CreateOperatorTokenRequest.self,
    GatewayV1.CreateOperatorTokenResponse.self,
    GatewayV1.ListTokensRequest.self,
    GatewayV1.ListTokensResponse.self,
    GatewayV1.RevokeTokenRequest.self,
    GatewayV1.RevokeTokenResponse.self,
    GatewayV1.HouseholdCreated.self,
    GatewayV1.MemberAdded.self,
  ]

  /// Every method of every service.
  package static let methods: [MethodDescriptor] = [
    Dashboards.Methods.all,
    Changes.Methods.all,
    Operations.Methods.all,
    Households.Methods.all,
  ].flatMap(\.self)
}

extension GatewayV1 {
  /// What happened: a case for each kind of event, with its body.
  package enum Event: EventSet {
    /// `household_created`.
    case householdCreated(GatewayV1.HouseholdCreated)
    /// `member_added`.
    case memberAdded(GatewayV1.MemberAdded)

    /// Reads the body of an event; `nil` for one that this version does not know.
    package init?(kind: String, type: String, body: ArraySlice<UInt8>) throws(WireError) {
      switch (kind, type) {
      case ("household_created", "daybook.gateway.v1.HouseholdCreated"):
        self = .householdCreated(try GatewayV1.HouseholdCreated(decoding: body))
      case ("member_added", "daybook.gateway.v1.MemberAdded"):
        self = .memberAdded(try GatewayV1.MemberAdded(decoding: body))
      default: return nil
      }
    }

    /// The body of the event.
    package var body: any EventBody {
      switch self {
      case .householdCreated(let body): body
      case .memberAdded(let body): body
      }
    }

    /// The body of each kind.
    package static let bodies: [any EventBody.Type] = [
      GatewayV1.HouseholdCreated.self,
      GatewayV1.MemberAdded.self,
    ]
  }
}
