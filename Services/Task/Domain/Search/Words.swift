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
  /// Lower case without accents, for comparing (TSK-130).
  ///
  /// Accents are the marks on Latin, Greek and Cyrillic letters and the vowel signs that Hebrew and Arabic
  /// may leave out. Elsewhere marks make letters: か and が, कि and कु stay apart. Letters with a stroke
  /// and ligatures are the letters they are typed as.
  package var folded: String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return lowercased() }
    var plain = String.UnicodeScalarView()
    for scalar in decomposedStringWithCanonicalMapping.lowercased().unicodeScalars
    where !scalar.isAccent {
      if let letters = scalar.plainLetters {
        plain.append(contentsOf: letters.unicodeScalars)
      } else {
        plain.append(scalar)
      }
    }
    return String(plain)
  }
}

extension Unicode.Scalar {
  fileprivate var isAccent: Bool {
    switch value {
    case 0x300...0x36F, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: true
    case 0x591...0x5BD, 0x5BF, 0x5C1...0x5C2, 0x5C4...0x5C5, 0x5C7: true
    case 0x610...0x61A, 0x64B...0x65F, 0x670, 0x6D6...0x6DC, 0x6DF...0x6E4: true
    default: false
    }
  }

  /// What a person without this lower-case letter on the keyboard types; `nil` for all others.
  fileprivate var plainLetters: String? {
    switch self {
    case "ß": "ss"
    case "æ": "ae"
    case "œ": "oe"
    case "ø": "o"
    case "ł": "l"
    case "đ", "ð": "d"
    case "ħ": "h"
    case "ı": "i"
    case "þ": "th"
    case "ς": "σ"
    default: nil
    }
  }
}
