/// One page of a list, and where the next one begins.
package struct TopicPage: Hashable, Sendable {
  package let entries: [TopicEntry]
  /// The last place on this page; `nil` when nothing comes after it.
  package let next: TopicPlace?
}

extension TopicPage {
  package static let defaultSize = 50
  package static let maximumSize = 100

  /// Cuts a page out of `entries`, which come in any order.
  ///
  /// A page begins after a place in the order, not after a number of records, so a record that stays
  /// as it is appears exactly once in a walk, whatever happens to the others.
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
