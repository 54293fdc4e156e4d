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

@Suite("A list of apps")
struct AppListTests {
  private let apps: TestApps

  init() async throws { apps = try await TestApps() }

  private func make() async throws {
    try await apps.report([
      ("com.b", "Étude"), ("com.a", "etude"), ("com.z", "100 %_\"'"), ("org.chess", "Chess"),
    ])
    try await apps.set("com.b", .learning, points: 30)
    apps.catalog.clock.advance(by: .seconds(1))
    try await apps.set("com.z", .learning, points: 90)
    apps.catalog.clock.advance(by: .seconds(1))
    try await apps.set("org.chess", .reward)
  }

  @Test(
    "can be filtered, with a count for each filter among the search results (APP-021, APP-022, APP-024)"
  )
  func filters() async throws {
    try await make()
    let all = try await apps.list()
    #expect(all.total == 4 && all.nextPageToken.isEmpty)
    let counts = try #require(all.counts)
    #expect(counts.all == 4 && counts.learning == 2 && counts.reward == 1)
    #expect(counts.uncategorized == 1)
    for (filter, names) in [
      (CatalogV1.AppFilter.learning, ["100 %_\"'", "Étude"]), (.reward, ["Chess"]),
      (.uncategorized, ["etude"]),
    ] {
      let found = try await apps.list(.init(filter: filter))
      #expect(found.names == names && found.counts == counts)
    }
    let found = try await apps.list(.init(filter: .learning, search: "etude"))
    #expect(found.names == ["Étude"] && found.total == 4)
    #expect(found.counts?.all == 2 && found.counts?.learning == 1 && found.counts?.reward == 0)
    let unknown = await refusal { try await apps.list(.init(filter: .init(rawValue: 9))) }
    #expect(unknown?.violations.map(\.field) == ["filter"])
  }

  @Test("is searched by parts of name or identifier; no character has a special meaning (APP-023)")
  func search() async throws {
    try await make()
    let searches: [(String, [String])] = [
      ("ETUDE", ["etude", "Étude"]), ("  étude\t", ["etude", "Étude"]), ("%", ["100 %_\"'"]),
      ("_", ["100 %_\"'"]), ("\"'", ["100 %_\"'"]), ("COM.", ["100 %_\"'", "etude", "Étude"]),
      ("org", ["Chess"]), ("", ["100 %_\"'", "Chess", "etude", "Étude"]), ("nothing", []),
      ("   ", ["100 %_\"'", "Chess", "etude", "Étude"]),
    ]
    for (text, names) in searches {
      #expect(try await apps.list(.init(search: text)).names == names, "\(text)")
    }
    let longest = String(repeating: "x", count: 100)
    #expect(try await apps.list(.init(search: longest)).apps.isEmpty)
    let long = await refusal { try await apps.list(.init(search: longest + "x")) }
    #expect(long?.reason == "search_too_long" && long?.violations.first?.limit == 100)
  }

  @Test("has five orders, with equal ones by name, then by identifier (APP-025)")
  func orders() async throws {
    try await make()
    for (app, seconds) in [("com.a", 5), ("org.chess", 9)] {
      try await apps.used(app, until: .testStart + .seconds(seconds))
    }
    let orders: [(CatalogV1.AppSort, [String])] = [
      (.unspecified, ["com.z", "org.chess", "com.a", "com.b"]),
      (.recentlyUsed, ["org.chess", "com.a", "com.z", "com.b"]),
      (.category, ["com.a", "com.z", "com.b", "org.chess"]),
      (.pointsPerHour, ["com.z", "com.b", "org.chess", "com.a"]),
      (.recentlyChanged, ["org.chess", "com.z", "com.a", "com.b"]),
    ]
    for (sort, identifiers) in orders {
      let found = try await apps.list(.init(sort: sort)).apps.map(\.bundleIdentifier)
      #expect(found == identifiers, "\(sort)")
    }
  }

