import Foundation
import GatewayDomain
import GatewayService
import RPC
import ServiceRuntime
import TestSupport
import Vocabulary

/// A store with one household: parents Ada and Ben, children Cleo and Dan; and another household
/// with the parent Zoe.
struct TestHome {
  let store: ServiceStore
  let household: HouseholdID = .sample(1)
  let otherHousehold: HouseholdID = .sample(2)
  let ada: Member
  let ben: Member
  let cleo: Member
  let dan: Member
  let zoe: Member

  init(_ store: ServiceStore, isStored: Bool = true) async throws {
    self.store = store
    ada = TestHome.member(1, 1, "Ada", .parent)
    ben = TestHome.member(1, 2, "Ben", .parent)
    cleo = TestHome.member(1, 3, "Cleo", .child)
    dan = TestHome.member(1, 4, "Dan", .child)
    zoe = TestHome.member(2, 5, "Zoe", .parent)
    guard isStored else { return }
    let members = members
    try await store.write { context in
      let rows = DirectoryWriter(context)
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

  var members: [Member] { [ada, ben, cleo, dan, zoe] }

  /// The same people, none of them in the store.
  static func empty(_ store: ServiceStore) async throws -> TestHome {
    try await TestHome(store, isStored: false)
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
      try DirectoryWriter(context).insert(member, key: name.key)
    }
  }

  @discardableResult
  func makeToken(
    of member: Member,
    secret: TokenSecret,
    scopes: Scopes = .standard,
    age: Duration = .zero
  ) async throws -> Token {
    let id: TokenID = .sample(UInt64(secret.bytes[0]))
    return try await store.write { context in
      let token = Token(
        id: id,
        household: member.household,
        member: member.id,
        name: "test",
        scopes: scopes,
        life: TokenLifetime(createdAt: context.now - age)
      )
      try DirectoryWriter(context).insert(token, hash: TokenHash(of: secret))
      return token
    }
  }
}

extension TestHome {
  /// Ada has consented to everything for these children.
  func consent(for children: Member...) async throws {
    let giver = ada.id
    try await store.write { context in
      for child in children {
        for area in ConsentKind.allCases {
          let consent = Consent(
            member: child.id,
            area: area,
            textVersion: area.text.version,
            givenBy: giver,
            givenAt: context.now
          )
          try DirectoryWriter(context).set(consent, number: 1, in: child.household)
        }
      }
    }
  }
}

extension TemporaryStore {
  /// A new store of the gateway's.
  static func gateway() throws -> TemporaryStore {
    try TemporaryStore("gateway", migrations: GatewayService.migrations)
  }
}
