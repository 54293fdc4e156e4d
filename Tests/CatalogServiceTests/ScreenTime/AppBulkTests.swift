import CatalogContracts
import CatalogDomain
import RPC
import RuntimeContracts
import SQLite
import ServiceRuntime
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import CatalogService

@Suite("A bulk action on apps")
struct AppBulkTests {
  private let apps: TestApps

  init() async throws { apps = try await TestApps() }

  @Test(
    "is previewed, confirmed once, and announced as one batch (APP-041, APP-043, APP-046, APP-047, APP-048)"
  )
  func confirmed() async throws {
    try await apps.report((0..<15).map { ("app.\($0)", "App \(10 + $0)") })
    try await apps.set("app.3", .learning)
    let before = try await apps.events().count
    let preview = try await apps.preview(
      .named((0..<13).map { "app.\($0)" } + ["APP.0"]),
      .learning
    )
    #expect(preview.willChange == 12 && preview.unchanged == 1 && preview.notFound == 0)
    #expect(preview.firstNames.count == 10 && preview.firstNames.first == "App 10")
    #expect(preview.confirmationToken.count == 16)
    #expect(preview.expiresAt == GoogleProtobuf.Timestamp(.testStart + .seconds(120)))
    #expect(try await apps.events().count == before)
    let answer = try await apps.apply(preview, request: 9)
    #expect(answer.changed == 12 && answer.unchanged == 1 && answer.items.count == 13)
    #expect(answer.items.map(\.bundleIdentifier) == (0..<13).map { "app.\($0)" })
    let events = Array(try await apps.events().dropFirst(before))
    #expect(events.count == 12 && Set(events.map(\.batch)).count == 1 && events[0].batch != nil)
    let numbers = events.map(\.position.sequence)
    #expect(numbers == Array(numbers[0]..<(numbers[0] + 12)))
    // The same request again gets the same answer; the same token in another one is invalid.
    #expect(try await apps.apply(preview, request: 9) == answer)
    let again = await refusal { try await apps.apply(preview) }
    #expect(again?.code == .failedPrecondition && again?.reason == "confirmation_required")
    #expect(try await apps.list(.init(filter: .learning)).counts?.learning == 13)
  }

  @Test(
    "selects all matching apps, beyond one page, up to 2,000, and no removed app (APP-041, APP-045, ruling 26)"
  )
  func matching() async throws {
    try await apps.report(count: 1_999)
    try await apps.report([("game.1", "Game"), ("game.2", "Game")], on: "phone")
    try await apps.report([("game.2", "Game")], on: "phone")
    let all = try await apps.preview(.matching(.init()), .reward)
    #expect(all.willChange == 2_000)
    #expect(try await apps.apply(all).changed == 2_000)
    #expect(try await apps.list(.init(filter: .reward)).counts?.reward == 2_000)
    let games = try await apps.preview(.matching(.init(search: "GAME")), .learning, points: 5)
    #expect(games.willChange == 1 && games.removed == 0)
    _ = try await apps.apply(games)
    let narrowed = try await apps.preview(
      .matching(.init(filter: .learning, search: "game")),
      .uncategorized
    )
    #expect(narrowed.willChange == 1)
    try await apps.report([("one.more", "One"), ("game.2", "Game")], on: "phone")
    let tooMany = await refusal { try await apps.preview(.matching(.init()), .reward) }
    #expect(tooMany?.reason == "too_many_items" && tooMany?.violations.first?.limit == 2_000)
    let none = await refusal { try await apps.preview(.matching(.init(search: "zzz")), .reward) }
    #expect(none?.reason == "empty_selection")
  }

