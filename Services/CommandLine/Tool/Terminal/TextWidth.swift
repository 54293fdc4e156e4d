/// The width of a text in terminal columns.
enum TextWidth {
  static func columns(_ text: String) -> Int {
    text.utf8.allSatisfy({ $0 < 0x80 })
      ? text.utf8.count : text.reduce(0) { $0 + columns($1) }
  }

  /// 2 for pictures; otherwise the sum over code points, as terminals count.
  ///
  /// The vowel in “ทำ” and the second letter of “क्ष” take columns of their own, although each is
  /// part of one character.
  static func columns(_ character: Character) -> Int {
    guard let first = character.unicodeScalars.first else { return 0 }
    if first.properties.isEmojiPresentation || character.unicodeScalars.contains("\u{FE0F}") {
      return 2
    }
    return character.unicodeScalars.reduce(0) { $0 + columns($1) }
  }

  /// 0 for control characters and combining marks, 2 for wide characters, else 1.
  private static func columns(_ scalar: Unicode.Scalar) -> Int {
    if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F ? 0 : 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return isJoiningJamo(scalar.value) ? 0 : isWide(scalar.value) ? 2 : 1
    }
  }

  /// Vowels and final consonants of Hangul, which are drawn in the cell of the first consonant.
  private static func isJoiningJamo(_ value: UInt32) -> Bool {
    (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value)
  }

  /// - Source: Unicode Standard Annex 11, the ranges whose East Asian width is W or F.
  private static func isWide(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }

  /// Truncates to `width` columns, ending in `…`.
  static func fitted(_ text: String, to width: Int) -> String {
    guard columns(text) > width else { return text }
    guard width > 1 else { return width == 1 ? "…" : "" }
    var kept = ""
    var used = 0
    for character in text {
      let next = columns(character)
      guard used + next <= width - 1 else { break }
      kept.append(character)
      used += next
    }
    return kept.trimmingTrailingBlanks + "…"
  }

  /// Pads with blanks to `width` columns.
  static func padded(_ text: String, to width: Int, atRight: Bool = false) -> String {
    let blanks = String(repeating: " ", count: max(0, width - columns(text)))
    return atRight ? blanks + text : text + blanks
  }
}
