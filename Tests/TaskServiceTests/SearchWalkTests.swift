import RuntimeContracts
import SQLite
import ServiceRuntime
import TaskContracts
import TaskDomain
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import TaskService

/// A search with many hits reads its page along the order of tasks.
@Suite("A search with many hits")
struct SearchWalkTests {
  let home: TaskHome

  init() throws { home = try TaskHome() }

  /// Tasks of an import: quicker than one by one.
  private func fill(_ numbers: Range<Int>, _ task: (Int) -> TaskV1.ImportedTask) async throws {
    let call = home.call(TaskV1.Tasks.Methods.importTasks)
    let tasks = numbers.map { number in
      var task = task(number)
      task.id = .sample(UInt64(number) + 1)
      return task
    }
    _ = try await home.calls.importTasks(.init(tasks: tasks), call)
  }

  @Test(
    "returns the page of a full ranking, or falls back to it (TSK-133, TSK-134, TSK-142)",
    arguments: [UInt64(1), 2, 3]
  )
  func pages(seed: UInt64) async throws {
    var random = SeededNumbers(seed: seed)
    let vocabulary = [
      "milk", "milk", "buttermilk", "oat", "co\u{AD}ated", "buy", "purchase", "Äpfel", "apfel",
      "milkman",
      "mi\u{200B}lk-shake",
    ]
    func text(_ count: ClosedRange<Int>) -> String {
      (0..<Int.random(in: count, using: &random)).map { _ in
        vocabulary.randomElement(using: &random) ?? "milk"
      }.joined(separator: [" ", "-", ", "].randomElement(using: &random) ?? " ")
    }
    let soon = TaskHome.berlin.day(of: home.clock.now())
    let now = home.clock.now()
    let tasks = (0..<400).map { _ in
      var task = TaskV1.ImportedTask(name: text(1...3), details: text(0...2))
      task.priority = .init(rawValue: Int32.random(in: 1...4, using: &random))
      if Bool.random(using: &random) {
        task.dueOn = soon.advanced(by: Int.random(in: 0...3, using: &random))
      }
      if Int.random(in: 0..<4, using: &random) == 0 { task.dateCompleted = .init(now) }
      return task
    }
    try await fill(0..<tasks.count) { tasks[$0] }
    let seen = try await home.store.read(home.caller, at: nil) { rows in
      var (seen, tiers, continued) = (0, Set<SearchTier>(), 0)
      for query in ["milk", "mil", "oat milk", "apfel", "coated", "milk b", "buy", "m", "shake"] {
        for (size, isLiteral) in [(1, false), (2, true), (9, false)] {
          let search = try TaskSearch(
            SearchQuery(query, findsRelated: !isLiteral),
            scopes: [],
            filter: FilterDraft(TaskV1.TaskFilter()),
            pageSize: Int32(size)
          )
          var place: PagePlace?
          for _ in 0..<60 {
            let ranked = try rows.ranked(search, .builtIn, after: place)
            let total = try rows.search(search, .builtIn, after: place).total
            let walk = SearchWalk(search, .builtIn, found: total, of: tasks.count, after: place)
            if let walk, let walked = try rows.walked(walk, after: place) {
              #expect(
                walked.records == ranked.records,
                "\(query) by \(size) behind \(String(describing: place))"
              )
              #expect(walked.next == ranked.next)
              seen += 1
              continued += place == nil ? 0 : 1
              tiers.formUnion(walked.records.map(\.tier))
            }
            guard let next = ranked.next else { break }
            place = next
          }
        }
      }
      return (seen: seen, tiers: tiers, continued: continued)
    }
    #expect(seen.seen > 100 && seen.continued > 60, "\(seen)")
    #expect(seen.tiers == [.wholeName, .nameBegins, .wordsOfName])
  }

  @Test("costs as much as its page and one look at each word (TSK-143, PRF-006)")
  func steps() async throws {
    func search() async throws -> TaskV1.SearchTasksResponse {
      let fresh = TaskCalls(store: home.store)
      let request = TaskV1.SearchTasksRequest(query: "milk", pageSize: 5)
      return try await fresh.searchTasks(request, home.call(TaskV1.Tasks.Methods.searchTasks))
    }
    func more(_ part: Int) async throws -> Int {
      try await fill(part * 400..<(part + 1) * 400) { number in
        .init(name: number % 4 == 0 ? "buy milk \(number)" : "water rose \(number)")
      }
      let before = Set(try await home.store.service.read { $0.preparedTexts })
      let steps = try await home.steps { try await search() }
      let walks = Set(try await home.store.service.read { $0.preparedTexts }).subtracting(before)
        .filter { $0.contains("AS walked") }
      #expect(walks.count == (part == 0 ? 1 : 0))
      for text in walks {
        let plan = try await home.store.service.read { try $0.plan(of: text) }
        #expect(plan.contains { $0.contains("COVERING INDEX task_in_order") }, "\(plan)")
        #expect(!plan.contains { $0.contains("TEMP B-TREE") }, "\(plan)")
      }
      return steps
    }
    let few = try await more(0)
    let many = try await more(1)
    #expect(try await search().totalCount == 200)
    #expect(many - few < 100 * 6 && few > 0, "\(few), \(many)")
  }

  @Test("is ranked if open tasks do not fill a page, or names have words inside (TSK-133)")
  func left() async throws {
    let done = GoogleProtobuf.Timestamp(home.clock.now())
    try await fill(0..<400) { number in
      var task = TaskV1.ImportedTask(name: "\(number % 2 == 0 ? "" : "butter")milk \(number)")
      if number % 2 == 0, number > 4 { task.dateCompleted = done }
      return task
    }
    let found = try await home.search("milk") { $0.pageSize = 5 }
    #expect(
      found.hits.map { $0.task?.name } == ["milk 0", "milk 2", "milk 4", "milk 10", "milk 100"]
    )
    #expect(found.totalCount == 200)
  }

  @Test("is ranked if many names begin with the query and their words do not (TSK-133)")
  func inside() async throws {
    let (joined, apart) = ("\u{1F468}\u{200D}\u{1F469}", "\u{1F468}\u{1F469}")
    try await fill(0..<212) { number in
      switch number {
      case 0..<9: .init(name: "\(joined) \(number)", priority: .highest)
      case 9..<12: .init(name: "\(apart) x \(number)", priority: .low)
      default: .init(name: "z \(apart) n \(number)")
      }
    }
    let found = try await home.search(apart) { $0.pageSize = 1 }
    #expect(found.totalCount == 203)
    #expect(found.hits.map { $0.task?.name } == ["\(apart) x 10"])
    #expect(found.hits.map(\.tier) == [2])
  }

  @Test("sorts names that begin with the query by indexes, as many as a page needs (TSK-143)")
  func sorted() async throws {
    try await fill(0..<203) { number in
      .init(name: number < 3 ? "milk \(number)" : "z milk \(number)")
    }
    let before = Set(try await home.store.service.read { $0.preparedTexts })
    let found = try await home.search("milk") { $0.pageSize = 1 }
    #expect(found.hits.map { $0.task?.name } == ["milk 0"])
    let sorts = Set(try await home.store.service.read { $0.preparedTexts }).subtracting(before)
      .filter { $0.contains("INDEXED BY task_by_name") && $0.contains("AS hit_tier") }
    #expect(sorts.count == 1)
    for text in sorts {
      #expect(text.contains(" LIMIT ?) CROSS JOIN task t ON t.number = hit"), "\(text)")
      let plan = try await home.store.service.read { try $0.plan(of: text) }
      for index in ["task_by_name", "task_in_search"] {
        #expect(plan.contains { $0.contains("COVERING INDEX \(index)") }, "\(plan)")
      }
    }
  }

  @Test("finds related words in names, and those in details (TSK-133, TSK-134)")
  func relatives() async throws {
    let cases: [(name: String, details: String, isFound: Bool)] = [
      ("buying oats milk", "", true), ("buyout milk", "purchase", true), ("buyout milk", "", false),
      ("buyout milk", "buy", true), ("purchase milk", "", false),
    ]
    let query = try SearchQuery("buy mil", findsRelated: true)
    try await fill(0..<cases.count) { .init(name: cases[$0].name, details: cases[$0].details) }
    for (number, expected) in cases.enumerated() {
      let found = try await home.store.read(home.caller, at: nil) { rows in
        let task = try #require(try rows.findTask(.sample(UInt64(number) + 1)))
        return query.isBegun(in: task, .builtIn)
      }
      #expect(found == expected.isFound, "\(expected)")
    }
  }
}
