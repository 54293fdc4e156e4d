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

@Suite("SearchTasks")
struct SearchTasksTests {
  let home: TaskHome

  init() throws { home = try TaskHome() }

  @Test("finds words of names and details, ignoring case and accents (TSK-130, TSK-131)")
  func words() async throws {
    try await home.create("Käse & Äpfel kaufen") { $0.details = "am Markt" }
    try await home.create("Buy milk")
    #expect(try await home.found("APFEL kase") == ["Käse & Äpfel kaufen"])
    #expect(try await home.found("markt") == ["Käse & Äpfel kaufen"])
    #expect(try await home.found("mil") == ["Buy milk"])
    // A word matches by its beginning, and by no other part.
    #expect(try await home.found("bu milk") { $0.literalOnly = true } == ["Buy milk"])
    #expect(try await home.found("uy milk") { $0.literalOnly = true }.isEmpty)
    #expect(try await home.found("buy mi") == ["Buy milk"])
    #expect(try await home.found("lk").isEmpty)
  }

  @Test("finds text that is written without blanks from any character on (TSK-130, TSK-133)")
  func unspaced() async throws {
    try await home.create("買い物リスト 牛乳")
    try await home.create("TODOリスト")
    try await home.create("ไทยภาษา")
    #expect(try await home.found("物リ") == ["買い物リスト 牛乳"])
    #expect(try await home.found("リスト") == ["TODOリスト", "買い物リスト 牛乳"])
    #expect(try await home.found("物 牛") == ["買い物リスト 牛乳"])
    #expect(try await home.found("ト todo") == ["TODOリスト"])
    #expect(try await home.found("ภาษา") == ["ไทยภาษา"])
    #expect(try await home.found("物ト").isEmpty)
    #expect(try await home.search("買い物リスト 牛乳").hits.map(\.tier) == [1])
    #expect(try await home.search("買い").hits.map(\.tier) == [2])
    #expect(try await home.search("牛乳").hits.map(\.tier) == [3])
  }

  @Test("does not find a letter by another one with a mark (TSK-130)")
  func otherLetters() async throws {
    try await home.create("がんばる")
    try await home.create("각각")
    for query in ["か", "가", "は"] { #expect(try await home.found(query).isEmpty, "\(query)") }
    #expect(try await home.found("か\u{3099}ん") == ["がんばる"])
    #expect(try await home.found("각") == ["각각"])
  }

  @Test("ranks by tier, and reports the tier and the score (TSK-133)")
  func tiers() async throws {
    try await home.create("Milk")
    try await home.create("Milk and honey")
    try await home.create("Oat milk")
    try await home.create("Buttermilk") { $0.details = "or milk" }
    try await home.create("Shopping") { $0.details = "milk" }
    try await home.create("Milking the cow")
    let hits = try await home.search("milk").hits
    #expect(
      hits.map { $0.task?.name } == [
        "Milk", "Milk and honey", "Milking the cow", "Oat milk", "Buttermilk", "Shopping",
      ]
    )
    #expect(hits.map(\.tier) == [1, 2, 2, 3, 4, 5])
    #expect(hits.first?.score == 1 && hits.map(\.score) == hits.map(\.score).sorted(by: >))
  }

  @Test("sorts open before complete in a tier, then like lists (TSK-133)")
  func insideTier() async throws {
    let done = try await home.create("milk a") { $0.priority = .highest }.task?.id
    _ = try await home.complete(done)
    try await home.create("milk c") { $0.priority = .high }
    try await home.create("milk b")
    #expect(try await home.found("milk") == ["milk c", "milk b", "milk a"])
  }

