import GatewayContracts
import GatewayDomain
import GatewayService
import RPC
import RuntimeContracts
import ServiceRuntime
import TaskContracts
import TestSupport
import Testing
import Vocabulary
import Wire

@Suite("A change of the directory")
struct MemberChangeTests {
  private static func update(
    _ member: MemberID?,
    _ paths: [String],
    revision: UInt64 = 0,
    _ values: GatewayV1.Member
  ) -> GatewayV1.UpdateMemberRequest {
    GatewayV1.UpdateMemberRequest(
      memberID: member,
      member: values,
      updateMask: GoogleProtobuf.FieldMask(paths: paths),
      expectedRevision: revision
    )
  }

  @Test("gives a member name, zone and colour, with a revision and an event each (GTW-085)")
  func fields() throws {
    try TestInstallation.run { home in
      let members = GatewayV1.MembersClient(home.channel())
      let cleo = home.home.cleo.id
      let values = GatewayV1.Member(name: " Clea ", zone: "Asia/Tokyo", color: "#3366CC")
      let request = Self.update(cleo, ["name", "zone", "color"], revision: 1, values)
      let changed = try await members.updateMember(request, .of(home.home.ada, request: 1))
      #expect(changed.changed && changed.member?.name == "Clea")
      #expect(changed.member?.color == "#3366cc" && changed.member?.revision == 2)
      #expect(try await members.updateMember(request, .of(home.home.ada, request: 1)) == changed)
      // The next call is counted in the new zone, even over a connection that cached the old one.
      _ = try await TaskV1.TasksClient(home.channel())
        .getDay(TaskV1.GetDayRequest(memberID: cleo), .of(home.home.ada))
      #expect(try home.service(.task).seen.last?.metadata["daybook-zone"] == "Asia/Tokyo")
      // Equal values are no change.
      let same = try await members.updateMember(
        Self.update(cleo, ["name"], GatewayV1.Member(name: "Clea")),
        .of(home.home.ada, request: 2)
      )
      #expect(!same.changed && same.member?.revision == 2)
      let events = try await home.gateway.store.read { connection in
        try home.gateway.store.feed.read(connection, after: 0, limit: 10, household: nil).events
      }
      #expect(events.map(\.kind) == ["member_updated"])
      #expect(events.first?.changedFields == ["name", "zone", "color"])
      #expect(events.first?.revision == 2)
      let back = try await members.updateMember(
        Self.update(cleo, ["zone", "color"], GatewayV1.Member()),
        .of(home.home.ada, request: 3)
      )
      #expect(back.member?.zone == "" && back.member?.color == "")
    }
  }

