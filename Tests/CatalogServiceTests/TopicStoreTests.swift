import CatalogContracts
import CatalogDomain
import RPC
import SQLite
import ServiceRuntime
import TestSupport
import Testing

@testable import CatalogService

/// The guarantees of the store, with both ways of running SQLite.
@Suite("A topic store")
struct TopicStoreTests {
  struct Stop: Error {}

  let content: Catalogue
  let laundry: Topic
  let caller = Caller.sample(request: 1)

  init() throws {
    laundry = try SmallContent.topic("laundry")
    content = SmallContent.catalogue(1, laundry)
  }

  private func catalog(_ execution: Execution) async throws -> TestCatalog {
    try await TestCatalog(content: content, execution: execution)
  }

  @Test(
    "returns content with every field as it was stored (TOP-073)",
    arguments: Execution.allCases
  )
  func content(execution: Execution) async throws {
    let catalog = try await catalog(execution)
    #expect(try await catalog.store.catalogue() == content)
  }

  @Test("keeps no effect of a failed write (TOP-103)", arguments: Execution.allCases)
  func allOrNothing(execution: Execution) async throws {
    let catalog = try await catalog(execution)
    await #expect(throws: Stop.self) {
      try await catalog.store.write(caller) { [laundry] rows in
        let fresh = TopicState(of: laundry.identifier)
        try rows.apply(fresh.settingCompleted(true, of: laundry, at: rows.now), of: laundry)
        throw Stop()
      }
    }
    #expect(try await catalog.states(of: caller).isEmpty)
    #expect(try await catalog.events().isEmpty)
  }

  @Test("returns a state as it was stored (TOP-058)", arguments: Execution.allCases)
  func state(execution: Execution) async throws {
    let catalog = try await catalog(execution)
    let left = try await catalog.store.write(caller) { [laundry] rows in
      var state = TopicState(of: laundry.identifier)
      state.notes = "Mum's shirts: 30 °C\n\tnever 60"
      for change in [
        state.settingCompleted(true, of: laundry, at: rows.now),
        state.settingCompleted(true, of: laundry, at: rows.now).after
          .settingFavorite(true, at: rows.now),
      ] {
        try rows.apply(change, of: laundry)
        state = change.after
      }
      let viewed = state.viewed(at: rows.now)
      try rows.record(view: viewed, over: state)
      #expect(try rows.state(laundry.identifier) == viewed)
      return viewed
    }
    #expect(try await catalog.state(of: caller, laundry.identifier) == left)
    #expect(try await catalog.states(of: caller) == [laundry.identifier: left])
    #expect(left.revision == 2)
  }

  @Test("writes nothing for a change without an effect", arguments: Execution.allCases)
  func noChange(execution: Execution) async throws {
    let catalog = try await catalog(execution)
    try await catalog.store.write(caller) { [laundry] rows in
      let fresh = TopicState(of: laundry.identifier)
      try rows.apply(fresh.settingCompleted(false, of: laundry, at: rows.now), of: laundry)
    }
    #expect(try await catalog.states(of: caller).isEmpty)
    #expect(try await catalog.events().isEmpty)
  }

  @Test("keeps learners apart (TOP-062)", arguments: Execution.allCases)
  func tenancy(execution: Execution) async throws {
    let catalog = try await catalog(execution)
    let middle = Caller.sample(household: 2, member: 2, request: 1)
    _ = try await catalog.setCompleted("laundry", middle)
    #expect(try await catalog.states(of: middle).count == 1)
    let others: [Caller] = [
      .sample(household: 2, member: 1), .sample(household: 2, member: 3),
      .sample(household: 1, member: 2), .sample(household: 3, member: 2),
    ]
    for other in others {
      #expect(try await catalog.states(of: other).isEmpty)
      #expect(try await catalog.state(of: other, laundry.identifier) == nil)
    }
  }

  @Test("keeps the marks of learners apart (TOP-062)", arguments: Execution.allCases)
  func marks(execution: Execution) async throws {
    let catalog = try await catalog(execution)
    let callers: [Caller] = [
      .sample(household: 2, member: 2, request: 1), .sample(household: 2, member: 1, request: 1),
      .sample(household: 1, member: 2, request: 1),
    ]
    for (caller, step) in zip(callers, laundry.steps) {
      _ = try await catalog.setStep(step.id.text, of: "laundry", caller)
    }
    for (caller, step) in zip(callers, laundry.steps) {
      #expect(
        try await catalog.state(of: caller, laundry.identifier)?.doneSteps == [step.id]
      )
      #expect(
        try await catalog.states(of: caller)[laundry.identifier]?.doneSteps == [step.id]
      )
    }
  }

  @Test("finds topics and marks by index (TOP-012)")
  func indexes() async throws {
    let catalog = try await catalog(.inline)
    let indexed = try await catalog.store.store.read { connection in
      try connection.all(
        """
        SELECT DISTINCT m.name || '.' || c.name
        FROM sqlite_schema AS m, pragma_index_list(m.name) AS i, pragma_index_info(i.name) AS c
        WHERE m.type = 'table' AND m.name IN ('topic', 'topic_state')
        """
      ) { try $0.value(0, as: String.self) }
    }
    let wanted = [
      "topic.identifier", "topic.category", "topic_state.topic", "topic_state.is_completed",
      "topic_state.is_favorite",
    ]
    #expect(Set(wanted).isSubset(of: indexed))
  }

  @Test("completes a topic once, whichever call is first (TOP-061, TOP-063)")
  func race() async throws {
    let catalog = try await catalog(.threads)
    let points = try await withThrowingTaskGroup(of: Int32.self) { group in
      for request in 1...20 {
        group.addTask {
          try await catalog.setCompleted("laundry", .sample(request: UInt64(request)))
            .learningPoints
        }
      }
      return try await group.reduce(0, +)
    }
    #expect(points == 10)
    #expect(try await catalog.events().filter { $0.kind == "topic_completed" }.count == 1)
  }
}
