import CatalogContracts
import CatalogDomain
import ServiceRuntime

/// The events of a change of a member's topic state (TOP-061).
enum TopicEvents {
  /// `topic_state_changed` for every change, followed by `topic_completed` for a first completion.
  static func events(of change: TopicChange, _ topic: Topic) -> [NewEvent] {
    guard change.isChange else { return [] }
    var events = [stateChanged(change, topic)]
    if change.isFirstCompletion { events.append(completed(change, topic)) }
    return events
  }

  private static func stateChanged(_ change: TopicChange, _ topic: Topic) -> NewEvent {
    NewEvent(
      CatalogV1.TopicStateChanged(state: CatalogV1.TopicState(change.after, of: topic)),
      entity: topic.identifier.text,
      revision: change.after.revision,
      changedFields: change.changedFields
    )
  }

  private static func completed(_ change: TopicChange, _ topic: Topic) -> NewEvent {
    NewEvent(
      CatalogV1.TopicCompleted(
        identifier: topic.identifier.text,
        title: topic.title,
        learningPoints: change.learningPoints
      ),
      entity: topic.identifier.text,
      revision: change.after.revision
    )
  }
}
