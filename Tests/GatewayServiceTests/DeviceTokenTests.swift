import GatewayContracts
import GatewayDomain
import GatewayService
import RPC
import TestSupport
import Testing
import Vocabulary
import Wire

@Suite("A device's token")
struct DeviceTokenTests {
  private static func make(
    _ home: TestInstallation,
    for member: Member,
    by caller: Member,
    scopes: [String] = ["device"],
    _ request: UInt64 = 1
  ) async throws -> GatewayV1.CreateTokenResponse {
    try await GatewayV1.HouseholdsClient(home.channel()).createToken(
      .init(memberID: member.id, name: "tablet", scopes: scopes),
      .of(caller, request: request)
    )
  }

  @Test("is created by a parent for a child, and allows only calls for devices (GTW-036)")
  func make() throws {
    try TestInstallation.run { home in
      let (ada, cleo) = (home.home.ada, home.home.cleo)
      let made = try await Self.make(home, for: cleo, by: ada)
      #expect(made.token?.scopes == ["device"] && made.token?.memberID == cleo.id)
      let options = CallOptions(
        timeout: .seconds(5),
        metadata: ["authorization": "Bearer \(made.secret)"]
      )
      let me = await failure {
        _ = try await GatewayV1.HouseholdsClient(home.channel()).whoAmI(.init(), options)
      }
      #expect(me?.code == .permissionDenied && me?.reason == "not_for_devices")
      let listed = try await GatewayV1.HouseholdsClient(home.channel())
        .listTokens(.init(memberID: cleo.id), .of(ada))
      #expect(listed.tokens.contains { $0.id == made.token?.id && $0.scopes == ["device"] })
    }
  }

  @Test("cannot be created by a child or for an adult, and has no other scope (GTW-036)")
  func refusals() throws {
    try TestInstallation.run { home in
      let (ada, ben, cleo) = (home.home.ada, home.home.ben, home.home.cleo)
      let own = await failure { _ = try await Self.make(home, for: cleo, by: cleo) }
      #expect(own?.code == .permissionDenied && own?.reason == "parents_only")
      let adult = await failure { _ = try await Self.make(home, for: ada, by: ada) }
      #expect(adult?.code == .failedPrecondition && adult?.reason == "not_a_child")
      let other = await failure { _ = try await Self.make(home, for: ben, by: ada, 2) }
      #expect(other?.code == .permissionDenied)
      for (index, scopes) in [["device", "read"], ["write", "device"]].enumerated() {
        let mixed = await failure {
          _ = try await Self.make(home, for: cleo, by: ada, scopes: scopes, UInt64(10 + index))
        }
        #expect(mixed?.code == .invalidArgument && mixed?.reason == "invalid_scope")
      }
      let invited = await failure {
        _ = try await GatewayV1.InvitationsClient(home.channel()).createInvitation(
          .init(memberID: cleo.id, scopes: ["device"]),
          .of(ada, request: 20)
        )
      }
      #expect(invited?.code == .invalidArgument && invited?.reason == "invalid_scope")
    }
  }

  @Test("ends with the child's others when the child becomes a parent")
  func role() throws {
    try TestInstallation.run { home in
      let (ada, cleo) = (home.home.ada, home.home.cleo)
      let made = try await Self.make(home, for: cleo, by: ada)
      _ = try await GatewayV1.MembersClient(home.channel()).updateMember(
        .init(memberID: cleo.id, member: .init(role: .parent), updateMask: .init(paths: ["role"])),
        .of(ada, request: 2)
      )
      let refused = await failure {
        _ = try await GatewayV1.HouseholdsClient(home.channel()).whoAmI(
          .init(),
          CallOptions(
            timeout: .seconds(5),
            metadata: ["authorization": "Bearer \(made.secret)"]
          )
        )
      }
      #expect(refused?.code == .unauthenticated && refused?.reason == "token_revoked")
    }
  }
}
