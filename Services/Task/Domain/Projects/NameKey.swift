import Foundation

/// The key by which names are equal: composed, case-folded, without outer blanks and invisible
/// characters (PRJ-002).
package struct NameKey: Hashable, Sendable {
  package let text: String

  /// The key of a name from a client, which may be any text.
  ///
  /// Composition takes time quadratic in the length, and a key is often computed while other writes
  /// wait. A text with more bytes than `rule` allows is no name, so it is not composed: no record
  /// has it.
  package init(_ name: String, atMost rule: TextRule = .projectName) {
    self.init(trimmed: name.trimmed, atMost: rule)
  }

  /// The key of a stored name, which was trimmed by the rules of its time.
  ///
  /// Characters that are trimmed today are kept, so that an old name does not become equal to
  /// another.
  package init(kept name: String) {
    self.init(trimmed: name, atMost: .projectName)
  }

  private init(trimmed: String, atMost rule: TextRule) {
    text = trimmed.utf8.count > rule.maximumBytes ? trimmed : trimmed.lowered.withoutCase
  }

  /// The key from its stored form.
  package init(stored text: String) { self.text = text }

  package static let inbox = NameKey(Project.inboxName)

  /// The text that an import derives an id from (MIG-007): the name in lower case, the original
  /// form of keys.
  ///
  /// It never changes with the rules of equality, so that a second import finds the records of the
  /// first.
  package static func derivation(of name: String, atMost rule: TextRule = .projectName) -> String {
    let trimmed = name.trimmed
    return trimmed.utf8.count > rule.maximumBytes ? trimmed : trimmed.lowered
  }
}

extension String {
  fileprivate var lowered: String { seen.precomposedStringWithCanonicalMapping.lowercased() }

  /// The text with Unicode's full case folding: ß is ss, ς is σ, ligatures are their letters.
  ///
  /// Folding is lower case of upper case, except for ı, whose upper case is that of i.
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

  /// The text without invisible characters, so that names that look alike are equal.
  ///
  /// Joiners, variation selectors and tags are kept where they shape letters or pictures. After a
  /// Latin, Greek or Cyrillic letter or a digit they have no effect and are removed.
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

  /// The first code point after the blocks of Latin, Greek, Cyrillic and Armenian letters.
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
  /// The sort key of a name: lower case without accents, then its code points.
  ///
  /// The two parts are joined by a character that no name contains and that sorts first, so that
  /// comparing bytes compares the parts in turn.
  package var listOrderKey: String { folded + "\u{0}" + self }
}
