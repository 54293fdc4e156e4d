import CatalogContracts
import RPC
import SQLite
import ServiceRuntime
import TestSupport
import Testing

@testable import CatalogService

@Suite("Erasing a learner")
struct LearnerErasureTests {
  @Test(
    "removes states, progress, answers and event contents, and nothing of other learners (TOP-060)"
  )
  func erases() async throws {
    let catalog = try await TestCatalog()
    let gone = Caller.sample(member: 2, request: 1)
    let others = [Caller.sample(request: 1), .sample(household: 2, member: 2, request: 1)]
    for caller in others + [gone] {
      _ = try await catalog.setStep("compliments/give/1", caller)
    }
    _ = try await catalog.setNotes("Secret", .sample(member: 2, request: 2))
    let before = try await catalog.events()
    let removal = SpaceRemoval(catalog.store.store, CatalogStore.spaces)
    let space = RemovedSpace(household: gone.household, member: gone.member)
    #expect(try await removal.run(space).isLogClear)

    #expect(try await catalog.states(of: gone).isEmpty)
    for caller in others { #expect(try await catalog.states(of: caller).count == 1) }
    let after = try await catalog.events()
    #expect(after.map(\.position) == before.map(\.position))
    #expect(after.map(\.spaceNumber) == before.map(\.spaceNumber))
    #expect(after.map(\.body.isEmpty) == [false, false, true, true])
    let left = try await catalog.store.store.read { connection in
      (
        marks: try connection.first("SELECT count(*) FROM topic_step_done") {
          try $0.value(0, as: Int.self)
        },
        answers: try connection.first("SELECT count(*) FROM request_reply") {
          try $0.value(0, as: Int.self)
        },
        topics: try connection.first("SELECT count(*) FROM topic") { try $0.value(0, as: Int.self) }
      )
    }
    #expect(left.marks == 2 && left.answers == 2 && left.topics == 20)
    // A repeat has no effect.
    #expect(try await removal.run(space).removed == 0)
    #expect(try await catalog.get("compliments", gone).state?.revision == 0)
  }
}
