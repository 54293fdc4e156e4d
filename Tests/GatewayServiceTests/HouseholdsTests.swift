import Foundation
import GatewayContracts
import GatewayDomain
import GatewayService
import RPC
import RuntimeContracts
import SQLite
import ServiceRuntime
import TaskContracts
import TestSupport
import Testing
import Vocabulary
import Wire

@Suite("Setting a household up")
struct SetUpTests {
  private static func request(_ code: SetupCode?) -> GatewayV1.SetUpRequest {
    GatewayV1.SetUpRequest(
      setupCode: code?.text.lowercased() ?? "",
      householdName: " Home ",
      memberName: "Alex",
      zone: "Europe/Berlin",
      weekStart: .sunday,
      tokenName: "laptop"
    )
  }

  private static func options(_ request: UInt64, token: String? = nil) -> CallOptions {
    CallOptions(
      timeout: .seconds(5),
      metadata: token.map { ["authorization": "Bearer \($0)"] } ?? [:],
      requestID: UniqueID(high: 0x7000, low: 1 << 63 | request)
    )
  }

  @Test(
    "with the code creates a household, its first parent and a token that works (GTW-011, GTW-021)"
  )
  func setUp() throws {
    try TestInstallation.run(withHome: false) { home in
      let code = try await home.gateway.codes.announce()
      let households = GatewayV1.HouseholdsClient(home.channel())
      let made = try await households.setUp(Self.request(code), Self.options(1))
      #expect(made.household?.name == "Home")
      #expect(made.household?.weekStart == .sunday)
      #expect(made.member?.role == .parent)
      #expect(made.token?.scopes == ["read", "write"])
      let me = try await households.whoAmI(.init(), Self.options(2, token: made.secret))
      #expect(me.member?.id == made.member?.id)
      #expect(me.token?.name == "laptop")
      #expect(me.household?.zone == "Europe/Berlin")
      let events = try await home.gateway.store.read { connection in
        try home.gateway.store.feed.read(connection, after: 0, limit: 10, household: nil).events
      }
      #expect(events.map(\.kind) == ["household_created", "member_added"])
      #expect(events.allSatisfy { $0.stamp.space == nil })
    }
  }

  @Test("returns the same household for the same request, even after a restart (GTW-012)")
  func again() throws {
    try TestInstallation.run(withHome: false) { home in
      let code = try await home.gateway.codes.announce()
      let households = GatewayV1.HouseholdsClient(home.channel())
      let first = try await households.setUp(Self.request(code), Self.options(1))
      let second = try await households.setUp(Self.request(code), Self.options(1))
      #expect(second == first)
      // Secrets are dropped after ten minutes, as by a restart.
      try await home.simulation.loop.sleep(for: .seconds(601))
      let third = try await households.setUp(Self.request(code), Self.options(1))
      #expect(third.household == first.household)
      #expect(third.secret != first.secret)
      _ = try await households.whoAmI(.init(), Self.options(2, token: third.secret))
      let old = await failure {
        _ = try await households.whoAmI(.init(), Self.options(2, token: first.secret))
      }
      #expect(old?.code == .unauthenticated)
    }
  }

  @Test("works once: already_set_up, whatever the code (GTW-011)")
  func once() throws {
    try TestInstallation.run(withHome: false) { home in
      let code = try await home.gateway.codes.announce()
      let households = GatewayV1.HouseholdsClient(home.channel())
      _ = try await households.setUp(Self.request(code), Self.options(1))
      let other = await failure {
        _ = try await households.setUp(Self.request(code), Self.options(2))
      }
      #expect(other?.reason == "already_set_up")
      #expect(other?.code == .failedPrecondition)
      #expect(try await home.gateway.codes.announce() == nil)
    }
  }

