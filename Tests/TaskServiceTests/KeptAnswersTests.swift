import RPC
import ServiceRuntime
import TaskContracts
import TaskDomain
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import TaskService

@Suite("Cached days and lists")
struct KeptAnswersTests {
  let home: TaskHome
  private let cache = AnswerCache()

  init() throws { home = try TaskHome() }

  /// Cached answers with a name of their own (CCH-001), and lists by filter and searches.
  enum Kept: CaseIterable, Sendable {
    case day
    case today
    case project
    case projects
    case filtered
    case search

    var life: Duration {
      switch self {
      case .day, .today: .seconds(60)
      case .project, .projects: .seconds(300)
      case .filtered, .search: .seconds(30)
      }
    }

    var scope: TaskV1.CacheScope {
      switch self {
      case .day, .today: .today
      case .project: .project
      case .projects: .projects
      case .filtered, .search: .lists
      }
    }

    /// The whole answer, byte for byte.
    fileprivate func read(_ home: TaskHome, _ cache: AnswerCache) async throws -> [UInt8] {
      func list(_ request: TaskV1.ListTasksRequest) async throws -> [UInt8] {
        let call = home.call(TaskV1.Tasks.Methods.listTasks)
        return try await TaskCalls(store: home.store, cache: cache).listTasks(request, call)
          .encoded()
      }
      switch self {
      case .day:
        let call = home.call(TaskV1.Tasks.Methods.getDay)
        return try await TaskCalls(store: home.store, cache: cache).getDay(.init(), call).encoded()
      case .today: return try await list(.init(view: .today))
      case .project: return try await list(.init(view: .project, projectIDs: [.inbox]))
      case .projects:
        let call = home.call(TaskV1.Projects.Methods.listProjects)
        return try await ProjectCalls(store: home.store, cache: cache).listProjects(.init(), call)
          .encoded()
      case .filtered: return try await list(.init(priorities: [.medium]))
      case .search:
        let call = home.call(TaskV1.Tasks.Methods.searchTasks)
        return try await TaskCalls(store: home.store, cache: cache)
          .searchTasks(.init(query: "today"), call).encoded()
      }
    }
  }

  /// The answer without a cache.
  private func fresh(_ kept: Kept) async throws -> [UInt8] {
    try await kept.read(home, AnswerCache(.none))
  }

  @Test(
    "are computed once, and again after each change (CCH-001, CCH-003, CCH-005)",
    arguments: Kept.allCases
  )
  func ownWrites(kept: Kept) async throws {
    let milk = try await home.create("milk today") { $0.dueAt = wire("2025-03-12", "18:00") }.task?
      .id
    let first = try await kept.read(home, cache)
    #expect(try await kept.read(home, cache) == first)
    #expect(cache.counts.hits == 1 && cache.counts.bytes > 0)
    try await home.create("bread today") { $0.dueAt = wire("2025-03-12", "19:00") }
    let second = try await kept.read(home, cache)
    #expect(second != first)
    #expect(try await fresh(kept) == second)
    _ = try await home.complete(milk)
    let third = try await kept.read(home, cache)
    #expect(third != second)
    #expect(try await fresh(kept) == third)
    try await home.delete(milk)
    let now = try await kept.read(home, cache)
    #expect(try await fresh(kept) == now)
    #expect(cache.counts.hits == 1)
  }

  @Test("live as long as their kind allows (CCH-002)", arguments: Kept.allCases)
  func time(kept: Kept) async throws {
    try await home.create("milk today") { $0.dueAt = wire("2025-03-12", "18:00") }
    _ = try await kept.read(home, cache)
    home.clock.advance(by: kept.life - .seconds(1))
    _ = try await kept.read(home, cache)
    #expect(cache.counts.hits == 1)
    home.clock.advance(by: .seconds(1))
    _ = try await kept.read(home, cache)
    #expect(cache.counts.hits == 1)
  }

  @Test("are never from yesterday, under any policy (CCH-002)", arguments: Kept.allCases)
  func midnight(kept: Kept) async throws {
    let cache = AnswerCache(.use)
    try await home.create("milk today") { $0.dueOn = LocalDay(text: "2025-03-12") }
    home.at("2025-03-12", "23:59")
    home.clock.advance(by: .seconds(55))
    _ = try await kept.read(home, cache)
    home.clock.advance(by: .seconds(6))
    let now = try await kept.read(home, cache)
    #expect(try await fresh(kept) == now)
    #expect(cache.counts.hits == 0)
  }

