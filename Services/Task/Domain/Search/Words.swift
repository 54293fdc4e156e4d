import Foundation

/// A folded word of a text with its position.
package struct Word: Hashable, Sendable {
  /// Lower case without accents.
  package let text: String
  /// Code points before it in the text it was found in.
  package let start: Int
  /// Code points it covers there.
  package let length: Int
  /// Whether it is the single last character of a run without blanks.
  package var isTail = false
  /// Whether it overlaps the word before it in a run without blanks.
  package var isContinued = false
}

/// Splits text into words at white space and punctuation (TSK-130, TSK-131).
///
/// Letters, digits, marks and pictures form words. Invisible characters are skipped; everything
/// else separates. Texts that differ only in case and accents have the same words. In scripts
/// without blanks every pair of consecutive characters is a word, so that a search term may begin
/// anywhere.
package enum Words {
  /// The number of code points by which words are distinguished.
  static let maximumLength = 64
  /// The most distinct words that are indexed of details.
  ///
  /// 1,000 ideographs have as many, as pairs; a text of marks alone has ten times as many.
  package static let maximumInDetails = 1_000
  /// The most code points of a word that are folded, because folding is quadratic in the number of
  /// marks.
  private static let longestFolded = 4 * maximumLength

  package static func of(_ text: String) -> [Word] {
    var text = text
    return text.withUTF8(inASCII) ?? inAny(text)
  }

  /// The words of an ASCII text; `nil` for other text.
  private static func inASCII(_ text: UnsafeBufferPointer<UInt8>) -> [Word]? {
    guard text.allSatisfy({ $0 < 0x80 }) else { return nil }
    var words: [Word] = []
    var start = 0
    while start < text.count {
      guard text[start].isWordASCII else {
        start += 1
        continue
      }
      let end = text[start...].firstIndex { !$0.isWordASCII } ?? text.count
      let kept = text[start..<min(end, start + maximumLength)]
      let folded = String(unsafeUninitializedCapacity: kept.count) { place in
        for (index, byte) in kept.enumerated() { place[index] = byte.foldedASCII }
        return kept.count
      }
      words.append(Word(text: folded, start: start, length: end - start))
      start = end
    }
    return words
  }

  private static func inAny(_ text: String) -> [Word] {
    var words: [Word] = []
    var current = String.UnicodeScalarView()
    var run = UnspacedRun()
    var (start, behind) = (0, 0)
    var position = 0
    func end() {
      words += run.words
      run = UnspacedRun()
      guard !current.isEmpty else { return }
      let folded = String(current.prefix(longestFolded)).folded.unicodeScalars
      if !folded.isEmpty {
        let word = String(folded.prefix(maximumLength))
        words.append(Word(text: word, start: start, length: behind - start))
      }
      current = String.UnicodeScalarView()
    }
    for scalar in text.unicodeScalars {
      defer { position += 1 }
      if scalar.isUnseen {
        // Each of several joined pictures is a word.
        if scalar.joins, current.last?.isPicture == true { end() }
      } else if !isPartOfWord(scalar) {
        end()
      } else if scalar.isUnspaced || (!run.isEmpty && scalar.isMark) {
        if !current.isEmpty { end() }
        run.append(scalar, at: position)
      } else {
        if !run.isEmpty { end() }
        if current.isEmpty { start = position }
        current.append(scalar)
        behind = position + 1
      }
    }
    end()
    return words
  }

  /// The words of a query; in scripts without blanks only pairs, and single characters only if they
  /// stand alone.
  static func asked(in text: String) -> [Word] { of(text).filter { !$0.isTail } }

  /// The distinct words, in the order of their first occurrence.
  package static func unique(_ words: some Sequence<String>) -> [String] {
    var seen = Set<String>()
    return words.filter { seen.insert($0).inserted }
  }

  /// The words of details that are indexed: the first distinct ones.
  package static func inDetails(_ text: String?) -> [String] {
    Array(unique(of(text ?? "").lazy.map(\.text)).prefix(maximumInDetails))
  }

  /// Whether the word is of a script without blanks, so that it is matched as a prefix.
  package static func isUnspaced(_ word: String) -> Bool {
    word.unicodeScalars.first?.isUnspaced ?? false
  }

  /// How many code points of `word` in `scalars` its prefix `begun` covers, including marks on the
  /// last one.
  static func length(of begun: String, in word: Word, of scalars: [Unicode.Scalar]) -> Int {
    guard begun != word.text else { return word.length }
    let covered = scalars[word.start..<(word.start + word.length)]
    // A ligature folds to up to three letters.
    var length = max(1, begun.unicodeScalars.count / 3)
    while length < min(covered.count, longestFolded) {
      var beginning = String.UnicodeScalarView()
      beginning.append(contentsOf: covered.prefix(length).lazy.filter { !$0.isUnseen })
      if String(beginning).folded.unicodeScalars.starts(with: begun.unicodeScalars) {
        // Marks are skipped without folding, because there may be thousands.
        let marks = covered.dropFirst(length).prefix { $0.isMark }
        return length + marks.count
      }
      length += 1
    }
    return word.length
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

extension UInt8 {
  /// A letter or a digit; no other ASCII characters form words.
  fileprivate var isWordASCII: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }

  /// An ASCII letter or digit in lower case.
  fileprivate var foldedASCII: UInt8 { self | (self >= UInt8(ascii: "A") ? 0x20 : 0) }
}

extension String {
  /// Lower case without accents, for comparison (TSK-130).
  ///
  /// Accents are the marks on Latin, Greek and Cyrillic letters and the optional vowel signs of
  /// Hebrew and Arabic. Elsewhere marks distinguish letters: か and が, कि and कु differ. Letters
  /// with a stroke, ligatures, and full- and half-width forms become their plain letters. Invisible
  /// characters are removed.
  package var folded: String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return lowercased() }
    var seen = self
    if unicodeScalars.contains(where: \.isUnseen) {
      seen.unicodeScalars.removeAll(where: \.isUnseen)
    }
    if seen.unicodeScalars.contains(where: \.isPresentationForm) { seen = seen.typed }
    var plain = String.UnicodeScalarView()
    for scalar in seen.decomposedStringWithCanonicalMapping.lowercased().unicodeScalars
    where !scalar.isAccent {
      if let letters = scalar.plainLetters {
        plain.append(contentsOf: letters.unicodeScalars)
      } else {
        plain.append(scalar)
      }
    }
    // Remaining marks are part of their letters, so composition keeps a letter from matching as a
    // prefix of the letter with a mark.
    guard plain.contains(where: { $0.value >= Self.firstMark }) else { return String(plain) }
    return String(plain).precomposedStringWithCanonicalMapping
  }

  /// The text with presentation forms replaced by their letters.
  private var typed: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      let letters =
        scalar.isPresentationForm
        ? String(scalar).decomposedStringWithCompatibilityMapping : ""
      // Some forms stand for whole sentences with blanks, and stay pictures.
      let isWord = !letters.isEmpty && !letters.unicodeScalars.contains(" ")
      if isWord { text += letters } else { text.unicodeScalars.append(scalar) }
    }
  }

  /// The first code point that can combine with the one before it.
  private static let firstMark: UInt32 = 0x300
}

