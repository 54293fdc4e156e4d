package import RPC
package import TaskContracts
import TaskDomain

extension TaskCalls {
  /// Clears the cached responses of this list (CCH-006).
  package func clearCache(
    _ request: TaskV1.ClearCacheRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.ClearCacheResponse {
    let (name, scopes) = try AnswerCache.Scope.all(in: request.scope)
    return try await store.change(call, request) { [cache] rows in
      let cleared = cache.clear(rows.space, scopes)
      try rows.apply(.cacheCleared(scope: name), batch: nil)
      return TaskV1.ClearCacheResponse(cleared: Int32(clamping: cleared))
    }
  }
}

extension AnswerCache.Scope {
  /// The requested scopes, and their name in the event.
  static func all(
    in scope: TaskV1.CacheScope
  ) throws -> (name: String, Set<AnswerCache.Scope>) {
    switch scope {
    case .unspecified, .all: return ("all", Set(allCases))
    case .statistics: return (statistics.rawValue, [.statistics])
    case .projects: return (projects.rawValue, [.projects])
    case .today: return (today.rawValue, [.today])
    case .project: return (project.rawValue, [.project])
    case .lists: return (lists.rawValue, [.lists])
    case .unrecognized: throw TaskRefusal.invalid([TaskViolation("scope", .unknownValue)])
    }
  }
}