  @Test("refuses another code, and another request under the same id (GTW-011, GTW-013)")
  func refusals() throws {
    try TestInstallation.run(withHome: false) { home in
      let old = try await home.gateway.codes.announce()
      let code = try await home.gateway.codes.announce()
      let households = GatewayV1.HouseholdsClient(home.channel())
      for wrong in [old, nil, SetupCode(randomBytes: [UInt8](repeating: 1, count: 17))] {
        let error = await failure {
          _ = try await households.setUp(Self.request(wrong), Self.options(1))
        }
        #expect(error?.code == .permissionDenied)
        #expect(error?.reason == "invalid_setup_code")
      }
      var broken = Self.request(code)
      broken.zone = "Middle/Earth"
      broken.memberName = "\n"
      let invalid = await failure { _ = try await households.setUp(broken, Self.options(1)) }
      #expect(invalid?.code == .invalidArgument)
      #expect(Set(invalid?.violations.map(\.field) ?? []) == ["zone", "member_name"])
      var unnamed = Self.options(1)
      unnamed.requestID = nil
      let nameless = await failure { _ = try await households.setUp(Self.request(code), unnamed) }
      #expect(nameless?.reason == "request_id_required")
      _ = try await households.setUp(Self.request(code), Self.options(1))
      let reused = await failure { _ = try await households.setUp(broken, Self.options(1)) }
      #expect(reused?.reason == "request_id_reused")
    }
  }

  @Test("shows the code in the log and in a private file, which is removed after use (GTW-010)")
  func file() throws {
    try TestInstallation.run(withHome: false) { home in
      let path = home.folder.file("setup-code")
      try Data("old".utf8).write(to: URL(fileURLWithPath: path))
      let code = try #require(try await home.gateway.codes.announce())
      #expect(home.log.all.contains { $0.contains("code=\(code.text)") })
      #expect(try String(contentsOfFile: path, encoding: .utf8) == code.text + "\n")
      let facts = try FileManager.default.attributesOfItem(atPath: path)
      #expect(facts[.posixPermissions] as? Int == 0o600)
      let stored = try await home.gateway.store.read { connection in
        try connection.first("SELECT code_hash FROM setup") { try $0.value(0, as: [UInt8].self) }
      }
      #expect(stored == TokenHash(of: code).bytes)
      let households = GatewayV1.HouseholdsClient(home.channel())
      _ = try await households.setUp(Self.request(code), Self.options(1))
      #expect(!FileManager.default.fileExists(atPath: path))
    }
  }
}

@Suite("The household's calls")
struct HouseholdCallTests {
  @Test("list its members and add one, once, with an event for followers of the directory")
  func members() throws {
    try TestInstallation.run { home in
      let households = GatewayV1.HouseholdsClient(home.channel())
      try await home.simulation.loop.sleep(for: .seconds(1))
      let request = GatewayV1.AddMemberRequest(name: "Eve", role: .child, zone: "Asia/Tokyo")
      let first = try await households.addMember(request, .of(home.home.ada, request: 1))
      let second = try await households.addMember(request, .of(home.home.ada, request: 1))
      #expect(first == second)
      let listed = try await households.listMembers(.init(), .of(home.home.cleo))
      #expect(listed.members.map(\.name) == ["Ada", "Ben", "Cleo", "Dan", "Eve"])
      let taken = await failure {
        _ = try await households.addMember(
          GatewayV1.AddMemberRequest(name: "EVE", role: .parent),
          .of(home.home.ben, request: 1)
        )
      }
      #expect(taken?.code == .alreadyExists)
      #expect(taken?.reason == "duplicate_member_name")
    }
  }

  @Test("let a read-only token revoke itself and no other (GTW-003)")
  func readOnlySignsOut() throws {
    try TestInstallation.run { home in
      let ada = home.home.ada
      let secret = try TestHome.secret(44)
      let token = try await home.home.makeToken(of: ada, secret: secret, scopes: .read)
      let households = GatewayV1.HouseholdsClient(home.channel())
      func end(_ token: TokenID?, _ request: UInt64) async throws {
        _ = try await households.revokeToken(
          GatewayV1.RevokeTokenRequest(tokenID: token),
          CallOptions(
            timeout: .seconds(5),
            metadata: ["authorization": "Bearer \(secret.text)"],
            requestID: UniqueID(high: 0x7000, low: 1 << 63 | request)
          )
        )
      }
      let other = await failure { try await end(.sample(1), 1) }
      #expect(other?.code == .permissionDenied && other?.reason == "missing_scope")
      try await end(token.id, 2)
      let gone = await failure { try await end(token.id, 3) }
      #expect(gone?.reason == "token_revoked")
    }
  }

