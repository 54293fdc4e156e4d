/// The words at edit distance one: a letter inserted, deleted, replaced or swapped with its
/// neighbour.
///
/// They are generated, not searched for: a word of eight letters has some 450, each of which is one
/// index lookup, while an index of 50,000 words would have to be scanned.
package enum NearWords {
  /// Shorter words would match almost every other one.
  private static let shortest = 3
  /// Longer words would generate too many lookups.
  private static let longest = 24

  /// - Parameter word: a folded word.
  /// - Returns: the distinct words, without the word itself; none when its alphabet is unknown.
  package static func of(_ word: String) -> [String] {
    let letters = Array(word.unicodeScalars)
    guard (shortest...longest).contains(letters.count), let alphabet = alphabet(of: letters) else {
      return []
    }
    var found: [String] = []
    func add(_ edited: some Sequence<Unicode.Scalar>) {
      var text = String.UnicodeScalarView()
      text.append(contentsOf: edited)
      found.append(String(text))
    }
    for place in letters.indices {
      let (front, rest) = (letters[..<place], letters[(place + 1)...])
      add(front + rest)
      for letter in alphabet {
        add(front + [letter] + rest)
        add(front + [letter] + letters[place...])
      }
      if let next = rest.first { add(front + [next, letters[place]] + rest.dropFirst()) }
    }
    for letter in alphabet { add(letters + [letter]) }
    return Words.unique(found).filter { $0 != word }
  }

  /// The letters and digits of the word's script; `nil` when it has others.
  private static func alphabet(of letters: [Unicode.Scalar]) -> [Unicode.Scalar]? {
    alphabets.first { alphabet in letters.allSatisfy(alphabet.contains) }
  }

  /// Folded letters of Latin, Greek, Cyrillic and Hebrew, each with the digits.
  private static let alphabets: [[Unicode.Scalar]] = [
    "abcdefghijklmnopqrstuvwxyz", "αβγδεζηθικλμνξοπρστυφχψω",
    "абвгдежзиклмнопрстуфхцчшщъыьэюяіѕјљњћџђ", "אבגדהוזחטיךכלםמןנסעףפץצקרשת",
  ].map { Array(($0 + "0123456789").unicodeScalars) }
}
