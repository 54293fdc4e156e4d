import CatalogContracts
import CatalogDomain
import RPC
import ServiceRuntime
import Wire

extension TopicCalls {
  /// `ListTopicProgress`: a member's progress in each topic, as visible to their parents.
  func listTopicProgress(
    _ request: CatalogV1.ListTopicProgressRequest,
    _ call: ServerCall
  ) async throws -> CatalogV1.ListTopicProgressResponse {
    let caller = try Caller(call)
    let content = content.current
    let binding = PageBinding(caller, call, query: request.withoutPage.encoded(), pageSeal)
    let query = try TopicQuery(request, binding, content.catalogue)
    let states = try await states(Space(caller), content)
    let page = TopicPage(query, content.catalogue, states)
    return CatalogV1.ListTopicProgressResponse(
      topics: page.entries.map(CatalogV1.TopicProgress.init),
      nextPageToken: page.next.map { binding.token($0.pageValues) } ?? "",
      degraded: content.isDegraded
    )
  }
}

extension CatalogV1.ListTopicProgressRequest {
  /// The query to which a page token is bound.
  fileprivate var withoutPage: Self {
    var query = self
    query.pageSize = 0
    query.pageToken = ""
    return query
  }
}

extension TopicQuery {
  /// - Throws: INVALID_ARGUMENT with every violation.
  fileprivate init(
    _ request: CatalogV1.ListTopicProgressRequest,
    _ binding: PageBinding,
    _ catalogue: Catalogue
  ) throws(RPCError) {
    try self.init(binding, catalogue) { query, fields in
      query.filter.category = request.category.isEmpty ? nil : request.category
      query.filter.isCompleted = request.completed
      query.filter.difficulty = fields.choice(request.difficulty.rawValue, "difficulty")
      query.filter.text = TopicQuery.text(request.text, &fields)
      query.pageSize = fields.pageSize(request.pageSize, atMost: TopicPage.maximumSize)
      return request.pageToken
    }
  }
}