  @Test("count a member's days in their own zone, else in the household's (GTW-023)")
  func zones() throws {
    try TestInstallation.run { home in
      let households = GatewayV1.HouseholdsClient(home.channel())
      let eve = try await households.addMember(
        GatewayV1.AddMemberRequest(name: "Eve", role: .child, zone: "Asia/Tokyo"),
        .of(home.home.ada, request: 1)
      )
      _ = try await TaskV1.TasksClient(home.channel())
        .getDay(TaskV1.GetDayRequest(memberID: eve.member?.id), .of(home.home.ada))
      let metadata = try home.service(.task).seen.last?.metadata
      #expect(metadata?["daybook-zone"] == "Asia/Tokyo")
    }
  }

  @Test("refuse a member without name or role, naming each field (GTW-013)")
  func invalidMember() throws {
    try TestInstallation.run { home in
      let error = await failure {
        _ = try await GatewayV1.HouseholdsClient(home.channel()).addMember(
          GatewayV1.AddMemberRequest(name: " ", zone: "Nowhere"),
          .of(home.home.ada, request: 1)
        )
      }
      #expect(error?.code == .invalidArgument)
      #expect(error?.violations.map(\.field) == ["name", "zone", "role"])
    }
  }

  @Test("create a token whose secret is shown once, and again for an immediate repeat (GTW-005)")
  func tokens() throws {
    try TestInstallation.run { home in
      let households = GatewayV1.HouseholdsClient(home.channel())
      let request = GatewayV1.CreateTokenRequest(
        memberID: home.home.cleo.id,
        name: "tablet",
        scopes: ["read"]
      )
      let made = try await households.createToken(request, .of(home.home.ada, request: 1))
      let again = try await households.createToken(request, .of(home.home.ada, request: 1))
      #expect(made == again)
      let asChild = CallOptions(
        timeout: .seconds(5),
        metadata: ["authorization": "Bearer \(made.secret)"]
      )
      let me = try await households.whoAmI(.init(), asChild)
      #expect(me.member?.id == home.home.cleo.id)
      let stored = try await home.gateway.store.read { connection in
        try connection.all("SELECT reply FROM request_reply") { try $0.value(0, as: [UInt8].self) }
      }
      #expect(!stored.contains { String(decoding: $0, as: UTF8.self).contains("dbk_") })
      try await home.simulation.loop.sleep(for: .seconds(601))
      let late = try await households.createToken(request, .of(home.home.ada, request: 1))
      #expect(late.token == made.token)
      #expect(late.secret.isEmpty)
    }
  }

  @Test("create another parent's first token, and none for a parent who has or had one (GTW-008)")
  func secondParent() throws {
    try TestInstallation.run { home in
      let households = GatewayV1.HouseholdsClient(home.channel())
      func make(for member: MemberID?, by maker: Member, _ number: UInt64) async throws
        -> GatewayV1.CreateTokenResponse
      {
        try await households.createToken(
          .init(memberID: member, name: "phone"),
          .of(maker, request: number)
        )
      }
      let eve = try await households.addMember(
        .init(name: "Eve", role: .parent),
        .of(home.home.ada, request: 1)
      ).member
      // A child creates none for another member.
      let child = await failure { _ = try await make(for: eve?.id, by: home.home.cleo, 2) }
      #expect(child?.reason == "permission_denied")
      let first = try await make(for: eve?.id, by: home.home.ada, 3)
      #expect(try await make(for: eve?.id, by: home.home.ada, 3) == first, "the same call again")
      let asEve = CallOptions(
        timeout: .seconds(5),
        metadata: ["authorization": "Bearer \(first.secret)"]
      )
      #expect(try await households.whoAmI(.init(), asEve).member?.id == eve?.id)
      for (other, number) in [(eve?.id, 4), (home.home.ben.id, 5)] as [(MemberID?, UInt64)] {
        let second = await failure { _ = try await make(for: other, by: home.home.ada, number) }
        #expect(second?.code == .permissionDenied)
        #expect(second?.reason == "parent_has_token")
      }
      // One that has ended counts: who had it makes the next.
      _ = try await households.revokeToken(
        .init(tokenID: first.token?.id),
        CallOptions(
          timeout: .seconds(5),
          metadata: asEve.metadata,
          requestID: UniqueID(high: 0x7000, low: 1 << 63 | 6)
        )
      )
      let after = await failure { _ = try await make(for: eve?.id, by: home.home.ada, 7) }
      #expect(after?.reason == "parent_has_token")
    }
  }

