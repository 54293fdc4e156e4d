/// Finds the probable meaning of a mistyped word.
enum Suggestion {
  /// The largest edit distance at which a suggestion is useful.
  private static let maximumDistance = 2

  /// - Returns: the nearest of `candidates`, or `nil` when none is near.
  static func nearest(to typed: String, among candidates: some Sequence<String>) -> String? {
    let word = typed.lowercased().drop { $0 == "-" }
    var best: (word: String, distance: Int)?
    for candidate in candidates {
      let isPrefix = word.count >= 3 && candidate.hasPrefix(word)
      let distance = isPrefix ? 1 : editDistance(String(word), candidate)
      // A word of two letters is not near one that shares only the first letter.
      guard distance <= maximumDistance, isPrefix || distance * 2 < candidate.count else {
        continue
      }
      if best.map({ distance < $0.distance }) ?? true { best = (candidate, distance) }
    }
    return best?.word
  }

  /// The number of letters to insert, delete, replace or swap with a neighbour to turn one word
  /// into the other.
  ///
  /// - Source: Damerau–Levenshtein in its optimal string alignment form.
  static func editDistance(_ left: String, _ right: String) -> Int {
    let (a, b) = (Array(left), Array(right))
    guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
    guard max(a.count, b.count) <= 64 else { return max(a.count, b.count) }
    var rows = [Array(0...b.count)]
    for i in 1...a.count {
      var row = [i]
      for j in 1...b.count {
        let change = a[i - 1] == b[j - 1] ? 0 : 1
        var cost = min(rows[i - 1][j] + 1, row[j - 1] + 1, rows[i - 1][j - 1] + change)
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          cost = min(cost, rows[i - 2][j - 2] + 1)
        }
        row.append(cost)
      }
      rows.append(row)
    }
    return rows[a.count][b.count]
  }
}
