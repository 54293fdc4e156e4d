/// All topics a service knows, retired ones included, in catalogue order.
package struct Catalogue: Hashable, Sendable {
  package let contentVersion: Int
  package let topics: [Topic]
  private let indexByIdentifier: [TopicIdentifier: Int]

  /// Takes topics in any order; of two with one identifier the first stays.
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

  /// What lists show: everything that is not retired.
  package var listed: [Topic] { topics.filter { !$0.isRetired } }

  /// Categories in the order in which they first appear (TOP-005).
  package var categories: [String] {
    var seen: Set<String> = []
    return listed.map(\.category).filter { seen.insert($0).inserted }
  }

  /// The height of the card at `index` of the list; an index outside it is no error (TOP-041).
  package func cardHeight(at index: Int) -> Double {
    let cards = listed
    return cards.indices.contains(index)
      ? cards[index].preferredHeight : CardHeight.outsideTheList
  }

  /// Finds a topic by what a caller wrote, retired ones included.
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
  /// Where a member stands, given what is stored about it; with nothing stored, at the beginning.
  ///
  /// A retired topic is there only for those who have something stored about it (TOP-008).
  /// - Throws: ``TopicRefusal/unknownTopic``, the same for a retired topic as for none at all.
  package func state(stored: TopicState?) throws(TopicRefusal) -> TopicState {
    if let stored { return stored }
    guard !isRetired else { throw .unknownTopic }
    return TopicState(of: identifier)
  }
}
