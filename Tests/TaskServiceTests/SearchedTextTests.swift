import Contracts
import RPC
import SQLite
import ServiceRuntime
import TaskDomain
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import TaskService

@Suite("A search's text")
struct SearchedTextTests {
  let home: TaskHome

  init() throws { home = try TaskHome() }

  @Test("does not see what nobody sees, in tasks and in what is asked for (TSK-130, TSK-135)")
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

  @Test(
    "keeps words without endings once, and finds their relatives all the same (TSK-134, TSK-136)"
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
