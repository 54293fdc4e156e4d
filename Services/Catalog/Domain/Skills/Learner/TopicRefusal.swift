/// Every way in which the topics say no.
package enum TopicRefusal: Error, Hashable, Sendable {
  /// No such topic, or a retired one the member never began.
  case unknownTopic
  /// The topic has no such step.
  case unknownStep
  /// Someone was faster; the state as it is now.
  case revisionMismatch(current: TopicState)
}
