/// Checks the fields of a record and collects every violation (COF-027, COF-116).
package struct FieldCheck {
  package private(set) var violations: [JournalViolation] = []

  package init() {}

  package mutating func refuse(
    _ field: String,
    _ code: String,
    _ detail: String,
    limit: Int64? = nil
  ) {
    violations.append(JournalViolation(field, code, detail, limit: limit))
  }

  /// Checks one line of trimmed text.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - field: the name of the field.
  ///   - limit: the maximum number of characters.
  ///   - required: the code for an empty text; `nil` allows it.
  package mutating func line(
    _ text: String,
    _ field: String,
    atMost limit: Int,
    required: String? = nil
  ) {
    if let required, text.isEmpty {
      refuse(field, required, "It cannot be empty. Give 1 to \(limit) characters.")
    }
    length(text, field, atMost: limit)
    if text.unicodeScalars.contains(where: { $0.isControl }) {
      refuse(field, "control_character", "It contains a control character. Remove it.")
    }
  }

  /// Checks a text of several lines; line breaks and tabs are allowed.
  package mutating func text(_ text: String, _ field: String, atMost limit: Int) {
    length(text, field, atMost: limit)
    if text.unicodeScalars.contains(where: { $0.isControl && !"\n\r\t".unicodeScalars.contains($0) }
    ) {
      refuse(field, "control_character", "It contains a control character. Remove it.")
    }
  }

  private mutating func length(_ text: String, _ field: String, atMost limit: Int) {
    // No script needs more than 32 bytes per character; skip counting for longer texts.
    guard text.utf8.count > limit * 32 || text.count > limit else { return }
    refuse(
      field,
      "field_too_long",
      "It may have at most \(limit) characters. Shorten it.",
      limit: Int64(limit)
    )
  }

  /// Checks that a text is one of the options, or empty.
  package mutating func option(_ text: String, _ field: String, of options: [String]) {
    if text.isEmpty || options.contains(text) { return }
    refuse(field, "unknown_option", "Choose one of \(options.joined(separator: ", ")).")
  }

  /// Checks a whole number.
  package mutating func number(
    _ number: Int32,
    _ field: String,
    in range: ClosedRange<Int32>,
    unit: String = ""
  ) {
    if range.contains(number) { return }
    refuse(
      field,
      "out_of_range",
      "It must be from \(range.lowerBound) to \(range.upperBound)\(unit.isEmpty ? "" : " \(unit)").",
      limit: Int64(range.upperBound)
    )
  }

  /// Checks a finite amount; if `isPositive`, it must exceed the lower limit.
  package mutating func amount(
    _ amount: Double,
    _ field: String,
    in range: ClosedRange<Double>,
    unit: String = "g",
    isPositive: Bool = false
  ) {
    if amount.isFinite, range.contains(amount), !isPositive || amount > range.lowerBound { return }
    let least = Self.plain(range.lowerBound)
    let most = Self.plain(range.upperBound)
    refuse(
      field,
      "out_of_range",
      isPositive
        ? "It must be more than \(least) and at most \(most) \(unit)."
        : "It must be from \(least) to \(most) \(unit).",
      limit: Int64(range.upperBound)
    )
  }

  /// - Throws: ``JournalRefusal/invalid(_:)`` with every violation.
  package func check() throws(JournalRefusal) {
    try JournalRefusal.check(violations)
  }

  private static func plain(_ number: Double) -> String {
    number == number.rounded() ? String(Int(number)) : String(number)
  }
}

extension Unicode.Scalar {
  /// Control characters, and the Unicode line and paragraph separators.
  fileprivate var isControl: Bool {
    switch value {
    case 0...0x1F, 0x7F...0x9F, 0x2028, 0x2029: true
    default: false
    }
  }
}

extension String {
  /// The text without leading and trailing white space.
  package var withoutOuterBlanks: String {
    let scalars = unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return String(scalars[first...last])
  }
}
