import RPC
import ServiceRuntime
import TaskContracts
import TaskDomain
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import TaskService

@Suite("Cached answers")
struct AnswerCacheTests {
  let home: TaskHome
  private var cache: AnswerCache { home.calls.cache }

  init() throws { home = try TaskHome() }

  @Test(
    "are computed once, and never older than the caller's own last write (CCH-001, CCH-003, CCH-005)"
  )
  func ownWrites() async throws {
    for number in 1...5 {
      let id = try await home.create("task \(number)").task?.id
      #expect(try await home.statistics(.init()).total == Int32(number))
      #expect(try await home.statistics(.init()).total == Int32(number))
      _ = try await home.complete(id)
      #expect(try await home.statistics(.init()).complete == Int32(number))
    }
    #expect(cache.counts.hits == 5)
    #expect(cache.counts.misses == 10)
    #expect(cache.counts.entries == 1)
    #expect(cache.counts.hitRate == 1.0 / 3)
    #expect(cache.counts.bytes > 0)
  }

  @Test("differ by query, by list and by calendar (CCH-001)")
  func keys() async throws {
    try await home.create("milk")
    let other = home.seen(by: 2)
    #expect(try await home.statistics(.init()).total == 1)
    #expect(try await other.statistics(.init()).total == 0)
    #expect(try await home.statistics(.init(completion: .complete)).total == 0)
    #expect(try await home.statistics(.init()).total == 1)
  }

  @Test("live half a minute, and not past the day's end (CCH-002)")
  func time() async throws {
    try await home.create("late") { $0.dueAt = wire("2025-03-12", "10:01") }
    #expect(try await home.statistics(.init()).overdue == 0)
    home.clock.advance(by: .seconds(29))
    _ = try await home.statistics(.init())
    #expect(cache.counts.hits == 1)
    home.clock.advance(by: .seconds(61))
    #expect(try await home.statistics(.init()).overdue == 1)
    home.at("2025-03-12", "23:59")
    home.clock.advance(by: .seconds(50))
    _ = try await home.statistics(.init())
    home.clock.advance(by: .seconds(11))
    _ = try await home.statistics(.init())
    #expect(cache.counts.hits == 1)
  }

  @Test("are evicted by their policy (CCH-004)", arguments: AnswerCache.Policy.allCases)
  func policies(policy: AnswerCache.Policy) async throws {
    let cache = AnswerCache(policy, maximumEntries: 8)
    _ = try await home.create("milk")
    let caller = home.caller
    for round in 0..<2 {
      for query in 0..<9 as Range<UInt8> {
        let answer = try await home.store.read(caller) { rows in
          try cache.answer(.statistics, [query], rows, bytes: { _ in 8 }) { Int(query) }
        }
        #expect(answer == Int(query), "\(round)")
      }
    }
    let counts = cache.counts
    switch policy {
    case .timeAndUse, .use: #expect(counts.evictions > 0 && counts.entries == 8)
    case .time: #expect(counts.evictions == 0 && counts.hits == 8)
    case .none: #expect(counts == AnswerCache.Counts())
    }
    home.clock.advance(by: .seconds(3_600))
    _ = try await home.store.read(caller) { rows in
      try cache.answer(.statistics, [8], rows, bytes: { _ in 8 }) { 8 }
    }
    #expect((cache.counts.hits == counts.hits + 1) == (policy == .use))
  }

  @Test("are dropped on request, and followers are notified (CCH-006, EVT-002)")
  func clear() async throws {
    try await home.create("milk")
    _ = try await home.statistics(.init())
    let request = TaskV1.ClearCacheRequest(scope: .statistics)
    let method = TaskV1.Tasks.Methods.clearCache
    #expect(try await home.calls.clearCache(request, home.call(method)).cleared == 1)
    let body: TaskV1.CacheCleared? = try await home.lastBody()
    #expect(body?.scope == "statistics")
    #expect(try await home.events().last?.kind == "cache_cleared")
    let all = TaskV1.ClearCacheRequest()
    #expect(try await home.calls.clearCache(all, home.call(method)).cleared == 0)
    let wrong = TaskV1.ClearCacheRequest(scope: .unrecognized(99))
    let error = await refusal { try await home.calls.clearCache(wrong, home.call(method)) }
    #expect(error?.reason == "unknown_value")
  }

  @Test("of all lists are dropped by the operator's call, and by no other caller (CCH-006)")
  func clearAll() async throws {
    _ = try await home.statistics(.init())
    _ = try await home.seen(by: 2, of: 7).statistics(.init())
    #expect(cache.counts.entries == 2)
    let calls = CacheCalls(cache)
    let call = home.call(TaskV1.Caches.Methods.clearAllCaches)
    #expect(try await calls.clearAllCaches(.init(scope: .projects), call).cleared == 0)
    #expect(try await calls.clearAllCaches(.init(), call).cleared == 2)
    #expect(cache.counts.entries == 0 && cache.counts.bytes == 0)
    let wrong = await refusal {
      try await calls.clearAllCaches(.init(scope: .init(rawValue: 9)), call)
    }
    #expect(wrong?.reason == "unknown_value")
  }
}
