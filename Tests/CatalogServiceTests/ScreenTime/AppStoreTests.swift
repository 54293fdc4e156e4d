import CatalogContracts
import CatalogDomain
import Cryptography
import RPC
import SQLite
import ServiceRuntime
import TestSupport
import Testing
import Vocabulary

@testable import CatalogService

@Suite("The store of apps")
struct AppStoreTests {
  @Test("deletes removed apps that were not used for 365 days, with their history (APP-060)")
  func removed() async throws {
    let apps = try await TestApps()
    try await apps.report([("old", "Old"), ("used", "Used"), ("there", "There")])
    try await apps.set("old", .learning)
    try await apps.report([("there", "There")])
    let clock = apps.catalog.clock
    let sweep = RetentionSweep(
      apps.store.store,
      environment: apps.catalog.environment,
      rules: AppStore.retentionRules
    )
    // 275 days that the service did not run, and 89 that it did.
    clock.advance(by: .seconds(275 * 86_400))
    try await apps.used("used", until: clock.now())
    try await apps.store.store.run(hours: 89 * 24, clock)
    await sweep.sweep()
    #expect(try await apps.list(.init(includeRemoved: true)).total == 3)
    try await apps.store.store.run(hours: 2 * 24, clock)
    await sweep.sweep()
    #expect(try await apps.list(.init(includeRemoved: true)).names == ["There", "Used"])
    #expect(try await apps.changes().changes.isEmpty)
    // An app that is reported again is new, and does not replace another one.
    #expect(try await apps.report([("old", "Old"), ("there", "There")]).created == 1)
    #expect(try await apps.get("old").app?.category == .uncategorized)
  }

  @Test("forgets after 90 days when an app was on no device (APP-074, APP-124)")
  func absences() async throws {
    let apps = try await TestApps()
    func stored() async throws -> Int? {
      try await apps.store.store.read { connection in
        try connection.first("SELECT count(*) FROM app_absence") { try $0.value(0) }
      }
    }
    let sweep = RetentionSweep(
      apps.store.store,
      environment: apps.catalog.environment,
      rules: AppStore.retentionRules
    )
    try await apps.report([("a", "A")])
    try await apps.report([])
    #expect(try await stored() == 0)
    apps.catalog.clock.advance(by: .seconds(60))
    try await apps.report([("a", "A")])
    // A report of an app that is there stores nothing.
    try await apps.report([("a", "A2")])
    #expect(try await stored() == 1)
    try await apps.store.store.run(hours: 89 * 24, apps.catalog.clock)
    await sweep.sweep()
    #expect(try await stored() == 1)
    try await apps.store.store.run(hours: 2 * 24, apps.catalog.clock)
    await sweep.sweep()
    #expect(try await stored() == 0)
  }