  @Test("is refused with all invalid fields, and at an outdated revision (GTW-085)")
  func refusals() throws {
    try TestInstallation.run { home in
      let members = GatewayV1.MembersClient(home.channel())
      let cleo = home.home.cleo.id
      func reason(_ request: GatewayV1.UpdateMemberRequest) async -> RPCError? {
        await failure {
          _ = try await members.updateMember(request, .of(home.home.ada, request: 1))
        }
      }
      let all = await reason(
        Self.update(
          cleo,
          ["name", "role", "zone", "color", "id"],
          GatewayV1.Member(name: "", zone: "Nowhere", color: "red")
        )
      )
      #expect(all?.code == .invalidArgument)
      #expect(
        all?.violations.map(\.field)
          == ["member.name", "member.role", "member.zone", "member.color", "update_mask"]
      )
      #expect(
        await reason(Self.update(cleo, [], GatewayV1.Member()))?.reason == "update_mask_required"
      )
      let taken = await reason(Self.update(cleo, ["name"], GatewayV1.Member(name: "BEN")))
      #expect(taken?.code == .alreadyExists && taken?.reason == "duplicate_member_name")
      let stale = await reason(
        Self.update(cleo, ["name"], revision: 7, GatewayV1.Member(name: "Clea"))
      )
      #expect(stale?.code == .aborted && stale?.reason == "revision_mismatch")
      let other = await reason(Self.update(home.home.ben.id, ["name"], GatewayV1.Member(name: "B")))
      #expect(other?.code == .permissionDenied)
    }
  }

  @Test(
    "never leaves the household without a parent, nor a child with an operator's token (GTW-086)"
  )
  func roles() throws {
    try TestInstallation.run { home in
      let members = GatewayV1.MembersClient(home.channel())
      func role(
        _ role: GatewayV1.MemberRole,
        _ member: Member,
        by caller: Member,
        _ number: UInt64
      ) async throws {
        _ = try await members.updateMember(
          Self.update(member.id, ["role"], GatewayV1.Member(role: role)),
          .of(caller, request: number)
        )
      }
      let (ada, ben, cleo) = (home.home.ada, home.home.ben, home.home.cleo)
      try await home.home.makeToken(
        of: ben,
        secret: try TestHome.secret(60),
        scopes: [.read, .write, .operator]
      )
      let operating = await failure { try await role(.child, ben, by: ben, 1) }
      #expect(operating?.code == .failedPrecondition)
      #expect(operating?.reason == "has_operator_token")
      try await role(.child, ada, by: ada, 2)
      // From the next call on, she has no rights of a parent.
      let late = await failure { try await role(.parent, cleo, by: ada, 3) }
      #expect(late?.reason == "parents_only")
      let last = await failure { try await role(.child, ben, by: ben, 4) }
      #expect(last?.code == .failedPrecondition && last?.reason == "last_parent")
      try await role(.parent, cleo, by: ben, 5)
      let listed = try await GatewayV1.HouseholdsClient(home.channel())
        .listMembers(.init(), .of(ben)).members
      #expect(listed.map(\.role) == [.child, .parent, .parent, .child])
    }
  }

  @Test("ends a child's tokens when it becomes a parent, who signs in again (GTW-008, GTW-086)")
  func promotion() throws {
    try TestInstallation.run { home in
      let members = GatewayV1.MembersClient(home.channel())
      let households = GatewayV1.HouseholdsClient(home.channel())
      let invitations = GatewayV1.InvitationsClient(home.channel())
      let (ada, ben, cleo, dan) = (home.home.ada, home.home.ben, home.home.cleo, home.home.dan)
      func accept(_ code: String, _ number: UInt64) async throws -> String {
        try await invitations.acceptInvitation(
          GatewayV1.AcceptInvitationRequest(code: code),
          CallOptions(
            timeout: .seconds(5),
            requestID: UniqueID(high: 0x7000, low: 1 << 63 | number)
          )
        ).secret
      }
      let code = try await invitations.createInvitation(
        GatewayV1.CreateInvitationRequest(memberID: cleo.id),
        .of(ada, request: 1)
      ).code
      // A session and a watch that are open.
      let hers = home.channel()
      for _ in 0..<3 { _ = try await hers.unaryRaw(TaskV1.Tasks.Methods.getDay, [], .of(cleo)) }
      let watch = try await GatewayV1.ChangesClient(home.channel())
        .watch(.init(), .of(cleo, timeout: nil))
      try await home.simulation.loop.sleep(for: .seconds(1))
      try await home.introduce(dan)
      let promotion = Self.update(cleo.id, ["role"], GatewayV1.Member(role: .parent))
      let changed = try await members.updateMember(promotion, .of(ada, request: 2))
      #expect(changed.member?.role == .parent)
      let refused = await failure {
        _ = try await hers.unaryRaw(TaskV1.Tasks.Methods.getDay, [], .of(cleo))
      }
      #expect(refused?.reason == "token_revoked")
      let ended = await failure { for try await _ in watch {} }
      #expect(ended?.code == .unauthenticated)
      let void = await failure { _ = try await accept(code, 3) }
      #expect(void?.reason == "invalid_invitation")
      // No other member is signed out.
      for other in [ada, ben, dan] { try await home.introduce(other) }
      // Another parent invites her, like any new parent.
      let second = try await invitations.createInvitation(
        GatewayV1.CreateInvitationRequest(memberID: cleo.id),
        .of(ada, request: 4)
      ).code
      let secret = try await accept(second, 5)
      let me = try await households.whoAmI(
        .init(),
        CallOptions(timeout: .seconds(5), metadata: ["authorization": "Bearer \(secret)"])
      )
      #expect(me.member?.id == cleo.id && me.member?.role == .parent)
      let again = await failure {
        _ = try await households.createToken(
          GatewayV1.CreateTokenRequest(memberID: cleo.id, name: "mine"),
          .of(ada, request: 6)
        )
      }
      #expect(again?.reason == "parent_has_token")
      // Other changes keep a member's tokens.
      _ = try await members.updateMember(
        Self.update(ada.id, ["role", "name"], GatewayV1.Member(name: "Ada L.", role: .parent)),
        .of(ada, request: 7)
      )
      try await home.introduce(ada)
    }
  }

  @Test("never leaves the household to parents who cannot sign in (GTW-086)")
  func lastWhoCanSignIn() throws {
    try TestInstallation.run { home in
      let members = GatewayV1.MembersClient(home.channel())
      let households = GatewayV1.HouseholdsClient(home.channel())
      let (ada, ben) = (home.home.ada, home.home.ben)
      let sam = try await households.addMember(
        GatewayV1.AddMemberRequest(name: "Sam", role: .parent),
        .of(ada, request: 1)
      )
      _ = try await GatewayV1.InvitationsClient(home.channel()).createInvitation(
        GatewayV1.CreateInvitationRequest(memberID: sam.member?.id),
        .of(ada, request: 2)
      )
      let demotion = Self.update(ada.id, ["role"], GatewayV1.Member(role: .child))
      func demote(_ number: UInt64) async -> RPCError? {
        await failure { _ = try await members.updateMember(demotion, .of(ada, request: number)) }
      }
      // Ben signs out; his remaining token is read-only.
      try await home.home.makeToken(of: ben, secret: try TestHome.secret(60), scopes: [.read])
      _ = try await households.revokeToken(
        GatewayV1.RevokeTokenRequest(tokenID: .sample(2)),
        .of(ben, request: 3)
      )
      #expect(await demote(4)?.reason == "last_parent")
      // He has another token, which he has not used for a year.
      try await home.home.makeToken(
        of: ben,
        secret: try TestHome.secret(61),
        age: .seconds(366 * 86_400)
      )
      #expect(await demote(5)?.reason == "last_parent")
      try await home.home.makeToken(of: ben, secret: try TestHome.secret(62))
      #expect(await demote(6) == nil)
    }
  }

  @Test(
    "sets the household's name, zone and starts; a day's start applies from the next day on (GTW-087)"
  )
  func household() throws {
    try TestInstallation.run { home in
      let members = GatewayV1.MembersClient(home.channel())
      let households = GatewayV1.HouseholdsClient(home.channel())
      func update(
        _ number: UInt64,
        _ paths: [String],
        _ household: GatewayV1.Household
      ) async throws -> GatewayV1.UpdateHouseholdResponse {
        try await members.updateHousehold(
          GatewayV1.UpdateHouseholdRequest(
            household: household,
            updateMask: GoogleProtobuf.FieldMask(paths: paths)
          ),
          .of(home.home.ada, request: number)
        )
      }
      // 09:00 in Berlin, Saturday 2026-11-21.
      let changed = try await update(
        1,
        ["name", "week_start", "day_start"],
        GatewayV1.Household(name: "Den", weekStart: .sunday, dayStart: "04:00")
      )
      #expect(changed.household?.name == "Den" && changed.household?.revision == 2)
      #expect(changed.household?.dayStart == "00:00")
      #expect(changed.household?.nextDayStart == "04:00")
      #expect(changed.household?.nextDay?.text == "2026-11-22")
      func dayStart() async throws -> String? {
        _ = try await TaskV1.TasksClient(home.channel())
          .getDay(TaskV1.GetDayRequest(), .of(home.home.ada))
        return try home.service(.task).seen.last?.metadata["daybook-day-start"]
      }
      #expect(try await dayStart() == "00:00")
      try await home.simulation.loop.sleep(for: .seconds(18 * 3_600))  // 03:00 of the next day
      #expect(try await dayStart() == "00:00")
      try await home.simulation.loop.sleep(for: .seconds(3_600))
      #expect(try await dayStart() == "04:00")
      let now = try await households.whoAmI(.init(), .of(home.home.ada)).household
      #expect(now?.dayStart == "04:00" && now?.nextDayStart == "")
      for (path, household) in [
        ("day_start", GatewayV1.Household(dayStart: "06:01")),
        ("day_start", GatewayV1.Household(dayStart: "soon")), ("zone", GatewayV1.Household()),
        ("week_start", GatewayV1.Household()), ("name", GatewayV1.Household(name: "\u{7}")),
      ] {
        let error = await failure { _ = try await update(2, [path], household) }
        #expect(error?.code == .invalidArgument, "\(path)")
        #expect(error?.violations.map(\.field) == ["household.\(path)"])
      }
    }
  }
}
