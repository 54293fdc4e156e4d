import RPC
import SQLite
import ServiceRuntime
import TaskContracts
import TaskDomain
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import TaskService

/// Every statement that any call prepares, checked with `EXPLAIN QUERY PLAN`.
@Suite("Every statement")
struct StatementPlanTests {
  let home: TaskHome

  init() throws { home = try TaskHome() }

  @Test(
    "reads what it answers, or a little more: no whole table, no whole space (TSK-143, PRF-006)"
  )
  func plans() async throws {
    var seen = Set<String>()
    // Checks that run once at the start may read whole tables.
    let atStart = Set(try await home.store.service.write { $0.connection.preparedTexts })
    for call in try await calls() + rarer() {
      try await call()
      seen.formUnion(try await home.store.service.read { $0.preparedTexts })
      seen.formUnion(try await home.store.service.write { $0.connection.preparedTexts })
    }
    let own = seen.subtracting(atStart).filter(Self.isOurs)
    // Fewer would mean that the statements were not seen.
    #expect(own.count > 150)
    var used = Set<String>()
    for text in own {
      let steps = try await home.store.service.read { try $0.plan(of: text) }
      let costly = Self.costly(steps)
      guard !costly.isEmpty else { continue }
      let isWalk =
        text.contains(" LIMIT ") && !costly.contains { $0.hasPrefix("USE TEMP B-TREE") }
      let excuse =
        Self.exceptions.first { text.contains($0.key) }
        ?? (isWalk ? Self.walks.first { text.contains($0.key) } : nil)
      used.formUnion([excuse?.key].compactMap(\.self))
      #expect(excuse != nil, "\(costly) in \(text)")
      // A page consists of rows; other costs must not include reading them.
      guard !isWalk else { continue }
      let rows = costly.filter { $0.hasPrefix("SEARCH t ") && !$0.contains("COVERING INDEX") }
      // Rows that are equal in the index's order are sorted separately, and the walk ends with the
      // page.
      let isWalkedApart = steps.contains(where: Self.sortsWhatIsEqual)
      #expect(rows.isEmpty || isWalkedApart || excuse?.key == Self.orphans, "\(rows) in \(text)")
    }
    let excuses = Set(Self.exceptions.keys).union(Self.walks.keys)
    #expect(used == excuses, "no longer needed: \(excuses.subtracting(used))")
  }

  /// Statements that may read or sort more than they return.
  ///
  /// A space has at most 100,000 tasks and 2,000 projects.
  private static let exceptions = [
    "(SELECT number AS hit":
      "lists by several keys or of a range are sorted in an index's columns, and some by name",
    "AS hit_tier": "what a search is ranked by changes with the task and not with its words",
    "GROUP BY project":
      "what is late, and what was done of late, is counted for all projects in an index's columns",
    "SELECT id, added, completed_at IS NULL FROM":
      "the days on which the tasks of a filter were added are read: of many in an index's columns",
    "SELECT priority, count(*) FROM task t INDEXED BY task_by_completion":
      "a day on which more was done than its list holds is counted by priority",
    "GROUP BY 1, 2, 3": "groups that no kept count tells apart are counted in an index's columns",
    "SELECT count(*) FROM task t INDEXED BY task_reminded":
      "tasks with a reminder are counted one by one",
    "ORDER BY added, id LIMIT 1": "the oldest open task of a range of due dates",
    orphans: "a repair believes no count, and is asked for",
  ]
  private static let orphans = "SELECT id, name, project FROM task t"

  /// Walks that only `LIMIT` bounds.
  ///
  /// Rows are read in order until a page is full, and nothing else limits how many a filter skips.
  /// `SparseListTests` and `LongRangeTests` test lists of which a walk would skip most.
  private static let walks = [
    "INDEXED BY task_in_order WHERE": "lists by priority, type, points: few of a kind are sorted",
    "INDEXED BY task_by_due WHERE": "lists by due date beside an archive: few of a kind are sorted",
    "INDEXED BY task_by_added WHERE": "lists by the day added: few of a kind are sorted",
    "INDEXED BY task_by_name WHERE": "lists by name of all, open or complete tasks",
    "INDEXED BY task_reminded WHERE": "what has a reminder: few of a kind are sorted",
    "OR (due_rank = ? AND added < ?)) LIMIT":
      "what is deleted for its age: due dates of two forms and days added are no one range",
  ]

  /// The steps that may cost more than the answer.
  ///
  /// Sorting rows that are equal in the whole index is not one.
  private static func costly(_ steps: [String]) -> [String] {
    let steps = steps.filter { !sortsWhatIsEqual($0) }
    return steps.filter { step in
      if step.hasPrefix("SCAN") { return !isFine(step) }
      if step.hasPrefix("USE TEMP B-TREE") { return true }
      guard step.hasPrefix("SEARCH"), step.hasSuffix("(household=? AND space=?)") else {
        return false
      }
      return !isSmall(step)
    }
  }

  private static func sortsWhatIsEqual(_ step: String) -> Bool {
    step.contains("TEMP B-TREE FOR RIGHT PART") || step.contains("TEMP B-TREE FOR LAST")
  }

  /// Tables of which a space has at most some thousand rows.
  private static func isSmall(_ step: String) -> Bool {
    // A row, then projects with their counts, filters, reports.
    let small = [
      "space", "feed_space", "project", "p", "task_kind", "k", "saved_filter", "repair_run", "r",
    ]
    return small.contains { step.hasPrefix("SEARCH \($0) ") }
  }

  /// Excludes the tables of the full-text index, which maintains itself, its rebuild, and this
  /// test's own inserts.
  private static func isOurs(_ text: String) -> Bool {
    let starts = ["SELECT", "INSERT", "UPDATE", "DELETE"]
    return starts.contains { text.hasPrefix($0) } && !text.contains("task_search_")
      && !text.hasPrefix("SELECT t.number, t.name")
      && !text.contains("'delete-all'") && !text.contains("LIKE 'task %'")
  }

  /// Queries of the full-text index, tables of one row, and materialized subqueries such as the
  /// page of a search.
  private static func isFine(_ step: String) -> Bool {
    [
      "VIRTUAL TABLE INDEX", "CONSTANT ROW", "feed_meta", "search_state", "SUBQUERY", "(subquery",
      "sqlite_sequence",
    ]
    .contains { step.contains($0) }
  }
}
