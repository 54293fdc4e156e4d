package import RPC
package import TaskContracts

/// `daybook.task.v1.Caches`: what is kept for all lists together, for the operator.
///
/// No list has changed by it, so the feed does not tell of it.
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
