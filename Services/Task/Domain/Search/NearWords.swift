/// The words that differ from one by a single edit: a letter more, less, another or swapped with its neighbour.
///
/// They are made instead of looked up: of a word of eight letters there are some 450, each of which the index finds
/// at once, while an index of 50,000 words would have to be read whole.
package enum NearWords {
  /// Of shorter words every other one would be near.
  private static let shortest = 3
  /// Of longer words more would be made than a search should look for.
  private static let longest = 24

  /// - Parameter word: a folded word.
  /// - Returns: each once, without the word itself; nothing for words whose letters are not known.
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

  /// The letters and digits of the script that the word is of; `nil` where it has others.
  private static func alphabet(of letters: [Unicode.Scalar]) -> [Unicode.Scalar]? {
    alphabets.first { alphabet in letters.allSatisfy(alphabet.contains) }
  }

  /// Folded letters of Latin, Greek, Cyrillic and Hebrew, each with the digits.
  private static let alphabets: [[Unicode.Scalar]] = [
    "abcdefghijklmnopqrstuvwxyz", "αβγδεζηθικλμνξοπρστυφχψω",
    "абвгдежзиклмнопрстуфхцчшщъыьэюяіѕјљњћџђ", "אבגדהוזחטיךכלםמןנסעףפץצקרשת",
  ].map { Array(($0 + "0123456789").unicodeScalars) }
}
