/// The part of a word that its forms have in common: `cleaning`, `cleaned` and `cleans` are `clean`.
///
/// English endings only, and careful: at least three letters stay. It is used for related words, which
/// never rank above a literal match, so a stem that is too short does little harm (TSK-134).
package enum Stem {
  private static let minimumLength = 3

  /// Endings, the longest first, with what takes their place.
  private static let endings: [(String, String)] = [
    ("nesses", ""), ("ments", ""), ("ness", ""), ("ment", ""), ("ingly", ""), ("edly", ""),
    ("ings", ""), ("ies", "y"), ("ied", "y"), ("ing", ""), ("ers", ""), ("est", ""), ("ely", ""),
    ("sses", "ss"), ("shes", "sh"), ("ches", "ch"), ("xes", "x"), ("ed", ""), ("er", ""),
    ("ly", ""), ("es", ""), ("s", ""), ("e", ""),
  ]

  /// The stem of a folded word.
  package static func of(_ word: String) -> String {
    guard word.utf8.allSatisfy({ (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }) else {
      return word
    }
    for (ending, replacement) in endings where word.hasSuffix(ending) {
      if ending == "s", word.hasSuffix("ss") || word.hasSuffix("us") { return word }
      let stem = word.dropLast(ending.count) + replacement
      if stem.count >= minimumLength { return withoutDoubling(String(stem), after: ending) }
    }
    return word
  }

  /// `shopping` is `shop`, `calling` is `call`.
  private static func withoutDoubling(_ stem: String, after ending: String) -> String {
    guard ["ing", "ed", "er", "ings", "ers"].contains(ending), stem.count > minimumLength,
      let last = stem.last, stem.dropLast().last == last, !"lsz".contains(last)
    else { return stem }
    return String(stem.dropLast())
  }
}
