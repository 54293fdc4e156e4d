/// One page of a list, and the position of the next one.
package struct TopicPage: Hashable, Sendable {
  package let entries: [TopicEntry]
  /// The position of the last entry; `nil` on the last page.
  package let next: TopicPlace?
}

extension TopicPage {
  package static let defaultSize = 50
  package static let maximumSize = 100

  /// Takes a page from `entries`, which may be in any order.
  ///
  /// A page begins after a position in the order, not after a number of records. A record that does not
  /// change appears exactly once across all pages, whatever happens to others.
  package init(
    of entries: [TopicEntry],
    filter: TopicFilter,
    order: TopicOrder,
    after place: TopicPlace?,
    size: Int
  ) {
    let remaining =
      entries
      .filter(filter.matches)
      .filter { entry in
        guard let place else { return true }
        return order.places(place, before: TopicPlace(of: entry))
      }
      .sorted { order.places(TopicPlace(of: $0), before: TopicPlace(of: $1)) }
    self.entries = Array(remaining.prefix(max(1, size)))
    next = remaining.count > self.entries.count ? self.entries.last.map(TopicPlace.init(of:)) : nil
  }
}
