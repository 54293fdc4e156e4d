package import Vocabulary

/// How a list of topics is sorted.
///
/// Every order ends at the catalogue's own, and that at the id.
package enum TopicOrder: Int, Hashable, Sendable, CaseIterable {
  case catalogue = 1
  case title = 2
  case difficulty = 3
  case lastViewed = 4
}

/// Where a topic stands in an order: what the next page begins after.
package struct TopicPlace: Hashable, Sendable {
  package let topic: Topic
  /// Only the order by last view depends on more than the topic.
  package let lastViewed: Timestamp?

  package init(topic: Topic, lastViewed: Timestamp?) {
    self.topic = topic
    self.lastViewed = lastViewed
  }

  package init(of entry: TopicEntry) {
    self.init(topic: entry.topic, lastViewed: entry.state.lastViewed)
  }
}

extension TopicOrder {
  /// Whether `first` stands before `second`.
  package func places(_ first: TopicPlace, before second: TopicPlace) -> Bool {
    switch self {
    case .catalogue: break
    case .title:
      let titles = (first.topic.sortTitle.folded, second.topic.sortTitle.folded)
      if titles.0 != titles.1 { return titles.0.precedes(titles.1) }
      if first.topic.title != second.topic.title {
        return first.topic.title.precedes(second.topic.title)
      }
    case .difficulty:
      if first.topic.difficulty != second.topic.difficulty {
        return first.topic.difficulty < second.topic.difficulty
      }
    case .lastViewed:
      // Newest first, never viewed last (TOP-072).
      let earliest = Timestamp.contractRange.lowerBound
      let times = (first.lastViewed ?? earliest, second.lastViewed ?? earliest)
      if times.0 != times.1 { return times.0 > times.1 }
    }
    return (first.topic.position, first.topic.identifier)
      < (second.topic.position, second.topic.identifier)
  }
}

extension String {
  /// Code points decide, not the rules of any language.
  fileprivate func precedes(_ other: String) -> Bool {
    unicodeScalars.lexicographicallyPrecedes(other.unicodeScalars) { $0.value < $1.value }
  }
}
