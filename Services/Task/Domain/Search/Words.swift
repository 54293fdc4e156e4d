import Foundation

/// One word of a text, folded for comparing, and where it stands in the text.
package struct Word: Hashable, Sendable {
  /// Lower case without accents.
  package let text: String
  /// Code points before it in the text it was found in.
  package let start: Int
  /// Code points it covers there.
  package let length: Int
}

/// Splits text into words at white space and punctuation (TSK-130, TSK-131).
///
/// Letters, digits, marks and pictures make words; everything else stands between them. Two texts
/// that look alike but for case and accents have the same words.
package enum Words {
  /// The longest word that is told apart from others with the same beginning.
  static let maximumLength = 64

  package static func of(_ text: String) -> [Word] {
    var words: [Word] = []
    var current = String.UnicodeScalarView()
    var start = 0
    var position = 0
    func end() {
      guard !current.isEmpty else { return }
      let folded = String(current).folded
      if !folded.isEmpty {
        words.append(
          Word(
            text: String(folded.prefix(maximumLength)),
            start: start,
            length: position - start
          )
        )
      }
      current = String.UnicodeScalarView()
    }
    for scalar in text.unicodeScalars {
      if isPartOfWord(scalar) {
        if current.isEmpty { start = position }
        current.append(scalar)
      } else {
        end()
      }
      position += 1
    }
    end()
    return words
  }

  /// Each word once, in the order of their first mention.
  static func unique(_ words: some Sequence<String>) -> [String] {
    var seen = Set<String>()
    return words.filter { seen.insert($0).inserted }
  }

  private static func isPartOfWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber, .nonspacingMark, .spacingMark, .enclosingMark,
      .otherSymbol:
      true
    default: false
    }
  }
}

extension String {
  /// Lower case without accents, for comparing.
  package var folded: String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return lowercased() }
    let plain = decomposedStringWithCanonicalMapping.unicodeScalars.filter {
      $0.properties.generalCategory != .nonspacingMark
    }
    return String(String.UnicodeScalarView(plain)).lowercased()
  }
}
