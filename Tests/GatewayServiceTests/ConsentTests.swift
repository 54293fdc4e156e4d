import CatalogContracts
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

@Suite("A parent's consent")
struct ConsentTests {
  /// Reports the apps of Cleo's tablet.
  private static func report(
    _ home: TestInstallation,
    as caller: Member,
    _ request: UInt64
  ) async throws {
    _ = try await CatalogV1.AppsClient(home.channel()).reportInstalledApps(
      .init(childID: home.home.cleo.id, device: "tablet"),
      .of(caller, request: request)
    )
  }

  private static func give(
    _ home: TestInstallation,
    _ area: GatewayV1.ConsentArea = .screenTime,
    for child: Member,
    version: Int32 = 1,
    by parent: Member,
    _ request: UInt64
  ) async throws -> GatewayV1.GiveConsentResponse {
    try await GatewayV1.ConsentsClient(home.channel()).giveConsent(
      .init(memberID: child.id, area: area, textVersion: version),
      .of(parent, request: request)
    )
  }

  private static func events(_ home: TestInstallation) async throws -> [FeedEvent] {
    try await home.gateway.store.read { connection in
      try home.gateway.store.feed.read(connection, after: 0, limit: 100, household: nil).events
    }
  }

  @Test(
    "allows a child's data to be stored until it is withdrawn (APP-002, APP-122, FST-003)"
  )
  func storing() throws {
    try TestInstallation.run { home in
      let (ada, ben, cleo) = (home.home.ada, home.home.ben, home.home.cleo)
      let catalog = try home.service(.catalog)
      // Even if the caller is cached.
      for request in UInt64(1)...2 {
        for caller in [ada, cleo] {
          let refused = await failure { try await Self.report(home, as: caller, request) }
          #expect(refused?.code == .failedPrecondition)
          #expect(refused?.reason == "authorization_required")
          #expect(
            refused?.message.contains("“daybook consent give --child NAME screen-time”") == true
          )
        }
      }
      #expect(catalog.seen.isEmpty)
      let given = try await Self.give(home, for: cleo, by: ada, 3)
      #expect(given.changed && given.consent?.givenBy == ada.id)
      #expect(given.consent?.memberID == cleo.id && given.consent?.textVersion == 1)
      #expect(given.consent?.givenAt != nil && given.consent?.withdrawnAt == nil)
      for caller in [ada, cleo] { try await Self.report(home, as: caller, 4) }
      #expect(catalog.seen.count == 2)
      // The other parent has equal rights; the other area needs its own consent.
      let again = try await Self.give(home, for: cleo, by: ben, 5)
      #expect(!again.changed && again.consent == given.consent)
      let client = GatewayV1.ConsentsClient(home.channel())
      let ended = try await client.withdrawConsent(
        .init(memberID: cleo.id, area: .screenTime),
        .of(ben, request: 6)
      )
      #expect(ended.changed && ended.consent?.withdrawnBy == ben.id)
      for caller in [ada, cleo] {
        let refused = await failure { try await Self.report(home, as: caller, 7) }
        #expect(refused?.reason == "authorization_required")
      }
      // Existing data can be read, and what was allocated can be cancelled.
      _ = try await CatalogV1.AppsClient(home.channel())
        .listApps(.init(childID: cleo.id), .of(ada))
      _ = try await CatalogV1.RewardsClient(home.channel())
        .cancelAllocation(.init(childID: cleo.id), .of(ada, request: 8))
      #expect(catalog.seen.count == 4)
      let events = try await Self.events(home)
      #expect(events.map(\.kind) == ["consent_given", "consent_withdrawn"])
      #expect(events.allSatisfy { $0.stamp.space == cleo.id })
    }
  }

  @Test("is sent to the services while it is valid, in metadata that no client can set (APP-002)")
  func metadata() throws {
    try TestInstallation.run { home in
      let (ada, cleo) = (home.home.ada, home.home.cleo)
      let catalog = try home.service(.catalog)
      func told(_ caller: Member, _ request: UInt64) async throws -> String? {
        _ = try await CatalogV1.TopicsClient(home.channel()).setTopicCompleted(
          .init(identifier: "laundry", completed: true),
          .of(caller, request: request, ["daybook-consents": "health,screen_time"])
        )
        return catalog.seen.last?.metadata["daybook-consents"]
      }
      /// The area with the instant since which its consent holds.
      func entry(
        _ area: String,
        _ given: GatewayV1.GiveConsentResponse
      ) throws -> String {
        let at = try #require(given.consent?.givenAt.flatMap { Timestamp($0) })
        return "\(area)=\(at.millisecondsSinceEpoch)"
      }
      #expect(try await told(cleo, 1) == nil)
      let screenTime = try entry(
        "screen_time",
        try await Self.give(home, .screenTime, for: cleo, by: ada, 2)
      )
      #expect(try await told(cleo, 3) == screenTime)
      try await home.simulation.loop.sleep(for: .seconds(60))
      let health = try entry("health", try await Self.give(home, .health, for: cleo, by: ada, 4))
      #expect(try await told(cleo, 5) == "\(screenTime),\(health)")
      #expect(screenTime.split(separator: "=").last != health.split(separator: "=").last)
      #expect(try await told(ada, 6) == nil)
      _ = try await GatewayV1.ConsentsClient(home.channel()).withdrawConsent(
        .init(memberID: cleo.id, area: .screenTime),
        .of(ada, request: 7)
      )
      #expect(try await told(cleo, 8) == health)
      // Given again, it holds since then and not since the first time.
      try await home.simulation.loop.sleep(for: .seconds(60))
      let renewed = try entry(
        "screen_time",
        try await Self.give(home, .screenTime, for: cleo, by: ada, 9)
      )
      #expect(renewed != screenTime)
      #expect(try await told(cleo, 10) == "\(renewed),\(health)")
    }
  }

  @Test("applies to one child and one area, and adults need none")
  func bounds() throws {
    try TestInstallation.run { home in
      let (ada, cleo, dan) = (home.home.ada, home.home.cleo, home.home.dan)
      _ = try await Self.give(home, .health, for: cleo, by: ada, 1)
      _ = try await Self.give(home, .screenTime, for: dan, by: ada, 2)
      let refused = await failure { try await Self.report(home, as: cleo, 3) }
      #expect(refused?.reason == "authorization_required")
      _ = try await CatalogV1.AppsClient(home.channel())
        .reportInstalledApps(.init(device: "tablet"), .of(ada, request: 4))
      let adult = await failure { _ = try await Self.give(home, for: ada, by: ada, 5) }
      #expect(adult?.code == .failedPrecondition && adult?.reason == "not_a_child")
    }
  }

  @Test(
    "can be given by parents only: a child or another household changes nothing (APP-001, APP-003)"
  )
  func parents() throws {
    try TestInstallation.run { home in
      let (cleo, zoe) = (home.home.cleo, home.home.zoe)
      let own = await failure { _ = try await Self.give(home, for: cleo, by: cleo, 1) }
      #expect(own?.code == .permissionDenied && own?.reason == "parents_only")
      let foreign = await failure { _ = try await Self.give(home, for: cleo, by: zoe, 2) }
      #expect(foreign?.code == .notFound && foreign?.reason == "member_not_found")
      #expect(try await Self.events(home).isEmpty)
      let list = try await GatewayV1.ConsentsClient(home.channel())
        .listConsents(.init(), .of(cleo))
      #expect(list.states.map(\.isGiven) == [false, false] && list.consents.isEmpty)
    }
  }

  @Test(
    "refers to the current text: an earlier one is refused, and a new text requires a new consent (APP-122)"
  )
  func textVersions() throws {
    try TestInstallation.run { home in
      let (ada, cleo) = (home.home.ada, home.home.cleo)
      let client = GatewayV1.ConsentsClient(home.channel())
      let text = try await client.getConsentText(.init(area: .screenTime), .of(cleo))
      #expect(text.version == 1 && text.text.contains("how long each app was used"))
      for version in [Int32(0), 2] {
        let refused = await failure {
          _ = try await Self.give(home, for: cleo, version: version, by: ada, UInt64(10 + version))
        }
        #expect(refused?.code == .failedPrecondition)
        #expect(refused?.reason == "consent_text_changed")
        #expect(refused?.violations.first?.limit == 1)
      }
      for area in [GatewayV1.ConsentArea.unspecified, .init(rawValue: 9)] {
        let refused = await failure {
          _ = try await client.getConsentText(.init(area: area), .of(ada))
        }
        #expect(refused?.code == .invalidArgument && refused?.reason == "invalid_area")
      }
      _ = try await Self.give(home, for: cleo, by: ada, 1)
      try await Self.report(home, as: cleo, 2)
      // As if it had been given to another version of the text.
      try await home.gateway.store.write { context in
        try context.connection.run("UPDATE consent SET text_version = 7")
      }
      home.gateway.directory.forget(household: cleo.household)
      let refused = await failure { try await Self.report(home, as: cleo, 3) }
      #expect(refused?.reason == "authorization_required")
      let list = try await client.listConsents(.init(memberID: cleo.id), .of(ada))
      #expect(list.states.map(\.isGiven) == [false, false])
      #expect(list.states.first?.last?.textVersion == 7 && list.states.first?.currentVersion == 1)
      #expect(try await Self.give(home, for: cleo, by: ada, 4).changed)
      try await Self.report(home, as: cleo, 5)
      let both = try await client.listConsents(.init(memberID: cleo.id), .of(ada))
      #expect(both.states.map(\.isGiven) == [true, false])
      #expect(Set(both.consents.map(\.textVersion)) == [1, 7])
    }
  }

  @Test("is recorded once for a request id, and withdrawing an absent one changes nothing")
  func repeats() throws {
    try TestInstallation.run { home in
      let (ada, cleo) = (home.home.ada, home.home.cleo)
      let client = GatewayV1.ConsentsClient(home.channel())
      let nothing = try await client.withdrawConsent(
        .init(memberID: cleo.id, area: .screenTime),
        .of(ada, request: 1)
      )
      #expect(!nothing.changed && nothing.consent == nil)
      let first = try await Self.give(home, for: cleo, by: ada, 2)
      #expect(try await Self.give(home, for: cleo, by: ada, 2) == first)
      for request in UInt64(3)...4 {
        let ended = try await client.withdrawConsent(
          .init(memberID: cleo.id, area: .screenTime),
          .of(ada, request: request)
        )
        #expect(ended.changed == (request == 3) && ended.consent?.withdrawnAt != nil)
      }
      // Repeating an earlier call does not restore the consent.
      #expect(try await Self.give(home, for: cleo, by: ada, 2) == first)
      let refused = await failure { try await Self.report(home, as: cleo, 5) }
      #expect(refused?.reason == "authorization_required")
    }
  }
}
