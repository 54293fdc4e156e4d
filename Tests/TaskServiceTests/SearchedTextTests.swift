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

@Suite("Searched text")
struct SearchedTextTests {
  let home: TaskHome

  init() throws { home = try TaskHome() }

  @Test("ignores invisible characters, in tasks and in queries (TSK-130, TSK-135)")
  func unseen() async throws {
    try await home.create("co\u{AD}operate")
    try await home.create("the zero\u{200B}width blank")
    for query in ["cooperate", "co\u{AD}oper", "coop\u{2060}erate"] {
      #expect(try await home.found(query) == ["co\u{AD}operate"], "\(query)")
    }
    let hit = try await home.search("zerow\u{200D}").hits
    #expect(hit.map { $0.task?.name } == ["the zero\u{200B}width blank"])
    #expect(hit.first?.matches.map { [$0.start, $0.length] } == [[4, 6]])
  }

  @Test("gives names the tier of their visible form (TSK-130, TSK-133)")
  func unseenTiers() async throws {
    try await home.create("co\u{AD}operate")
    try await home.create("co\u{AD}op milk")
    #expect(try await home.search("cooperate").hits.map(\.tier) == [1])
    #expect(try await home.search("co\u{200B}op").hits.map(\.tier) == [2, 2])
    try await home.create("zoo\u{AD}keeper") { $0.details = "oke" }
    #expect(try await home.search("oke").hits.map(\.tier) == [4])
  }

  @Test(
    "indexes words without endings once, and still finds related words (TSK-134, TSK-136)"
  )
  func unspaced() async throws {
    let many = (0..<900).compactMap { Unicode.Scalar(0x4E00 + $0) }
    let long = String(String.UnicodeScalarView(many))
    let entry = SearchIndex.Entry(name: "\(long.prefix(100))", details: long, space: 17)
    #expect(entry.nameStems.isEmpty && entry.detailStems.isEmpty && !entry.details.isEmpty)
    try await home.create("購入する")
    try await home.create("shopping 買う")
    let calls = TaskCalls(store: home.store, synonyms: Synonyms("買う 購入 shop"))
    for query in ["買う", "shops", "購入"] {
      let request = TaskV1.SearchTasksRequest(query: query)
      let call = home.call(TaskV1.Tasks.Methods.searchTasks)
      let found = try await calls.searchTasks(request, call).hits.compactMap { $0.task?.name }
      #expect(Set(found) == ["購入する", "shopping 買う"], "\(query)")
    }
  }

  @Test(
    "is indexed for details up to 1,000 different words: all of 1,000 ideographs (TSK-130, TSK-136)"
  )
  func long() async throws {
    let ideographs = String(
      String.UnicodeScalarView((0..<1_000).compactMap { Unicode.Scalar(0x4E00 + $0 * 7) })
    )
    // Combining marks on one letter: ten thousand words in a thousand characters.
    let ranges: [ClosedRange<UInt32>] = [
      0x1A58...0x1A5E, 0x1A65...0x1A6C, 0x1A73...0x1A7C, 0xE34...0xE3A, 0x17C9...0x17D1,
    ]
    let signs = ranges.flatMap { $0.compactMap { Unicode.Scalar($0) } }
    var numbers = SeededNumbers(seed: 5)
    var stacked = String.UnicodeScalarView()
    for _ in 0..<1_000 {
      stacked.append("ᨠ")
      for _ in 0..<9 { stacked.append(signs[Int(numbers.next() % UInt64(signs.count))]) }
    }
    #expect(Set(Words.of(String(stacked)).map(\.text)).count > 1_500)
    for (name, details) in [("ideographs", ideographs), ("stacked", String(stacked))] {
      #expect(details.count == 1_000 && !TextRule.taskDetails.isTooLong(details), "\(name)")
      let entry = SearchIndex.Entry(name: name, details: details, space: 17)
      let count = entry.details.split(separator: " ").count
      #expect(count == min(Set(Words.of(details).map(\.text)).count, 1_000), "\(name)")
      let task = try await home.create(name) { $0.details = details }.task
      #expect(try await home.found("\(details.prefix(20))") == [name])
      _ = try await home.update(task?.id, "details") { $0.details = "short" }
      #expect(try await home.found("\(details.prefix(20))") == [])
    }
    #expect(try await home.found("\(ideographs.suffix(20))") == [])
    try await home.create("again") { $0.details = ideographs }
    #expect(try await home.found("\(ideographs.suffix(20))") == ["again"])
  }

