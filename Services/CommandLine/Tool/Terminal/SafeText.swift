/// Sanitizes text of other users for printing.
///
/// A task's name could contain an escape sequence that clears the screen, renames the window or
/// changes the reading direction. So control and direction characters are replaced by visible ones.
enum SafeText {
  /// One line: line breaks become blanks.
  static func line(_ text: String) -> String {
    guard needsWork(text, keepingLines: false) else { return text }
    var safe = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      safe.append(isLineBreak(scalar) || scalar == "\t" ? " " : harmless(scalar))
    }
    return String(safe)
  }

  /// Several lines: line breaks and tabs stay.
  static func lines(_ text: String) -> [String] {
    guard needsWork(text, keepingLines: true) else {
      return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
    var lines = [String.UnicodeScalarView()]
    for scalar in text.unicodeScalars {
      if scalar == "\r" { continue }
      if isLineBreak(scalar) {
        lines.append(String.UnicodeScalarView())
      } else {
        lines[lines.count - 1].append(scalar == "\t" ? scalar : harmless(scalar))
      }
    }
    return lines.map { String($0) }
  }

  /// The same JSON, with control characters for terminals written as `\uXXXX`.
  ///
  /// They occur in strings only, where JSON allows such escapes.
  static func json(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isObeyed) else { return text }
    var safe = ""
    for scalar in text.unicodeScalars {
      guard isObeyed(scalar) else {
        safe.unicodeScalars.append(scalar)
        continue
      }
      for unit in String(scalar).utf16 {
        let digits = String(unit, radix: 16)
        safe += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
    }
    return safe
  }

  /// Below U+0020 only JSON's own line breaks occur, because JSON writers escape the others.
  private static func isObeyed(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x20 && (isLineBreak(scalar) || harmless(scalar) != scalar)
  }

  private static func needsWork(_ text: String, keepingLines: Bool) -> Bool {
    text.unicodeScalars.contains { scalar in
      if keepingLines, scalar == "\n" || scalar == "\t" { return false }
      return isLineBreak(scalar) || harmless(scalar) != scalar
    }
  }

  private static func isLineBreak(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// The visible replacement of a control character: `␛` for escape, `�` for those without one.
  private static func harmless(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x00..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"
    case 0x80..<0xA0: "\u{FFFD}"
    // Marks, embeddings, overrides and isolates of the reading direction.
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: "\u{FFFD}"
    // Tag characters, which are invisible and can contain text.
    case 0xE0001, 0xFEFF: "\u{FFFD}"
    default: scalar
    }
  }
}
