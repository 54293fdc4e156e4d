import CatalogDomain
import Contracts
import RPC
import ServiceRuntime

extension TopicHandlers {
  /// `ListTopics`: one page of topics in short form, and how far the caller is in each category.
  func listTopics(
    _ request: CatalogV1.ListTopicsRequest,
    _ call: ServerCall
  ) async throws -> CatalogV1.ListTopicsResponse {
    let learner = Learner(try Caller(call))
    let query = try TopicQuery(request)
    let token = PageToken(learner: learner, query: query)
    let place = try token.place(request.pageToken, in: catalogue)
    let states = try await store.states(of: learner)
    let page = TopicPage(
      of: catalogue.listed.map {
        TopicEntry(topic: $0, state: states[$0.identifier] ?? TopicState(of: $0.identifier))
      },
      filter: query.filter,
      order: query.order,
      after: place,
      size: query.pageSize
    )
    let totals = catalogue.totals { states[$0]?.isCompleted ?? false }
    return CatalogV1.ListTopicsResponse(
      topics: page.entries.map(CatalogV1.TopicWithState.init),
      nextPageToken: page.next.map(token.text) ?? "",
      categories: totals.map(CatalogV1.CategoryTotal.init)
    )
  }
}