  @Test("costs the index 10 KB if it is nothing but ideographs (TSK-130, TSK-136)")
  func bytes() async throws {
    var numbers = SeededNumbers(seed: 7)
    let count = 20
    for number in 0..<count {
      let text = (0..<1_000).compactMap { _ in
        Unicode.Scalar(0x20000 + UInt32(numbers.next() % 0xA000))
      }
      let details = String(String.UnicodeScalarView(text))
      try await home.create("task \(number)") { $0.details = details }
    }
    let bytes = try await home.store.service.write { write in
      try write.connection.run("INSERT INTO task_search(task_search) VALUES ('optimize')")
      return try write.connection.first("SELECT sum(length(block)) FROM task_search_data") {
        try $0.value(0, as: Int.self)
      }
    }
    let each = (bytes ?? 0) / count
    #expect(each < 11_000 && each > 5_000, "\(each)")
  }

  @Test(
    "is not kept under the id of a filter that was deleted, until that is forgotten (TSK-150, TSK-083)"
  )
  func usedID() async throws {
    let id = SavedFilterID.sample(7)
    let kept = try await home.save(.init(id: id, name: "Work"))
    #expect(try await home.save(.init(id: id, name: "Job")).id == kept.id)
    try await home.deleteSavedFilter(id)
    let error = await refusal { try await home.save(.init(id: id, name: "Work")) }
    #expect(error?.code == .alreadyExists && error?.reason == "filter_exists")
    #expect(error?.violations.map(\.field) == ["saved_filter.id"])
    #expect(try await home.save(.init(name: "Work")).id != id)
    #expect(try await home.savedFilters().count == 1)
  }

  @Test("is not kept under a task's id, whether that is there or deleted (TSK-150)")
  func taskID() async throws {
    try await home.create("x") { $0.id = .sample(7) }
    let wish = TaskV1.SavedFilter(id: .sample(7), name: "Work")
    #expect(await refusal { try await home.save(wish) }?.reason == "filter_exists")
    try await home.delete(.sample(7))
    #expect(await refusal { try await home.save(wish) }?.reason == "filter_exists")
  }

  @Test("leaves a task's tombstone alone, whose id it was given once (TSK-150, TSK-083, TSK-084)")
  func formerTaskID() async throws {
    try await home.create("x") { $0.id = .sample(7) }
    let id = SavedFilterID.sample(7)
    let kept = try await home.save(.init(name: "Work")).id
    var stored = try await home.savedFilters()[0]
    stored.id = id
    let body = stored.encoded()
    try await home.store.service.write { write in
      try write.connection.run(
        "UPDATE saved_filter SET id = ?, body = ? WHERE id = ?",
        id,
        body,
        kept
      )
    }
    _ = try await home.update(.sample(7), "name") { $0.name = "y" }
    let gone = try await home.deleteMany { $0.taskIDs = [.sample(7)] }
    try await home.deleteSavedFilter(id)
    try await home.undo(gone.undoToken)
    #expect(try await home.get(.sample(7)).name == "y")
  }

  @Test("equals names of saved filters as names are equal now (TSK-150)")
  func rekeyed() async throws {
    let kept = try await home.save(.init(name: "Wo\u{200B}rk"))
    let twin = try await home.save(.init(name: "Home"))
    try await home.store.service.write { write in
      try write.connection.run("UPDATE saved_filter SET name_key = 'old' || name_key")
      try write.connection.run("UPDATE search_state SET version = 3")
      try SearchIndex.refresh(write.connection)
    }
    let error = await refusal { try await home.save(.init(name: "work")) }
    #expect(error?.reason == "duplicate_filter_name")
    #expect(try await home.savedFilters().map(\.id) == [twin.id, kept.id])
  }
}
