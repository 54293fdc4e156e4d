package import Contracts
package import RPC
import ServiceRuntime
import TaskDomain

extension TaskCalls {
  /// Forgets the figures that are kept in memory for this list (CCH-006).
  package func clearCache(
    _ request: TaskV1.ClearCacheRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.ClearCacheResponse {
    let (name, scopes) = try Self.scopes(request.scope)
    return try await store.change(call, request) { [cache] rows in
      let cleared = cache.clear(rows.space, scopes)
      try rows.apply(.cacheCleared(scope: name), batch: nil)
      return TaskV1.ClearCacheResponse(cleared: Int32(clamping: cleared))
    }
  }

  private static func scopes(
    _ scope: TaskV1.CacheScope
  ) throws -> (name: String, Set<FigureCache.Scope>) {
    switch scope {
    case .unspecified, .all: return ("all", Set(FigureCache.Scope.allCases))
    case .statistics: return (FigureCache.Scope.statistics.rawValue, [.statistics])
    case .projects: return (FigureCache.Scope.projects.rawValue, [.projects])
    case .unrecognized: throw TaskRefusal.invalid([TaskViolation("scope", .unknownValue)])
    }
  }
}
