import CatalogContracts
import CatalogDomain
import RPC
import RuntimeContracts
import ServiceRuntime
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import CatalogService

@Suite("The category of an app")
struct AppCategoryTests {
  private let apps: TestApps

  init() async throws {
    apps = try await TestApps()
    try await apps.report([("maths", "Maths"), ("chess", "Chess")])
  }

  @Test(
    "is set with its points, and an equal value changes nothing (APP-011, APP-031, APP-033, APP-034, APP-035)"
  )
  func set() async throws {
    let learning = try await apps.set("Maths", .learning)
    #expect(learning.changed && learning.app?.pointsPerHour == 60 && learning.app?.revision == 2)
    #expect(learning.app?.updatedBy == .sample(1))
    let events = try await apps.events().count
    let same = try await apps.set("maths", .learning, points: 60, expecting: 2)
    #expect(!same.changed && same.app == learning.app)
    #expect(try await apps.events().count == events)
    try await apps.set("maths", .learning, points: 90)
    let reward = try await apps.set("maths", .reward)
    #expect(reward.app?.pointsPerHour == 0 && reward.app?.lastLearningPointsPerHour == 90)
    #expect(try await apps.set("maths", .learning).app?.pointsPerHour == 90)
    let none = try await apps.set("maths", .uncategorized, points: 0)
    #expect(none.app?.category == .uncategorized && none.app?.lastLearningPointsPerHour == 90)
    let last = try #require(try await apps.events().last)
    #expect(last.kind == "app_updated" && last.changedFields == ["category", "points_per_hour"])
    #expect(try last.body(as: CatalogV1.AppUpdated.self)?.app == none.app)
  }

  @Test("is refused with invalid points, and nothing is stored (APP-032, APP-133)")
  func refusals() async throws {
    let cases: [(CatalogV1.AppCategory, Int64, String)] = [
      (.learning, -1, "points_negative"), (.learning, .min, "points_negative"),
      (.learning, 0, "points_zero"), (.learning, 1_001, "points_too_high"),
      (.learning, .max, "points_too_high"), (.reward, 1, "points_not_allowed"),
      (.uncategorized, .max, "points_not_allowed"), (.reward, .min, "points_negative"),
    ]
    for (category, points, reason) in cases {
      let refused = await refusal { try await apps.set("maths", category, points: points) }
      #expect(refused?.code == .invalidArgument && refused?.reason == reason, "\(points)")
      #expect(refused?.violations.first?.field == "points_per_hour")
    }
    let high = await refusal { try await apps.set("maths", .learning, points: 1_001) }
    #expect(high?.violations.first?.limit == 1_000)
    let unknown = await refusal { try await apps.set("maths", .unrecognized(9)) }
    #expect(unknown?.violations.map(\.code) == ["unknown_value"])
    for name in ["nothing", "", "a b", "💥"] {
      #expect(await refusal { try await apps.set(name, .reward) }?.reason == "unknown_app")
    }
    #expect(try await apps.get("maths").app?.revision == 1)
  }

  @Test("is set once by a repeated request (APP-035, APP-054)")
  func retried() async throws {
    let first = try await apps.set("maths", .learning, request: 7)
    try await apps.set("maths", .reward)
    #expect(try await apps.set("maths", .learning, request: 7) == first)
    #expect(try await apps.get("maths").app?.category == .reward)
    let reused = await refusal { try await apps.set("chess", .learning, request: 7) }
    #expect(reused?.reason == "request_id_reused")
  }

  @Test("does not overwrite another parent's change, which is shown (APP-051, APP-053)")
  func conflict() async throws {
    let other = TestApps.parent(4)
    try await apps.set("maths", .learning, points: 30, expecting: 1, other)
    let refused = await refusal { try await apps.set("maths", .reward, expecting: 1) }
    #expect(refused?.code == .aborted && refused?.reason == "revision_mismatch")
    let current = try refused?.details.first?.unpacked(as: CatalogV1.App.self)
    #expect(current?.pointsPerHour == 30 && current?.updatedBy == .sample(4))
    #expect(current?.updatedAt == GoogleProtobuf.Timestamp(.testStart))
    // Another app of the same child is no conflict, nor is a write without an expected revision.
    try await apps.set("chess", .reward, expecting: 1)
    try await apps.set("maths", .reward)
    #expect(try await apps.get("maths").app?.category == .reward)
  }

