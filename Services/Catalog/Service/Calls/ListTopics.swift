import CatalogContracts
import CatalogDomain
import RPC
import RuntimeContracts
import ServiceRuntime
import Vocabulary
import Wire

extension TopicCalls {
  /// `ListTopics`: one page of topics in short form, and how far the caller is in each category.
  func listTopics(
    _ request: CatalogV1.ListTopicsRequest,
    _ call: ServerCall
  ) async throws -> CatalogV1.ListTopicsResponse {
    let caller = try Caller(call)
    let binding = PageBinding(caller, call, query: request.withoutPage.encoded(), store.pageSeal)
    let query = try TopicQuery(request, binding, catalogue)
    let states = try await store.read(Space(ownOf: caller)) { try $0.states() }
    let page = TopicPage(
      of: catalogue.listed.map {
        TopicEntry(topic: $0, state: states[$0.identifier] ?? TopicState(of: $0.identifier))
      },
      filter: query.filter,
      order: query.order,
      after: query.place,
      size: query.pageSize
    )
    let totals = catalogue.totals { states[$0]?.isCompleted ?? false }
    return CatalogV1.ListTopicsResponse(
      topics: page.entries.map(CatalogV1.TopicWithState.init),
      nextPageToken: page.next.map { binding.token($0.pageValues) } ?? "",
      categories: totals.map(CatalogV1.CategoryTotal.init)
    )
  }
}

extension CatalogV1.ListTopicsRequest {
  /// The query that a page token belongs to.
  fileprivate var withoutPage: Self {
    var query = self
    query.pageSize = 0
    query.pageToken = ""
    return query
  }
}

/// What a list was asked for, checked.
private struct TopicQuery {
  var filter = TopicFilter()
  var order = TopicOrder.catalogue
  var pageSize = TopicPage.defaultSize
  var place: TopicPlace?

  /// Characters of a search text; more is never typed, and folding takes time.
  static let maximumText = 200

  /// - Throws: INVALID_ARGUMENT with every field that is wrong.
  init(
    _ request: CatalogV1.ListTopicsRequest,
    _ binding: PageBinding,
    _ catalogue: Catalogue
  ) throws(RPCError) {
    var fields = RequestReader()
    filter.category = request.category.isEmpty ? nil : request.category
    filter.isCompleted = request.completed
    filter.isFavorite = request.favorite
    filter.difficulty = fields.choice(request.difficulty.rawValue, "difficulty")
    order = fields.choice(request.sort.rawValue, "sort") ?? .catalogue
    filter.text = fields.text(request.text, "text", atMost: TopicQuery.maximumText)
      .map(SearchText.init)
    pageSize = fields.pageSize(request.pageSize, atMost: TopicPage.maximumSize)
    place = fields.pageToken(request.pageToken, binding) { TopicPlace($0, in: catalogue) }
    try fields.check()
  }
}

extension TopicPlace {
  fileprivate var pageValues: [PageValue] {
    [.text(topic.identifier.text)]
      + (lastViewed.map { [.number($0.millisecondsSinceEpoch)] } ?? [])
  }

  fileprivate init?(_ values: [PageValue], in catalogue: Catalogue) {
    guard case .text(let text)? = values.first, let identifier = TopicIdentifier(text: text),
      let topic = catalogue[identifier]
    else { return nil }
    var lastViewed: Timestamp?
    if values.count > 1 {
      guard case .number(let number) = values[1], let viewed = Timestamp(checked: number)
      else { return nil }
      lastViewed = viewed
    }
    self.init(topic: topic, lastViewed: lastViewed)
  }
}
