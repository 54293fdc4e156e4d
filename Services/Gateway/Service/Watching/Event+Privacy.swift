import Contracts
import GatewayDomain
import Wire

extension FeedV1.Event {
  /// A learner's step as a parent may see it: how far, and nothing they keep for themselves
  /// (TOP-062).
  ///
  /// - Returns: `nil` when the body cannot be read: what cannot be checked is not shown.
  var withoutPrivateParts: FeedV1.Event? {
    guard var body, var changed = try? CatalogV1.TopicStateChanged(decoding: body.value),
      var state = changed.state
    else { return nil }
    state.notes = ""
    state.isFavorite = false
    state.lastViewedDate = nil
    changed.state = state
    var event = self
    event.changedFields.removeAll { Visibility.privateFields.contains($0) }
    body.value = changed.encoded()[...]
    event.body = body
    return event
  }
}
