import SQLite
import TaskDomain
import Vocabulary

extension SQLiteTaskRows {
  func search(
    _ search: TaskSearch,
    _ synonyms: Synonyms,
    after place: PagePlace?
  ) throws -> Page<SearchHit> {
    var page = PageBuilder<SearchHit>(size: search.pageSize)
    let space = try spaceNumber()
    try connection.each(query(search, synonyms, space: space, after: place)) { row in
      let task = try TaskColumns.task(row)
      let tier = SearchTier(rawValue: try row.value(TaskColumns.count)) ?? .related
      let hit = SearchHit(task: task, tier: tier)
      let place = PagePlace(
        [
          .number(Int64(tier.rawValue)), .number(task.isComplete ? 1 : 0),
          .number(Int64(task.priority.rawValue)),
          .number(try row.value(TaskColumns.count + 1)),
          .text(try row.value(TaskColumns.count + 2)),
        ],
        id: task.id.rawValue
      )
      return page.add(hit, at: place, bytes: task.textBytes)
    }
    return page.page
  }

  /// How many tasks are found; without filters the index of words alone can tell, because each word in
  /// it begins with its space's number.
  func count(_ search: TaskSearch, _ synonyms: Synonyms) throws -> Int {
    let space = try spaceNumber()
    var query = SQLText("SELECT count(*)")
    if search.isUnfiltered {
      query.append(
        " FROM task_search WHERE task_search MATCH ?",
        search.match(synonyms, space)
      )
    } else {
      query.append(candidates(search, synonyms, space))
    }
    return try connection.first(query) { try $0.value(0) } ?? 0
  }

  /// The statement of one page, ordered by tier, open before complete, then as lists are (TSK-133).
  ///
  /// What is found is ordered by a few columns first; the rest is read of those on the page.
  func query(
    _ search: TaskSearch,
    _ synonyms: Synonyms,
    space: Int64,
    after place: PagePlace?
  ) -> SQLText {
    var query = TaskColumns.select
    query.append(
      """
      , hit_tier, due_rank, name_order FROM (SELECT hit, tier AS hit_tier FROM (SELECT t.number AS hit,
        completed_at, priority, due_rank, name_order, id
      """
    )
    query.append(tier(of: search.query, space))
    query.append(candidates(search, synonyms, space))
    query.append(")")
    let terms = Self.terms("tier")
    if let place, place.fits(terms) {
      query.append(" WHERE 1")
      query.append(.after(place, in: terms))
    }
    query.append(.order(by: terms))
    query.append(" LIMIT ?) CROSS JOIN task t ON t.number = hit", search.pageSize + 1)
    query.append(.order(by: Self.terms("hit_tier")))
    return query
  }

  private static func terms(_ tier: StaticString) -> [OrderTerm] {
    [
      OrderTerm(tier), OrderTerm("(completed_at IS NOT NULL)"), OrderTerm("priority"),
      OrderTerm("due_rank"), OrderTerm("name_order", isText: true),
    ]
  }

  /// `FROM` and `WHERE`: what the index finds, then what the filters leave of it.
  private func candidates(
    _ search: TaskSearch,
    _ synonyms: Synonyms,
    _ space: Int64
  ) -> SQLText {
    var query = SQLText(
      """
       FROM (SELECT rowid AS found FROM task_search WHERE task_search MATCH ?)
      CROSS JOIN task t ON t.number = found
      WHERE t.household = ? AND t.space = ?
      """,
      search.match(synonyms, space),
      household,
      member
    )
    query.append(condition(search.criteria, moment))
    guard !search.scopes.isEmpty, !search.scopes.contains(.all) else { return query }
    query.append(" AND (0")
    for scope in search.scopes.sorted(by: { $0.rawValue < $1.rawValue }) {
      query.append(" OR (1")
      query.append(condition(scope))
      query.append(")")
    }
    query.append(")")
    return query
  }

  private func condition(_ scope: SearchScope) -> SQLText {
    switch scope {
    case .all: return SQLText("")
    case .today: return dueOn(moment.today)
    case .upcoming:
      var condition = SQLText(" AND completed_at IS NULL")
      condition.append(dueAfterNow(moment))
      return condition
    case .overdue: return overdue(at: moment)
    case .complete: return SQLText(" AND completed_at IS NOT NULL")
    case .open: return SQLText(" AND completed_at IS NULL")
    case .inbox: return SQLText(" AND project = ?", ProjectID.inbox)
    }
  }

  /// The tier as a column; names stand in `name_order` folded, with a zero behind.
  private func tier(of query: SearchQuery, _ space: Int64) -> SQLText {
    let whole = query.whole
    var text = SQLText(
      """
      , CASE WHEN name_order >= ? AND name_order < ? THEN 1
        WHEN name_order >= ? AND name_order < ? THEN 2
        WHEN t.number IN (SELECT rowid FROM task_search WHERE task_search MATCH ?) THEN 3
      """,
      whole + "\u{0}",
      whole + "\u{1}",
      whole,
      whole + "\u{10ffff}",
      query.beginningsInName(space)
    )
    if query.findsRelated {
      text.append(
        " WHEN t.number NOT IN (SELECT rowid FROM task_search WHERE task_search MATCH ?) THEN 6",
        query.literal(space)
      )
    }
    text.append(" WHEN 1")
    for word in query.words {
      text.append(" AND instr(substr(name_order, 1, 10000), ?) > 0", word)
    }
    text.append(" THEN 4 ELSE 5 END AS tier")
    return text
  }

  func spaceNumber() throws -> Int64 {
    try connection.first(
      "SELECT number FROM space WHERE household = ? AND space = ?",
      household,
      member
    ) { try $0.value(0) } ?? 0
  }
}

extension TaskSearch {
  /// Nothing but the words decides.
  fileprivate var isUnfiltered: Bool {
    criteria == TaskCriteria() && (scopes.isEmpty || scopes.contains(.all))
  }

  /// The words in the index's language.
  fileprivate func match(_ synonyms: Synonyms, _ space: Int64) -> String {
    query.findsRelated ? query.related(space, synonyms) : query.literal(space)
  }
}
