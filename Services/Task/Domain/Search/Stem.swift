/// The stem of a word: `cleaning`, `cleaned` and `cleans` become `clean`.
///
/// Handles English endings only and keeps at least three letters. Stems are used for related words,
/// which never rank above a literal match, so a stem that is too short does little harm (TSK-134).
package enum Stem {
  private static let minimumLength = 3

  /// Endings with their replacements, longest first.
  private static let endings: [(ending: [UInt8], replacement: [UInt8])] = [
    ("nesses", ""), ("ments", ""), ("ness", ""), ("ment", ""), ("ingly", ""), ("edly", ""),
    ("ings", ""), ("ies", "y"), ("ied", "y"), ("ing", ""), ("ers", ""), ("est", ""), ("ely", ""),
    ("sses", "ss"), ("shes", "sh"), ("ches", "ch"), ("xes", "x"), ("ed", ""), ("er", ""),
    ("ly", ""), ("es", ""), ("s", ""), ("e", ""),
  ].map { (Array($0.utf8), Array($1.utf8)) }
  /// Endings before which a letter is doubled: `shopping`.
  private static let doubling = Set(["ing", "ed", "er", "ings", "ers"].map { Array($0.utf8) })

  /// The stem of a folded word.
  package static func of(_ word: String) -> String {
    var text = word
    return text.withUTF8 { bytes in stem(of: bytes) } ?? word
  }

  /// `nil` when the word is its own stem.
  private static func stem(of word: UnsafeBufferPointer<UInt8>) -> String? {
    guard word.allSatisfy((UInt8(ascii: "a")...UInt8(ascii: "z")).contains) else { return nil }
    for (ending, replacement) in endings where word.count >= ending.count {
      let kept = word.count - ending.count
      guard word[kept...].elementsEqual(ending) else { continue }
      if ending.count == 1, ending == [UInt8(ascii: "s")], kept > 0,
        [UInt8(ascii: "s"), UInt8(ascii: "u")].contains(word[kept - 1])
      {
        return nil
      }
      var stem = word[..<kept] + replacement
      guard stem.count >= minimumLength else { continue }
      if doubling.contains(ending), stem.count > minimumLength, let last = stem.last,
        stem.dropLast().last == last, !"lsz".utf8.contains(last)
      {
        // `shopping` is `shop`, `calling` is `call`.
        stem.removeLast()
      }
      return String(decoding: stem, as: UTF8.self)
    }
    return nil
  }
}