  @Test("deletes icons without an app, and previews that were not confirmed")
  func leftovers() async throws {
    let apps = try await TestApps()
    let images = (0..<2).map { [0xFF, 0xD8, 0xFF, UInt8($0)] }
    let hashes = images.map { SHA256.hash(of: $0) }
    try await apps.report([("a", "A"), ("b", "B")], icons: ["a": hashes[0], "b": hashes[1]])
    for image in images { #expect(try await apps.upload(image).stored) }
    _ = try await apps.preview(.named(["a"]), .reward)
    try await apps.report([("a", "A"), ("b", "B")], icons: ["a": hashes[1], "b": hashes[1]])
    let sweep = RetentionSweep(
      apps.store.store,
      environment: apps.catalog.environment,
      rules: AppStore.retentionRules
    )
    func counts() async throws -> [Int] {
      try await apps.store.store.read { connection in
        [
          try connection.first("SELECT count(*) FROM app_icon") { try $0.value(0) } ?? 0,
          try connection.first("SELECT count(*) FROM app_preview") { try $0.value(0) } ?? 0,
        ]
      }
    }
    await sweep.sweep()
    #expect(try await counts() == [2, 1])
    try await apps.store.store.run(hours: 31 * 24, apps.catalog.clock)
    await sweep.sweep()
    #expect(try await counts() == [1, 0])
    #expect(try await apps.icon("a").iconHash == hashes[1][...])
  }

  @Test(
    "uses an index in every statement, whatever the number of apps (APP-131, APP-133)",
    arguments: [0, 1_000, 10_000]
  )
  func plans(count: Int) async throws {
    let apps = try await TestApps()
    let atStart = Set(try await apps.store.store.write { $0.connection.preparedTexts })
      .union(try await apps.store.store.read { $0.preparedTexts })
    for part in 0..<(count / 1_000) {
      let list = (0..<1_000).map { ("app.\(part).\($0)", "App \($0)") }
      try await apps.report(list, on: "device \(part)")
    }
    try await apps.store.store.write { _ = try $0.connection.run("ANALYZE") }
    var seen = Set<String>()
    func look() async throws {
      seen.formUnion(try await apps.store.store.read { $0.preparedTexts })
      seen.formUnion(try await apps.store.store.write { $0.connection.preparedTexts })
    }
    let other = TestApps.parent(of: 3)
    try await apps.report(
      [("a", "A"), ("b", "B")],
      icons: ["a": [UInt8](repeating: 1, count: 32)],
      other
    )
    try await apps.report([("a", "A"), ("c", "C")], other)
    _ = try await apps.upload([0xFF, 0xD8, 0xFF], other)
    try await apps.set("a", .learning, other)
    _ = try await apps.get("a", other)
    _ = await refusal { try await apps.icon("a", other) }
    for sort in CatalogV1.AppSort.allCases {
      for search in ["", "a"] { _ = try await apps.list(.init(search: search, sort: sort), other) }
    }
    try await look()
    _ = try await apps.changes(.init(pageSize: 1), other)
    try await apps.set("a", .reward, other)
    let token = try await apps.changes(.init(pageSize: 1), other).nextPageToken
    _ = try await apps.changes(.init(pageSize: 1, pageToken: token), other)
    _ = try await apps.apply(try await apps.preview(.matching(.init()), .reward, other), other)
    try await look()
    let own = seen.subtracting(atStart).filter { text in
      ["SELECT", "INSERT", "UPDATE", "DELETE"].contains { text.hasPrefix($0) }
    }
    #expect(own.count > 25, "\(own.count)")
    for text in own.sorted() {
      let plan = try await apps.store.store.read { try $0.plan(of: text) }
      let costly = plan.filter { step in
        // A list sorts the apps of one child, and a preview is one of eight; neither reads those of others.
        let isSort =
          step.contains("TEMP B-TREE") && !text.hasPrefix("SELECT number, category")
          && !text.hasPrefix("DELETE FROM app_preview")
        let isScan =
          step.hasPrefix("SCAN")
          && !["CONSTANT ROW", "feed_meta", "SUBQUERY", "(subquery"].contains { step.contains($0) }
        let isOthers = step.hasSuffix("(household=?)") && !step.contains("app_preview")
        return isSort || isScan || isOthers
      }
      #expect(costly.isEmpty, "\(costly) in \(text)")
    }
  }

  @Test("has the durations of its lists in the metrics (APP-131)")
  func times() throws {
    try ServedCatalog().run { channel in
      let apps = CatalogV1.AppsClient(channel)
      let reported = try await apps.reportInstalledApps(
        .init(device: "tablet", apps: [.init(bundleIdentifier: "a", appName: "A")]),
        .from(.sample(subject: 2, request: 1))
      )
      #expect(reported.created == 1)
      for _ in 0..<3 {
        let page = try await apps.listApps(.init(), .from(.sample(subject: 2)))
        #expect(page.names == ["A"])
      }
      let metrics = try await RPCV1.MetricsClient(channel).getMetrics(.init())
      let lists = metrics.methods.first { $0.name == "daybook.catalog.v1.Apps/ListApps" }
      #expect(lists?.ended == 3 && lists?.p99 != nil && lists?.errors.isEmpty == true)
    }
  }
}
