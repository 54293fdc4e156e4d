import SQLite
import TaskDomain
import Vocabulary

extension TaskReader {
  /// Frequent hits are walked to, all others are ranked.
  func search(
    _ search: TaskSearch,
    _ synonyms: Synonyms,
    after place: PagePlace?
  ) throws -> SearchPage {
    let space = try spaceNumber()
    let total = try count(search, matching: search.match(synonyms, space))
    if total == 0, search.query.findsRelated, let near = search.query.near(space) {
      return try SearchPage(
        page: ranked(search, synonyms, [.near], after: place),
        total: count(search, matching: near),
        near: search.query.nearWords
      )
    }
    let tasks = try use().tasks
    let walk = SearchWalk(search, synonyms, found: total, of: tasks, after: place)
    let page = try walk.flatMap { try walked($0, after: place) }
    return try SearchPage(page: page ?? ranked(search, synonyms, after: place), total: total)
  }

  /// Searches stage by stage until the page is full; later stages are then not read.
  func ranked(
    _ search: TaskSearch,
    _ synonyms: Synonyms,
    _ stages: [SearchStage]? = nil,
    after place: PagePlace?
  ) throws -> Page<SearchHit> {
    var page = PageBuilder<SearchHit>(size: search.pageSize)
    let space = try spaceNumber()
    let parts = stages ?? SearchStage.allCases.filter { $0.isPart(of: search) }
    for stage in parts where stage.isAhead(of: place) {
      let query = query(search, synonyms, space: space, stage, after: place)
      guard try fill(&page, query) else { break }
    }
    return page.page
  }

  /// - Returns: whether there is room for more.
  private func fill(_ page: inout PageBuilder<SearchHit>, _ query: SQLText) throws -> Bool {
    var hasRoom = true
    try connection.each(query) { row in
      let task = try TaskColumns.task(row)
      let tier = SearchTier(rawValue: try row.value(TaskColumns.count)) ?? .related
      hasRoom = try add(SearchHit(task: task, tier: tier), row, to: &page)
      return hasRoom
    }
    return hasRoom
  }

  /// Adds a row: the task's columns, the tier, `due_rank` and `name_order`; returns whether there
  /// is room for more.
  func add(_ hit: SearchHit, _ row: Row, to page: inout PageBuilder<SearchHit>) throws -> Bool {
    let place = PagePlace(
      [
        .number(Int64(hit.tier.rawValue)), .number(hit.task.isComplete ? 1 : 0),
        .number(Int64(hit.task.priority.rawValue)),
        .number(try row.value(TaskColumns.count + 1)),
        .text(try row.value(TaskColumns.count + 2)),
      ],
      id: hit.task.id.rawValue
    )
    return page.add(hit, at: place, bytes: hit.task.textBytes)
  }

  /// The number of hits; without filters the full-text index suffices, because each word begins
  /// with its space's number.
  private func count(_ search: TaskSearch, matching words: String) throws -> Int {
    var query = SQLText("SELECT count(*)")
    if search.isUnfiltered {
      query.append(
        " FROM task_search WHERE task_search MATCH ?",
        words
      )
    } else {
      query.append(candidates(search, matching: words))
    }
    return try connection.first(query) { try $0.value(0) } ?? 0
  }

  /// The statement of one page of a stage, ordered by tier, open before complete, then as lists are
  /// (TSK-133).
  ///
  /// Hits are sorted by the columns of one index, and only the rows of the page are kept; the other
  /// columns are read only for those.
  func query(
    _ search: TaskSearch,
    _ synonyms: Synonyms,
    space: Int64,
    _ stage: SearchStage,
    after place: PagePlace?
  ) -> SQLText {
    var query = TaskColumns.select
    query.append(
      """
      , hit_tier, due_rank, name_order FROM (SELECT hit, tier AS hit_tier FROM (SELECT t.number AS hit,
        completed_at, priority, due_rank, name_order, id
      """
    )
    query.append(stage.tier(of: search.query))
    query.append(candidates(search, matching: stage.match(search, synonyms, space)))
    query.append(")")
    let terms = Self.rankingTerms
    if let place, place.fits(terms) {
      query.append(" WHERE 1")
      query.append(.after(place, in: terms))
    }
    query.append(.order(by: terms))
    query.append(
      " LIMIT ?) CROSS JOIN task t ON t.number = hit WHERE household = ? AND space = ?",
      search.pageSize + 1,
      household,
      member
    )
    query.append(.order(by: Self.terms("hit_tier")))
    return query
  }

  /// The sort values of a hit, with the id last.
  static let rankingTerms = terms("tier")

  private static func terms(_ tier: StaticString) -> [OrderTerm] {
    [
      OrderTerm(tier), OrderTerm("(completed_at IS NOT NULL)"), OrderTerm("priority"),
      OrderTerm("due_rank"), OrderTerm("name_order", isText: true),
    ]
  }

  /// `FROM` and `WHERE`: the hits of the full-text index, restricted by the filters.
  ///
  /// Each word begins with its space's number, so no task of another space is found.
  private func candidates(_ search: TaskSearch, matching words: String) -> SQLText {
    var query = SQLText(
      """
       FROM (SELECT rowid AS found FROM task_search WHERE task_search MATCH ?)
      CROSS JOIN task t INDEXED BY task_in_search ON t.number = found WHERE 1
      """,
      words
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

  func spaceNumber() throws -> Int64 {
    try connection.first(
      "SELECT number FROM space WHERE household = ? AND space = ?",
      household,
      member
    ) { try $0.value(0) } ?? 0
  }
}

extension TaskSearch {
  /// Whether only the words decide.
  var isUnfiltered: Bool {
    criteria == TaskCriteria() && (scopes.isEmpty || scopes.contains(.all))
  }

  /// The full-text query for all hits of the search.
  func match(_ synonyms: Synonyms, _ space: Int64) -> String {
    let whole = whole(synonyms, space)
    return query.words.count == 1 ? whole : "(\(whole)) OR (\(query.begun(space)))"
  }

  /// The full-text query for the words or related ones, as whole words except for the last one.
  func whole(_ synonyms: Synonyms, _ space: Int64) -> String {
    query.findsRelated ? query.related(space, synonyms) : query.literal(space)
  }
}
