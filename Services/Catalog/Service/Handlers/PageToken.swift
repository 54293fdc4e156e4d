import CatalogDomain
import Cryptography
import Vocabulary

/// How a list is continued: the last place shown, bound to the caller and the question.
///
/// Shape: `<check>.<last view in milliseconds or ->.<identifier>`, where the check is eight bytes of
/// SHA-256 over learner, question and place. It keeps honest clients from mixing lists up; it guards
/// no secret, because a token opens nothing that its caller may not see.
struct PageToken {
  let learner: Learner
  let query: TopicQuery

  func text(_ place: TopicPlace) -> String {
    let place = PageToken.text(place)
    return "\(check(place)).\(place)"
  }

  /// The place a token stands for; `nil` for an empty one, which begins the list.
  ///
  /// - Throws: ``TopicRefusal/invalidPageToken`` for a token of another caller or another question.
  func place(_ token: String, in catalogue: Catalogue) throws(TopicRefusal) -> TopicPlace? {
    if token.isEmpty { return nil }
    let parts = token.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0] == check("\(parts[1]).\(parts[2])"),
      let identifier = TopicIdentifier(text: parts[2]), let topic = catalogue[identifier]
    else { throw .invalidPageToken }
    if parts[1] == "-" { return TopicPlace(topic: topic, lastViewed: nil) }
    guard let milliseconds = Int64(parts[1]) else { throw .invalidPageToken }
    return TopicPlace(
      topic: topic,
      lastViewed: Timestamp(millisecondsSinceEpoch: milliseconds)
    )
  }

  private static func text(_ place: TopicPlace) -> String {
    let viewed = place.lastViewed.map { String($0.millisecondsSinceEpoch) } ?? "-"
    return "\(viewed).\(place.topic.identifier)"
  }

  private func check(_ place: String) -> String {
    let filter = query.filter
    let parts = [
      learner.household.text, learner.member.text, String(query.order.rawValue),
      filter.category ?? "", String(filter.difficulty?.rawValue ?? 0),
      filter.isCompleted.map(String.init) ?? "", filter.isFavorite.map(String.init) ?? "",
      filter.text?.folded ?? "", place,
    ]
    // A text is closed by its length, so that no two questions look the same.
    let bytes = parts.flatMap { Array($0.utf8) + Array("/\($0.utf8.count);".utf8) }
    return SHA256.hash(of: bytes).prefix(8)
      .map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
      .joined()
  }
}