extension Unicode.Scalar {
  /// Soft hyphens, zero-width blanks, joiners, direction marks: invisible, and often pasted from
  /// web pages.
  fileprivate var isUnseen: Bool { value >= 0xAD && properties.isDefaultIgnorableCodePoint }

  /// Ligatures, and letters and digits in full or half width, by Unicode blocks.
  fileprivate var isPresentationForm: Bool {
    switch value {
    case ..<0xFB00: false
    case 0xFB00...0xFDFF, 0xFE70...0xFEFC, 0xFF10...0xFF19, 0xFF21...0xFF3A, 0xFF41...0xFF5A,
      0xFF66...0xFFDC:
      true
    default: false
    }
  }

  /// The joiner, which makes one picture of several; each of them still is a word.
  fileprivate var joins: Bool { value == 0x200D }

  fileprivate var isPicture: Bool { properties.generalCategory == .otherSymbol }

  fileprivate var isAccent: Bool {
    switch value {
    case 0x300...0x36F, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: true
    case 0x591...0x5BD, 0x5BF, 0x5C1...0x5C2, 0x5C4...0x5C5, 0x5C7: true
    case 0x610...0x61A, 0x64B...0x65F, 0x670, 0x6D6...0x6DC, 0x6DF...0x6E4: true
    default: false
    }
  }

  /// The usual replacement for this lower-case letter on keyboards without it; `nil` for all
  /// others.
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