  @Test("finds related words, never above a literal match (TSK-134)")
  func related() async throws {
    try await home.create("Purchase milk")
    try await home.create("Cleaning the car")
    try await home.create("Buy bread")
    let hits = try await home.search("buy").hits
    #expect(hits.map { $0.task?.name } == ["Buy bread", "Purchase milk"])
    #expect(hits.map(\.tier) == [2, 6])
    #expect(hits.last?.matches == [.init(field: .name, start: 0, length: 8)])
    #expect(try await home.found("tidy") == ["Cleaning the car"])
    #expect(try await home.found("cleaned") == ["Cleaning the car"])
    #expect(try await home.found("tidy") { $0.literalOnly = true }.isEmpty)
    #expect(try await home.found("buy mil") == ["Purchase milk"])
  }

  @Test("finds beginnings of all words, after whole and related words (TSK-131, TSK-133)")
  func beginnings() async throws {
    try await home.create("Pay the rental car")
    try await home.create("Payment of a rent") { $0.details = "car" }
    try await home.create("Rent a car")
    try await home.create("Lease the cart")
    let hits = try await home.search("rent car").hits
    #expect(
      hits.map { $0.task?.name } == [
        "Rent a car", "Payment of a rent", "Lease the cart", "Pay the rental car",
      ]
    )
    #expect(hits.map(\.tier) == [3, 5, 6, 7])
    #expect(
      hits.map(\.score) == hits.map(\.score).sorted(by: >) && hits.allSatisfy { $0.score > 0 }
    )
    let literal = try await home.search("rent car") { $0.literalOnly = true }
    #expect(literal.hits.map(\.tier) == [3, 5, 7] && literal.totalCount == 3)
    let named = try await home.search("ren ca") { $0.nameOnly = true }
    #expect(named.hits.map { $0.task?.name } == ["Pay the rental car", "Rent a car"])
  }

  @Test("finds a word that differs by one edit only if nothing else is found (TSK-131, TSK-135)")
  func near() async throws {
    try await home.create("Buy milk") { $0.details = "from the dairy" }
    try await home.create("Молоко купить")
    try await home.create("Feed the mole")
    for query in ["mlik", "mlk", "milkk", "milc", "dairi", "buy mikl", "bay milk", "молако"] {
      let found = try await home.search(query)
      #expect(found.hits.count == 1 && found.totalCount == 1, "\(query)")
      #expect(found.hits.first?.tier == 8, "\(query)")
    }
    let hit = try #require(try await home.search("mlik").hits.first)
    #expect(hit.matches == [TaskV1.SearchMatch(field: .name, start: 4, length: 4)])
    // No match: another word exists, it takes two edits, it is short, or it is another member's.
    #expect(try await home.search("mol").hits.map(\.tier) == [3])
    for query in ["mikk x", "mklki", "mi x", "by"] {
      #expect(try await home.search(query).hits.isEmpty, "\(query)")
    }
    #expect(try await home.search("mlik") { $0.literalOnly = true }.hits.isEmpty)
    #expect(try await home.search("diary") { $0.nameOnly = true }.hits.isEmpty)
    let pages = try await home.search("mle") { $0.pageSize = 1 }
    #expect(pages.totalCount == 1 && pages.hits.first?.task?.name == "Feed the mole")
    try await home.create("Mole trap")
    let first = try await home.search("mloe") { $0.pageSize = 1 }
    let second = try await home.search("mloe") {
      $0.pageSize = 1
      $0.pageToken = first.nextPageToken
    }
    #expect((first.hits + second.hits).count == 2 && second.nextPageToken.isEmpty)
    #expect(first.hits.first?.task?.id != second.hits.first?.task?.id)
  }

  @Test("finds full- and half-width forms and ligatures by their plain letters (TSK-130)")
  func forms() async throws {
    try await home.create("Ｂｕｙ ｍｉｌｋ ２")
    try await home.create("ﬁnish the oﬃce")
    try await home.create("ﾊﾟﾝを買う")
    for (query, name) in [
      ("buy milk 2", "Ｂｕｙ ｍｉｌｋ ２"), ("finish office", "ﬁnish the oﬃce"), ("パン", "ﾊﾟﾝを買う"),
      ("ｏｆｆｉｃｅ", "ﬁnish the oﬃce"),
    ] {
      #expect(try await home.search(query).hits.map { $0.task?.name } == [name], "\(query)")
    }
    let hit = try #require(try await home.search("offi").hits.first)
    #expect(hit.matches == [TaskV1.SearchMatch(field: .name, start: 10, length: 2)])
  }

  @Test("searches the requested scopes (TSK-132, TSK-122)")
  func scopes() async throws {
    let garden = try await home.createProject("Garden")
    home.at("2025-03-10", "08:00")
    try await home.create("x late") { $0.dueOn = LocalDay(text: "2025-03-11") }
    home.at("2025-03-12", "10:00")
    try await home.create("x today") { $0.dueOn = LocalDay(text: "2025-03-12") }
    try await home.create("x soon") { $0.dueOn = LocalDay(text: "2025-03-14") }
    let early = try await home.create("x early") { $0.dueOn = LocalDay(text: "2025-03-15") }
    _ = try await home.complete(early.task?.id)
    try await home.create("x garden") {
      $0.projectID = garden.id
      $0.details = "y"
    }
    let done = try await home.create("x done").task?.id
    _ = try await home.complete(done)
    func names(_ scopes: TaskV1.SearchScope...) async throws -> [String] {
      try await home.found("x") { $0.scopes = scopes }.sorted()
    }
    #expect(try await names().count == 6)
    #expect(try await names(.all).count == 6)
    #expect(try await names(.today) == ["x today"])
    #expect(try await names(.upcoming) == ["x soon"])
    #expect(try await names(.overdue) == ["x late"])
    #expect(try await names(.complete) == ["x done", "x early"])
    #expect(try await names(.open).count == 4)
    #expect(try await names(.inbox).count == 5)
    #expect(try await names(.today, .overdue) == ["x late", "x today"])
    #expect(try await home.found("y").count == 1)
    #expect(try await home.found("y") { $0.nameOnly = true }.isEmpty)
    let projects = [garden.id].compactMap(\.self)
    #expect(try await home.found("x") { $0.filter = .init(projectIDs: projects) } == ["x garden"])
  }

  @Test("marks the matches (TSK-135)")
  func matches() async throws {
    try await home.create("Ein Äpfelchen") { $0.details = "apfel" }
    let hit = try await home.search("äpfel").hits.first
    #expect(
      hit?.matches == [
        .init(field: .name, start: 4, length: 5), .init(field: .details, start: 0, length: 5),
      ]
    )
  }

  @Test("reflects every change at once (TSK-136)")
  func follows() async throws {
    let made = try await home.create("first") { $0.details = "alpha" }
    let id = made.task?.id
    #expect(try await home.found("alpha").count == 1)
    let edited = try await home.update(id, "name", "details") {
      $0.name = "second"
      $0.details = "beta"
    }
    #expect(try await home.found("alpha").isEmpty)
    #expect(try await home.found("first").isEmpty)
    #expect(try await home.found("second beta") == ["second"])
    try await home.undo(edited.undoToken)
    #expect(try await home.found("alpha") == ["first"])
    _ = try await home.complete(id)
    #expect(try await home.found("first") == ["first"])
    try await home.delete(id)
    #expect(try await home.found("first").isEmpty)
    let many = try await home.createAll((0..<20).map { .init(name: "bulk \($0)") })
    #expect(try await home.search("bulk").totalCount == 20)
    try await home.undo(many.undoToken)
    #expect(try await home.search("bulk").totalCount == 0)
  }

  @Test("never reads another space's words (TSK-001, SEC-004)")
  func spaces() async throws {
    try await home.create("secret plan")
    for other in [home.seen(by: 2), home.seen(by: 1, of: 2)] {
      #expect(try await other.found("secret").isEmpty)
      try await other.create("own plan")
      #expect(try await other.found("plan") == ["own plan"])
    }
    #expect(try await home.found("plan") == ["secret plan"])
  }

  @Test(
    "treats the index's operators as ordinary text (TSK-131, SEC-007)",
    arguments: [
      "\"", "x*", "name:x", "x OR y", "x NOT y", "NEAR(x y)", "{name}: x", "^x", "x + y",
      "x\" OR \"y",
      "'; DROP TABLE task; --", "x\u{0}y", "%", "_", "(", "a AND", "\u{202e}x", "·1", "1·x",
    ]
  )
  func signs(query: String) async throws {
    try await home.create("x")
    try await home.create("y or not near name drop table task and a 1")
    let error = await refusal { try await home.search(query) }
    #expect(error == nil || error?.reason == "empty_query", "\(String(describing: error))")
    #expect(try await home.list().totalCount == 2)
  }

  @Test("refuses an empty query and one that is too long (TSK-131)")
  func limits() async throws {
    let empty = await refusal { try await home.search("   ") }
    #expect(empty?.code == .invalidArgument && empty?.reason == "empty_query")
    #expect(empty?.violations.first?.field == "query")
    let long = await refusal { try await home.search(String(repeating: "ä", count: 201)) }
    #expect(long?.reason == "query_too_long" && long?.violations.first?.limit == 200)
    let size = await refusal { try await home.search("x") { $0.pageSize = 1_000_000_000 } }
    #expect(size?.reason == "out_of_range" && size?.violations.first?.field == "page_size")
    let huge = await refusal { try await home.search(String(repeating: "x", count: 10_000_000)) }
    #expect(huge?.reason == "query_too_long")
  }

  @Test("returns each hit once in pages, in the order of one page (TSK-142)")
  func pages() async throws {
    for number in 0..<25 {
      let id = try await home.create("milk \(number)") {
        $0.priority = TaskV1.TaskPriority(rawValue: Int32(number % 4) + 1)
        if number % 3 == 0 { $0.dueOn = LocalDay(text: "2025-03-2\(number % 10)") }
      }.task?.id
      if number % 5 == 0 { _ = try await home.complete(id) }
    }
    for number in 0..<5 { try await home.create("dairy \(number)") { $0.details = "oat milk" } }
    let all = try await home.found("milk")
    #expect(all.count == 30)
    var walked: [String] = []
    var token = ""
    repeat {
      let page = try await home.search("milk") {
        $0.pageSize = 4
        $0.pageToken = token
      }
      #expect(page.totalCount == 30)
      walked += page.hits.map { $0.task?.name ?? "" }
      token = page.nextPageToken
    } while !token.isEmpty
    #expect(walked == all)
    let first = try await home.search("milk") { $0.pageSize = 4 }.nextPageToken
    let foreign = await refusal { try await home.search("honey") { $0.pageToken = first } }
    #expect(foreign?.reason == "invalid_page_token")
  }

  @Test("indexes existing text again when the word rules change (TSK-136)")
  func refresh() async throws {
    try await home.create("before")
    try await home.store.service.write { write in
      try write.connection.run("INSERT INTO task_search(task_search) VALUES ('delete-all')")
      try write.connection.run("UPDATE search_state SET version = 0")
    }
    #expect(try await home.found("before").isEmpty)
    try await home.store.service.write { try SearchIndex.refresh($0.connection) }
    // In production this happens at the start, when nothing is cached.
    home.clock.advance(by: .seconds(30))
    #expect(try await home.found("before") == ["before"])
    try await home.store.service.write { try SearchIndex.refresh($0.connection) }
    #expect(try await home.search("before").totalCount == 1)
  }

  @Test("sorts names correctly after their folding changed (TSK-107, TSK-130)")
  func refolded() async throws {
    try await home.create("Straße fegen")
    try await home.create("Strasse kehren")
    try await home.store.service.write { write in
      try write.connection.run("UPDATE task SET name_order = char(0) || name")
      try write.connection.run("UPDATE search_state SET version = 0")
      try SearchIndex.refresh(write.connection)
    }
    #expect(try await home.search("strasse f").hits.map(\.tier) == [2])
    #expect(try await home.list().tasks.map(\.name) == ["Straße fegen", "Strasse kehren"])
  }
}
