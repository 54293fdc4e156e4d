import CatalogContracts
import RPC
import ServiceRuntime
import TestSupport
import Testing
import Vocabulary

@testable import CatalogService

@Suite("SetTopicNotes")
struct TopicNotesTests {
  @Test(
    "replaces the notes completely, keeps them as written, and emits an event (TOP-057, TOP-061)"
  )
  func replaces() async throws {
    let catalog = try await TestCatalog()
    let text = "Mum's wool:\r\n\t30 °C – 羊毛 🧶 "
    let first = try await catalog.setNotes(text, .sample(request: 1))
    #expect(first.changed && first.state?.notes == text && first.state?.revision == 1)
    let again = try await catalog.setNotes(text, .sample(request: 2))
    #expect(!again.changed && again.state == first.state)
    _ = try await catalog.setNotes("Cold", .sample(request: 3))
    #expect(try await catalog.get("laundry").state?.notes == "Cold")
    let cleared = try await catalog.setNotes(" \n ", .sample(request: 4))
    #expect(cleared.changed && cleared.state?.notes == "")
    #expect(
      try await catalog.events().map(\.changedFields) == [["notes"], ["notes"], ["notes"]]
    )
  }

  @Test("refuses what is too long or has control characters, with field and limit (TOP-057)")
  func refusals() async throws {
    let catalog = try await TestCatalog()
    let long = String(repeating: "x", count: 4_001)
    let tooLong = try #require(
      await refusal { try await catalog.setNotes(long, .sample(request: 1)) }
    )
    #expect(tooLong.code == .invalidArgument && tooLong.reason == "notes_too_long")
    #expect(tooLong.violations.map(\.field) == ["notes"])
    #expect(tooLong.violations.map(\.limit) == [4_000])
    let control = await refusal { try await catalog.setNotes("a\u{7}", .sample(request: 2)) }
    #expect(control?.code == .invalidArgument && control?.reason == "invalid_notes")
    let topic = await refusal { try await catalog.setNotes("a", of: "none", .sample(request: 3)) }
    #expect(topic?.reason == "unknown_topic")
    let stale = await refusal { try await catalog.setNotes("a", expecting: 3, .sample(request: 4)) }
    #expect(stale?.reason == "revision_mismatch")
    #expect(try await catalog.states(of: .sample()).isEmpty)
    #expect(try await catalog.events().isEmpty)
  }

  @Test("survives a restart, with the rest of the state (TOP-057, TOP-058)")
  func restart() async throws {
    let first = try await TestCatalog()
    _ = try await first.setCompleted("laundry", .sample(request: 1))
    let noted = try await first.setNotes("Line 1\nLine 2", .sample(request: 2))
    await first.store.store.close()
    let second = try await TestCatalog(in: first.folder)
    #expect(try await second.get("laundry").state == noted.state)
  }

  @Test(
    "keeps notes private to the member, even from a parent who acts for a child (TOP-057, TOP-062)"
  )
  func isPrivate() async throws {
    let catalog = try await TestCatalog()
    _ = try await catalog.setNotes("Mine", .sample(member: 2, role: .child, request: 1))
    for other in [Caller.sample(subject: 2), .sample(member: 3), .sample(household: 2, member: 2)] {
      #expect(try await catalog.get("laundry", other).state?.notes == "")
      let listed = try await catalog.list(.init(), other).topics
      #expect(listed.allSatisfy { $0.state?.notes == "" })
    }
  }
}