  @Test("never create a token with more rights than its creator's, nor an operator's (GTW-004)")
  func scopes() throws {
    try TestInstallation.run { home in
      let households = GatewayV1.HouseholdsClient(home.channel())
      for (scopes, reason) in [
        (["operator"], "operators_only"), (["read", "admin"], "invalid_scope"),
      ] {
        let error = await failure {
          _ = try await households.createToken(
            GatewayV1.CreateTokenRequest(name: "x", scopes: scopes),
            .of(home.home.ada, request: 1)
          )
        }
        #expect(error?.reason == reason)
      }
    }
  }

  @Test("create a token for a parent by name, for the holder of the installation's key (GTW-007)")
  func operatorToken() throws {
    try TestInstallation.run { home in
      let households = GatewayV1.HouseholdsClient(home.channel(trusted: true))
      func request(_ member: String, in household: String = "")
        -> GatewayV1.CreateOperatorTokenRequest
      {
        GatewayV1.CreateOperatorTokenRequest(
          memberName: member,
          household: household,
          name: "way in",
          scopes: ["read", "write", "operator"]
        )
      }
      func options(_ request: UInt64) -> CallOptions {
        CallOptions(
          timeout: .seconds(5),
          requestID: UniqueID(high: 0x7000, low: 1 << 63 | request)
        )
      }
      let made = try await households.createOperatorToken(request(" ADA "), options(1))
      #expect(try await households.createOperatorToken(request(" ADA "), options(1)) == made)
      #expect(made.householdID == home.home.household)
      #expect(made.token?.scopes == ["read", "write", "operator"])
      let told = home.log.all.filter { $0.contains("created with the installation's key") }
      #expect(told.count == 1)
      #expect(told.first?.contains("member=\(home.home.ada.id.text)") == true)
      #expect(!home.log.all.contains { $0.contains(made.secret) })
      let withIt = CallOptions(
        timeout: .seconds(5),
        metadata: ["authorization": "Bearer \(made.secret)"]
      )
      let open = GatewayV1.HouseholdsClient(home.channel())
      #expect(try await open.whoAmI(.init(), withIt).member?.id == home.home.ada.id)

      // A child has none, nor has a household that is not theirs; two parents of a name need one named.
      for (name, household) in [("Cleo", ""), ("Nobody", ""), ("Zoe", "Home 1")] {
        let error = await failure {
          _ = try await households.createOperatorToken(request(name, in: household), options(2))
        }
        #expect(error?.reason == "parent_not_found", "\(name)")
      }
      let other = TestHome.member(2, 9, "Ada", .parent)
      try await home.gateway.store.write { context in
        try DirectoryWriter(context).insert(other, key: "ada")
      }
      let several = await failure {
        _ = try await households.createOperatorToken(request("Ada"), options(3))
      }
      #expect(several?.reason == "ambiguous_parent")
      for (place, number) in [("Home 2", 4), (other.household.text, 5)] as [(String, UInt64)] {
        let named = try await households.createOperatorToken(
          request("Ada", in: place),
          options(number)
        )
        #expect(named.token?.memberID == other.id)
      }
      // Not with a token, whatever its scopes.
      let refused = await failure { _ = try await open.createOperatorToken(request("Ada"), withIt) }
      #expect(refused?.code == .permissionDenied)
    }
  }

