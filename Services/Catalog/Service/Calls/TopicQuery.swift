import CatalogDomain
import RPC
import ServiceRuntime
import Vocabulary

/// The validated query of a topic list.
struct TopicQuery {
  var filter = TopicFilter()
  var order = TopicOrder.catalogue
  var pageSize = TopicPage.defaultSize
  private(set) var place: TopicPlace?

  /// Maximum length of a search text in characters; bounds the cost of folding.
  private static let maximumText = 200

  /// - Parameters:
  ///   - binding: the query to which a page token is bound.
  ///   - catalogue: resolves the topic in a page token.
  ///   - read: reads the request's fields into the query, and returns its page token.
  /// - Throws: INVALID_ARGUMENT with every violation.
  init(
    _ binding: PageBinding,
    _ catalogue: Catalogue,
    _ read: (inout TopicQuery, inout RequestReader) -> String
  ) throws(RPCError) {
    var fields = RequestReader()
    let token = read(&self, &fields)
    place = fields.pageToken(token, binding) { TopicPlace($0, in: catalogue) }
    try fields.check()
  }

  static func text(_ text: String, _ fields: inout RequestReader) -> SearchText? {
    fields.text(text, "text", atMost: maximumText).map(SearchText.init)
  }
}

extension TopicPage {
  /// The requested page with the member's stored states.
  init(_ query: TopicQuery, _ catalogue: Catalogue, _ states: [TopicIdentifier: TopicState]) {
    self.init(
      of: catalogue.listed.map {
        TopicEntry(topic: $0, state: states[$0.identifier] ?? TopicState(of: $0.identifier))
      },
      filter: query.filter,
      order: query.order,
      after: query.place,
      size: query.pageSize
    )
  }
}

extension TopicPlace {
  var pageValues: [PageValue] {
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
