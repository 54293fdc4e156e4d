/// Consecutive characters of a script that writes no blanks between words (TSK-130).
///
/// Word boundaries would need a dictionary, so every pair of characters is a word, and so is the
/// last character: 買い物 is 買い, い物 and 物. A search term matches if each of its pairs occurs.
struct UnspacedRun {
  /// A character with its marks.
  private struct Letter {
    var scalars: [Unicode.Scalar]
    let start: Int
  }

  private var characters: [Letter] = []

  var isEmpty: Bool { characters.isEmpty }

  /// Appends a character, or a mark to the last one; `position` is the number of code points before
  /// it.
  mutating func append(_ scalar: Unicode.Scalar, at position: Int) {
    if scalar.isVoicing, !characters.isEmpty {
      characters[characters.count - 1].scalars.append(scalar)
    } else {
      characters.append(Letter(scalars: [scalar], start: position))
    }
  }

  var words: [Word] {
    characters.indices.map { index in
      let both = characters[index...].prefix(2)
      var text = String.UnicodeScalarView()
      for character in both { text.append(contentsOf: character.scalars.prefix(Self.maximumMarks)) }
      let start = characters[index].start
      // Covers invisible characters between the two.
      let end = both.last.map { $0.start + $0.scalars.count } ?? start
      let isFolded = both.allSatisfy { $0.scalars.count == 1 && $0.scalars[0].isFoldedAlone }
      let folded = isFolded ? String(text) : String(text).folded
      var word = Word(text: folded, start: start, length: end - start)
      word.isTail = both.count == 1 && characters.count > 1
      word.isContinued = index > 0
      return word
    }
  }

  /// The most marks per character that are distinguished.
  private static let maximumMarks = 4
}

extension Unicode.Scalar {
  /// Whether its script writes no blanks between words: Thai, Lao, Burmese, Khmer, Tai, kana and
  /// ideographs.
  var isUnspaced: Bool {
    switch value {
    case ..<0xE00: false
    case 0xE01...0xEFF, 0x1000...0x109F, 0x1780...0x17FF, 0x1950...0x19DF, 0x1A20...0x1AAF,
      0xA9E0...0xA9FF, 0xAA60...0xAADF:
      true
    case 0x3005...0x3007, 0x3041...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F, 0x1AFF0...0x1B16F: true
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: true
    default: false
    }
  }

  /// Ideographs and kana, which folding leaves unchanged regardless of their neighbours.
  var isFoldedAlone: Bool {
    switch value {
    case 0x3041...0x3096, 0x30A1...0x30FA, 0x3400...0x4DBF, 0x4E00...0x9FFF: true
    default: false
    }
  }

  /// Whether it is a mark on the character before it.
  var isMark: Bool {
    guard value >= 0x300 else { return false }
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: return true
    default: return false
    }
  }

  /// Whether it is a voicing mark, which forms one character with the one before it.
  fileprivate var isVoicing: Bool {
    // Half-width voicing marks are letters in Unicode.
    value == 0xFF9E || value == 0xFF9F
      || isMark && (!isUnspaced || value == 0x3099 || value == 0x309A)
  }
}
