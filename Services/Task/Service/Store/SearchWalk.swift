import SQLite
import TaskDomain

/// Decides whether a search with many hits walks along the order of tasks instead of ranking all
/// hits.
///
/// If one task in 20 has a word, a page of 50 is full after some 1,000 of 100,000 tasks, while
/// 5,000 would be ranked. Walking past a task costs a fifth of ranking one, because the index of
/// the order contains the name. Open tasks of tiers 1 to 3 can be read this way; the ranking finds
/// the rest of a page.
struct SearchWalk {
  let search: TaskSearch
  let synonyms: Synonyms
  /// The number of hits of the whole search.
  private let found: Int
  /// The number of tasks in the space.
  private let tasks: Int

  /// `nil` when ranking all hits costs less.
  ///
  /// - Parameters:
  ///   - search: the search.
  ///   - synonyms: synonyms of its words.
  ///   - found: the number of hits of the whole search.
  ///   - tasks: the number of tasks in the space.
  ///   - place: the place after which the page begins.
  init?(
    _ search: TaskSearch,
    _ synonyms: Synonyms,
    found: Int,
    of tasks: Int,
    after place: PagePlace?
  ) {
    self.search = search
    self.synonyms = synonyms
    self.found = found
    self.tasks = tasks
    guard search.isUnfiltered, search.query.isSpaced, isWorthwhile(found) else { return nil }
    guard let place else { return }
    let isOpen = place.fits(TaskReader.rankingTerms) && place.values[1] == .number(0)
    guard isOpen else { return nil }
  }

  /// Whether a page with `count` hits among the space's tasks fills well before walking costs as
  /// much as ranking.
  func isWorthwhile(_ count: Int) -> Bool { count > 0 && 2 * expected(count) <= found }

  /// The most tasks to walk past before giving up, for a page with `count` hits.
  ///
  /// Twice the number for evenly distributed hits. All of them may be complete; then the ranking
  /// runs in addition, and the walk adds a sixth to its cost.
  func budget(_ count: Int?) -> Int { min(found, 2 * expected(count ?? found)) }

  /// Up to this many names that begin with the query are sorted rather than walked to, 5 µs each.
  var mostSorted: Int { min(found / 16, 1_000) }

  /// The most names that begin with the query to count; more make no difference.
  var mostCounted: Int {
    let apart = max(1, found / (2 * (search.pageSize + 1)) - 1)
    return max(mostSorted, tasks / apart) + 1
  }

  /// The most tasks to read that contain the words inside other words, before giving up.
  var mostMissed: Int { 4 * (search.pageSize + 1) }

  /// The number of tasks after which a page is full, if hits are evenly distributed.
  private func expected(_ count: Int) -> Int { (search.pageSize + 1) * (tasks / count + 1) }
}

extension SearchWalk {
  /// The condition for names of tier 1 or 2, as `AND …`.
  func names(of tier: SearchTier) -> SQLText {
    tier == .wholeName ? whole("name_order") : begun("name_order")
  }

  /// A necessary condition for names of the tier; only their words show whether it suffices.
  func condition(of tier: SearchTier) -> SQLText {
    guard tier == .wordsOfName else {
      return tier == .wholeName ? whole("walked") : begun("walked")
    }
    var text = SQLText(
      " AND NOT (walked >= ? AND walked < ?)",
      search.query.whole,
      search.query.whole + "\u{10ffff}"
    )
    for word in search.query.words { text.append(" AND instr(walked, ?) > 0", word) }
    return text
  }

  /// The name in `name_order` is folded and followed by a zero.
  private func whole(_ name: StaticString) -> SQLText {
    let whole = search.query.whole
    return Self.between(name, whole + "\u{0}", whole + "\u{1}")
  }

  private func begun(_ name: StaticString) -> SQLText {
    let whole = search.query.whole
    var text = Self.between(name, whole, whole + "\u{10ffff}")
    text.append(" AND NOT (1")
    text.append(self.whole(name))
    text.append(")")
    return text
  }

  private static func between(_ name: StaticString, _ low: String, _ high: String) -> SQLText {
    var text = SQLText(" AND ")
    text.append(name)
    text.append(" >= ? AND ", low)
    text.append(name)
    text.append(" < ?", high)
    return text
  }
}
