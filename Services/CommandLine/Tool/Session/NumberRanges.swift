/// Several typed numbers of a list: `1-3,5`.
struct NumberRanges: Hashable, Sendable {
  /// The most digits of a number; fewer than the first group of an id, so that an id is never read
  /// as a range.
  private static let mostDigits = 6
  private static let mostParts = 100

  private let ranges: [ClosedRange<Int>]

  /// - Returns: `nil` when the word is not a range, or a single number.
  /// - Throws: ``CommandFailure`` `invalid_task` when a range ends before it begins.
  init?(_ word: String) throws(CommandFailure) {
    let parts = word.split(separator: ",", omittingEmptySubsequences: false)
    guard word.contains(where: { $0 == "-" || $0 == "," }), parts.count <= NumberRanges.mostParts
    else { return nil }
    var ranges: [ClosedRange<Int>] = []
    for part in parts {
      let ends = part.split(separator: "-", omittingEmptySubsequences: false)
      let numbers = ends.compactMap(NumberRanges.number)
      guard (1...2).contains(ends.count), numbers.count == ends.count,
        let first = numbers.first, let last = numbers.last
      else { return nil }
      guard first <= last else {
        throw .invalid("invalid_task", "The range \(part) ends before it begins.")
      }
      ranges.append(first...last)
    }
    self.ranges = ranges
  }

  private static func number(_ text: Substring) -> Int? {
    guard (1...mostDigits).contains(text.utf8.count),
      text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return nil }
    return Int(text)
  }

  /// The highest number.
  var highest: Int { ranges.map(\.upperBound).max() ?? 0 }

  /// The distinct numbers in typed order.
  var numbers: [Int] {
    var seen: Set<Int> = []
    return ranges.joined().filter { seen.insert($0).inserted }
  }
}
