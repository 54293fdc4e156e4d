package import Vocabulary

extension TopicState {
  /// Characters of a member's notes about one topic.
  package static let longestNotes = 4_000
  /// No text of that many characters has more; a longer one need not be counted.
  private static let longestNotesInBytes = longestNotes * 32

  /// Replaces the notes as a whole, stored as they were given; a blank text means none (TOP-057).
  ///
  /// - Throws: ``TopicRefusal/notesTooLong`` or ``TopicRefusal/invalidNotes``.
  package func settingNotes(
    _ text: String,
    at now: Timestamp
  ) throws(TopicRefusal) -> TopicChange {
    guard text.utf8.count <= TopicState.longestNotesInBytes,
      text.count <= TopicState.longestNotes
    else { throw .notesTooLong }
    guard text.unicodeScalars.allSatisfy(TopicState.mayStandInNotes) else { throw .invalidNotes }
    return changed(at: now) { $0.notes = text.allSatisfy(\.isWhitespace) ? nil : text }
  }

  private static func mayStandInNotes(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\n" || scalar == "\r" || scalar == "\t"
      || scalar.properties.generalCategory != .control
  }
}