  @Test("is not set for an app that was removed meanwhile (APP-060)")
  func removed() async throws {
    try await apps.set("maths", .reward)
    try await apps.report([("chess", "Chess")])
    for revision: UInt64? in [nil, 2, 3] {
      let refused = await refusal { try await apps.set("maths", .learning, expecting: revision) }
      #expect(refused?.code == .failedPrecondition && refused?.reason == "app_removed")
      let current = try refused?.details.first?.unpacked(as: CatalogV1.App.self)
      #expect(current?.active == false && current?.category == .reward)
    }
  }

  @Test("has a history with who, when, old and new, the newest first (APP-012, APP-037)")
  func history() async throws {
    try await apps.set("maths", .learning, points: 30)
    apps.catalog.clock.advance(by: .seconds(60))
    try await apps.set("maths", .learning, points: 40, TestApps.parent(4))
    apps.catalog.clock.advance(by: .seconds(60))
    try await apps.set("chess", .reward)
    try await apps.report([("maths", "Mathematics"), ("chess", "Chess")])
    let all = try await apps.changes().changes
    #expect(all.map(\.appName) == ["Chess", "Mathematics", "Mathematics"])
    #expect(all.map(\.changedBy) == [.sample(1), .sample(4), .sample(1)])
    #expect(all.map(\.oldCategory) == [.uncategorized, .learning, .uncategorized])
    #expect(all.map(\.oldPointsPerHour) == [0, 30, 0])
    #expect(all.map(\.newPointsPerHour) == [0, 40, 30])
    let from: [Timestamp?] = all.map { $0.effectiveFrom.flatMap { Timestamp($0) } }
    let start = Timestamp.testStart
    #expect(from == [start + .seconds(120), start + .seconds(60), start])
    #expect(try await apps.get("maths").changes == [all[1], all[2]])
    var paged: [CatalogV1.AppChange] = []
    var request = CatalogV1.ListAppChangesRequest(pageSize: 1)
    repeat {
      let page = try await apps.changes(request)
      paged += page.changes
      request.pageToken = page.nextPageToken
    } while !request.pageToken.isEmpty
    #expect(paged == all)
    let one = try await apps.changes(.init(bundleIdentifier: "MATHS")).changes
    #expect(one == [all[1], all[2]])
    let foreign = await refusal {
      try await apps.changes(.init(pageToken: "abc"))
    }
    #expect(foreign?.reason == "invalid_page_token")
  }

  @Test(
    "applies from the moment of the change, even if the clock stops or goes back (APP-036)"
  )
  func effective() async throws {
    let start = Timestamp.testStart
    try await apps.set("maths", .learning, points: 30)
    try await apps.set("maths", .learning, points: 40)
    apps.catalog.clock.set(start - .seconds(60))
    try await apps.set("maths", .reward)
    let changes = try await apps.changes().changes
    #expect(
      changes.map { $0.effectiveFrom.flatMap { Timestamp($0) } }
        == [start + .milliseconds(2), start + .milliseconds(1), start]
    )
    #expect(changes.map(\.oldPointsPerHour) == [40, 30, 0])
    let spans = try await apps.store.read(TestApps.parent()) { rows in
      let maths = try #require(BundleIdentifier("maths"))
      return (
        try rows.ratings(of: maths, from: start - .seconds(1)),
        try rows.ratings(of: maths, from: start + .milliseconds(1))
      )
    }
    #expect(spans.0.map(\.rating.pointsPerHour) == [0, 30, 40, 0])
    #expect(spans.0.map(\.rating.category) == [.uncategorized, .learning, .learning, .reward])
    #expect(spans.1.map(\.rating.pointsPerHour) == [40, 0])
  }
}
