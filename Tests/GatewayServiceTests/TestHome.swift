import Foundation
import GatewayDomain
import GatewayService
import RPC
import SQLite
import ServiceRuntime
import TestSupport
import Vocabulary

/// A store with one household: parents Ada and Ben, children Cleo and Dan; and another household
/// with the parent Zoe.
struct TestHome {
  let temporary: TemporaryStore
  let household: HouseholdID = .sample(1)
  let otherHousehold: HouseholdID = .sample(2)
  let ada: Member
  let ben: Member
  let cleo: Member
  let dan: Member
  let zoe: Member

  var store: ServiceStore { temporary.store }
  var clock: FixedClock { temporary.clock }

  init(_ temporary: TemporaryStore? = nil) async throws {
    self.temporary =
      try temporary
      ?? TemporaryStore("gateway", migrations: GatewayService.migrations, execution: .inline)
    ada = TestHome.member(1, 1, "Ada", .parent)
    ben = TestHome.member(1, 2, "Ben", .parent)
    cleo = TestHome.member(1, 3, "Cleo", .child)
    dan = TestHome.member(1, 4, "Dan", .child)
    zoe = TestHome.member(2, 5, "Zoe", .parent)
    let members = [ada, ben, cleo, dan, zoe]
    try await store.write { context in
      let rows = DirectoryRows(connection: context.connection)
      for (id, zone) in [(1 as UInt64, "Europe/Berlin"), (2, "America/New_York")] {
        try rows.insert(
          Household(id: .sample(id), name: "Home \(id)", zone: zone, createdAt: context.now)
        )
      }
      for member in members {
        try rows.insert(member, key: try DirectoryName(member.name).key)
      }
    }
  }

  static func member(
    _ household: UInt64,
    _ number: UInt64,
    _ name: String,
    _ role: Role,
    zone: String? = nil
  ) -> Member {
    Member(
      id: .sample(number),
      household: .sample(household),
      name: name,
      role: role,
      zone: zone,
      createdAt: .testStart
    )
  }

  static func secret(_ number: UInt8) throws -> TokenSecret {
    guard let secret = TokenSecret(bytes: [UInt8](repeating: number, count: 32)) else {
      throw CocoaError(.coderInvalidValue)
    }
    return secret
  }

  func addMember(_ number: UInt64, _ name: String, _ role: Role) async throws {
    let name = try DirectoryName(name)
    let member = TestHome.member(1, number, name.text, role)
    try await store.write { context in
      try DirectoryRows(connection: context.connection).insert(member, key: name.key)
    }
  }

  @discardableResult
  func makeToken(
    of member: Member,
    secret: TokenSecret,
    scopes: Scopes = .standard
  ) async throws -> Token {
    let id: TokenID = .sample(UInt64(secret.bytes[0]))
    return try await store.write { context in
      let token = Token(
        id: id,
        household: member.household,
        member: member.id,
        name: "test",
        scopes: scopes,
        life: TokenLife(createdAt: context.now)
      )
      try DirectoryRows(connection: context.connection).insert(token, hash: TokenHash(of: secret))
      return token
    }
  }
}
