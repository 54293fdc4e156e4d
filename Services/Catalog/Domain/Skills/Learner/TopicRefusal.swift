/// Reasons why a call about topics is rejected.
package enum TopicRefusal: Error, Hashable, Sendable {
  /// No such topic, or a retired one without a stored state of the member.
  case unknownTopic
  /// The topic has no such step.
  case unknownStep
  /// The notes contain a control character other than a line break or tab.
  case invalidNotes
  /// The notes have more than ``TopicState/longestNotes`` characters.
  case notesTooLong
  /// More marks in one call than ``StepMark/mostAtOnce``.
  case tooManyMarks
  /// The state was changed concurrently.
  case revisionMismatch(current: TopicState)
}
