import CatalogDomain
import RPC
import ServiceRuntime
import Vocabulary

/// What a list of topics was asked for, checked.
struct TopicQuery {
  var filter = TopicFilter()
  var order = TopicOrder.catalogue
  var pageSize = TopicPage.defaultSize
  private(set) var place: TopicPlace?

  /// Characters of a search text; more is never typed, and folding takes time.
  private static let maximumText = 200

  /// - Parameters:
  ///   - binding: what a page token must belong to.
  ///   - catalogue: what the token's place is found in.
  ///   - read: reads the fields of a request into the query, and returns its page token.
  /// - Throws: INVALID_ARGUMENT with every field that is wrong.
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
  /// The page that was asked for, with what is stored about a member.
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
