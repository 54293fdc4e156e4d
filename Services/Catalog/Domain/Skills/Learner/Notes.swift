package import Vocabulary

extension TopicState {
  /// Maximum length of a member's notes on one topic in characters.
  package static let longestNotes = 4_000
  /// Longer texts exceed the limit without counting characters.
  private static let longestNotesInBytes = longestNotes * 32

  /// Replaces the notes; a blank text clears them (TOP-057).
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
