import GatewayContracts
import GatewayDomain
import GatewayService
import RPC
import RuntimeContracts
import SQLite
import ServiceRuntime
import TestSupport
import Testing
import Vocabulary
import Wire

@Suite("An invitation")
struct InvitationTests {
  private static func options(_ request: UInt64, token: String? = nil) -> CallOptions {
    CallOptions(
      timeout: .seconds(5),
      metadata: token.map { ["authorization": "Bearer \($0)"] } ?? [:],
      requestID: UniqueID(high: 0x7000, low: 1 << 63 | request)
    )
  }

  /// Adds Eve, who has never had a token.
  private static func addEve(
    to home: TestInstallation,
    _ role: GatewayV1.MemberRole
  ) async throws -> MemberID {
    let added = try await GatewayV1.HouseholdsClient(home.channel()).addMember(
      GatewayV1.AddMemberRequest(name: "Eve", role: role),
      .of(home.home.ada, request: 900)
    )
    return try #require(added.member?.id)
  }

  @Test(
    "is exchanged for a token of its member, once, and the feed has both events (GTW-080)",
    arguments: [GatewayV1.MemberRole.parent, .child]
  )
  func accept(role: GatewayV1.MemberRole) throws {
    try TestInstallation.run { home in
      let eve = try await Self.addEve(to: home, role)
      let open = GatewayV1.InvitationsClient(home.channel())
      let made = try await open.createInvitation(
        GatewayV1.CreateInvitationRequest(memberID: eve),
        .of(home.home.ada, request: 1)
      )
      #expect(made.invitation?.memberID == eve && made.invitation?.createdBy == home.home.ada.id)
      #expect(made.code.count == 17 && made.addresses.isEmpty)
      let typed = " \(made.code.lowercased().replacing("-", with: " ")) "
      let accepted = try await open.acceptInvitation(
        GatewayV1.AcceptInvitationRequest(code: typed, tokenName: "phone"),
        Self.options(2)
      )
      #expect(accepted.member?.id == eve && accepted.household?.name == "Home 1")
      #expect(accepted.token?.name == "phone" && accepted.authority.isEmpty)
      let me = try await GatewayV1.HouseholdsClient(home.channel())
        .whoAmI(.init(), Self.options(3, token: accepted.secret))
      #expect(me.member?.id == eve && me.token?.scopes == ["read", "write"])
      let events = try await home.gateway.store.read { connection in
        try home.gateway.store.feed.read(connection, after: 0, limit: 10, household: nil).events
      }
      #expect(
        events.map(\.kind) == ["member_added", "invitation_created", "invitation_accepted"]
      )
      #expect(events.allSatisfy { $0.stamp.space == nil })
      #expect(events.last?.stamp.actor == eve)
      // A second exchange is refused, whatever the token's name.
      let again = await failure {
        _ = try await open.acceptInvitation(
          GatewayV1.AcceptInvitationRequest(code: made.code, tokenName: "phone"),
          Self.options(4)
        )
      }
      #expect(again?.code == .permissionDenied && again?.reason == "invalid_invitation")
    }
  }

  @Test("answers the same request again with the same token, and no other (GTW-081)")
  func replay() throws {
    try TestInstallation.run { home in
      let open = GatewayV1.InvitationsClient(home.channel())
      let request = GatewayV1.CreateInvitationRequest(memberID: home.home.cleo.id)
      let made = try await open.createInvitation(request, .of(home.home.ada, request: 1))
      #expect(try await open.createInvitation(request, .of(home.home.ada, request: 1)) == made)
      let accept = GatewayV1.AcceptInvitationRequest(code: made.code, tokenName: "phone")
      let first = try await open.acceptInvitation(accept, Self.options(2))
      #expect(try await open.acceptInvitation(accept, Self.options(2)) == first)
      let other = await failure {
        _ = try await open.acceptInvitation(
          GatewayV1.AcceptInvitationRequest(code: made.code, tokenName: "tablet"),
          Self.options(2)
        )
      }
      #expect(other?.reason == "request_id_reused")
      // Secrets are in memory for ten minutes; afterwards the token gets a new one.
      try await home.simulation.loop.sleep(for: .seconds(601))
      #expect(
        try await open.createInvitation(request, .of(home.home.ada, request: 1)).code.isEmpty
      )
      let renewed = try await open.acceptInvitation(accept, Self.options(2))
      #expect(renewed.token?.id == first.token?.id && renewed.secret != first.secret)
      let households = GatewayV1.HouseholdsClient(home.channel())
      let old = await failure {
        _ = try await households.whoAmI(.init(), Self.options(3, token: first.secret))
      }
      #expect(old?.reason == "invalid_token")
      // A revoked token is not restored.
      _ = try await households.revokeToken(
        GatewayV1.RevokeTokenRequest(memberID: home.home.cleo.id, tokenID: first.token?.id),
        .of(home.home.ada, request: 4)
      )
      let ended = await failure { _ = try await open.acceptInvitation(accept, Self.options(2)) }
      #expect(ended?.reason == "invalid_invitation")
    }
  }

  @Test("returns the same message for a wrong, an expired, a replaced and a used code (GTW-082)")
  func refusals() throws {
    try TestInstallation.run { home in
      let open = GatewayV1.InvitationsClient(home.channel())
      func make(_ number: UInt64, _ lifetime: Duration) async throws -> String {
        try await open.createInvitation(
          GatewayV1.CreateInvitationRequest(
            memberID: home.home.cleo.id,
            lifetime: GoogleProtobuf.Duration(lifetime)
          ),
          .of(home.home.ada, request: number)
        ).code
      }
      let expired = try await make(1, .seconds(600))
      func refusal(_ code: String, _ number: UInt64) async -> RPCError? {
        await failure {
          _ = try await open.acceptInvitation(
            GatewayV1.AcceptInvitationRequest(code: code),
            Self.options(number)
          )
        }
      }
      try await home.simulation.loop.sleep(for: .seconds(601))
      let late = try #require(await refusal(expired, 10))
      let replaced = try await make(2, .seconds(600))
      let used = try await make(3, .seconds(7 * 86_400))
      _ = try await open.acceptInvitation(
        GatewayV1.AcceptInvitationRequest(code: used),
        Self.options(11)
      )
      for code in [replaced, used, "00000-00000-00000", "", "no code"] {
        let other = try #require(await refusal(code, 12))
        #expect(other.code == late.code && other.reason == late.reason, "\(code)")
        #expect(other.message == late.message && other.violations == late.violations)
      }
      #expect(late.code == .permissionDenied && late.reason == "invalid_invitation")
      for lifetime in [Duration.seconds(599), .seconds(7 * 86_400 + 1), .seconds(-1)] {
        let error = await failure { _ = try await make(20, lifetime) }
        #expect(error?.reason == "invalid_lifetime")
        #expect(error?.violations.map(\.field) == ["lifetime"])
        #expect(error?.violations.map(\.limit) == [7 * 86_400])
      }
    }
  }

  @Test("lets no parent sign in as another who was ever signed in (GTW-008, GTW-083)")
  func otherParents() throws {
    try TestInstallation.run { home in
      let open = GatewayV1.InvitationsClient(home.channel())
      func invite(_ member: MemberID?, _ number: UInt64) async throws -> String {
        try await open.createInvitation(
          GatewayV1.CreateInvitationRequest(memberID: member),
          .of(home.home.ada, request: number)
        ).code
      }
      let ben = await failure { _ = try await invite(home.home.ben.id, 1) }
      #expect(ben?.code == .permissionDenied && ben?.reason == "parent_has_token")
      // Of another household, or of no member: the same answer.
      for stranger in [home.home.zoe.id, .sample(4_711), nil] {
        let error = await failure { _ = try await invite(stranger, 2) }
        #expect(error?.code == .notFound && error?.reason == "member_not_found")
      }
      // Parents may invite themselves, for any number of devices.
      #expect(try await !invite(home.home.ada.id, 3).isEmpty)
      let eve = try await Self.addEve(to: home, .parent)
      let code = try await invite(eve, 4)
      // She signs in another way meanwhile, so the invitation is no longer valid.
      _ = try await GatewayV1.HouseholdsClient(home.channel()).createToken(
        GatewayV1.CreateTokenRequest(memberID: eve, name: "laptop"),
        .of(home.home.ada, request: 5)
      )
      let late = await failure {
        _ = try await open.acceptInvitation(
          GatewayV1.AcceptInvitationRequest(code: code),
          Self.options(6)
        )
      }
      #expect(late?.reason == "invalid_invitation")
    }
  }

  @Test("is invalid once the token that created it has ended (GTW-003, GTW-083)")
  func makersToken() throws {
    try TestInstallation.run { home in
      let open = GatewayV1.InvitationsClient(home.channel())
      let households = GatewayV1.HouseholdsClient(home.channel())
      let (ada, ben, cleo) = (home.home.ada, home.home.ben, home.home.cleo)
      let own = try await open.createInvitation(
        GatewayV1.CreateInvitationRequest(memberID: ada.id),
        .of(ada, request: 1)
      ).code
      let childs = try await open.createInvitation(
        GatewayV1.CreateInvitationRequest(memberID: cleo.id),
        .of(ben, request: 2)
      ).code
      // Another token of the same parent makes no difference.
      try await home.home.makeToken(of: ada, secret: try TestHome.secret(60))
      for token in [TokenID.sample(60), .sample(1)] {
        _ = try await households.revokeToken(
          GatewayV1.RevokeTokenRequest(tokenID: token),
          .of(ada, request: 10 + token.rawValue.low)
        )
      }
      let void = await failure {
        _ = try await open.acceptInvitation(
          GatewayV1.AcceptInvitationRequest(code: own),
          Self.options(3)
        )
      }
      #expect(void?.code == .permissionDenied && void?.reason == "invalid_invitation")
      let accepted = try await open.acceptInvitation(
        GatewayV1.AcceptInvitationRequest(code: childs),
        Self.options(4)
      )
      #expect(accepted.member?.id == cleo.id)
    }
  }

  @Test(
    "grants no more rights than its creator's token has, and its code is never stored (GTW-001, GTW-004)"
  )
  func secrecy() throws {
    try TestInstallation.run { home in
      let open = GatewayV1.InvitationsClient(home.channel())
      let made = try await open.createInvitation(
        GatewayV1.CreateInvitationRequest(memberID: home.home.cleo.id, scopes: ["read"]),
        .of(home.home.ada, request: 1)
      )
      let accepted = try await open.acceptInvitation(
        GatewayV1.AcceptInvitationRequest(code: made.code),
        Self.options(2)
      )
      #expect(accepted.token?.scopes == ["read"])
      try await home.home.makeToken(of: home.home.ada, secret: try TestHome.secret(70))
      for (scopes, reason) in [(["operator"], "operators_only"), (["all"], "invalid_scope")] {
        let error = await failure {
          _ = try await open.createInvitation(
            GatewayV1.CreateInvitationRequest(memberID: home.home.cleo.id, scopes: scopes),
            .of(home.home.ada, request: 3)
          )
        }
        #expect(error?.reason == reason)
      }
      let signs = made.code.replacing("-", with: "")
      let stored = try await home.gateway.store.read { connection in
        try connection.all("SELECT reply FROM request_reply") { try $0.value(0, as: [UInt8].self) }
      }
      #expect(!stored.isEmpty)
      for bytes in stored {
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(!text.contains(made.code) && !text.contains(signs))
      }
      #expect(!home.log.all.contains { $0.contains(made.code) || $0.contains(signs) })
    }
  }

  @Test("is listed while it is open, without its code, to parents only (GTW-088)")
  func list() throws {
    try TestInstallation.run { home in
      let (ada, ben, cleo) = (home.home.ada, home.home.ben, home.home.cleo)
      let client = GatewayV1.InvitationsClient(home.channel())
      let made = try await client.createInvitation(
        .init(memberID: cleo.id, scopes: ["read"]),
        .of(ada, request: 1)
      )
      let listed = try await client.listInvitations(.init(), .of(ben))
      let invitation = try #require(made.invitation)
      #expect(listed.invitations == [invitation])
      #expect(try await client.listInvitations(.init(), .of(home.home.zoe)).invitations.isEmpty)
      let child = await failure { _ = try await client.listInvitations(.init(), .of(cleo)) }
      #expect(child?.code == .permissionDenied)
      _ = try await client.acceptInvitation(.init(code: made.code), Self.options(2))
      #expect(try await client.listInvitations(.init(), .of(ada)).invitations.isEmpty)
      _ = try await client.createInvitation(.init(memberID: cleo.id), .of(ada, request: 3))
      #expect(try await client.listInvitations(.init(), .of(ada)).invitations.count == 1)
      try await home.simulation.loop.sleep(for: .seconds(86_401))
      #expect(try await client.listInvitations(.init(), .of(ada)).invitations.isEmpty)
    }
  }

  @Test("is refused once a parent has ended it, and is ended once (GTW-088)")
  func revoke() throws {
    try TestInstallation.run { home in
      let (ada, ben, cleo, zoe) = (home.home.ada, home.home.ben, home.home.cleo, home.home.zoe)
      let client = GatewayV1.InvitationsClient(home.channel())
      let made = try await client.createInvitation(.init(memberID: cleo.id), .of(ada, request: 1))
      let id = made.invitation?.id
      for (number, caller) in [(UInt64(2), cleo), (3, zoe)] {
        let refused = await failure {
          _ = try await client.revokeInvitation(
            .init(invitationID: id),
            .of(caller, request: number)
          )
        }
        #expect(refused?.code == (caller == cleo ? .permissionDenied : .notFound))
      }
      let ended = try await client.revokeInvitation(
        .init(invitationID: id),
        .of(ben, request: 4)
      )
      #expect(ended.invitation == made.invitation)
      let used = await failure {
        _ = try await client.acceptInvitation(.init(code: made.code), Self.options(5))
      }
      #expect(used?.reason == "invalid_invitation")
      let again = await failure {
        _ = try await client.revokeInvitation(.init(invitationID: id), .of(ben, request: 6))
      }
      #expect(again?.code == .notFound && again?.reason == "invitation_not_found")
      let events = try await home.gateway.store.read { connection in
        try home.gateway.store.feed.read(connection, after: 0, limit: 10, household: nil).events
      }
      #expect(events.map(\.kind) == ["invitation_created", "invitation_revoked"])
    }
  }
}