  @Test(
    "names 1 to 500 apps, and is refused completely for invalid points (APP-032, APP-045, APP-046)"
  )
  func limits() async throws {
    try await apps.report(count: 501)
    let names = (0..<501).map { "app.\(10_000 + $0)" }
    #expect(try await apps.preview(.named(Array(names.dropLast())), .reward).willChange == 500)
    let many = await refusal { try await apps.preview(.named(names), .reward) }
    #expect(many?.reason == "too_many_items" && many?.violations.first?.limit == 500)
    for empty in [CatalogV1.PreviewBulkRequest.OneOf_Selection.named([]), nil] {
      let refused = await refusal { try await apps.preview(empty, .reward) }
      #expect(refused?.reason == "empty_selection")
    }
    let cases: [(CatalogV1.AppCategory, Int64, String)] = [
      (.learning, 0, "points_zero"), (.learning, .max, "points_too_high"),
      (.reward, .min, "points_negative"), (.reward, 60, "points_not_allowed"),
    ]
    for (category, points, reason) in cases {
      let refused = await refusal {
        try await apps.preview(.named(["a"]), category, points: points)
      }
      #expect(refused?.reason == reason)
    }
    let wrong = await refusal { try await apps.preview(.named(["a b"]), .reward) }
    #expect(wrong?.reason == "invalid_bundle_identifier")
  }

  @Test("sets one value, or keeps the points that learning apps have or had (APP-042)")
  func points() async throws {
    try await apps.report([("a", "A"), ("b", "B"), ("c", "C")])
    try await apps.set("a", .learning, points: 90)
    try await apps.set("b", .learning, points: 30)
    try await apps.set("b", .reward)
    let kept = try await apps.preview(.matching(.init()), .learning, keepsPoints: true)
    #expect(kept.willChange == 2 && kept.unchanged == 1)
    _ = try await apps.apply(kept)
    #expect(try await apps.list().apps.map(\.pointsPerHour) == [90, 30, 60])
    _ = try await apps.apply(try await apps.preview(.matching(.init()), .learning, points: 7))
    #expect(try await apps.list().apps.map(\.pointsPerHour) == [7, 7, 7])
  }

  @Test(
    "skips apps that were changed or removed since the preview, and changes the others (APP-046, APP-060)"
  )
  func outcomes() async throws {
    try await apps.report([("a", "A"), ("b", "B"), ("c", "C"), ("d", "D")])
    try await apps.set("d", .reward)
    let names = ["a", "b", "c", "d", "nothing"]
    let preview = try await apps.preview(.named(names), .reward)
    #expect(preview.willChange == 3 && preview.unchanged == 1 && preview.notFound == 1)
    try await apps.set("b", .learning, points: 5, TestApps.parent(4))
    try await apps.report([("a", "A"), ("b", "B"), ("d", "D")])
    let answer = try await apps.apply(preview)
    #expect(answer.items.map(\.outcome) == [.changed, .conflict, .removed, .unchanged, .notFound])
    #expect(answer.changed == 1 && answer.conflicts == 1 && answer.removed == 1)
    #expect(answer.items[1].current?.pointsPerHour == 5)
    #expect(answer.items[1].current?.updatedBy == .sample(4))
    #expect(try await apps.get("b").app?.category == .learning)
    #expect(try await apps.get("c").app?.category == .uncategorized)
    let seen = try await apps.preview(
      .apps(.init(apps: [.init(bundleIdentifier: "b", expectedRevision: 1)])),
      .reward
    )
    #expect(seen.conflicting == 1 && seen.willChange == 0)
    #expect(try await apps.apply(seen).conflicts == 1)
  }

