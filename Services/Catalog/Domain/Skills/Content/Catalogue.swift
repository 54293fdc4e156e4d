/// All known topics in catalogue order, including retired ones.
package struct Catalogue: Hashable, Sendable {
  package let contentVersion: Int
  package let topics: [Topic]
  private let indexByIdentifier: [TopicIdentifier: Int]

  /// Takes topics in any order; of duplicate identifiers the first is kept.
  package init(contentVersion: Int, topics: [Topic]) {
    self.contentVersion = contentVersion
    self.topics = topics.sorted {
      ($0.position, $0.identifier) < ($1.position, $1.identifier)
    }
    indexByIdentifier = Dictionary(
      self.topics.enumerated().map { ($1.identifier, $0) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  package static let empty = Catalogue(contentVersion: 0, topics: [])
}

extension Catalogue {
  package subscript(identifier: TopicIdentifier) -> Topic? {
    indexByIdentifier[identifier].map { topics[$0] }
  }

  /// The topics that lists show: all that are not retired.
  package var listed: [Topic] { topics.filter { !$0.isRetired } }

  /// Categories in the order in which they first appear (TOP-005).
  package var categories: [String] {
    var seen: Set<String> = []
    return listed.map(\.category).filter { seen.insert($0).inserted }
  }

  /// The height of the card at `index` of the list; an index outside it is valid (TOP-041).
  package func cardHeight(at index: Int) -> Double {
    let cards = listed
    return cards.indices.contains(index)
      ? cards[index].preferredHeight : CardHeight.outsideTheList
  }

  /// Finds a topic by the identifier in a request, including retired topics.
  ///
  /// - Throws: ``TopicRefusal/unknownTopic``.
  package func topic(_ identifier: String) throws(TopicRefusal) -> Topic {
    guard let key = TopicIdentifier(text: identifier), let topic = self[key] else {
      throw .unknownTopic
    }
    return topic
  }
}

extension Topic {
  /// The member's state of the topic; the initial state if nothing is stored.
  ///
  /// A retired topic is visible only to members with a stored state (TOP-008).
  /// - Throws: ``TopicRefusal/unknownTopic``, also for a retired topic.
  package func state(stored: TopicState?) throws(TopicRefusal) -> TopicState {
    if let stored { return stored }
    guard !isRetired else { throw .unknownTopic }
    return TopicState(of: identifier)
  }
}
