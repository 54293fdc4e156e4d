import Foundation

/// The form in which names are equal: composed, without case, outer blanks and what nobody sees off (PRJ-002).
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
    text = trimmed.utf8.count > rule.maximumBytes ? trimmed : trimmed.lowered.withoutCase
  }

  /// The form a stored key has already.
  package init(stored text: String) { self.text = text }

  package static let inbox = NameKey(Project.inboxName)

  /// What an import derives an id from (MIG-007): the name in lower case, which is what keys were at first.
  ///
  /// It stays that, whatever else becomes equal: a second import finds what the first one made.
  package static func derivation(of name: String, atMost rule: TextRule = .projectName) -> String {
    let trimmed = name.trimmed
    return trimmed.utf8.count > rule.maximumBytes ? trimmed : trimmed.lowered
  }
}

extension String {
  fileprivate var lowered: String { seen.precomposedStringWithCanonicalMapping.lowercased() }

  /// A text in lower case in the form that Unicode's full case folding gives it: ß is ss, ς is σ, ligatures
  /// are their letters.
  ///
  /// Folding is what lower case becomes by way of upper case, but for ı, whose upper case is that of i.
  fileprivate var withoutCase: String {
    guard utf8.contains(where: { $0 >= 0x80 }) else { return self }
    var folded = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      guard scalar.value >= 0x80, scalar.value != Self.dotlessI else {
        folded.append(scalar)
        continue
      }
      for upper in scalar.properties.uppercaseMapping.unicodeScalars {
        folded.append(contentsOf: upper.properties.lowercaseMapping.unicodeScalars)
      }
    }
    return String(folded).precomposedStringWithCanonicalMapping
  }

  private static let dotlessI: UInt32 = 0x131

  /// The text without what neither shows nor shapes anything, so that two names that look alike are alike.
  ///
  /// Joiners, variation selectors and tags stay behind what they shape: letters that join, and pictures. Behind
  /// a Latin, Greek or Cyrillic letter or a digit they change nothing.
  fileprivate var seen: String {
    guard utf8.contains(where: { $0 >= 0x80 }) else { return self }
    var kept = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if scalar.properties.isDefaultIgnorableCodePoint {
        let mayShape = scalar.shapesNeighbours && (kept.last?.value ?? 0) >= Self.firstShaped
        guard mayShape else { continue }
      }
      kept.append(scalar)
    }
    return String(kept)
  }

  /// Behind the blocks of Latin, Greek, Cyrillic and Armenian letters.
  private static let firstShaped: UInt32 = 0x0590
}

extension Unicode.Scalar {
  /// Joiners, variation selectors and tags.
  fileprivate var shapesNeighbours: Bool {
    switch value {
    case 0x200C, 0x200D, 0x180B...0x180D, 0x180F, 0xFE00...0xFE0F, 0xE0020...0xE007F,
      0xE0100...0xE01EF:
      true
    default: false
    }
  }
}

extension String {
  /// Where a name stands in a list: lower case without accents, then by its code points.
  ///
  /// The two parts are joined by a character that no name may hold and that sorts before all others,
  /// so that comparing bytes compares the parts in turn.
  package var listOrderKey: String { folded + "\u{0}" + self }
}
