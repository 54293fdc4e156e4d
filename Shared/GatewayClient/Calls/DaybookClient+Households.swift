import Contracts
import Vocabulary

extension DaybookClient {
  /// The household, its members and their tokens.
  public var households: Households { Households(client: self) }

  /// Calls about who lives here and how they prove it.
  public struct Households: Sendable {
    let client: DaybookClient
    private var gateway: GatewayConnection { client.gateway }

    /// Creates a household and its first parent.
    ///
    /// Needs no token but the one-time code that the gateway printed at its first start. Keep the
    /// secret in the answer; it is shown this once. `zone` is an IANA name, UTC when empty;
    /// `tokenName` names the token in lists.
    public func setUp(
      code: String,
      name: String,
      parent: String,
      zone: String = "",
      weekStart: Household.WeekStart = .monday,
      tokenName: String
    ) async throws(DaybookError) -> NewHousehold {
      let request = GatewayV1.SetUpRequest(
        setupCode: code,
        householdName: name,
        memberName: parent,
        zone: zone,
        weekStart: weekStart.contract,
        tokenName: tokenName
      )
      let answer = try await gateway.call { try await gateway.households.setUp(request, $0) }
      return NewHousehold(
        household: Household(answer.household ?? GatewayV1.Household()),
        member: Member(answer.member ?? GatewayV1.Member()),
        token: NewToken(
          token: AccessToken(answer.token ?? GatewayV1.Token()),
          secret: answer.secret
        )
      )
    }

    /// Who the token belongs to.
    public func whoAmI() async throws(DaybookError) -> Identity {
      let answer = try await gateway.call {
        try await gateway.households.whoAmI(GatewayV1.WhoAmIRequest(), $0)
      }
      return Identity(
        household: Household(answer.household ?? GatewayV1.Household()),
        member: Member(answer.member ?? GatewayV1.Member()),
        token: AccessToken(answer.token ?? GatewayV1.Token())
      )
    }

    /// Everyone in the household.
    public func members() async throws(DaybookError) -> [Member] {
      let answer = try await gateway.call {
        try await gateway.households.listMembers(GatewayV1.ListMembersRequest(), $0)
      }
      return answer.members.map { Member($0) }
    }

    /// Adds a parent or a child; only a parent may.
    public func addMember(
      named name: String,
      role: Member.Role,
      zone: String = ""
    ) async throws(DaybookError) -> Member {
      let request = GatewayV1.AddMemberRequest(
        name: name,
        role: role == .parent ? .parent : .child,
        zone: zone
      )
      let answer = try await gateway.call { try await gateway.households.addMember(request, $0) }
      return Member(answer.member ?? GatewayV1.Member())
    }

    /// Makes a token for the caller, or, asked by a parent, for a child.
    public func createToken(
      named name: String,
      scopes: [String] = [],
      for member: Member.ID? = nil
    ) async throws(DaybookError) -> NewToken {
      let request = GatewayV1.CreateTokenRequest(
        memberID: member.map(MemberID.init),
        name: name,
        scopes: scopes
      )
      let answer = try await gateway.call {
        try await gateway.households.createToken(request, $0)
      }
      return NewToken(
        token: AccessToken(answer.token ?? GatewayV1.Token()),
        secret: answer.secret
      )
    }

    /// The tokens of the caller, or of a child.
    public func tokens(of member: Member.ID? = nil) async throws(DaybookError) -> [AccessToken] {
      let request = GatewayV1.ListTokensRequest(memberID: member.map(MemberID.init))
      let answer = try await gateway.call { try await gateway.households.listTokens(request, $0) }
      return answer.tokens.map { AccessToken($0) }
    }

    /// Ends a token at once.
    @discardableResult
    public func revokeToken(
      _ id: AccessToken.ID,
      of member: Member.ID? = nil
    ) async throws(DaybookError) -> AccessToken {
      let request = GatewayV1.RevokeTokenRequest(
        memberID: member.map(MemberID.init),
        tokenID: TokenID(id)
      )
      let answer = try await gateway.call {
        try await gateway.households.revokeToken(request, $0)
      }
      return AccessToken(answer.token ?? GatewayV1.Token())
    }
  }
}
