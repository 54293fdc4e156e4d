import GatewayDomain
import GatewayService
import SQLite
import ServiceRuntime
import TestSupport
import Testing
import Vocabulary

@Suite("The directory's store")
struct DirectoryStoreTests {
  private let home: TestHome
  private let directory: Directory

  init() async throws {
    home = try await TestHome(TemporaryStore.gateway().store)
    directory = Directory(DirectoryStore(home.store))
  }

  @Test("lists the members of a household in the order in which they joined")
  func home() async throws {
    let found = try #require(try await directory.home(home.household))
    #expect(found.members.map(\.id) == [home.ada.id, home.ben.id, home.cleo.id, home.dan.id])
    #expect(found.children == [home.cleo.id, home.dan.id])
    #expect(try await directory.home(.sample(99)) == nil)
  }

  @Test("stores no more than the hash of a secret (GTW-001, SEC-002)")
  func onlyHash() async throws {
    let secret = try TestHome.secret(7)
    let hash = TokenHash(of: secret)
    try await home.makeToken(of: home.ada, secret: secret)
    let stored = try await home.store.read { connection in
      try connection.all("SELECT hash FROM token") { try $0.value(0, as: [UInt8].self) }
    }
    #expect(stored.contains(hash.bytes))
    #expect(!stored.contains(secret.bytes))
  }

  @Test("has the household first in every key, except the hash of a secret (GTW-022)")
  func householdFirst() async throws {
    let firstColumns = try await home.store.read { connection in
      try connection.all(
        """
        SELECT m.name || '.' || (
          SELECT name FROM pragma_index_info(i.name) WHERE seqno = 0
        ) FROM sqlite_schema m, pragma_index_list(m.name) i
        WHERE m.type = 'table' AND i."unique" AND m.name IN ('household', 'member', 'token', 'invitation', 'pin', 'preferences', 'setup')
        ORDER BY 1
        """
      ) { try $0.value(0, as: String.self) }
    }
    #expect(
      firstColumns == [
        "household.id", "invitation.code_hash", "invitation.household", "member.household",
        "member.household", "pin.household", "preferences.household", "token.hash",
        "token.household",
      ]
    )
  }

  @Test(
    "refuses a second member of the same name, in any spelling: duplicate_member_name (GTW-020)"
  )
  func sameName() async throws {
    for name in ["Ada", "ADA", "  ada "] {
      await #expect(throws: DirectoryRefusal.duplicateMemberName) {
        try await home.addMember(900, name, .child)
      }
    }
    try await home.addMember(901, "Ada Junior", .child)
  }

  @Test("holds at most fifty members (GTW-020)")
  func manyMembers() async throws {
    for number in UInt64(0)..<46 { try await home.addMember(100 + number, "M\(number)", .child) }
    await #expect(throws: DirectoryRefusal.tooManyMembers) {
      try await home.addMember(999, "One more", .child)
    }
  }

  @Test("drops its cache as soon as something changes")
  func memory() async throws {
    _ = try await directory.home(home.household)
    try await home.addMember(800, "Eve", .child)
    #expect(try await directory.home(home.household)?.members.count == 4)
    directory.forget(household: home.household)
    #expect(try await directory.home(home.household)?.members.count == 5)
  }
}
