import SQLite
import TaskDomain

/// The stages of a search, best first; no task is in two of them.
enum SearchStage: CaseIterable {
  /// Every word is a prefix of a word of the name: tiers 1 to 3.
  case names
  /// Every word occurs otherwise: tiers 4 and 5.
  case spread
  /// Some words are only related: tier 6.
  case related
  /// Words before the last one, too, are only prefixes: tier 7.
  case begun
  /// Only if nothing else matched: words at edit distance one: tier 8.
  case near

  /// Whether a page after `place` may contain some of it.
  func isAhead(of place: PagePlace?) -> Bool {
    guard case .number(let tier) = place?.values.first else { return true }
    return switch self {
    case .names: tier <= 3
    case .spread: tier <= 5
    case .related: tier <= 6
    case .begun: tier <= 7
    case .near: true
    }
  }

  func isPart(of search: TaskSearch) -> Bool {
    switch self {
    case .names: true
    case .spread: !search.query.isNameOnly
    case .related: search.query.findsRelated
    // A single word is the last one.
    case .begun: search.query.words.count > 1
    case .near: false
    }
  }

  /// The full-text query of this stage.
  func match(_ search: TaskSearch, _ synonyms: Synonyms, _ space: Int64) -> String {
    let (query, all) = (search.query, search.whole(synonyms, space))
    let (names, literal) = (query.beginningsInName(space), query.literal(space))
    return switch self {
    // A single word that begins a word of the name occurs in it, so one lookup suffices.
    case .names: query.words.count == 1 ? names : "(\(names)) AND (\(all))"
    case .spread: "(\(literal)) NOT (\(names))"
    case .related: "((\(all)) NOT (\(literal))) NOT (\(names))"
    case .begun: "(\(query.begun(space))) NOT (\(all))"
    case .near: query.near(space) ?? all
    }
  }

  /// The tier as a column; `name_order` contains the folded name followed by a zero.
  func tier(of query: SearchQuery) -> SQLText {
    switch self {
    case .names:
      let whole = query.whole
      return SQLText(
        """
        , CASE WHEN name_order >= ? AND name_order < ? THEN 1
          WHEN name_order >= ? AND name_order < ? THEN 2 ELSE 3 END AS tier
        """,
        whole + "\u{0}",
        whole + "\u{1}",
        whole,
        whole + "\u{10ffff}"
      )
    case .spread:
      var text = SQLText(", CASE WHEN 1")
      for word in query.words {
        text.append(" AND instr(substr(name_order, 1, 10000), ?) > 0", word)
      }
      text.append(" THEN 4 ELSE 5 END AS tier")
      return text
    case .related: return SQLText(", 6 AS tier")
    case .begun: return SQLText(", 7 AS tier")
    case .near: return SQLText(", 8 AS tier")
    }
  }
}
