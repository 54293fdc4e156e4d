import SQLite
import TaskDomain

/// Whether and how far a search that finds much walks along the order of tasks, instead of ranking all it finds.
///
/// Where one task in twenty has a word, a page of 50 is full behind some 1,000 tasks of 100,000, while 5,000 would
/// be ranked. A task that is walked past costs a fifth of one that is ranked, since the index of the order
/// has the name itself. Tiers 1 to 3 can be read so, as far as they are open; whatever else a page needs is
/// left to the ranking.
struct SearchWalk {
  let search: TaskSearch
  let synonyms: Synonyms
  /// How many tasks the whole search finds.
  private let found: Int
  /// How many the space has.
  private let tasks: Int

  /// Fails where ranking all that is found costs less.
  ///
  /// - Parameters:
  ///   - search: what is looked for.
  ///   - synonyms: the relatives of its words.
  ///   - found: how many tasks the whole search finds.
  ///   - tasks: how many the space has.
  ///   - place: behind which the page begins.
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

  /// Whether a page of so many among the space's tasks is full long before walking costs what ranking does.
  func isWorthwhile(_ count: Int) -> Bool { count > 0 && 2 * expected(count) <= found }

  /// How many tasks are walked past before it is given up, for a page of so many that are somewhere among all.
  ///
  /// Twice as many as it takes where they stand evenly: all of them may be complete, and then the ranking has
  /// to be paid as well, to which this adds a sixth.
  func budget(_ count: Int?) -> Int { min(found, 2 * expected(count ?? found)) }

  /// So many names that begin with the query are rather sorted than walked to, 5 µs each.
  var mostSorted: Int { min(found / 16, 1_000) }

  /// So many names that begin with the query are counted: more say no more.
  var mostCounted: Int {
    let apart = max(1, found / (2 * (search.pageSize + 1)) - 1)
    return max(mostSorted, tasks / apart) + 1
  }

  /// So many tasks that have the words inside of others are looked at before it is given up.
  var mostMissed: Int { 4 * (search.pageSize + 1) }

  /// Behind how many tasks a page is full, if they stand evenly.
  private func expected(_ count: Int) -> Int { (search.pageSize + 1) * (tasks / count + 1) }
}

extension SearchWalk {
  /// Names of tier 1 or 2, as `AND …`.
  func names(of tier: SearchTier) -> SQLText {
    tier == .wholeName ? whole("name_order") : begun("name_order")
  }

  /// What a name that is walked past must have to be of the tier; whether its words begin so, only the words tell.
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

  /// Names stand in their order folded, with a zero behind.
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
