package import RPC
package import TaskContracts

/// `daybook.task.v1.Caches`: all cached responses, for the operator.
///
/// Clearing changes no list, so there is no event.
package struct CacheCalls: TaskV1.CachesService {
  let cache: AnswerCache

  package init(_ cache: AnswerCache) { self.cache = cache }

  package func clearAllCaches(
    _ request: TaskV1.ClearAllCachesRequest,
    _ call: ServerCall
  ) async throws -> TaskV1.ClearAllCachesResponse {
    guard call.isPeerTrusted else { throw ProcessesOnly() }
    let (_, scopes) = try AnswerCache.Scope.all(in: request.scope)
    return TaskV1.ClearAllCachesResponse(cleared: Int32(clamping: cache.clear(scopes)))
  }
}
