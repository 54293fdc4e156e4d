import SQLite
import TaskDomain
import Vocabulary

extension TaskReader {
  /// A page of frequent hits, read along the order of tasks.
  ///
  /// - Returns: `nil` when the walk did not fill the page.
  func walked(_ walk: SearchWalk, after place: PagePlace?) throws -> Page<SearchHit>? {
    var page = PageBuilder<SearchHit>(size: walk.search.pageSize)
    for tier in [SearchTier.wholeName, .nameBegins, .wordsOfName] {
      let rank = PlaceValue.number(Int64(tier.rawValue))
      if let first = place?.values.first, rank < first { continue }
      let place = place?.values.first == rank ? place : nil
      let begun = tier == .wordsOfName ? nil : try countNames(tier, walk)
      guard let begun, begun <= walk.mostSorted else {
        if let begun, !walk.isWorthwhile(begun) { return nil }
        // Complete tasks come after all open ones, and are not walked to.
        let end = try fill(&page, walk, tier, openTasks(tier, begun, walk, after: place))
        return end == .full ? page.page : nil
      }
      guard begun > 0 else { continue }
      switch try fill(&page, walk, tier, sortedNames(tier, walk, after: place)) {
      case .full: return page.page
      case .givenUp: return nil
      case .room: continue
      }
    }
    return nil
  }

  /// How reading a tier ended.
  private enum End {
    /// The page is full.
    case full
    /// Everything was read, and there is room for more.
    case room
    /// More than ``SearchWalk/mostMissed`` rows were no hits; the rest of the tier was not read.
    case givenUp
  }

  /// Adds the hits among the rows of a tier.
  private func fill(
    _ page: inout PageBuilder<SearchHit>,
    _ walk: SearchWalk,
    _ tier: SearchTier,
    _ query: SQLText
  ) throws -> End {
    var (end, missed) = (End.room, 0)
    try connection.each(query) { row in
      let task = try TaskColumns.task(row)
      guard walk.search.query.isBegun(in: task, walk.synonyms) else {
        missed += 1
        if missed > walk.mostMissed { end = .givenUp }
        return end == .room
      }
      if try !add(SearchHit(task: task, tier: tier), row, to: &page) { end = .full }
      return end == .room
    }
    return end
  }

  /// The number of names in a tier, as far as it matters.
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

  /// The first names of a tier: a page, and as many as may turn out not to be hits.
  ///
  /// They are sorted by the columns of indexes; other columns are read only for the rest.
  private func sortedNames(
    _ tier: SearchTier,
    _ walk: SearchWalk,
    after place: PagePlace?
  ) -> SQLText {
    var query = selected(tier)
    query.append(
      """
       FROM (SELECT t.number AS hit FROM (SELECT number AS named FROM task INDEXED BY task_by_name
        WHERE household = ? AND space = ?
      """,
      household,
      member
    )
    query.append(walk.names(of: tier))
    query.append(") CROSS JOIN task t INDEXED BY task_in_search ON t.number = named WHERE 1")
    let terms = Array(Self.rankingTerms.dropFirst())
    if var place {
      place.values.removeFirst()
      query.append(.after(place, in: terms))
    }
    query.append(.order(by: terms))
    query.append(
      " LIMIT ?) CROSS JOIN task t ON t.number = hit WHERE household = ? AND space = ?",
      walk.search.pageSize + 1 + walk.mostMissed,
      household,
      member
    )
    query.append(.order(by: terms))
    return query
  }

  /// Open tasks in order; rows are read only if their names may be of the tier.
  ///
  /// The inner statement walks an index; the outer one reads its rows in the same order.
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

  /// A task's columns, followed by the sort values of a hit.
  private func selected(_ tier: SearchTier) -> SQLText {
    var query = TaskColumns.select
    query.append(", ? AS hit_tier, due_rank, name_order", Int(tier.rawValue))
    return query
  }
}
