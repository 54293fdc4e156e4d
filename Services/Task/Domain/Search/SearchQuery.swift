import Vocabulary

/// A search query: validated words, the last of which may be unfinished (TSK-131).
package struct SearchQuery: Hashable, Sendable {
  /// Folded; finished words are distinct; never empty.
  package let words: [String]
  /// The whole query folded, for names that equal it or begin with it.
  package let whole: String
  /// Whether related words match too (TSK-134).
  package let findsRelated: Bool
  package let isNameOnly: Bool

  package static let maximumLength = 200
  /// More words than a name can have make a query slower and no better.
  package static let maximumWords = 32

  /// - Throws: ``TaskRefusal/invalid(_:)`` with `empty_query` or `query_too_long`.
  package init(
    _ text: String,
    findsRelated: Bool = true,
    isNameOnly: Bool = false
  ) throws(TaskRefusal) {
    let trimmed = text.trimmed
    guard !TextRule.query.isTooLong(trimmed) else {
      throw .invalid([TaskViolation("query", .queryTooLong)])
    }
    let asked = Words.asked(in: trimmed)
    let words = asked.map(\.text)
    guard !words.isEmpty else { throw .invalid([TaskViolation("query", .emptyQuery)]) }
    guard asked.count(where: { !$0.isContinued }) <= Self.maximumWords else {
      let detail = "A query has at most \(Self.maximumWords) words"
      let limit = Self.maximumWords
      throw .invalid([TaskViolation("query", .queryTooLong, detail: detail, limit: limit)])
    }
    // The last word is unfinished, so it differs from the same word before it.
    self.words = Words.unique(words.dropLast()) + words.suffix(1)
    whole = trimmed.folded
    self.findsRelated = findsRelated
    self.isNameOnly = isNameOnly
  }
}

/// How well a task matches a query; a smaller raw value is better (TSK-133).
package enum SearchTier: Int32, Hashable, Sendable, CaseIterable, Comparable {
  /// The name equals the query.
  case wholeName = 1
  /// The name begins with it.
  case nameBegins = 2
  /// Every word begins a word of the name.
  case wordsOfName = 3
  /// Every word occurs in the name.
  case insideName = 4
  /// The words occur in name and details together.
  case spread = 5
  /// Some words are only related.
  case related = 6
  /// Words before the last one, too, are only prefixes, in the name or the details.
  case begun = 7
  /// Only if nothing else matched: some words differ by one edit.
  case near = 8

  package static func < (lhs: SearchTier, rhs: SearchTier) -> Bool { lhs.rawValue < rhs.rawValue }

  /// A score from 1 downwards, for clients that need one number.
  package var score: Double {
    rawValue <= Self.related.rawValue ? Double(7 - rawValue) / 6 : 1 / Double(6 * (rawValue - 5))
  }
}

/// A match of a query's word in a task, for highlighting (TSK-135).
package struct SearchMatch: Hashable, Sendable {
  package enum Field: Int32, Hashable, Sendable {
    case name = 1
    case details = 2
  }

  package let field: Field
  /// In Unicode code points.
  package let start: Int
  package let length: Int

  package init(field: Field, start: Int, length: Int) {
    self.field = field
    self.start = start
    self.length = length
  }
}

extension SearchQuery {
  /// All matches of the query's words, and of related words, in the task.
  ///
  /// `near` has additional words, which match if nothing else did.
  package func matches(
    in task: HouseholdTask,
    _ synonyms: Synonyms,
    near: Set<String> = []
  ) -> [SearchMatch] {
    let stems = findsRelated ? Set(words.flatMap { synonyms.stems(of: $0) }) : []
    func found(_ text: String?, _ field: SearchMatch.Field) -> [SearchMatch] {
      let scalars = Array((text ?? "").unicodeScalars)
      return Words.of(text ?? "").reduce(into: []) { matches, word in
        let length: Int
        if let begun = longestBeginning(of: word.text) {
          length = Words.length(of: begun, in: word, of: scalars)
        } else if stems.contains(Stem.of(word.text)) || near.contains(word.text) {
          length = word.length
        } else {
          return
        }
        // Characters of scripts without blanks are indexed in pairs, so their matches overlap.
        var start = word.start
        if let last = matches.last, last.start + last.length > start {
          start = last.start
          matches.removeLast()
        }
        let match = SearchMatch(field: field, start: start, length: word.start + length - start)
        matches.append(match)
      }
    }
    return found(task.name, .name) + (isNameOnly ? [] : found(task.details, .details))
  }

  /// The longest word of the query that is a prefix of the folded word, by code points.
  private func longestBeginning(of word: String) -> String? {
    words.filter { word.unicodeScalars.starts(with: $0.unicodeScalars) }
      .max { $0.unicodeScalars.count < $1.unicodeScalars.count }
  }
}
