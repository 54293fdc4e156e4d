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

  func count(_ search: TaskSearch, _ synonyms: Synonyms) throws -> Int {
    let space = try spaceNumber()
    var query = SQLText("SELECT count(*)")
    query.append(candidates(search, synonyms, space))
    return try connection.first(query) { try $0.value(0) } ?? 0
  }

  /// The statement of one page, ordered by tier, open before complete, then as lists are (TSK-133).
  func query(
    _ search: TaskSearch,
    _ synonyms: Synonyms,
    space: Int64,
    after place: PagePlace?
  ) -> SQLText {
    var query = SQLText("SELECT * FROM (")
    query.append(TaskColumns.select)
    query.append(tier(of: search.query, space))
    query.append(", due_rank, name_order")
    query.append(candidates(search, synonyms, space))
    query.append(")")
    let terms = [
      OrderTerm("tier"), OrderTerm("(completed_at IS NOT NULL)"), OrderTerm("priority"),
      OrderTerm("due_rank"), OrderTerm("name_order", isText: true),
    ]
    if let place, place.fits(terms) {
      query.append(" WHERE 1")
      query.append(.after(place, in: terms))
    }
    query.append(.order(by: terms))
    query.append(" LIMIT ?", search.pageSize + 1)
    return query
  }

  /// `FROM` and `WHERE`: what the index finds, then what the filters leave of it.
  private func candidates(
    _ search: TaskSearch,
    _ synonyms: Synonyms,
    _ space: Int64
  ) -> SQLText {
    let words = search.query
    let match = words.findsRelated ? words.related(space, synonyms) : words.literal(space)
    var query = SQLText(
      """
       FROM (SELECT rowid AS found FROM task_search WHERE task_search MATCH ?)
      CROSS JOIN task t ON t.number = found
      WHERE t.household = ? AND t.space = ?
      """,
      match,
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