  @Test("is confirmed by its parent, for its child, within 120 seconds (APP-043, APP-044)")
  func tokens() async throws {
    try await apps.report([("a", "A")])
    try await apps.report([("a", "A")], TestApps.parent(of: 3))
    let preview = try await apps.preview(.named(["a"]), .reward)
    var forged = preview
    forged.confirmationToken = [UInt8](repeating: 0, count: 16)[...]
    var empty = preview
    empty.confirmationToken = []
    for refused in [
      await refusal { try await apps.apply(preview, TestApps.parent(4)) },
      await refusal { try await apps.apply(preview, TestApps.parent(of: 3)) },
      await refusal { try await apps.apply(preview, TestApps.parent(household: 2)) },
      await refusal { try await apps.apply(forged) }, await refusal { try await apps.apply(empty) },
    ] {
      #expect(refused?.reason == "confirmation_required")
    }
    apps.catalog.clock.advance(by: .seconds(120))
    #expect(await refusal { try await apps.apply(preview) }?.reason == "confirmation_required")
    let fresh = try await apps.preview(.named(["a"]), .reward)
    apps.catalog.clock.advance(by: .milliseconds(119_999))
    #expect(try await apps.apply(fresh).changed == 1)
    // A preview that was not confirmed changes nothing, and the ninth replaces the first.
    var previews: [CatalogV1.PreviewBulkResponse] = []
    for _ in 0..<9 {
      apps.catalog.clock.advance(by: .milliseconds(1))
      previews.append(try await apps.preview(.named(["a"]), .learning))
    }
    #expect(try await apps.get("a").app?.category == .reward)
    #expect(await refusal { try await apps.apply(previews[0]) }?.reason == "confirmation_required")
    #expect(try await apps.apply(previews[1]).changed == 1)
  }

  @Test("is undone completely when storing fails (APP-046)")
  func storageFailure() async throws {
    try await apps.report([("a", "A"), ("b", "B")])
    let preview = try await apps.preview(.matching(.init()), .reward)
    try await apps.store.store.write { context in
      try context.connection.run(
        """
        CREATE TRIGGER fails BEFORE UPDATE ON app WHEN NEW.app = 'b'
        BEGIN SELECT RAISE(ABORT, 'full'); END
        """
      )
    }
    let events = try await apps.events().count
    #expect(await refusal { try await apps.apply(preview) } != nil)
    #expect(try await apps.list().counts?.uncategorized == 2)
    #expect(try await apps.events().count == events)
    try await apps.store.store.write { _ = try $0.connection.run("DROP TRIGGER fails") }
    // The token is still valid: nothing of the failed call remains.
    #expect(try await apps.apply(preview).changed == 2)
  }

  @Test(
    "of two to five parents over overlapping apps ends with one of their values each (APP-005, APP-053, APP-133)",
    arguments: 0..<UInt64(25)
  )
  func overlapping(seed: UInt64) async throws {
    var numbers = SeededNumbers(seed: seed)
    let names = (0..<30).map { "app.\($0)" }
    try await apps.report(names.map { ($0, $0) })
    let parents = Int.random(in: 2...5, using: &numbers)
    var selections: [Set<String>] = []
    var previews: [CatalogV1.PreviewBulkResponse] = []
    for parent in 0..<parents {
      let selection = Set(names.filter { _ in Bool.random(using: &numbers) }).union(["app.0"])
      selections.append(selection)
      previews.append(
        try await apps.preview(
          .named(selection.sorted()),
          .learning,
          points: Int64(100 + parent),
          TestApps.parent(UInt64(10 + parent))
        )
      )
    }
    let order = Array(0..<parents).shuffled(using: &numbers)
    var winners: [String: Int] = [:]
    for parent in order {
      let answer = try await apps.apply(previews[parent], TestApps.parent(UInt64(10 + parent)))
      #expect(Set(answer.items.map(\.bundleIdentifier)) == selections[parent])
      for item in answer.items {
        if let winner = winners[item.bundleIdentifier] {
          #expect(item.outcome == .conflict, "seed \(seed)")
          #expect(item.current?.pointsPerHour == Int32(100 + winner), "seed \(seed)")
          #expect(item.current?.updatedBy == .sample(UInt64(10 + winner)), "seed \(seed)")
        } else {
          #expect(item.outcome == .changed, "seed \(seed)")
          winners[item.bundleIdentifier] = parent
        }
      }
    }
    for app in try await apps.list().apps {
      let winner = winners[app.bundleIdentifier]
      #expect(app.pointsPerHour == winner.map { Int32(100 + $0) } ?? 0, "seed \(seed)")
      #expect(app.revision == (winner == nil ? 1 : 2), "seed \(seed)")
    }
  }
}