  @Test("sign in a parent who has 100 tokens: the least recently used one ends (GTW-007)")
  func operatorTokenOfMany() throws {
    try TestInstallation.run { home in
      let ada = home.home.ada
      try await home.gateway.store.write { context in
        // Ada has one already, and no other is younger.
        for number in 1..<Home.maximumTokens {
          let token = Token(
            id: .sample(UInt64(1_000 + number)),
            household: ada.household,
            member: ada.id,
            name: "\(number)",
            scopes: .read,
            life: TokenLifetime(createdAt: context.now - .seconds(1_000 - number))
          )
          let hash = TokenHash(of: try TestHome.secret(UInt8(100 + number)))
          try DirectoryWriter(context).insert(token, hash: hash)
        }
      }
      let households = GatewayV1.HouseholdsClient(home.channel(trusted: true))
      let request = GatewayV1.CreateOperatorTokenRequest(memberName: "Ada", name: "way in")
      let once = CallOptions(timeout: .seconds(5), requestID: UniqueID(high: 0x7000, low: 1 << 63))
      let made = try await households.createOperatorToken(request, once)
      #expect(try await households.createOperatorToken(request, once) == made)
      let open = GatewayV1.HouseholdsClient(home.channel())
      let listed = try await open.listTokens(.init(), .of(ada))
      #expect(listed.tokens.count { $0.revokedAt == nil } == Home.maximumTokens)
      #expect(listed.tokens.filter { $0.revokedAt != nil }.map(\.name) == ["1"])
      #expect(home.log.all.count { $0.contains("the least recently used token was revoked") } == 1)
    }
  }

  @Test("revoke a token at once and permanently, and may be repeated (GTW-003)")
  func revoke() throws {
    try TestInstallation.run { home in
      let households = GatewayV1.HouseholdsClient(home.channel())
      let mine = try await households.listTokens(.init(), .of(home.home.cleo))
      let id = try #require(mine.tokens.first?.id)
      let request = GatewayV1.RevokeTokenRequest(memberID: home.home.cleo.id, tokenID: id)
      let first = try await households.revokeToken(request, .of(home.home.ada, request: 1))
      #expect(first.token?.revokedAt != nil)
      let second = try await households.revokeToken(request, .of(home.home.ada, request: 2))
      #expect(second.token?.revokedAt == first.token?.revokedAt)
      let refused = await failure { _ = try await households.whoAmI(.init(), .of(home.home.cleo)) }
      #expect(refused?.code == .unauthenticated)
      #expect(refused?.reason == "token_revoked")
    }
  }

  @Test("do not find another member's token, nor an unknown one")
  func foreignToken() throws {
    try TestInstallation.run { home in
      let households = GatewayV1.HouseholdsClient(home.channel())
      for id in [TokenID.sample(2), .sample(5), .sample(999)] {
        let error = await failure {
          _ = try await households.revokeToken(
            GatewayV1.RevokeTokenRequest(tokenID: id),
            .of(home.home.ada, request: id.rawValue.low)
          )
        }
        #expect(error?.code == .notFound)
        #expect(error?.reason == "token_not_found")
      }
    }
  }

  @Test("record a token's use within the hour, not at each call (GTW-002)")
  func lastUse() throws {
    try TestInstallation.run { home in
      let households = GatewayV1.HouseholdsClient(home.channel())
      let before = home.environment.clock.now()
      for _ in 0..<20 { _ = try await households.whoAmI(.init(), .of(home.home.ada)) }
      let writes = home.gateway.store.database.condition.figures.writes
      for _ in 0..<20 { _ = try await households.whoAmI(.init(), .of(home.home.ada)) }
      #expect(home.gateway.store.database.condition.figures.writes == writes)
      let listed = try await households.listTokens(.init(), .of(home.home.ada))
      let used = try #require(listed.tokens.first?.lastUsedAt.flatMap { Timestamp($0) })
      #expect(used >= before)
    }
  }
}
