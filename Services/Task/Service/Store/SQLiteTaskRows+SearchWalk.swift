import SQLite
import TaskDomain
import Vocabulary

extension SQLiteTaskRows {
  /// A page of what is found often, read along the order of tasks.
  ///
  /// - Returns: `nil` where the walk did not fill the page.
  func walked(_ walk: SearchWalk, after place: PagePlace?) throws -> Page<SearchHit>? {
    var page = PageBuilder<SearchHit>(size: walk.search.pageSize)
    for tier in [SearchTier.wholeName, .nameBegins, .wordsOfName] {
      let rank = PlaceValue.number(Int64(tier.rawValue))
      if let first = place?.values.first, rank < first { continue }
      let place = place?.values.first == rank ? place : nil
      let begun = tier == .wordsOfName ? nil : try countNames(tier, walk)
      guard let begun, begun <= walk.mostSorted else {
        if let begun, !walk.isWorthwhile(begun) { return nil }
        // What is complete stands behind all that is open, and is not walked to.
        let isFull = try !fill(&page, walk, tier, openTasks(tier, begun, walk, after: place))
        return isFull ? page.page : nil
      }
      let names = sortedNames(tier, walk, after: place)
      guard try begun == 0 || fill(&page, walk, tier, names) else { return page.page }
    }
    return nil
  }

  /// - Returns: whether there is room for more.
  private func fill(
    _ page: inout PageBuilder<SearchHit>,
    _ walk: SearchWalk,
    _ tier: SearchTier,
    _ query: SQLText
  ) throws -> Bool {
    var (hasRoom, missed) = (true, 0)
    try connection.each(query) { row in
      let task = try TaskColumns.task(row)
      guard walk.search.query.isBegun(in: task, walk.synonyms) else {
        missed += 1
        return missed <= walk.mostMissed
      }
      hasRoom = try add(SearchHit(task: task, tier: tier), row, to: &page)
      return hasRoom
    }
    return hasRoom
  }

  /// How many names are in a tier, as far as it matters.
  private func countNames(_ tier: SearchTier, _ walk: SearchWalk) throws -> Int {
    var query = SQLText(
      """
      SELECT count(*) FROM (SELECT 1 FROM task t INDEXED BY task_by_name
        WHERE household = ? AND space = ?
      """,
      household,
      member
    )
    query.append(walk.names(of: tier))
    query.append(" LIMIT ?)", walk.mostCounted)
    return try connection.first(query) { try $0.value(0) } ?? 0
  }

  /// All names of a tier, sorted.
  private func sortedNames(
    _ tier: SearchTier,
    _ walk: SearchWalk,
    after place: PagePlace?
  ) -> SQLText {
    var query = selected(tier)
    query.append(
      " FROM task t INDEXED BY task_by_name WHERE household = ? AND space = ?",
      household,
      member
    )
    query.append(walk.names(of: tier))
    let terms = Array(Self.rankingTerms.dropFirst())
    if var place {
      place.values.removeFirst()
      query.append(.after(place, in: terms))
    }
    query.append(.order(by: terms))
    return query
  }

  /// Open tasks in their order, of which those are read whose names may be of the tier.
  ///
  /// The inner statement is a walk along an index; the outer one meets its rows in that order and takes them
  /// as they come.
  private func openTasks(
    _ tier: SearchTier,
    _ count: Int?,
    _ walk: SearchWalk,
    after place: PagePlace?
  ) -> SQLText {
    var query = selected(tier)
    query.append(
      """
       FROM (SELECT number AS hit, name_order AS walked FROM task INDEXED BY task_in_order
        WHERE household = ? AND space = ? AND completed_at IS NULL
      """,
      household,
      member
    )
    if var place {
      place.values.removeFirst(2)
      query.append(.after(place, in: ListOrder.priority.terms))
    }
    query.append(.order(by: ListOrder.priority.terms))
    query.append(
      " LIMIT ?) CROSS JOIN task t ON t.number = hit WHERE household = ? AND space = ?",
      walk.budget(count),
      household,
      member
    )
    query.append(walk.condition(of: tier))
    return query
  }

  /// A task's columns, then those by which a hit's place is told.
  private func selected(_ tier: SearchTier) -> SQLText {
    var query = TaskColumns.select
    query.append(", ? AS hit_tier, due_rank, name_order", Int(tier.rawValue))
    return query
  }
}