  @Test("has pages of 100, at most 500, with a token for this list and caller only (APP-028)")
  func pages() async throws {
    try await apps.report(count: 501)
    #expect(try await apps.list().apps.count == 100)
    #expect(try await apps.list(.init(pageSize: 500)).apps.count == 500)
    for size: Int32 in [-1, 501, .max, .min] {
      #expect(
        await refusal { try await apps.list(.init(pageSize: size)) }?.reason == "out_of_range"
      )
    }
    let token = try await apps.list().nextPageToken
    let next = try await apps.list(.init(pageToken: token))
    #expect(next.apps.first?.appName == "app.10100")
    for refused in [
      await refusal { try await apps.list(.init(sort: .category, pageToken: token)) },
      await refusal { try await apps.list(.init(search: "a", pageToken: token)) },
      await refusal { try await apps.list(.init(pageToken: token), TestApps.parent(4)) },
      await refusal { try await apps.list(.init(pageToken: token), TestApps.parent(of: 3)) },
      await refusal { try await apps.list(.init(pageToken: "x" + token)) },
    ] {
      #expect(refused?.reason == "invalid_page_token")
    }
  }

  @Test("ends a page early if names are very long, and omits nothing (APP-013, APP-028)")
  func longNames() async throws {
    let name = String(repeating: "👨‍👩‍👧‍👦", count: 255)
    for part in 0..<3 {
      try await apps.report(
        (0..<100).map { ("app.\(part).\($0)", name) },
        on: "device \(part)"
      )
    }
    var sizes: [Int] = []
    var seen: Set<String> = []
    var request = CatalogV1.ListAppsRequest(pageSize: 500)
    repeat {
      let page = try await apps.list(request)
      sizes.append(page.apps.count)
      seen.formUnion(page.apps.map(\.bundleIdentifier))
      request.pageToken = page.nextPageToken
      #expect(page.encoded().count < 2 << 20)
    } while !request.pageToken.isEmpty
    #expect(seen.count == 300 && sizes.count > 1 && sizes.reduce(0, +) == 300)
  }

  @Test(
    "contains each app once in every order, even if parents and devices change it meanwhile (APP-028)",
    arguments: 0..<UInt64(30)
  )
  func walked(seed: UInt64) async throws {
    var numbers = SeededNumbers(seed: seed)
    let sorts = CatalogV1.AppSort.allCases
    let sort = sorts[Int(seed) % sorts.count]
    var installed = (0..<40).map { "app.\(100 + $0)" }
    try await apps.report(installed.map { ($0, $0) })
    let there = Set(installed)
    var gone: Set<String> = []
    var seen: [String] = []
    var request = CatalogV1.ListAppsRequest(
      sort: sort,
      pageSize: Int32.random(in: 1...9, using: &numbers)
    )
    repeat {
      let page = try await apps.list(request)
      seen += page.apps.map(\.bundleIdentifier)
      request.pageToken = page.nextPageToken
      for _ in 0..<3 {
        apps.catalog.clock.advance(by: .seconds(1))
        let app = installed[Int.random(in: 0..<installed.count, using: &numbers)]
        switch Int.random(in: 0..<4, using: &numbers) {
        case 0:
          try await apps.set(app, .learning, points: Int64.random(in: 1...1_000, using: &numbers))
        case 1: try await apps.set(app, .reward)
        case 2: try await apps.used(app, until: apps.catalog.clock.now())
        default:
          installed.removeAll { $0 == app }
          gone.insert(app)
          installed.append("new.\(UInt64.random(in: 0..<(1 << 40), using: &numbers))")
          try await apps.report(installed.map { ($0, "renamed \(installed.count - ($0.count))") })
        }
      }
    } while !request.pageToken.isEmpty
    #expect(seen.count == Set(seen).count, "seed \(seed)")
    #expect(Set(seen).isSuperset(of: there.subtracting(gone)), "seed \(seed)")
    #expect(Set(seen).isSubset(of: there), "seed \(seed)")
  }
}

extension TestApps {
  /// Records the use of an app as a device's report of use does.
  func used(_ app: String, until end: Timestamp) async throws {
    _ = try await store.change(
      changing(Methods.uploadIcon, TestApps.parent(), nil),
      CatalogV1.UploadIconRequest(icon: Array(app.utf8)[...]),
      Caller.sample(subject: 2, request: UInt64.random(in: 100_000..<(1 << 50)))
    ) { rows in
      let identifier = try #require(BundleIdentifier(app))
      try rows.noteUse(of: identifier, until: end)
      return CatalogV1.UploadIconResponse()
    }
  }
}
