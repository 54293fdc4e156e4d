package import Vocabulary

/// The sort order of topics.
///
/// Ties are broken by catalogue position, then by identifier.
package enum TopicOrder: Int, Hashable, Sendable, CaseIterable {
  case catalogue = 1
  case title = 2
  case difficulty = 3
  case lastViewed = 4
}

/// A position in a sort order, after which the next page begins.
package struct TopicPlace: Hashable, Sendable {
  package let topic: Topic
  /// Used only by the order by last view.
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
  /// Whether `first` sorts before `second`.
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
      // Newest first; topics never viewed come last (TOP-072).
      let earliest = Timestamp.contractRange.lowerBound
      let times = (first.lastViewed ?? earliest, second.lastViewed ?? earliest)
      if times.0 != times.1 { return times.0 > times.1 }
    }
    return (first.topic.position, first.topic.identifier)
      < (second.topic.position, second.topic.identifier)
  }
}

extension String {
  /// Compares code points, independent of locale.
  fileprivate func precedes(_ other: String) -> Bool {
    unicodeScalars.lexicographicallyPrecedes(other.unicodeScalars) { $0.value < $1.value }
  }
}