  @Test("show a task that becomes overdue in time (CCH-002, TSK-039)", arguments: Kept.allCases)
  func late(kept: Kept) async throws {
    home.clock.advance(by: .seconds(30))
    try await home.create("milk today") { $0.dueAt = wire("2025-03-12", "10:01") }
    try await home.createProject("Garden") { $0.dueDate = wire("2025-03-12", "10:01") }
    let before = try await kept.read(home, cache)
    home.clock.advance(by: .seconds(29))
    #expect(try await kept.read(home, cache) == before)
    #expect(cache.counts.hits == 1)
    home.clock.advance(by: .milliseconds(1_001))
    let after = try await kept.read(home, cache)
    #expect(after != before)
    #expect(try await fresh(kept) == after)
  }

  @Test("differ by list, by caller and by zone (CCH-001)", arguments: Kept.allCases)
  func keys(kept: Kept) async throws {
    try await home.create("milk today") { $0.dueOn = LocalDay(text: "2025-03-12") }
    var elsewhere = home
    elsewhere.caller = .sample(calendar: HouseholdCalendar(zoneName: "Asia/Tokyo") ?? .utc)
    for view in [
      home, home.seen(by: 2), home.seen(by: 2, subject: 1), home.seen(by: 1, of: 2), elsewhere,
    ] {
      let nothingKept = try await kept.read(view, AnswerCache(.none))
      #expect(try await kept.read(view, cache) == nothingKept)
    }
    #expect(cache.counts.hits == (kept == .projects ? 1 : 0), "figures of projects are shared")
  }

  @Test("are dropped by their kind (CCH-006)", arguments: Kept.allCases)
  func clear(kept: Kept) async throws {
    _ = try await kept.read(home, cache)
    let calls = CacheCalls(cache)
    let call = home.call(TaskV1.Caches.Methods.clearAllCaches)
    #expect(try await calls.clearAllCaches(.init(scope: .statistics), call).cleared == 0)
    let cleared = try await calls.clearAllCaches(.init(scope: kept.scope), call).cleared
    #expect(cleared == (kept == .projects ? 2 : 1))
    #expect(cache.counts.entries == 0 && cache.counts.bytes == 0)
  }

  @Test("continue after the end of a cached first page (CCH-001, TSK-142)")
  func pages() async throws {
    for name in ["a", "b", "c"] { try await home.create(name) }
    let calls = TaskCalls(store: home.store, cache: cache)
    func page(_ token: String) async throws -> TaskV1.ListTasksResponse {
      let request = TaskV1.ListTasksRequest(pageSize: 2, pageToken: token)
      return try await calls.listTasks(request, home.call(TaskV1.Tasks.Methods.listTasks))
    }
    let first = try await page("")
    home.clock.advance(by: .seconds(1))
    #expect(try await page("") == first)
    #expect(cache.counts.hits == 1)
    #expect(try await page(first.nextPageToken).tasks.map(\.name) == ["c"])
    #expect(cache.counts.entries == 1, "later pages are not kept")
  }

  @Test("take no more memory than is counted, which is limited (CCH-004)")
  func room() async throws {
    let task = try #require(try await home.create("a").task)
    let project = try #require(try await home.projects().projects.first)
    let factor = AnswerCache.memoryPerByte
    #expect(MemoryLayout<TaskV1.Task>.stride <= factor * task.encodedSize())
    #expect(MemoryLayout<TaskV1.Project>.stride <= factor * project.encodedSize())
    for query in 0..<9 as Range<UInt8> { try await keep(query, in: cache, bytes: 5 << 16) }
    #expect(cache.counts.entries == 3 && cache.counts.evictions == 6)
    #expect(cache.counts.bytes <= AnswerCache.maximumBytes)
  }

  @Test("are evicted for a large one, but not for one that exceeds the limit alone (CCH-004)")
  func large() async throws {
    for query in 0..<9 as Range<UInt8> { try await keep(query, in: cache, bytes: 1 << 16) }
    try await keep(9, in: cache, bytes: AnswerCache.maximumBytes)
    #expect(cache.counts.entries == 9 && cache.counts.evictions == 0)
    try await keep(9, in: cache, bytes: AnswerCache.maximumBytes - 1)
    #expect(cache.counts.entries == 1 && cache.counts.evictions == 9)
    try await keep(9, in: cache, bytes: AnswerCache.maximumBytes - 1)
    #expect(cache.counts.hits == 1)
  }

  @Test("free their memory when they expire (CCH-004)")
  func expired() async throws {
    let cache = AnswerCache(.time, maximumEntries: 2)
    for query in 0..<3 as Range<UInt8> { try await keep(query, in: cache, bytes: 8) }
    #expect(cache.counts.entries == 2)
    home.clock.advance(by: .seconds(30))
    try await keep(3, in: cache, bytes: 8)
    #expect(cache.counts.entries == 1 && cache.counts.evictions == 0)
  }

  private func keep(_ query: UInt8, in cache: AnswerCache, bytes: Int) async throws {
    _ = try await home.store.read(home.caller) { rows in
      try cache.answer(.statistics, [query], rows, bytes: { _ in bytes }) { Int(query) }
    }
  }
}
