/// Rules for stored text (TSK-006).
///
/// Lengths are user-perceived characters after trimming: a flag is one. Text is stored as given,
/// without normalization.
package struct TextRule: Sendable {
  /// The longest text in characters.
  package let limit: Int
  /// Whether line breaks and tabs are allowed, as in details; names are one line.
  package let allowsLines: Bool

  package static let taskName = TextRule(limit: 200, allowsLines: false)
  package static let taskDetails = TextRule(limit: 1_000, allowsLines: true)
  package static let projectName = TextRule(limit: 100, allowsLines: false)
  package static let filterName = projectName
  package static let tag = TextRule(limit: 50, allowsLines: false)
  package static let projectDescription = TextRule(limit: 1_000, allowsLines: true)
  /// The rule for search queries.
  package static let query = TextRule(limit: SearchQuery.maximumLength, allowsLines: true)

  /// The limit of UTF-8 bytes per allowed character, so that one "character" of a million combining
  /// marks is refused.
  static let bytesPerCharacter = 32

  package var maximumBytes: Int { limit * TextRule.bytesPerCharacter }

  /// The fault of trimmed text.
  package enum Fault: Hashable, Sendable {
    case tooLong
    case controlCharacter
  }

  package func faults(in text: String) -> [Fault] {
    var faults: [Fault] = []
    if isTooLong(text) { faults.append(.tooLong) }
    if text.unicodeScalars.contains(where: isForbidden) { faults.append(.controlCharacter) }
    return faults
  }

  package func isTooLong(_ text: String) -> Bool {
    text.utf8.count > maximumBytes || text.count > limit
  }

  /// The text with forbidden characters replaced by blanks, truncated to the limit; for imports.
  package func repaired(_ text: String) -> String {
    let clean = String(
      String.UnicodeScalarView(text.unicodeScalars.map { isForbidden($0) ? " " : $0 })
    )
    var kept = clean.trimmed.prefix(limit)
    // `dropLast()` would count the whole text each time.
    while kept.utf8.count > maximumBytes { kept.removeLast() }
    return String(kept).trimmed
  }

  private func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\n", "\r", "\t", "\u{2028}", "\u{2029}": !allowsLines
    // Embeddings, overrides and isolates of the reading direction would reverse the text around a
    // name in every list.
    case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": !allowsLines
    // The general category Cc; its lookup is slower.
    case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}": true
    default: false
    }
  }
}

extension String {
  /// The text without white space, line breaks and invisible characters at either end.
  ///
  /// An invisible text becomes empty, because it would show as a blank line.
  package var trimmed: String {
    let scalars = unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.isBlank }),
      let last = scalars.lastIndex(where: { !$0.isBlank }),
      scalars[first...last].contains(where: { !$0.properties.isDefaultIgnorableCodePoint })
    else { return "" }
    return String(scalars[first...last])
  }
}

extension Unicode.Scalar {
  /// White space, and invisible characters that do not affect their neighbours.
  ///
  /// Joiners, variation selectors and direction marks do, so they are kept.
  fileprivate var isBlank: Bool {
    switch value {
    case 0x09...0x0D, 0x20: true
    case ..<0x80: false
    case 0xAD, 0x180E, 0x200B, 0x2060...0x2064, 0x2800, 0xFEFF: true
    default: properties.isWhitespace
    }
  }
}
