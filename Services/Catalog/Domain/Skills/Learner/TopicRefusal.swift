/// Every way in which the topics say no.
package enum TopicRefusal: Error, Hashable, Sendable {
  /// No such topic, or a retired one the member never began.
  case unknownTopic
  /// The topic has no such step.
  case unknownStep
  /// The notes have a control character other than a line break or a tab.
  case invalidNotes
  /// The notes have more than ``TopicState/longestNotes`` characters.
  case notesTooLong
  /// More marks at once than ``StepMark/mostAtOnce``.
  case tooManyMarks
  /// Someone was faster; the state as it is now.
  case revisionMismatch(current: TopicState)
}
