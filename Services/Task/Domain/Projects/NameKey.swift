import Foundation

/// The form in which names are equal: composed, lower case, outer blanks off (PRJ-002).
package struct NameKey: Hashable, Sendable {
  package let text: String

  /// The key of a name that may be anything a client sent.
  ///
  /// Composing takes time that grows with the square of the length, and a key is often made where
  /// everybody else's writing waits. What has more bytes than `rule` allows is no name, so it stays as
  /// it is: nothing has it.
  package init(_ name: String, atMost rule: TextRule = .projectName) {
    self.init(trimmed: name.trimmed, atMost: rule)
  }

  /// The key of a name that is stored: it was trimmed as names were in its day.
  ///
  /// What is cut by now stays, so that a name from before does not become one that is taken.
  package init(kept name: String) {
    self.init(trimmed: name, atMost: .projectName)
  }

  private init(trimmed: String, atMost rule: TextRule) {
    text =
      trimmed.utf8.count > rule.maximumBytes
      ? trimmed : trimmed.precomposedStringWithCanonicalMapping.lowercased()
  }

  /// The form a stored key has already.
  package init(stored text: String) { self.text = text }

  package static let inbox = NameKey(Project.inboxName)

  /// What an import derives the id of a project of this name from (MIG-007).
  package var derivationName: String { "project:\(text)" }
}

extension String {
  /// Where a name stands in a list: lower case without accents, then by its code points.
  ///
  /// The two parts are joined by a character that no name may hold and that sorts before all others,
  /// so that comparing bytes compares the parts in turn.
  package var listOrderKey: String { folded + "\u{0}" + self }
}
